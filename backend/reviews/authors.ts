import type { Kysely } from 'kysely';
import { resolveProductId } from '../catalog/products/resolve-product-id.ts';
import { apiError, inputError } from '../core/errors.ts';
import type { Tables } from '../db/tables.ts';

/** Rejects with `ITEM_NOT_AVAILABLE` for an unknown product. */
export async function findProductId(database: Kysely<Tables>, productId: string): Promise<string> {
  const id = await resolveProductId(database, productId);
  if (id === undefined) throw apiError('ITEM_NOT_AVAILABLE', { productId });
  return id;
}

/** Line breaks, and characters that turn the direction of the text around a name. */
const CONTROLS = /[\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu;

/** The author's display name, else the account's first name. */
export async function authorNameOf(
  database: Kysely<Tables>,
  { consumerNo, author }: { consumerNo: string; author: string | undefined },
): Promise<string> {
  const name = author?.replaceAll(CONTROLS, ' ').trim();
  if (name) return name;
  const consumer = await database
    .selectFrom('consumer')
    .select('first_name')
    .where('consumer_no', '=', consumerNo)
    .executeTakeFirst();
  if (!consumer?.first_name) throw inputError('author', 'The name is missing.');
  return consumer.first_name;
}

/** Whether an order that was not cancelled contains a variant of the product. */
export async function hasBought(database: Kysely<Tables>, consumerNo: string, productId: string): Promise<boolean> {
  const line = await database
    .selectFrom('shop_order')
    .innerJoin('order_line', 'order_line.order_number', 'shop_order.order_number')
    .innerJoin('variant', 'variant.sku', 'order_line.variant_sku')
    .select('order_line.id')
    .where('shop_order.consumer_no', '=', consumerNo)
    .where('shop_order.status', '=', 'placed')
    .where('variant.product_id', '=', productId)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}

/** The customer of an order that contains the product, by its secret; rejects with `OHS4004` for any other order. */
export async function findCustomerOf(
  database: Kysely<Tables>,
  { orderNumber, st }: { readonly orderNumber: string; readonly st: string },
  productId: string,
): Promise<string> {
  const order = await database
    .selectFrom('shop_order')
    .select('consumer_no')
    .where('order_number', '=', orderNumber)
    .where('st', '=', st)
    .executeTakeFirst();
  if (!order || !(await hasBought(database, order.consumer_no, productId))) throw apiError('OHS4004', { orderNumber });
  return order.consumer_no;
}

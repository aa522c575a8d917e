import type { Kysely, Selectable } from 'kysely';
import { z } from 'zod';
import { giftOption, type GiftOption } from '../../src/api/cart-item.schema.ts';
import type { Tables } from '../db/tables.ts';
import { loadProducts, type ProductRecord } from '../catalog/product-record.ts';
import type { Scope } from '../core/scope.ts';
import { sellableVariants } from '../catalog/sellable-variants.ts';

export type CartRow = Selectable<Tables['cart']>;
export type ItemRow = Selectable<Tables['cart_item']>;
export type SellableVariant = Awaited<ReturnType<typeof loadVariants>>[number];

/** A line of the cart with what it sells; `variant` is missing where it is not sold any more. */
export interface CartLine {
  readonly item: ItemRow;
  readonly gift: GiftOption | null;
  readonly sold: { readonly variant: SellableVariant; readonly product: ProductRecord } | undefined;
}

export type SoldLine = CartLine & { readonly sold: NonNullable<CartLine['sold']> };
export const isSold = (line: CartLine): line is SoldLine => line.sold !== undefined;

export async function loadCartLines(database: Kysely<Tables>, basketId: string, scope: Scope): Promise<CartLine[]> {
  const items = await loadItems(database, basketId);
  const skus = items.map((item) => item.variant_sku);
  const reserved = await loadReserved(database, basketId);
  const rows = await loadVariants(database, skus, scope.currency);
  const variants = new Map(rows.map((row) => [row.sku, { ...row, stock: row.stock + (reserved.get(row.sku) ?? 0) }]));
  const productIds = new Set(Array.from(variants.values(), (variant) => variant.product_id));
  const products = await loadProducts(database, [...productIds], scope);
  return items.map((item) => {
    const variant = variants.get(item.variant_sku);
    const product = variant && products.get(variant.product_id);
    const isSold = variant !== undefined && product !== undefined && variant.current !== null;
    return { item, gift: readGift(item), sold: isSold ? { variant, product } : undefined };
  });
}

export function loadItems(database: Kysely<Tables>, basketId: string): Promise<ItemRow[]> {
  return database.selectFrom('cart_item').selectAll().where('basket_id', '=', basketId).orderBy('position').execute();
}

/** Units of the warehouse that are held for the cart: there for it, though nobody else can have them. */
async function loadReserved(database: Kysely<Tables>, basketId: string): Promise<Map<string, number>> {
  const rows = await database
    .selectFrom('reservation')
    .select(['variant_sku', 'qty'])
    .where('basket_id', '=', basketId)
    .where('store_id', 'is', null)
    .execute();
  return new Map(rows.map(({ variant_sku, qty }) => [variant_sku, qty]));
}

export async function loadVariants(database: Kysely<Tables>, skus: readonly string[], currency: string) {
  return skus.length === 0 ? [] : sellableVariants(database, currency).where('variant.sku', 'in', skus).execute();
}

const storedGift = z.string().transform((text) => giftOption.parse(JSON.parse(text)));

function readGift({ gift_option }: ItemRow): GiftOption | null {
  return gift_option === null ? null : storedGift.parse(gift_option);
}

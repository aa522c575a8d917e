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
  const soldOf = await loadSold(database, items, { scope, reserved: await loadReserved(database, basketId) });
  return items.map((item) => ({ item, gift: readGift(item), sold: soldOf(item) }));
}

/** What lines sell, also those that are in no cart; `reserved` is what lies apart for them. */
export async function loadSold(
  database: Kysely<Tables>,
  items: readonly Pick<ItemRow, 'variant_sku'>[],
  { scope, reserved }: { scope: Scope; reserved?: ReadonlyMap<string, number> },
): Promise<(item: Pick<ItemRow, 'variant_sku'>) => CartLine['sold']> {
  const skus = items.map((item) => item.variant_sku);
  const rows = await loadVariants(database, skus, scope.currency);
  const variants = new Map(rows.map((row) => [row.sku, { ...row, stock: row.stock + (reserved?.get(row.sku) ?? 0) }]));
  const productIds = new Set(Array.from(variants.values(), (variant) => variant.product_id));
  const products = await loadProducts(database, [...productIds], scope);
  return ({ variant_sku }) => {
    const variant = variants.get(variant_sku);
    const product = variant && products.get(variant.product_id);
    const isForSale = variant !== undefined && product !== undefined && variant.current !== null;
    return isForSale ? { variant, product } : undefined;
  };
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

export function readGift({ gift_option }: Pick<ItemRow, 'gift_option'>): GiftOption | null {
  return gift_option === null ? null : storedGift.parse(gift_option);
}

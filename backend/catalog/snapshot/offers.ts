import type { Kysely } from 'kysely';
import type { Scope } from '../../core/scope.ts';
import type { Tables } from '../../db/tables.ts';
import { marketOf, type CatalogIndex, type Market } from './catalog-index.ts';
import type { Pause } from './time-slices.ts';

/** The variants a listing selects from: those sold in a currency, at a store only those in its stock. By variant. */
export interface Offer {
  readonly market: Market;
  readonly isOffered: Uint8Array;
  readonly isAvailable: Uint8Array;
}

/** Where an offer applies. */
export type OfferScope = Pick<Scope, 'currency' | 'warehouseIds'>;

export function onlineOffer(index: CatalogIndex, { currency, warehouseIds }: OfferScope): Offer {
  const market = marketOf(index, currency);
  return { market, isOffered: market.isSold, isAvailable: inStockAt(index, warehouseIds) };
}

/** Flags of the variants that some of the warehouses has. */
function inStockAt({ variants }: CatalogIndex, warehouseIds: readonly string[]): Uint8Array {
  const [first, ...others] = warehouseIds.flatMap((id) => variants.inStock.get(id) ?? []);
  if (!first) return new Uint8Array(variants.skus.length);
  if (others.length === 0) return first;
  return first.map((isThere, variant) => (others.some((other) => other[variant] === 1) ? 1 : isThere));
}

/** Store stock makes a variant available, regardless of the warehouse. */
export function storeOffer(index: CatalogIndex, { currency }: OfferScope, storeStock: Uint8Array): Offer {
  const market = marketOf(index, currency);
  const isOffered = storeStock.map((isThere, variant) => isThere & (market.isSold[variant] ?? 0));
  return { market, isOffered, isAvailable: isOffered };
}

/** Rows of store stock per query. */
const CHUNK = 2000;

/** Flags of the variants in a store's stock; `undefined` for an unknown store. */
export async function loadStoreStock(
  database: Kysely<Tables>,
  { index, storeId }: { index: CatalogIndex; storeId: string },
  pause: Pause,
): Promise<Uint8Array | undefined> {
  const store = await database.selectFrom('store').select('id').where('id', '=', storeId).executeTakeFirst();
  if (!store) return undefined;
  const storeStock = new Uint8Array(index.variants.skus.length);
  for (let after = ''; ;) {
    const rows = await storeStockAfter(database, storeId, after);
    for (const { variant_sku, product_id } of rows) {
      const variantIndex = variantIndexOf(index, product_id, variant_sku);
      if (variantIndex !== undefined) storeStock[variantIndex] = 1;
    }
    const last = rows.at(-1);
    if (!last || rows.length < CHUNK) return storeStock;
    after = last.variant_sku;
    await pause();
  }
}

function storeStockAfter(database: Kysely<Tables>, storeId: string, sku: string) {
  return database
    .selectFrom('store_stock')
    .innerJoin('variant', 'variant.sku', 'store_stock.variant_sku')
    .select(['store_stock.variant_sku', 'variant.product_id'])
    .where('store_stock.store_id', '=', storeId)
    .where('store_stock.variant_sku', '>', sku)
    .where('store_stock.qty', '>', 0)
    .orderBy('store_stock.variant_sku')
    .limit(CHUNK)
    .execute();
}

function variantIndexOf({ positionOf, variants }: CatalogIndex, productId: string, sku: string): number | undefined {
  const position = positionOf.get(productId);
  if (position === undefined) return undefined;
  const end = variants.starts[position + 1] ?? 0;
  for (let variantIndex = variants.starts[position] ?? 0; variantIndex < end; variantIndex += 1) {
    if (variants.skus[variantIndex] === sku) return variantIndex;
  }
  return undefined;
}

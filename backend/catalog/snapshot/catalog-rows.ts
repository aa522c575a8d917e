import type { Kysely } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Pause } from './time-slices.ts';

/** Products per query: few enough that a chunk does not block other requests. */
const CHUNK = 100;

export interface CatalogChunk {
  readonly products: readonly ProductRow[];
  readonly variants: readonly VariantRow[];
  /** Where variants are in stock. */
  readonly stocked: readonly { readonly variant_sku: string; readonly warehouse_id: string }[];
  readonly prices: readonly PriceRow[];
  readonly memberships: readonly { readonly product_id: string; readonly category_id: string }[];
  readonly colorNames: readonly ColorNamesRow[];
}

type ProductRow = Awaited<ReturnType<typeof productsAfter>>[number];
type VariantRow = Awaited<ReturnType<typeof variantsIn>>[number];
type PriceRow = Awaited<ReturnType<typeof pricesIn>>[number];
type ColorNamesRow = Awaited<ReturnType<typeof colorNamesIn>>[number];

/** All products with their variants, prices in every currency and categories, ordered by id. */
export async function* readCatalogRows(database: Kysely<Tables>, pause: Pause): AsyncGenerator<CatalogChunk> {
  for (let after = ''; ;) {
    const products = await productsAfter(database, after);
    const last = products.at(-1);
    if (!last) return;
    const range: Range = [after, last.id];
    const variants = await variantsIn(database, range);
    await pause();
    const stocked = await stockedIn(database, range);
    const prices = await pricesIn(database, range);
    const memberships = await membershipsIn(database, range);
    const colorNames = await colorNamesIn(database, range);
    yield { products, variants, stocked, prices, memberships, colorNames };
    await pause();
    if (products.length < CHUNK) return;
    after = last.id;
  }
}

/** Ids greater than the first, up to and including the second. */
type Range = readonly [after: string, last: string];

function productsAfter(database: Kysely<Tables>, id: string) {
  return database
    .selectFrom('product')
    .select(['id', 'name', 'rank', 'created_at', 'rating_average', 'rating_count', 'content_hash'])
    .select(['attributes', 'activities', 'colors', 'size_system'])
    .where('id', '>', id)
    .orderBy('id')
    .limit(CHUNK)
    .execute();
}

function variantsIn(database: Kysely<Tables>, [after, last]: Range) {
  return database
    .selectFrom('variant')
    .select(['sku', 'product_id', 'size', 'color', 'releases_at', 'discontinued'])
    .where('variant.product_id', '>', after)
    .where('variant.product_id', '<=', last)
    .execute();
}

function stockedIn(database: Kysely<Tables>, [after, last]: Range) {
  return database
    .selectFrom('variant')
    .innerJoin('stock', 'stock.variant_sku', 'variant.sku')
    .select(['stock.variant_sku', 'stock.warehouse_id'])
    .where('variant.product_id', '>', after)
    .where('variant.product_id', '<=', last)
    .where('stock.qty', '>', 0)
    .execute();
}

function pricesIn(database: Kysely<Tables>, [after, last]: Range) {
  return database
    .selectFrom('variant')
    .innerJoin('price', 'price.variant_sku', 'variant.sku')
    .select(['price.variant_sku', 'price.currency', 'price.current_minor'])
    .where('variant.product_id', '>', after)
    .where('variant.product_id', '<=', last)
    .execute();
}

function membershipsIn(database: Kysely<Tables>, [after, last]: Range) {
  return database
    .selectFrom('product_category')
    .select(['product_id', 'category_id'])
    .where('product_id', '>', after)
    .where('product_id', '<=', last)
    .execute();
}

function colorNamesIn(database: Kysely<Tables>, [after, last]: Range) {
  return database
    .selectFrom('product_translation')
    .select(['locale', 'color_names'])
    .where('product_id', '>', after)
    .where('product_id', '<=', last)
    .where('color_names', 'is not', null)
    .orderBy('product_id')
    .execute();
}

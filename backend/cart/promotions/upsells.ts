import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ProductSummary } from '../../../src/api/catalog/products.schema.ts';
import { toMajor } from '../../../domain/money.ts';
import type { PricedCart } from '../../../domain/pricing-model.ts';
import type { CartRecord } from '../model/cart-record.ts';
import { loadSummaries } from '../../catalog/products/load-summaries.ts';
import type { Tables } from '../../db/tables.ts';
import { BUILT_IN_COMPANIONS, companionsOf, type Companions } from './companions.ts';

/** Maximum number per cart. */
const MAX_UPSELLS = 4;
const CANDIDATES = 24;
const MAX_CACHED = 500;
/** A product that has sold out may still be shown for this time. */
const CACHE_TTL_MS = 60_000;

/**
 * Products that suit a cart: those used together with its products, one of each kind in turn, or where there are none,
 * those most closely related to them; never one that is in the cart or saved for later; first those that would reach the nearest promotion, cheapest first.
 */
export type Upsells = (
  database: Kysely<Tables>,
  cart: { readonly record: CartRecord; readonly priced: PricedCart },
) => Promise<ProductSummary[]>;

/** Caches the products per set of categories for a short time, since every cart response shows upsells. */
export function createUpsells(companions: Companions = BUILT_IN_COMPANIONS): Upsells {
  const cache = new LRUCache<string, ProductSummary[]>({ max: MAX_CACHED, ttl: CACHE_TTL_MS });
  return async (database, { record, priced }) => {
    const categories = [...new Set(record.lines.flatMap(({ sold }) => sold?.categoryIds ?? []))].toSorted();
    if (categories.length === 0) return [];
    const key = JSON.stringify([record.scope.siteId, record.scope.locale, priced.currency, categories]);
    const known = cache.get(key);
    const found = known ?? (await loadSuitable(database, record, { categories, companions }));
    if (!known) cache.set(key, found);
    const own = [...priced.lines, ...(await loadSaved(database, record))].map(({ productId }) => productId);
    return choose(
      uniqueOf(found).filter(({ id }) => !own.includes(id)),
      priced,
    );
  };
}

/** The products that the cart's customer has saved for later. */
function loadSaved(
  database: Kysely<Tables>,
  { row }: Pick<CartRecord, 'row'>,
): Promise<readonly { readonly productId: string }[]> {
  return database
    .selectFrom('saved_list')
    .innerJoin('saved_item', 'saved_item.save_for_later_id', 'saved_list.save_for_later_id')
    .innerJoin('variant', 'variant.sku', 'saved_item.variant_sku')
    .select('variant.product_id as productId')
    .where('saved_list.consumer_no', '=', row.consumer_no)
    .execute();
}

interface SuitableQuery {
  readonly categories: readonly string[];
  readonly companions: Companions;
}

async function loadSuitable(
  database: Kysely<Tables>,
  record: CartRecord,
  { categories, companions }: SuitableQuery,
): Promise<ProductSummary[]> {
  const kinds = companionsOf(categories, companions);
  const found = await Promise.all(kinds.map((kind) => loadRelated(database, record, [kind])));
  const ranked = found.flatMap((products) => products.map((product, place) => ({ product, place })));
  const used = ranked.toSorted((a, b) => a.place - b.place).map(({ product }) => product);
  return used.length > 0 ? used : loadRelated(database, record, categories);
}

/** Products in stock, ordered by the number of categories below the top level they share with the cart. */
async function loadRelated(
  database: Kysely<Tables>,
  { scope }: CartRecord,
  categories: readonly string[],
): Promise<ProductSummary[]> {
  const rows = await database
    .selectFrom('product_category')
    .innerJoin('category', 'category.id', 'product_category.category_id')
    .innerJoin('product', 'product.id', 'product_category.product_id')
    .select(['product.id', 'product.rank', (row) => row.fn.countAll().as('shared')])
    .where('product_category.category_id', 'in', categories)
    .where('category.parent_id', 'is not', null)
    .where((row) =>
      row.exists(
        row
          .selectFrom('variant')
          .innerJoin('stock', 'stock.variant_sku', 'variant.sku')
          .select('variant.sku')
          .whereRef('variant.product_id', '=', 'product.id')
          .where('stock.warehouse_id', 'in', scope.warehouseIds)
          .where('stock.qty', '>', 0),
      ),
    )
    .groupBy(['product.id', 'product.rank'])
    .orderBy('shared', 'desc')
    .orderBy('product.rank')
    .orderBy('product.id')
    .limit(CANDIDATES)
    .execute();
  const ids = rows.map(({ id }) => id);
  const summaries = await loadSummaries(database, ids, scope);
  return ids.flatMap((id) => summaries.get(id) ?? []);
}

/** Summaries of one product are equal, but not the same object. */
const uniqueOf = (products: readonly ProductSummary[]): ProductSummary[] => [
  ...new Map(products.map((product) => [product.id, product])).values(),
];

function choose(related: readonly ProductSummary[], { promotions, currency }: PricedCart): ProductSummary[] {
  const distances = promotions.approaching.flatMap(({ unit, distanceFromConditionThreshold: distance }) =>
    unit === 'amount' && distance !== null ? [toMajor(distance, currency)] : [],
  );
  const nearest = Math.min(...distances);
  const reaching = related
    .filter(({ price }) => price.current >= nearest)
    .toSorted((a, b) => a.price.current - b.price.current);
  return [...new Set([...reaching, ...related])].slice(0, MAX_UPSELLS);
}

import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Scope } from '../../core/scope.ts';
import { catalogRevision } from '../../db/catalog-revision.ts';
import type { Tables } from '../../db/tables.ts';
import { loadProducts, type ProductRecord } from './product-record.ts';
import { sellableVariants } from './sellable-variants.ts';

type SellableVariant = Awaited<ReturnType<ReturnType<typeof sellableVariants>['execute']>>[number];

/** A variant as sold on one site, with texts in one locale: everything but its stock, which changes independently. */
export interface CatalogVariant {
  readonly variant: Omit<SellableVariant, 'stock' | 'tracked' | 'size_rank'>;
  readonly product: Omit<ProductRecord, 'variants'>;
  /** See `ProductVariant.sizeLabel`. */
  readonly sizeLabel: string | null;
  /** See `ProductVariant.colorLabel`. */
  readonly colorLabel: string | null;
  /** Categories of the product, ancestors included. */
  readonly categoryIds: readonly string[];
}

/** By SKU; omits unknown variants, returns variants without a price here with `current: null`. */
export type FindVariants = (skus: readonly string[], scope: Scope) => Promise<ReadonlyMap<string, CatalogVariant>>;

const MAX_CACHED = 5000;

/**
 * Caches the variants that carts request until any process changes the catalogue. Reads committed rows only, so that
 * nothing is cached that a transaction rolls back.
 */
export function createVariantFinder(read: Kysely<Tables>): FindVariants {
  const cache = new LRUCache<string, CatalogVariant>({ max: MAX_CACHED });
  let cachedRevision: number | undefined;
  return async (skus, scope) => {
    if (skus.length === 0) return new Map();
    const revision = await catalogRevision(read);
    if (revision !== cachedRevision) cache.clear();
    cachedRevision = revision;
    const keyOf = (sku: string) => `${scope.siteId} ${scope.locale} ${scope.currency} ${sku}`;
    const missing = skus.filter((sku) => !cache.has(keyOf(sku)));
    const loaded = missing.length === 0 ? undefined : await loadCatalogVariants(read, missing, scope);
    if (loaded && revision === cachedRevision) for (const [sku, good] of loaded) cache.set(keyOf(sku), good);
    const found = new Map<string, CatalogVariant>();
    for (const sku of skus) {
      const good = loaded?.get(sku) ?? cache.get(keyOf(sku));
      if (good) found.set(sku, good);
    }
    return found;
  };
}

async function loadCatalogVariants(
  read: Kysely<Tables>,
  skus: readonly string[],
  scope: Scope,
): Promise<Map<string, CatalogVariant>> {
  const rows = await sellableVariants(read, scope).where('variant.sku', 'in', skus).execute();
  const ids = [...new Set(rows.map(({ product_id }) => product_id))];
  const products = await loadProducts(read, ids, scope);
  const categories = await loadCategoryPaths(read, ids);
  const bySku = new Map<string, CatalogVariant>();
  for (const { stock: _, tracked: __, size_rank: ___, ...variant } of rows) {
    const record = products.get(variant.product_id);
    if (!record) continue;
    const { variants, ...product } = record;
    const { sizeLabel = null, colorLabel = null } = variants.find(({ sku }) => sku === variant.sku) ?? {};
    bySku.set(variant.sku, { variant, product, sizeLabel, colorLabel, categoryIds: categories.get(product.id) ?? [] });
  }
  return bySku;
}

/**
 * Ids of the categories of each product, ancestors included; the tree has three levels, so a few short queries suffice.
 */
async function loadCategoryPaths(
  database: Kysely<Tables>,
  productIds: readonly string[],
): Promise<Map<string, readonly string[]>> {
  if (productIds.length === 0) return new Map();
  const rows = await database
    .selectFrom('product_category')
    .select(['product_id', 'category_id'])
    .where('product_id', 'in', productIds)
    .execute();
  const parents = await loadParents(database, new Set(rows.map(({ category_id }) => category_id)));
  const found = new Map<string, Set<string>>();
  for (const { product_id, category_id } of rows) {
    const own = found.get(product_id) ?? new Set();
    found.set(product_id, own);
    for (let id: string | null = category_id; id !== null && !own.has(id); id = parents.get(id) ?? null) own.add(id);
  }
  return new Map(Array.from(found, ([id, own]) => [id, [...own]]));
}

async function loadParents(
  database: Kysely<Tables>,
  missing: ReadonlySet<string>,
): Promise<Map<string, string | null>> {
  const parents = new Map<string, string | null>();
  for (let level = [...missing]; level.length > 0;) {
    const rows = await database.selectFrom('category').select(['id', 'parent_id']).where('id', 'in', level).execute();
    for (const { id, parent_id } of rows) parents.set(id, parent_id);
    level = rows.flatMap(({ parent_id }) => (parent_id !== null && !parents.has(parent_id) ? [parent_id] : []));
  }
  return parents;
}

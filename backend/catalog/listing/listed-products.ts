import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Scope } from '../../core/scope.ts';
import type { Tables } from '../../db/tables.ts';
import { loadProducts, type ProductRecord } from '../products/product-record.ts';
import { toColorViews, toSummary } from '../products/product-response.ts';
import type { CatalogSnapshot } from '../snapshot/catalog-snapshot.ts';
import type { ListedProduct } from './color-request.ts';

/** Products of a snapshot by id, in the given order; omits those not sold in the scope. */
export type LoadListed = (
  snapshot: CatalogSnapshot,
  ids: readonly string[],
  scope: Scope,
) => Promise<ReadonlyMap<string, ListedProduct>>;

/** Products cached per snapshot, locale, currency and warehouses. */
const MAX_CACHED = 5000;

/** `undefined` where the product is not sold in the scope. */
interface Cached {
  readonly listed: ListedProduct | undefined;
}

/** Cached for the lifetime of their snapshot. */
export function createListedProducts(database: Kysely<Tables>): LoadListed {
  const bySnapshot = new WeakMap<CatalogSnapshot, Map<string, LRUCache<string, Cached>>>();

  function cacheFor(snapshot: CatalogSnapshot, { locale, country, currency, warehouseIds }: Scope) {
    const byScope = bySnapshot.get(snapshot) ?? new Map<string, LRUCache<string, Cached>>();
    bySnapshot.set(snapshot, byScope);
    const scopeKey = [locale, country, currency, ...warehouseIds].join(' ');
    const cache = byScope.get(scopeKey) ?? new LRUCache<string, Cached>({ max: MAX_CACHED });
    byScope.set(scopeKey, cache);
    return cache;
  }

  return async (snapshot, ids, scope) => {
    const cache = cacheFor(snapshot, scope);
    const missing = ids.filter((id) => !cache.has(id));
    const loaded = await loadProducts(database, missing, scope);
    for (const id of missing) cache.set(id, { listed: toListed(loaded.get(id), scope) });
    return new Map(
      ids.flatMap((id) => {
        const listed = cache.get(id)?.listed;
        return listed === undefined ? [] : [[id, listed] as const];
      }),
    );
  };
}

function toListed(record: ProductRecord | undefined, { currency }: Scope): ListedProduct | undefined {
  return (
    record && {
      summary: toSummary(record, currency),
      views: toColorViews(record),
      skus: record.variants.map(({ sku }) => sku),
    }
  );
}

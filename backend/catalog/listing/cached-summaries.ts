import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ProductSummary } from '../../../src/api/catalog/products.schema.ts';
import type { Tables } from '../../db/tables.ts';
import type { CatalogSnapshot } from '../snapshot/catalog-snapshot.ts';
import { toSummary } from '../products/product-response.ts';
import { loadProducts } from '../products/product-record.ts';
import type { Scope } from '../../core/scope.ts';

export type Summaries = (snapshot: CatalogSnapshot, positions: Uint32Array, scope: Scope) => Promise<ProductSummary[]>;

/** Products cached per snapshot, locale and currency. */
const MAX_CACHED = 5000;

/** Loads product summaries in the given order; cached for the lifetime of their snapshot. */
export function createSummaries(database: Kysely<Tables>): Summaries {
  const bySnapshot = new WeakMap<CatalogSnapshot, Map<string, LRUCache<string, ProductSummary>>>();

  function cacheFor(snapshot: CatalogSnapshot, { locale, currency }: Scope): LRUCache<string, ProductSummary> {
    const byScope = bySnapshot.get(snapshot) ?? new Map<string, LRUCache<string, ProductSummary>>();
    bySnapshot.set(snapshot, byScope);
    const scopeKey = `${locale} ${currency}`;
    const cache = byScope.get(scopeKey) ?? new LRUCache<string, ProductSummary>({ max: MAX_CACHED });
    byScope.set(scopeKey, cache);
    return cache;
  }

  return async (snapshot, positions, scope) => {
    const cache = cacheFor(snapshot, scope);
    const ids = Array.from(positions, (position) => snapshot.index.ids[position] ?? '');
    const missing = ids.filter((id) => !cache.has(id));
    const loaded = await loadProducts(database, missing, scope);
    for (const [id, record] of loaded) cache.set(id, toSummary(record, scope.currency));
    return ids.flatMap((id) => cache.get(id) ?? []);
  };
}

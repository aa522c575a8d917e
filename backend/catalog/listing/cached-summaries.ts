import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ProductSummary } from '../../../src/api/catalog/products.schema.ts';
import type { Tables } from '../../db/tables.ts';
import type { CatalogSnapshot } from '../snapshot/catalog-snapshot.ts';
import { toColorViews, toSummary } from '../products/product-response.ts';
import { loadProducts } from '../products/product-record.ts';
import type { Scope } from '../../core/scope.ts';
import { showInColor, type ColorRequest, type ListedProduct } from './color-request.ts';

export type Summaries = (
  snapshot: CatalogSnapshot,
  { positions, colors }: { positions: Uint32Array; colors?: ColorRequest | undefined },
  scope: Scope,
) => Promise<ProductSummary[]>;

/** Products cached per snapshot, locale and currency. */
const MAX_CACHED = 5000;

/** Loads product summaries in the given order; cached for the lifetime of their snapshot. */
export function createSummaries(database: Kysely<Tables>): Summaries {
  const bySnapshot = new WeakMap<CatalogSnapshot, Map<string, LRUCache<string, ListedProduct>>>();

  function cacheFor(snapshot: CatalogSnapshot, { locale, currency }: Scope): LRUCache<string, ListedProduct> {
    const byScope = bySnapshot.get(snapshot) ?? new Map<string, LRUCache<string, ListedProduct>>();
    bySnapshot.set(snapshot, byScope);
    const scopeKey = `${locale} ${currency}`;
    const cache = byScope.get(scopeKey) ?? new LRUCache<string, ListedProduct>({ max: MAX_CACHED });
    byScope.set(scopeKey, cache);
    return cache;
  }

  return async (snapshot, { positions, colors }, scope) => {
    const cache = cacheFor(snapshot, scope);
    const ids = Array.from(positions, (position) => snapshot.index.ids[position] ?? '');
    const missing = ids.filter((id) => !cache.has(id));
    const loaded = await loadProducts(database, missing, scope);
    for (const [id, record] of loaded)
      cache.set(id, { summary: toSummary(record, scope.currency), views: toColorViews(record) });
    const listed = ids.flatMap((id) => cache.get(id) ?? []);
    return listed.map((product) => (colors ? showInColor(product, colors) : product.summary));
  };
}

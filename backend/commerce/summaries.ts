import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ProductSummary } from '../../src/api/products.schema.ts';
import type { Tables } from '../db/tables.ts';
import type { ListedProduct, ListingIndex } from './listing-index.ts';
import { toSummary } from './product-answers.ts';
import { loadProducts } from './product-record.ts';
import type { Scope } from './scope.ts';

export type Summaries = (
  index: ListingIndex,
  products: readonly ListedProduct[],
  scope: Scope,
) => Promise<ProductSummary[]>;

/** Products of one index and locale kept in memory. */
const KEPT = 5000;

/** Products as listings show them, in the given order; kept as long as their index is. */
export function createSummaries(database: Kysely<Tables>): Summaries {
  const byIndex = new WeakMap<ListingIndex, Map<string, LRUCache<string, ProductSummary>>>();

  function keptFor(index: ListingIndex, { locale }: Scope): LRUCache<string, ProductSummary> {
    const byLocale = byIndex.get(index) ?? new Map<string, LRUCache<string, ProductSummary>>();
    byIndex.set(index, byLocale);
    const kept = byLocale.get(locale) ?? new LRUCache<string, ProductSummary>({ max: KEPT });
    byLocale.set(locale, kept);
    return kept;
  }

  return async (index, products, scope) => {
    const kept = keptFor(index, scope);
    const missing = products.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
    const loaded = await loadProducts(database, missing, scope);
    for (const [id, record] of loaded) kept.set(id, toSummary(record, scope.currency));
    return products.flatMap(({ id }) => kept.get(id) ?? []);
  };
}

import type { Kysely } from 'kysely';
import type { ProductSummary } from '../../../src/api/catalog/products.schema.ts';
import type { Scope } from '../../core/scope.ts';
import type { Tables } from '../../db/tables.ts';
import { toSummary } from './product-response.ts';
import { loadProducts } from './product-record.ts';

/** Product summaries by id, from the current rows; omits products not sold in the scope. */
export async function loadSummaries(
  database: Kysely<Tables>,
  ids: readonly string[],
  scope: Scope,
): Promise<ReadonlyMap<string, ProductSummary>> {
  const records = await loadProducts(database, [...new Set(ids)], scope);
  return new Map(Array.from(records, ([id, record]) => [id, toSummary(record, scope.currency)]));
}

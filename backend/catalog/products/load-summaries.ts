import type { Kysely } from 'kysely';
import type { ProductSummary } from '../../../src/api/catalog/products.schema.ts';
import type { Scope } from '../../core/scope.ts';
import type { Tables } from '../../db/tables.ts';
import { toSummary } from './product-response.ts';
import { loadProducts } from './product-record.ts';

/** Products as lists show them, by id, as the database has them now; what is not sold here is missing. */
export async function loadSummaries(
  database: Kysely<Tables>,
  ids: readonly string[],
  scope: Scope,
): Promise<ReadonlyMap<string, ProductSummary>> {
  const records = await loadProducts(database, [...new Set(ids)], scope);
  return new Map(Array.from(records, ([id, record]) => [id, toSummary(record, scope.currency)]));
}

import type { Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { insertInBatches } from '../db/insert-in-batches.ts';
import type { CatalogProductSet } from './texts.schema.ts';

/** Product sets come from the catalogue files alone: sets that are not in the files are removed. */
export async function seedProductSets(
  transaction: Transaction<Tables>,
  sets: readonly CatalogProductSet[],
): Promise<void> {
  await transaction.deleteFrom('product_set').execute();
  const rows = sets.map(({ id, name, description, productIds, translations }, position) => ({
    id,
    name,
    description,
    translations: JSON.stringify(translations),
    product_ids: JSON.stringify(productIds),
    position,
  }));
  await insertInBatches(transaction, 'product_set', rows);
}

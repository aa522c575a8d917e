import type { Kysely, Transaction } from 'kysely';
import { bumpRevision, revisionOf } from './revision.ts';
import type { Tables } from './tables.ts';

const KEY = 'catalog_revision';

/** Grows with every change of the catalogue, of any process; 0 before the first. */
export async function catalogRevision(database: Kysely<Tables>): Promise<number> {
  return revisionOf(database, KEY);
}

/** To be called last in the transaction that changed products, prices, categories or whether something is in stock. */
export async function bumpCatalogRevision(transaction: Transaction<Tables>): Promise<void> {
  await bumpRevision(transaction, KEY);
}

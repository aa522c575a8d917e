import type { Kysely, Transaction } from 'kysely';
import { bumpRevision, revisionOf } from './revision.ts';
import type { Tables } from './tables.ts';

const KEY = 'catalog_revision';

/** Increases with every change of the catalogue by any process; 0 before the first. */
export async function catalogRevision(database: Kysely<Tables>): Promise<number> {
  return revisionOf(database, KEY);
}

/** Call it last in a transaction that changes products, prices, categories or whether a variant is in stock. */
export async function bumpCatalogRevision(transaction: Transaction<Tables>): Promise<void> {
  await bumpRevision(transaction, KEY);
}

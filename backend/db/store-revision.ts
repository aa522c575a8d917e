import type { Kysely, Transaction } from 'kysely';
import { bumpRevision, revisionOf } from './revision.ts';
import type { Tables } from './tables.ts';

const KEY = 'store_revision';

/** Increases with every change of the stores' data by any process; 0 before the first. */
export async function storeRevision(database: Kysely<Tables>): Promise<number> {
  return revisionOf(database, KEY);
}

/** Call it last in a transaction that adds, changes or removes stores; their stock is not included. */
export async function bumpStoreRevision(transaction: Transaction<Tables>): Promise<void> {
  await bumpRevision(transaction, KEY);
}

import type { Kysely, Transaction } from 'kysely';
import { bumpRevision, revisionOf } from './revision.ts';
import type { Tables } from './tables.ts';

const KEY = 'promotion_revision';

/** Grows with every change of promotions or codes, of any process; 0 before the first. Uses are no change. */
export async function promotionRevision(database: Kysely<Tables>): Promise<number> {
  return revisionOf(database, KEY);
}

/** To be called last in the transaction that changed promotions or codes. */
export async function bumpPromotionRevision(transaction: Transaction<Tables>): Promise<void> {
  await bumpRevision(transaction, KEY);
}

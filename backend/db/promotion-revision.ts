import type { Kysely, Transaction } from 'kysely';
import { bumpRevision, revisionOf } from './revision.ts';
import type { Tables } from './tables.ts';

const KEY = 'promotion_revision';

/**
 * Increases with every change of promotions or codes by any process; 0 before the first. Uses do not count as changes.
 */
export async function promotionRevision(database: Kysely<Tables>): Promise<number> {
  return revisionOf(database, KEY);
}

/** Call it last in a transaction that changes promotions or codes. */
export async function bumpPromotionRevision(transaction: Transaction<Tables>): Promise<void> {
  await bumpRevision(transaction, KEY);
}

import type { Kysely, Transaction } from 'kysely';
import { bumpRevision, revisionOf } from './revision.ts';
import type { Tables } from './tables.ts';

const KEY = 'review_revision';

/** Increases with every change of published reviews by any process; 0 before the first. Votes do not count as changes. */
export async function reviewRevision(database: Kysely<Tables>): Promise<number> {
  return revisionOf(database, KEY);
}

/** Call it last in a transaction that changes what is shown of reviews. */
export async function bumpReviewRevision(transaction: Transaction<Tables>): Promise<void> {
  await bumpRevision(transaction, KEY);
}

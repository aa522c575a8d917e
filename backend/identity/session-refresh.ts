import type { Kysely, Transaction } from 'kysely';
import { apiError } from '../core/errors.ts';
import type { Tables } from '../db/tables.ts';
import { sha256 } from './secrets.ts';
import {
  associateOf,
  expiryOf,
  hashesOf,
  newTokens,
  toPrincipal,
  type IssuedSession,
  type SessionClock,
} from './session-row.ts';
import { readAssociate } from './store-sessions.ts';

type Outcome = IssuedSession | 'twin' | 'unknown';

/** See `SessionService.refresh`. */
export async function refreshSession(
  { read, write, clock }: { read: Kysely<Tables>; write: Kysely<Tables>; clock: () => SessionClock },
  refreshToken: string,
): Promise<IssuedSession> {
  const hash = sha256(refreshToken);
  const { now } = clock();
  const begin = { startedAt: now, wasGood: (await findGood(read, hash, now)) !== undefined };
  const outcome = await write.transaction().execute(async (transaction): Promise<Outcome> => {
    const renewed = await rotate(transaction, hash, clock());
    return renewed ?? spentOutcome(transaction, hash, begin);
  });
  if (outcome === 'twin') throw apiError('DUPLICATED_TOKEN');
  if (outcome === 'unknown') throw apiError('AUT432');
  return outcome;
}

function findGood(database: Kysely<Tables>, hash: string, at: number) {
  return database
    .selectFrom('session')
    .select(['consumer_type', 'associate_store_id', 'associate_employee_id'])
    .where('refresh_hash', '=', hash)
    .where('refresh_expires_at', '>', at)
    .executeTakeFirst();
}

async function rotate(
  transaction: Transaction<Tables>,
  hash: string,
  clock: SessionClock,
): Promise<IssuedSession | undefined> {
  const row = await findGood(transaction, hash, clock.now);
  if (!row) return undefined;
  const associate = associateOf(row);
  if (associate !== null && (await readAssociate(transaction, associate)) === undefined) return undefined;
  const tokens = newTokens();
  const expiry = expiryOf({ consumerType: row.consumer_type, associate }, clock);
  const renewed = await transaction
    .updateTable('session')
    .set({ ...hashesOf(tokens), ...expiry })
    .where('refresh_hash', '=', hash)
    .returningAll()
    .executeTakeFirst();
  if (!renewed) return undefined;
  const spent = { refresh_hash: hash, usid: renewed.usid, spent_at: clock.now, expires_at: expiry.refresh_expires_at };
  await transaction.insertInto('spent_refresh').values(spent).execute();
  return { principal: toPrincipal(renewed), ...tokens };
}

interface Begin {
  readonly startedAt: number;
  /** The token was unused, or its use was not yet visible. */
  readonly wasGood: boolean;
}

/** A request that began before the token was spent is a duplicate; a later one shows that the token was stolen. */
async function spentOutcome(
  transaction: Transaction<Tables>,
  hash: string,
  { startedAt, wasGood }: Begin,
): Promise<Outcome> {
  const spent = await transaction
    .selectFrom('spent_refresh')
    .select(['usid', 'spent_at'])
    .where('refresh_hash', '=', hash)
    .executeTakeFirst();
  if (spent && (wasGood || spent.spent_at >= startedAt)) return 'twin';
  if (spent) await transaction.deleteFrom('session').where('usid', '=', spent.usid).execute();
  return 'unknown';
}

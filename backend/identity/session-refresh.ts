import type { Kysely, Transaction } from 'kysely';
import { refuse } from '../core/refuse.ts';
import type { Tables } from '../db/tables.ts';
import { sha256 } from './secrets.ts';
import { expiryOf, hashesOf, newTokens, toCaller, type IssuedSession } from './session-row.ts';

type Outcome = IssuedSession | 'twin' | 'unknown';

/** See `SessionService.refresh`. */
export async function refreshSession(
  { write, now }: { write: Kysely<Tables>; now: () => number },
  refreshToken: string,
): Promise<IssuedSession> {
  const startedAt = now();
  const hash = sha256(refreshToken);
  const outcome = await write.transaction().execute(async (transaction): Promise<Outcome> => {
    const renewed = await rotate(transaction, hash, now());
    return renewed ?? refuseSpent(transaction, hash, startedAt);
  });
  if (outcome === 'twin') throw refuse('DUPLICATED_TOKEN');
  if (outcome === 'unknown') throw refuse('AUT432');
  return outcome;
}

async function rotate(transaction: Transaction<Tables>, hash: string, at: number): Promise<IssuedSession | undefined> {
  const row = await transaction
    .selectFrom('session')
    .select('consumer_type')
    .where('refresh_hash', '=', hash)
    .where('refresh_expires_at', '>', at)
    .executeTakeFirst();
  if (!row) return undefined;
  const tokens = newTokens();
  const expiry = expiryOf(row.consumer_type, at);
  const renewed = await transaction
    .updateTable('session')
    .set({ ...hashesOf(tokens), ...expiry })
    .where('refresh_hash', '=', hash)
    .returningAll()
    .executeTakeFirst();
  if (!renewed) return undefined;
  const spent = { refresh_hash: hash, usid: renewed.usid, spent_at: at, expires_at: expiry.refresh_expires_at };
  await transaction.insertInto('spent_refresh').values(spent).execute();
  return { caller: toCaller(renewed), ...tokens };
}

/** A call that began before the token was spent is its twin; a later one shows that somebody else holds the token. */
async function refuseSpent(transaction: Transaction<Tables>, hash: string, startedAt: number): Promise<Outcome> {
  const spent = await transaction
    .selectFrom('spent_refresh')
    .select(['usid', 'spent_at'])
    .where('refresh_hash', '=', hash)
    .executeTakeFirst();
  if (spent && spent.spent_at >= startedAt) return 'twin';
  if (spent) await transaction.deleteFrom('session').where('usid', '=', spent.usid).execute();
  return 'unknown';
}

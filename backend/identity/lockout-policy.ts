import { sql, type Kysely, type Transaction } from 'kysely';
import { apiError } from '../core/errors.ts';
import type { Tables } from '../db/tables.ts';
import { sha256 } from './secrets.ts';

/** Consecutive wrong passwords before a temporary lock. */
export const GUESSES = 5;
export const LOCK_MILLISECONDS = 15 * 60 * 1000;
/** After this total, regardless of pauses, only a new password unlocks. */
export const ALL_GUESSES = 10;
/** For logins whose secret cannot be reset: they are only locked temporarily, again and again. */
export const NEVER_FOR_GOOD = 2_000_000_000;
/** Failures of a login that is not permanently locked are deleted after this time without a wrong password. */
export const FORGET_MILLISECONDS = 24 * 60 * 60 * 1000;

export interface LockoutPolicy {
  /**
   * Counts a guess before it is checked, so that concurrent guesses cannot exceed the limit. Returns its number, from
   * 1; rejects with `AUT423` or `AUT441` when no further guess may be checked. Reveals nothing about the existence of
   * the login.
   */
  attempt(login: string, allGuesses?: number): Promise<number>;
  /** Resets the count after the right password, or a new one. */
  clear(login: string, database?: Kysely<Tables>): Promise<void>;
  removeForgotten(): Promise<void>;
}

export function createLockoutPolicy({ write, now }: { write: Kysely<Tables>; now: () => number }): LockoutPolicy {
  return {
    async attempt(login, allGuesses = ALL_GUESSES) {
      const guess = await count(write, { login_hash: sha256(login), allGuesses, at: now() });
      if ('failures' in guess) return guess.failures;
      if (guess.lockedUntil === null) throw apiError('AUT441');
      throw apiError('AUT423', { retryAfter: Math.ceil((guess.lockedUntil - now()) / 1000) });
    },
    async clear(login, database = write) {
      await database.deleteFrom('sign_in_ladder').where('login_hash', '=', sha256(login)).execute();
    },
    async removeForgotten() {
      await write
        .deleteFrom('sign_in_ladder')
        .where('last_at', '<=', now() - FORGET_MILLISECONDS)
        .where('failures', '<', ALL_GUESSES)
        .execute();
    },
  };
}

interface Attempt {
  readonly login_hash: string;
  readonly allGuesses: number;
  readonly at: number;
}

type Guess = { readonly failures: number } | { readonly lockedUntil: number | null };

/** Counts again where a right password reset the count in between: its row is gone, or a new one that is not locked. */
async function count(write: Kysely<Tables>, attempt: Attempt): Promise<Guess> {
  return (await countOnce(write, attempt)) ?? count(write, attempt);
}

function countOnce(write: Kysely<Tables>, attempt: Attempt): Promise<Guess | undefined> {
  const { login_hash, allGuesses, at } = attempt;
  return write.transaction().execute(async (transaction): Promise<Guess | undefined> => {
    await ensureRow(transaction, attempt);
    const counted = await transaction
      .updateTable('sign_in_ladder')
      .set(({ eb, ref }) => ({
        failures: eb('failures', '+', 1),
        locked_until: eb
          .case()
          .when(sql<boolean>`(${ref('failures')} + 1) % ${sql.lit(GUESSES)} = 0`)
          .then(sql<number | null>`cast(${at + LOCK_MILLISECONDS} as bigint)`)
          .else(null)
          .end(),
        last_at: at,
      }))
      .where('login_hash', '=', login_hash)
      .where('failures', '<', allGuesses)
      .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', at)]))
      .returning('failures')
      .executeTakeFirst();
    if (counted) return counted;
    const row = await transaction
      .selectFrom('sign_in_ladder')
      .select(['failures', 'locked_until'])
      .where('login_hash', '=', login_hash)
      .executeTakeFirst();
    if (row !== undefined && row.failures >= allGuesses) return { lockedUntil: null };
    const lockedUntil = row?.locked_until ?? 0;
    return lockedUntil > at ? { lockedUntil } : undefined;
  });
}

/** Inserts a row for the login; replaces an expired one. */
async function ensureRow(transaction: Transaction<Tables>, { login_hash, allGuesses, at }: Attempt): Promise<void> {
  await transaction
    .deleteFrom('sign_in_ladder')
    .where('login_hash', '=', login_hash)
    .where('last_at', '<=', at - FORGET_MILLISECONDS)
    .where('failures', '<', allGuesses)
    .execute();
  await transaction
    .insertInto('sign_in_ladder')
    .values({ login_hash, last_at: at })
    .onConflict((conflict) => conflict.column('login_hash').doNothing())
    .execute();
}

/** The error for a wrong guess of this number. */
export function guessError(guess: number, allGuesses = ALL_GUESSES) {
  if (guess >= allGuesses) return apiError('AUT441');
  if (guess % GUESSES === 0) return apiError('AUT423', { retryAfter: LOCK_MILLISECONDS / 1000 });
  return apiError(guess % GUESSES === GUESSES - 1 ? 'AUT426' : 'AUT401');
}

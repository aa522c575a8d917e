import { sql, type Kysely } from 'kysely';
import { refuse } from '../core/refuse.ts';
import type { Tables } from '../db/tables.ts';
import { sha256 } from './secrets.ts';

/** Wrong passwords in a row before signing in is locked for a while. */
export const GUESSES = 5;
export const LOCK_MILLISECONDS = 15 * 60 * 1000;
/** After so many in all, whatever the pauses, only a new password unlocks. */
export const ALL_GUESSES = 10;
/** A ladder that was not locked for good is forgotten after so long without a wrong password. */
export const FORGET_MILLISECONDS = 24 * 60 * 60 * 1000;

export interface Ladder {
  /**
   * Counts a guess before it is checked, so that guesses made at once cannot slip through. Answers which one it is, from 1;
   * rejects with `AUT423` or `AUT441` where no more may be checked. Says nothing about whether there is such a login.
   */
  climb(login: string): Promise<number>;
  /** After the right password, or a new one. */
  clear(login: string, database?: Kysely<Tables>): Promise<void>;
  removeForgotten(): Promise<void>;
}

export function createLadder({ write, now }: { write: Kysely<Tables>; now: () => number }): Ladder {
  return {
    async climb(login) {
      const guess = await count(write, sha256(login), now());
      if ('failures' in guess) return guess.failures;
      if (guess.lockedUntil === null) throw refuse('AUT441');
      throw refuse('AUT423', { retryAfter: Math.ceil((guess.lockedUntil - now()) / 1000) });
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

type Guess = { readonly failures: number } | { readonly lockedUntil: number | null };

function count(write: Kysely<Tables>, login_hash: string, at: number): Promise<Guess> {
  return write.transaction().execute(async (transaction): Promise<Guess> => {
    await transaction
      .deleteFrom('sign_in_ladder')
      .where('login_hash', '=', login_hash)
      .where('last_at', '<=', at - FORGET_MILLISECONDS)
      .where('failures', '<', ALL_GUESSES)
      .execute();
    await transaction
      .insertInto('sign_in_ladder')
      .values({ login_hash, last_at: at })
      .onConflict((conflict) => conflict.column('login_hash').doNothing())
      .execute();
    const counted = await transaction
      .updateTable('sign_in_ladder')
      .set(({ eb }) => ({
        failures: eb('failures', '+', 1),
        locked_until: eb
          .case()
          .when('failures', '=', GUESSES - 1)
          .then(sql<number | null>`cast(${at + LOCK_MILLISECONDS} as bigint)`)
          .else(null)
          .end(),
        last_at: at,
      }))
      .where('login_hash', '=', login_hash)
      .where('failures', '<', ALL_GUESSES)
      .where((eb) => eb.or([eb('locked_until', 'is', null), eb('locked_until', '<=', at)]))
      .returning('failures')
      .executeTakeFirst();
    if (counted) return counted;
    const { failures, locked_until } = await transaction
      .selectFrom('sign_in_ladder')
      .select(['failures', 'locked_until'])
      .where('login_hash', '=', login_hash)
      .executeTakeFirstOrThrow();
    return { lockedUntil: failures >= ALL_GUESSES ? null : locked_until };
  });
}

/** Why the guess of this number was refused after it turned out wrong. */
export function refuseGuess(guess: number) {
  if (guess === GUESSES) return refuse('AUT423', { retryAfter: LOCK_MILLISECONDS / 1000 });
  if (guess >= ALL_GUESSES) return refuse('AUT441');
  return refuse(guess === GUESSES - 1 || guess === ALL_GUESSES - 1 ? 'AUT426' : 'AUT401');
}

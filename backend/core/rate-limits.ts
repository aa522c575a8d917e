import { sql, type Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';

export interface RateLimitUse {
  /** Name of the limit and of its subject. */
  readonly key: string;
  /** Default: 1. */
  readonly uses?: number;
  /** Milliseconds from the first use until the count restarts. */
  readonly period: number;
}

export interface RateLimitState {
  readonly key: string;
  /** Uses in the current period, by all processes. */
  readonly uses: number;
  /** Milliseconds since 1970. */
  readonly endsAt: number;
}

/** Counts of uses, shared by all processes on one database. */
export interface RateLimits {
  /**
   * Counts uses and returns the new counts in one atomic step: concurrent uses return distinct counts. Keys have to be
   * distinct.
   */
  add(uses: readonly RateLimitUse[]): Promise<RateLimitState[]>;
  /** Decrements the count by one use. */
  release(key: string): Promise<void>;
  removeExpired(): Promise<void>;
}

export interface RateLimitDeps {
  readonly write: Kysely<Tables>;
  readonly now?: () => number;
}

export function createRateLimits({ write, now = Date.now }: RateLimitDeps): RateLimits {
  return {
    async add(uses) {
      const at = now();
      // In key order, which prevents deadlocks between processes.
      const rows = uses
        .map(({ key, uses: count = 1, period }) => ({ key, uses: count, ends_at: at + period }))
        .toSorted((one, other) => (one.key < other.key ? -1 : 1));
      const counted = await write
        .insertInto('rate_limit')
        .values(rows)
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet(({ ref }) => {
            const [former, end, added] = [ref('rate_limit.uses'), ref('rate_limit.ends_at'), ref('excluded.uses')];
            return {
              uses: sql<number>`case when ${end} <= ${at} then ${added} else ${former} + ${added} end`,
              ends_at: sql<number>`case when ${end} <= ${at} then ${ref('excluded.ends_at')} else ${end} end`,
            };
          }),
        )
        .returning(['key', 'uses', 'ends_at'])
        .execute();
      return counted.map(({ key, uses: count, ends_at }) => ({ key, uses: count, endsAt: ends_at }));
    },
    async release(key) {
      await write
        .updateTable('rate_limit')
        .set(({ eb }) => ({ uses: eb('uses', '-', 1) }))
        .where('key', '=', key)
        .where('uses', '>', 0)
        .where('ends_at', '>', now())
        .execute();
    },
    async removeExpired() {
      await write.deleteFrom('rate_limit').where('ends_at', '<=', now()).execute();
    },
  };
}

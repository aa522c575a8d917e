import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Insertable, Kysely, Transaction } from 'kysely';
import { assertNotAborted } from '../core/unavailable.ts';
import type { Tables } from '../db/tables.ts';
import { hasLeaseEnded } from '../db/leases.ts';

/**
 * The exclusive right to place, patch or cancel the order of one cart. `reference` is the provider's reference of the
 * charge.
 */
export interface CartLease {
  readonly basketId: string;
  readonly reference: string;
}

export interface LeasedWork<Result> {
  /** Returns a result that is already settled; polled while another process holds the lease. */
  settled(): Promise<Result | undefined>;
  work(claim: CartLease): Promise<Result>;
  /** Aborted when no client waits for the result. */
  readonly signal?: AbortSignal | undefined;
}

export interface CartLeases {
  /** Runs the work of one holder at a time per cart, across processes; a waiting request returns the other's result. */
  hold<Result>(basketId: string, work: LeasedWork<Result>): Promise<Result>;
}

/** Milliseconds, longer than any work takes: a lease that its process has not ended expires then. */
const LEASE = 60_000;
const FIRST_WAIT = 5;
const LONGEST_WAIT = 80;

export interface CartLeaseDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly now: () => number;
  /** The id of this process in the process registry; without it leases end by their time alone. */
  readonly holder?: string | undefined;
}

export function createCartLeases({ read, write, now, holder = undefined }: CartLeaseDeps): CartLeases {
  async function take(basketId: string): Promise<CartLease | undefined> {
    const reference = randomUUID();
    const row = { basket_id: basketId, claim: reference, lease_until: now() + LEASE, holder: holder ?? null };
    const made = await write
      .insertInto('order_claim')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('claim')
      .executeTakeFirst();
    if (made) return { basketId, reference };
    const existing = await read
      .selectFrom('order_claim')
      .leftJoin('process_instance', 'process_instance.id', 'order_claim.holder')
      .select(['claim', 'lease_until', 'holder', 'process_instance.id as running'])
      .where('basket_id', '=', basketId)
      .executeTakeFirst();
    return existing && hasLeaseEnded(existing, now()) ? transferLease(row, existing.claim) : undefined;
  }

  async function transferLease(row: Insertable<Tables['order_claim']>, former: string): Promise<CartLease | undefined> {
    const taken = await write
      .updateTable('order_claim')
      .set(row)
      .where('basket_id', '=', row.basket_id)
      .where('claim', '=', former)
      .returning('claim')
      .executeTakeFirst();
    return taken && { basketId: row.basket_id, reference: row.claim };
  }

  return {
    async hold(basketId, { settled, work, signal }) {
      for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
        const done = await settled();
        if (done !== undefined) return done;
        const claim = await take(basketId);
        if (claim) {
          try {
            return (await settled()) ?? (await work(claim));
          } finally {
            await endCartLease(write, claim);
          }
        }
        assertNotAborted(signal);
        await pause(wait);
      }
    },
  };
}

/** Ends a lease and returns whether it was still held: in the work's transaction, whether the work may commit. */
export async function endCartLease(
  database: Kysely<Tables> | Transaction<Tables>,
  { basketId, reference }: CartLease,
): Promise<boolean> {
  const ended = await database
    .deleteFrom('order_claim')
    .where('basket_id', '=', basketId)
    .where('claim', '=', reference)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

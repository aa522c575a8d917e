import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** The right to place, patch or give up the order of one cart. Its name is the provider's reference of what is charged. */
export interface Claim {
  readonly basketId: string;
  readonly reference: string;
  /** Of a holder that died: whatever was charged by it belongs to nobody. */
  readonly former: string | undefined;
}

export interface ClaimWork<Result> {
  /** What there is to answer without doing anything; asked anew while another holds the claim. */
  settled(): Promise<Result | undefined>;
  work(claim: Claim): Promise<Result>;
}

export interface Claims {
  /** Lets one at a time work on a cart, in all processes; who waits answers what the other settled. */
  hold<Result>(basketId: string, work: ClaimWork<Result>): Promise<Result>;
}

/** Longer than any work takes; then its holder is taken for dead. */
const LEASE = 60_000;
const FIRST_WAIT = 5;
const LONGEST_WAIT = 80;

export interface ClaimParts {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly now: () => number;
}

export function createClaims({ read, write, now }: ClaimParts): Claims {
  async function take(basketId: string): Promise<Claim | undefined> {
    const reference = randomUUID();
    const row = { basket_id: basketId, claim: reference, lease_until: now() + LEASE };
    const made = await write
      .insertInto('order_claim')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .returning('claim')
      .executeTakeFirst();
    if (made) return { basketId, reference, former: undefined };
    const held = await read
      .selectFrom('order_claim')
      .select('claim')
      .where('basket_id', '=', basketId)
      .where('lease_until', '<=', now())
      .executeTakeFirst();
    return held && takeOver(row, held.claim);
  }

  async function takeOver(row: { basket_id: string; claim: string; lease_until: number }, former: string) {
    const taken = await write
      .updateTable('order_claim')
      .set(row)
      .where('basket_id', '=', row.basket_id)
      .where('claim', '=', former)
      .returning('claim')
      .executeTakeFirst();
    return taken && { basketId: row.basket_id, reference: row.claim, former };
  }

  return {
    async hold(basketId, { settled, work }) {
      for (let wait = FIRST_WAIT; ; wait = Math.min(wait * 2, LONGEST_WAIT)) {
        const done = await settled();
        if (done !== undefined) return done;
        const claim = await take(basketId);
        if (claim) {
          try {
            return (await settled()) ?? (await work(claim));
          } finally {
            await endClaim(write, claim);
          }
        }
        await pause(wait);
      }
    },
  };
}

/** Answers whether the claim was still held: within the transaction that does the work, whether it may. */
export async function endClaim(
  database: Kysely<Tables> | Transaction<Tables>,
  { basketId, reference }: Claim,
): Promise<boolean> {
  const ended = await database
    .deleteFrom('order_claim')
    .where('basket_id', '=', basketId)
    .where('claim', '=', reference)
    .executeTakeFirst();
  return ended.numDeletedRows > 0n;
}

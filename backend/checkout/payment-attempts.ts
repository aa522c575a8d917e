import type { Insertable, Kysely, Transaction } from 'kysely';
import type { Log } from '../../src/lib/log.ts';
import type { Tables } from '../db/tables.ts';
import type { Charges } from './charge-types.ts';
import type { CartLease } from './placement-leases.ts';

/**
 * What providers were asked to promise and no order stands for yet. An attempt is written before the provider is asked, and deleted
 * with the order's transaction, or when the provider has nothing authorised for it any more.
 */
export interface PaymentAttempts {
  /** Releases what this attempt was promised. What fails is done again by `releaseAbandoned`. */
  release(reference: string): Promise<void>;
  /** Releases what earlier attempts of this cart left behind. */
  releaseFormer(lease: CartLease): Promise<void>;
  /** Releases the attempts whose claim has ended. Rejects where a provider cannot be asked, without asking it for the rest. */
  releaseAbandoned(): Promise<void>;
}

export interface PaymentAttemptDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly charges: Pick<Charges, 'release' | 'find'>;
  readonly now: () => number;
  readonly log: Pick<Log, 'warn'>;
}

const MAX_PARALLEL = 20;
const MAX_PER_RUN = 500;
/** A request that is on its way can still reach a provider that has not heard of it; afterwards nothing comes of it. */
const WATCHED_FOR_MS = 10 * 60 * 1000;

interface Attempt {
  readonly reference: string;
  readonly asked_at: number;
}

export function createPaymentAttempts({ read, write, charges, now, log }: PaymentAttemptDeps): PaymentAttempts {
  async function settle({ reference, asked_at }: Attempt): Promise<void> {
    await charges.release(reference);
    const state = await charges.find(reference);
    if (state === 'promised') throw new Error(`The provider did not void ${reference}.`);
    if (state === 'over' || asked_at <= now() - WATCHED_FOR_MS) await closeAttempt(write, reference);
  }

  const warn = (error: unknown) =>
    log.warn({ err: error }, 'payment: what was authorised was not released, it is tried again');

  return {
    async release(reference) {
      const attempt = await read
        .selectFrom('payment_attempt')
        .selectAll()
        .where('reference', '=', reference)
        .executeTakeFirst();
      if (attempt) await settle(attempt).catch(warn);
    },
    async releaseFormer({ basketId }) {
      const attempts = await read.selectFrom('payment_attempt').selectAll().where('basket_id', '=', basketId).execute();
      await Promise.all(attempts.map((attempt) => settle(attempt).catch(warn)));
    },
    async releaseAbandoned() {
      const attempts = await findAbandoned(read);
      for (let start = 0; start < attempts.length; start += MAX_PARALLEL) {
        const outcomes = await Promise.allSettled(attempts.slice(start, start + MAX_PARALLEL).map(settle));
        const errors = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
        if (errors.length > 0) throw new AggregateError(errors, `${errors.length} payment attempts were not released.`);
      }
    },
  };
}

export async function openAttempt(
  write: Kysely<Tables>,
  attempt: Insertable<Tables['payment_attempt']>,
): Promise<void> {
  await write.insertInto('payment_attempt').values(attempt).execute();
}

export async function closeAttempt(database: Kysely<Tables> | Transaction<Tables>, reference: string): Promise<void> {
  await database.deleteFrom('payment_attempt').where('reference', '=', reference).execute();
}

/** Those that no placement works on: an order can only be written while its claim is held. */
function findAbandoned(read: Kysely<Tables>): Promise<Attempt[]> {
  return read
    .selectFrom('payment_attempt')
    .leftJoin('order_claim', (join) =>
      join
        .onRef('order_claim.basket_id', '=', 'payment_attempt.basket_id')
        .onRef('order_claim.claim', '=', 'payment_attempt.reference'),
    )
    .select(['payment_attempt.reference', 'payment_attempt.asked_at'])
    .where('order_claim.claim', 'is', null)
    .orderBy('payment_attempt.asked_at')
    .limit(MAX_PER_RUN)
    .execute();
}

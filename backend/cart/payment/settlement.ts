import type { Kysely, Transaction } from 'kysely';
import { minorToPoints } from '../../../domain/payment/points.ts';
import { CREDIT_ACCOUNTS } from '../../../domain/payment/methods.ts';
import type { LoadedCart } from '../model/locked-cart.ts';
import { apiError } from '../../core/errors.ts';
import { spendYearOf, spentWith } from '../../core/spend-year.ts';
import type { Tables } from '../../db/tables.ts';
import { restoreBalances } from './release-funds.ts';
import { payCart, type PaidPart } from './pay-cart.ts';

/** A gift card, reward, points or credit that paid part of an order. */
export interface TakenInstrument {
  readonly methodId: string;
  readonly amount: number;
  readonly reference: string | null;
}

export interface Settlement {
  /** The amount the instruments in the cart leave to be charged. */
  remaining(database: Kysely<Tables>, cart: LoadedCart): Promise<number>;
  /** Runs in the order's transaction; throws when a balance is no longer sufficient. */
  take(transaction: Transaction<Tables>, cart: LoadedCart, orderNumber: string): Promise<readonly TakenInstrument[]>;
  /** Restores the balances the order has taken, once. */
  restore(transaction: Transaction<Tables>, orderNumber: string): Promise<void>;
}

export function createSettlement(now: () => number = Date.now): Settlement {
  return {
    remaining: async (_database: Kysely<Tables>, { record, priced }) => payCart(record, priced, now()).remaining,

    async take(transaction, { record, priced }: LoadedCart, orderNumber) {
      const { parts } = payCart(record, priced, now());
      const paying = inLockOrder(parts.filter(({ amount }) => amount > 0));
      const facts = { consumerNo: record.row.consumer_no, currency: record.row.currency, year: spendYearOf(now()) };
      for (const part of paying) {
        const taken = await takeFrom(transaction, part, facts);
        if (taken === undefined) throw insufficientBalanceError(part);
        const { methodId, amount } = part;
        const reference = part.payment.reference ?? facts.consumerNo;
        const row = { order_number: orderNumber, payment_method_id: methodId, reference, amount_minor: amount, taken };
        await transaction
          .insertInto('payment_movement')
          .values({ ...row, created_at: now() })
          .execute();
      }
      return paying.map(({ methodId, amount, payment }) => ({ methodId, amount, reference: payment.reference }));
    },

    restore: (transaction, orderNumber) => restoreBalances(transaction, orderNumber, now()),
  };
}

/** A fixed lock order: orders that use the same balances wait for each other without a deadlock. */
function inLockOrder(parts: readonly PaidPart[]): readonly PaidPart[] {
  const keyOf = ({ methodId, payment }: PaidPart) => `${methodId}/${payment.reference ?? ''}`;
  return [...parts].sort((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

interface Facts {
  readonly consumerNo: string;
  readonly currency: string;
  /** That credit counts in. */
  readonly year: number;
}

/** The amount taken, in units of the balance; undefined when the balance is no longer sufficient. */
async function takeFrom(
  transaction: Transaction<Tables>,
  { methodId, amount, balance, payment }: PaidPart,
  { consumerNo, currency, year }: Facts,
): Promise<number | undefined> {
  const reference = payment.reference ?? '';
  if (methodId === 'GIFT_CARD') return (await takeFromGiftCard(transaction, reference, amount)) ? amount : undefined;
  if (methodId === 'LOYALTY_POINTS') {
    const points = minorToPoints(amount, currency);
    return (await takePoints(transaction, consumerNo, points)) ? points : undefined;
  }
  if (methodId === 'REWARD_CODE' || methodId === 'REWARD_CARD') {
    const taken = methodId === 'REWARD_CODE' ? balance : amount;
    return (await takeFromVoucher(transaction, reference, taken)) ? taken : undefined;
  }
  if (methodId !== 'ATHLETES_PAYMENT' && methodId !== 'INFLUENCER_CREDIT') return undefined;
  const kind = CREDIT_ACCOUNTS[methodId];
  return (await takeCredit(transaction, { consumerNo, kind, amount, year })) ? amount : undefined;
}

async function takeFromGiftCard(transaction: Transaction<Tables>, number: string, amount: number): Promise<boolean> {
  const result = await transaction
    .updateTable('gift_card')
    .set((card) => ({ balance_minor: card('balance_minor', '-', amount) }))
    .where('number', '=', number)
    .where('state', '=', 'active')
    .where('balance_minor', '>=', amount)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

async function takePoints(transaction: Transaction<Tables>, consumerNo: string, points: number): Promise<boolean> {
  const result = await transaction
    .updateTable('consumer')
    .set((consumer) => ({ points: consumer('points', '-', points) }))
    .where('consumer_no', '=', consumerNo)
    .where('points', '>=', points)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

async function takeFromVoucher(transaction: Transaction<Tables>, code: string, taken: number): Promise<boolean> {
  const result = await transaction
    .updateTable('voucher')
    .set((voucher) => ({ balance_minor: voucher('balance_minor', '-', taken) }))
    .where('code', '=', code)
    .where('balance_minor', '>=', taken)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

interface Credit {
  readonly consumerNo: string;
  readonly kind: 'athlete' | 'credited';
  readonly amount: number;
  readonly year: number;
}

async function takeCredit(transaction: Transaction<Tables>, credit: Credit): Promise<boolean> {
  const { consumerNo, kind, amount, year } = credit;
  const result = await transaction
    .updateTable('spend_account')
    .set((account) => ({ spent_minor: spentWith(account, amount, year), year }))
    .where('consumer_no', '=', consumerNo)
    .where('kind', '=', kind)
    .where((account) => account(spentWith(account, amount, year), '<=', account.ref('credit_minor')))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

function insufficientBalanceError({ methodId, payment }: PaidPart) {
  const details = { payment_method_id: methodId, paymentInstrumentId: payment.id };
  if (methodId === 'GIFT_CARD') return apiError('GC_ZERO_BALANCE', details);
  const isCredit = methodId === 'ATHLETES_PAYMENT' || methodId === 'INFLUENCER_CREDIT';
  return apiError(isCredit ? 'PYT400' : 'REW140', details);
}

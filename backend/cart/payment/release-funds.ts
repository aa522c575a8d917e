import type { Selectable, Transaction } from 'kysely';
import { CREDIT_ACCOUNTS } from '../../../domain/payment/methods.ts';
import { shareOf } from '../../../domain/payment/refunds.ts';
import { spendYearOf, yearsCounting } from '../../core/spend-year.ts';
import type { Tables } from '../../db/tables.ts';

type Movement = Selectable<Tables['payment_movement']>;

/** Restores all balances an order has taken, once; in the order of taking, which prevents deadlocks. */
export async function restoreBalances(
  transaction: Transaction<Tables>,
  orderNumber: string,
  at: number,
): Promise<void> {
  const moved = await transaction
    .updateTable('payment_movement')
    .set({ given_back_at: at })
    .where('order_number', '=', orderNumber)
    .where('given_back_at', 'is', null)
    .returningAll()
    .execute();
  for (const movement of inLockOrder(moved)) {
    await creditBalance(transaction, { ...movement, taken: movement.taken - movement.given_back });
  }
}

export interface BalanceRefund {
  readonly orderNumber: string;
  readonly methodId: string;
  /** Null for methods with one account per consumer. */
  readonly reference: string | null;
  /** Minor units of the payment that are refunded in total, including earlier refunds. */
  readonly refunded: number;
}

/** Restores a balance up to the refunded amount; returns false when the order took nothing from it. */
export async function restoreBalanceUpTo(transaction: Transaction<Tables>, refund: BalanceRefund): Promise<boolean> {
  const { orderNumber, methodId, reference } = refund;
  const own = transaction
    .selectFrom('payment_movement')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .where('payment_method_id', '=', methodId);
  const movement = await (reference === null ? own : own.where('reference', '=', reference)).executeTakeFirst();
  if (!movement) return false;
  const due = unitsBack(movement, refund.refunded);
  const counted = await transaction
    .updateTable('payment_movement')
    .set({ given_back: due })
    .where('order_number', '=', orderNumber)
    .where('payment_method_id', '=', methodId)
    .where('reference', '=', movement.reference)
    .where('given_back', '=', movement.given_back)
    .where('given_back_at', 'is', null)
    .executeTakeFirst();
  if (counted.numUpdatedRows === 0n) throw new Error(`${orderNumber}: ${methodId} was restored concurrently`);
  await creditBalance(transaction, { ...movement, taken: due - movement.given_back });
  return true;
}

/** A single-use code regains its full value only when all it paid is refunded; points are restored in whole units. */
function unitsBack({ payment_method_id, amount_minor, taken }: Movement, refunded: number): number {
  if (refunded >= amount_minor) return taken;
  return payment_method_id === 'LOYALTY_POINTS' ? shareOf({ qty: amount_minor, paid: taken }, refunded) : refunded;
}

function inLockOrder(movements: readonly Movement[]): readonly Movement[] {
  const keyOf = ({ payment_method_id, reference }: Movement) => `${payment_method_id}/${reference}`;
  return movements.toSorted((one, other) => (keyOf(one) < keyOf(other) ? -1 : 1));
}

type Return = Pick<Movement, 'payment_method_id' | 'reference' | 'taken' | 'created_at'>;

async function creditBalance(
  transaction: Transaction<Tables>,
  { payment_method_id, reference, taken, created_at }: Return,
): Promise<void> {
  if (payment_method_id === 'GIFT_CARD') {
    const card = transaction.updateTable('gift_card').where('number', '=', reference);
    await card.set((one) => ({ balance_minor: one('balance_minor', '+', taken) })).execute();
  } else if (payment_method_id === 'LOYALTY_POINTS') {
    const consumer = transaction.updateTable('consumer').where('consumer_no', '=', reference);
    await consumer.set((one) => ({ points: one('points', '+', taken) })).execute();
  } else if (payment_method_id === 'REWARD_CODE' || payment_method_id === 'REWARD_CARD') {
    const voucher = transaction.updateTable('voucher').where('code', '=', reference);
    await voucher.set((one) => ({ balance_minor: one('balance_minor', '+', taken) })).execute();
  } else {
    const isAthlete = payment_method_id === 'ATHLETES_PAYMENT';
    const kind = isAthlete ? CREDIT_ACCOUNTS.ATHLETES_PAYMENT : CREDIT_ACCOUNTS.INFLUENCER_CREDIT;
    const account = transaction.updateTable('spend_account').where('consumer_no', '=', reference);
    await account
      .set((one) => ({ spent_minor: one('spent_minor', '-', taken) }))
      .where('kind', '=', kind)
      .where('year', 'in', yearsCounting(spendYearOf(created_at)))
      .execute();
  }
}

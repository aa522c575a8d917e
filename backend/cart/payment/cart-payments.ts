import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { kindOf, PAYMENT_METHODS, type PaymentMethodId } from '../../../domain/payment/methods.ts';
import type { LockedCart } from '../model/locked-cart.ts';
import type { Tables } from '../../db/tables.ts';

/** Payments of a cart whose row is locked. */

export interface NewPayment {
  readonly methodId: PaymentMethodId;
  readonly reference: string | null;
  readonly amount: number | null;
  /** JSON. */
  readonly data?: string;
}

export async function addPayment({ transaction, basketId }: LockedCart, payment: NewPayment): Promise<string> {
  const { methodId, reference, amount, data = '{}' } = payment;
  const id = randomUUID();
  const position = (await lastPosition(transaction, basketId)) + 1;
  const row = { id, basket_id: basketId, payment_method_id: methodId, reference, amount_minor: amount, data, position };
  await transaction.insertInto('cart_payment').values(row).execute();
  return id;
}

/** Of a method that a cart can hold once. */
export async function replacePayment(cart: LockedCart, payment: NewPayment): Promise<string> {
  await removePayments(cart, [payment.methodId]);
  return addPayment(cart, payment);
}

/** One method pays what the means with a balance leave. */
export async function chooseRest(cart: LockedCart, payment: NewPayment): Promise<string> {
  await removePayments(
    cart,
    PAYMENT_METHODS.filter((methodId) => kindOf(methodId) === undefined),
  );
  return addPayment(cart, payment);
}

export async function removePayments(
  { transaction, basketId }: LockedCart,
  methods: readonly PaymentMethodId[],
): Promise<number> {
  const removed = await transaction
    .deleteFrom('cart_payment')
    .where('basket_id', '=', basketId)
    .where('payment_method_id', 'in', methods)
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}

export async function removePayment({ transaction, basketId }: LockedCart, id: string): Promise<number> {
  const removed = await transaction
    .deleteFrom('cart_payment')
    .where('basket_id', '=', basketId)
    .where('id', '=', id)
    .executeTakeFirst();
  return Number(removed.numDeletedRows);
}

async function lastPosition(transaction: Transaction<Tables>, basketId: string): Promise<number> {
  const last = await transaction
    .selectFrom('cart_payment')
    .select((payment) => payment.fn.max('position').as('position'))
    .where('basket_id', '=', basketId)
    .executeTakeFirst();
  return last?.position ?? 0;
}

import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import { toMinor } from '../../../domain/money.ts';
import { refundOf, splitRefund } from '../../../domain/payment/refunds.ts';
import type { Tables } from '../../db/tables.ts';
import { toOrder } from '../model/order-response.ts';
import type { OrderPaymentRow, OrderRow } from '../model/order-rows.ts';
import { restoreBalanceUpTo } from '../../cart/payment/release-funds.ts';
import type { OrderLineRow } from '../model/find-purchase.ts';
import type { LineUnits } from './order-units.ts';
import { queueRefund } from './payment-tasks.ts';

export interface Refund {
  readonly order: OrderRow;
  /** Minor units. */
  readonly amount: number;
  readonly now: number;
}

/**
 * Refunds a part of a locked order by its payments in the order of their capture: balances at once, payments of a
 * provider later by the provider. Returns the refund's id; `undefined` when there is nothing to refund.
 */
export async function writeRefund(
  transaction: Transaction<Tables>,
  { order, amount, now }: Refund,
): Promise<string | undefined> {
  if (amount === 0) return undefined;
  const { order_number } = order;
  const refund_id = randomUUID();
  await transaction
    .insertInto('order_refund')
    .values({ refund_id, order_number, amount_minor: amount, created_at: now })
    .execute();
  await transaction
    .updateTable('shop_order')
    .set((one) => ({ refunded_minor: one('refunded_minor', '+', amount) }))
    .where('order_number', '=', order_number)
    .execute();
  const payments = await loadPayments(transaction, order_number);
  const paid = payments.map(({ id, amount_minor, refunded_minor }) => ({
    id,
    amount: amount_minor,
    refunded: refunded_minor,
  }));
  const parts = splitRefund(amount, paid);
  const split = parts.reduce((sum, part) => sum + part.amount, 0);
  if (split !== amount) throw new Error(`Order ${order_number}: its payments do not cover a refund of ${amount}`);
  for (const part of parts) {
    const payment = payments.find(({ id }) => id === part.id);
    if (payment) await refundPayment(transaction, { order, payment, amount: part.amount, now });
  }
  return refund_id;
}

function loadPayments(transaction: Transaction<Tables>, orderNumber: string): Promise<OrderPaymentRow[]> {
  return transaction
    .selectFrom('order_payment')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .where('state', 'in', ['authorized', 'captured'])
    .orderBy('position')
    .execute();
}

async function refundPayment(
  transaction: Transaction<Tables>,
  { order, payment, amount, now }: Refund & { readonly payment: OrderPaymentRow },
): Promise<void> {
  const refunded = payment.refunded_minor + amount;
  await transaction
    .updateTable('order_payment')
    .set({ refunded_minor: refunded })
    .where('id', '=', payment.id)
    .where('refunded_minor', '=', payment.refunded_minor)
    .execute();
  const balance = {
    orderNumber: order.order_number,
    methodId: payment.payment_method_id,
    reference: payment.reference,
    refunded,
    at: now,
  };
  const isBalance = await restoreBalanceUpTo(transaction, balance);
  if (!isBalance) await queueRefund(transaction, { paymentId: payment.id, amount, now });
}

/** Refund for units that are cancelled or returned, in minor units. */
export function refundFor(order: OrderRow, lines: readonly OrderLineRow[], units: readonly LineUnits[]): number {
  const isTaxOnTop = hasTaxOnTop(order);
  const back = new Map(units.map(({ line, qty }) => [line.id, qty]));
  return refundOf({
    total: order.total_minor,
    refunded: order.refunded_minor,
    lines: lines.map((line) => ({
      qty: line.qty,
      paid: line.net_minor + (isTaxOnTop ? line.tax_minor : 0),
      before: line.cancelled_qty + line.received_qty,
      now: back.get(line.id) ?? 0,
      isGift: line.is_gift === 1,
    })),
  });
}

/**
 * As charged with the order, whatever the site's tax mode is now: without tax on top, the other amounts add up to the
 * total.
 */
function hasTaxOnTop(order: OrderRow): boolean {
  const { itemTotal, totalDiscount, shipping } = toOrder(order).totals;
  return order.total_minor > toMinor(itemTotal - totalDiscount + shipping, order.currency);
}

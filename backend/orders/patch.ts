import { z } from 'zod';
import type { Order, PatchRequest } from '../../src/api/orders.schema.ts';
import { apiError, inputError } from '../core/refuse.ts';
import { answerOf } from './order-answer.ts';
import type { OrderParts } from './order-parts.ts';
import { findOrder, noteEvent, type OrderPaymentRow, type OrderRow } from './order-rows.ts';
import type { Buyer } from './place.ts';
import { cancel, releaseVoiding } from './roll-back.ts';

/** Ends the payment an order waits for, once: it is placed, or given up with `PAYMENT_ERROR` and its cart open again. */
export async function patchPending(
  parts: OrderParts,
  { buyer, orderNumber, request }: { buyer: Buyer; orderNumber: string; request: PatchRequest },
): Promise<Order> {
  const own = await findOwn(parts, buyer, orderNumber);
  const result = readResult(request);
  return parts.claims.hold(own.basket_id, {
    settled: async () => decided(await findOwn(parts, buyer, orderNumber)),
    work: async () => complete(parts, { order: await findOwn(parts, buyer, orderNumber), result }),
  });
}

/** Another's order is an unknown one. */
async function findOwn({ read }: OrderParts, { consumerNo }: Buyer, orderNumber: string): Promise<OrderRow> {
  const order = await findOrder(read, orderNumber);
  if (order?.consumer_no !== consumerNo) throw apiError('ORD409', { orderNumber });
  return order;
}

function decided(order: OrderRow): Order | undefined {
  if (order.status === 'cancelled') throw apiError('PAYMENT_ERROR', { orderNumber: order.order_number });
  return order.status === 'placed' ? answerOf(order) : undefined;
}

interface ChallengeResult {
  readonly sessionId: string | undefined;
  readonly redirectResult: string;
}

function readResult({ paymentMethod: { additionalData } }: PatchRequest): ChallengeResult {
  const [sent] = additionalData;
  const redirectResult = sent?.redirectResult ?? sent?.data;
  if (redirectResult === undefined) {
    throw inputError('paymentMethod.additionalData.0.redirectResult', 'The result of the confirmation is missing.');
  }
  return { sessionId: sent?.sessionID, redirectResult };
}

interface Completing {
  readonly order: OrderRow;
  readonly result: ChallengeResult;
}

async function complete(parts: OrderParts, { order, result }: Completing): Promise<Order> {
  const { order_number } = order;
  const payment = await findWaiting(parts, order_number);
  const isPaid = payment !== undefined && (await isConfirmed(parts, payment, result));
  await parts.pauseAt('completed');
  const placed = isPaid ? await place(parts, order) : undefined;
  if (placed) return answerOf(placed);
  await cancel(parts, order, 'payment');
  await releaseVoiding(parts, order_number);
  throw apiError('PAYMENT_ERROR', { orderNumber: order_number });
}

function findWaiting({ read }: OrderParts, orderNumber: string): Promise<OrderPaymentRow | undefined> {
  return read
    .selectFrom('order_payment')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .where('state', '=', 'pending')
    .executeTakeFirst();
}

const waitingData = z.object({ sessionId: z.string() });

async function isConfirmed(
  { charges }: OrderParts,
  { reference, data }: OrderPaymentRow,
  { sessionId: sent, redirectResult }: ChallengeResult,
): Promise<boolean> {
  const { sessionId } = waitingData.parse(JSON.parse(data));
  if (reference === null || (sent !== undefined && sent !== sessionId)) return false;
  return charges.complete({ reference, sessionId, redirectResult });
}

/** Nothing where the order has been given up meanwhile. */
function place(parts: OrderParts, { order_number }: OrderRow): Promise<OrderRow | undefined> {
  return parts.write.transaction().execute(async (transaction) => {
    const at = parts.now();
    const placed = await transaction
      .updateTable('shop_order')
      .set({ status: 'placed', placed_at: at, expires_at: null, action: null })
      .where('order_number', '=', order_number)
      .where('status', '=', 'pending')
      .returningAll()
      .executeTakeFirst();
    if (!placed) return undefined;
    await transaction
      .updateTable('order_payment')
      .set({ state: 'authorized' })
      .where('order_number', '=', order_number)
      .where('state', '=', 'pending')
      .execute();
    await noteEvent(transaction, { order_number, kind: 'placed', reason: null, at });
    await parts.announce(transaction, placed);
    return placed;
  });
}

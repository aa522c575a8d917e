import { z } from 'zod';
import type { Order, PatchRequest } from '../../src/api/orders/orders.schema.ts';
import { apiError, inputError } from '../core/errors.ts';
import { toOrder, withChannel } from '../orders/model/order-response.ts';
import type { OrderDeps } from './order-deps.ts';
import { findOrder, recordEvent, type OrderPaymentRow, type OrderRow } from '../orders/model/order-rows.ts';
import type { OrderCustomer } from './place-order.ts';
import { cancelOrder, releaseVoiding } from '../orders/model/cancel-order.ts';

/**
 * Completes the pending payment of an order once: places the order, or cancels it with `PAYMENT_ERROR` and reopens its
 * cart.
 */
export async function patchPending(
  deps: OrderDeps,
  { customer, orderNumber, request }: { customer: OrderCustomer; orderNumber: string; request: PatchRequest },
): Promise<Order> {
  const { channel } = customer;
  const own = await findOwn(deps, customer, orderNumber);
  const result = readResult(request);
  return deps.leases.hold(own.basket_id, {
    settled: async () => decided(deps, await findOwn(deps, customer, orderNumber)),
    work: async () => complete(deps, { order: await findOwn(deps, customer, orderNumber), result, channel }),
  });
}

/** An order of another consumer is reported as unknown. */
async function findOwn({ read }: OrderDeps, customer: OrderCustomer, orderNumber: string): Promise<OrderRow> {
  const order = await findOrder(read, orderNumber);
  if (!order || !isOwn(order, customer)) throw apiError('ORD409', { orderNumber });
  return order;
}

/** Once placed, an associate's sale belongs to the customer whom the session serves. */
const isOwn = ({ consumer_no, employee_id }: OrderRow, { consumerNo, served, associate }: OrderCustomer): boolean =>
  consumer_no === consumerNo || (consumer_no === served && employee_id === associate?.employeeId);

async function decided(deps: OrderDeps, order: OrderRow): Promise<Order | undefined> {
  if (order.status === 'cancelled') throw await unpaidError(deps, order);
  return order.status === 'placed' ? toOrder(order) : undefined;
}

/** `details.reason` of a response that came too late is `expired`. */
async function unpaidError({ read }: OrderDeps, { order_number: orderNumber }: OrderRow) {
  const cancelled = await read
    .selectFrom('order_event')
    .select('reason')
    .where('order_number', '=', orderNumber)
    .where('kind', '=', 'cancelled')
    .executeTakeFirst();
  const isLate = cancelled?.reason === 'expired';
  return apiError('PAYMENT_ERROR', isLate ? { orderNumber, reason: 'expired' } : { orderNumber });
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
  readonly channel: OrderCustomer['channel'];
}

async function complete(deps: OrderDeps, { order, result, channel }: Completing): Promise<Order> {
  const { order_number } = order;
  const payment = await findWaiting(deps, order_number);
  const isPaid = payment !== undefined && (await isConfirmed(deps, payment, result));
  await deps.pauseAt('completed');
  const placed = isPaid ? await place(deps, order, channel) : undefined;
  if (placed) return toOrder(placed);
  await cancelOrder(deps, order, 'payment');
  await releaseVoiding(deps, order_number);
  throw await unpaidError(deps, order);
}

function findWaiting({ read }: OrderDeps, orderNumber: string): Promise<OrderPaymentRow | undefined> {
  return read
    .selectFrom('order_payment')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .where('state', '=', 'pending')
    .executeTakeFirst();
}

const waitingData = z.object({ sessionId: z.string() });

async function isConfirmed(
  { charges }: OrderDeps,
  { reference, data }: OrderPaymentRow,
  { sessionId: sent, redirectResult }: ChallengeResult,
): Promise<boolean> {
  const { sessionId } = waitingData.parse(JSON.parse(data));
  if (reference === null || (sent !== undefined && sent !== sessionId)) return false;
  return charges.complete({ reference, sessionId, redirectResult });
}

/** Returns undefined when the order has been cancelled meanwhile. */
function place(deps: OrderDeps, { order_number, answer }: OrderRow, channel: OrderCustomer['channel']) {
  return deps.write.transaction().execute(async (transaction) => {
    const at = deps.now();
    const placed = await transaction
      .updateTable('shop_order')
      .set((order) => ({
        status: 'placed',
        placed_at: at,
        expires_at: null,
        action: null,
        ...(channel !== undefined && { answer: withChannel(answer, channel) }),
        consumer_no: order.fn.coalesce(
          order
            .selectFrom('cart')
            .innerJoin('consumer', 'consumer.consumer_no', 'cart.served_consumer_no')
            .select('consumer.consumer_no')
            .whereRef('cart.basket_id', '=', 'shop_order.basket_id'),
          'shop_order.consumer_no',
        ),
      }))
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
    await recordEvent(transaction, { order_number, kind: 'placed', reason: null, at });
    await deps.announce(transaction, placed);
    return placed;
  });
}

import type { Kysely, Transaction } from 'kysely';
import type { Log } from '../../../src/lib/log.ts';
import type { Tables } from '../../db/tables.ts';
import type { OrderMails } from '../documents/order-mails.ts';
import type { DeliveredProduct } from '../documents/review-request-mail.ts';
import { findOrder, type OrderRow } from '../model/order-rows.ts';
import { loadOrderLines } from '../model/find-purchase.ts';
import { progressOf } from '../model/progress.ts';
import { toOrder } from '../model/order-response.ts';

export interface ReviewRequestDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly mails: Pick<OrderMails, 'reviewRequest'>;
  /** Milliseconds from the delivery to the mail. */
  readonly reviewDelay?: number | undefined;
  readonly log: Pick<Log, 'warn'>;
  readonly now: () => number;
}

const BATCH_SIZE = 50;

/** The customer of an order is asked for reviews once all of it was delivered, and once only. */
export async function queueReviewRequest(
  transaction: Transaction<Tables>,
  orderNumber: string,
  at: number,
): Promise<void> {
  const lines = await loadOrderLines(transaction, orderNumber);
  if (progressOf({ status: 'placed' }, lines, at) !== 'delivered') return;
  await transaction
    .insertInto('review_request')
    .values({ order_number: orderNumber, delivered_at: at, mailed_at: null })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Writes the mails that are due, each once; a failure is logged and tried again in the next run. */
export async function mailReviewRequests(deps: ReviewRequestDeps): Promise<void> {
  const { read, write, reviewDelay = 0, log, now } = deps;
  const due = read
    .selectFrom('review_request')
    .select('order_number')
    .where('mailed_at', 'is', null)
    .where('delivered_at', '<=', now() - reviewDelay)
    .orderBy('delivered_at')
    .limit(BATCH_SIZE);
  for (const { order_number } of await due.execute()) {
    try {
      await write.transaction().execute((transaction) => mailRequest(transaction, deps, order_number));
    } catch (error) {
      log.warn({ err: error, orderNumber: order_number }, 'orders: customer not asked for reviews');
    }
  }
}

async function mailRequest(
  transaction: Transaction<Tables>,
  { mails, now }: ReviewRequestDeps,
  orderNumber: string,
): Promise<void> {
  const taken = await transaction
    .updateTable('review_request')
    .set({ mailed_at: now() })
    .where('order_number', '=', orderNumber)
    .where('mailed_at', 'is', null)
    .executeTakeFirst();
  const order = taken.numUpdatedRows > 0n && (await findOrder(transaction, orderNumber));
  const products = order ? await loadDelivered(transaction, order) : [];
  if (order && products.length > 0) await mails.reviewRequest(transaction, order, products);
}

/** The products of which the customer has a unit; what was sent back, a gift or a gift card is none. */
async function loadDelivered(transaction: Transaction<Tables>, order: OrderRow): Promise<DeliveredProduct[]> {
  const lines = await loadOrderLines(transaction, order.order_number);
  const own = lines.filter((line) => line.is_digital === 0 && line.is_gift === 0);
  const present = new Set(own.filter((line) => line.delivered_qty > line.received_qty).map(({ id }) => id));
  const items = toOrder(order).items.filter(({ id }) => present.has(id));
  return [...Map.groupBy(items, ({ masterId }) => masterId)].map(([productId, own]) => ({
    productId,
    name: own[0]?.name ?? '',
    size: onlyOne(own.map(({ size }) => size)),
    color: onlyOne(own.map(({ color }) => color)),
  }));
}

/** The value that all have; `undefined` where they differ, or have none. */
function onlyOne(values: readonly (string | null)[]): string | undefined {
  const [value = null, ...others] = new Set(values);
  return others.length === 0 && value !== null ? value : undefined;
}

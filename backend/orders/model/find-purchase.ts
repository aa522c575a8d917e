import { timingSafeEqual } from 'node:crypto';
import type { Kysely, Selectable } from 'kysely';
import { foldEmail, isEmail } from '../../../domain/email.ts';
import { apiError } from '../../core/errors.ts';
import type { Tables } from '../../db/tables.ts';
import { findOrder, type OrderRow } from './order-rows.ts';

/** Identifies an order, with the proof that it may be read. */
export interface PurchaseQuery {
  readonly consumerNo: string;
  readonly orderNumber: string;
  readonly email?: string | undefined;
  readonly st?: string | undefined;
}

export type OrderLineRow = Selectable<Tables['order_line']>;

/**
 * The order, when it is the session's own or the email address or secret matches; otherwise it is unknown: `OHS4004`.
 * Rejects with `ORD400` when the email is not an address.
 */
export async function findPurchase(database: Kysely<Tables>, query: PurchaseQuery): Promise<OrderRow> {
  const email = query.email === undefined ? undefined : foldEmail(query.email);
  if (email !== undefined && !isEmail(email)) throw apiError('ORD400');
  const order = await findOrder(database, query.orderNumber);
  const isTheirs =
    order !== undefined &&
    (order.consumer_no === query.consumerNo || order.email === email || isEqual(order.st, query.st));
  if (!isTheirs) throw apiError('OHS4004', { orderNumber: query.orderNumber });
  return order;
}

function isEqual(stored: string, sent: string | undefined): boolean {
  if (sent === undefined) return false;
  const [one, other] = [Buffer.from(stored), Buffer.from(sent)];
  return one.length === other.length && timingSafeEqual(one, other);
}

export function loadOrderLines(database: Kysely<Tables>, orderNumber: string): Promise<OrderLineRow[]> {
  return database
    .selectFrom('order_line')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('position')
    .execute();
}

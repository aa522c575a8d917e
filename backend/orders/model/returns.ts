import { randomInt } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { ReturnItem } from '../../../src/api/orders/purchases.schema.ts';
import { apiError } from '../../core/errors.ts';
import type { Tables } from '../../db/tables.ts';
import { holdPlaced } from './lock-order.ts';
import type { OrderRow } from './order-rows.ts';
import { loadOrderLines } from './find-purchase.ts';
import { returnableQty } from './purchase-terms.ts';

export interface NewReturn {
  readonly returnNumber: string;
  readonly order: OrderRow;
  readonly items: readonly ReturnItem[];
  readonly now: number;
}

/**
 * Registers a return and runs `also` in the same transaction. Concurrent requests count no unit twice; units that
 * cannot be returned are rejected with `RTN500`. Units are restocked and refunded when the parcel is received.
 */
export function registerReturn(
  write: Kysely<Tables>,
  { returnNumber, order, items, now }: NewReturn,
  also: (transaction: Transaction<Tables>) => Promise<void>,
): Promise<void> {
  return write.transaction().execute(async (transaction) => {
    const locked = await holdPlaced(transaction, order.order_number);
    const lines = new Map((await loadOrderLines(transaction, order.order_number)).map((line) => [line.id, line]));
    const summed = sumItems(items);
    for (const { itemId, qty } of summed) {
      const line = lines.get(itemId);
      const max = line === undefined || !locked ? 0 : returnableQty(order, line, now);
      if (qty > max || !(await countReturned(transaction, order.order_number, { itemId, qty }))) {
        throw apiError('RTN500', { itemId, returnableQty: max });
      }
    }
    const return_number = returnNumber;
    await transaction
      .insertInto('order_return')
      .values({ return_number, order_number: order.order_number, created_at: now })
      .execute();
    await transaction
      .insertInto('order_return_line')
      .values(summed.map(({ itemId, qty, reason = null }) => ({ return_number, line_id: itemId, qty, reason })))
      .execute();
    await also(transaction);
  });
}

function sumItems(items: readonly ReturnItem[]): ReturnItem[] {
  return [...Map.groupBy(items, ({ itemId }) => itemId)].map(([itemId, own]) => ({
    itemId,
    qty: own.reduce((sum, { qty }) => sum + qty, 0),
    reason: own.find(({ reason }) => reason !== undefined)?.reason,
  }));
}

/** Returns false when another return has counted these units. */
async function countReturned(
  transaction: Transaction<Tables>,
  orderNumber: string,
  { itemId, qty }: ReturnItem,
): Promise<boolean> {
  const counted = await transaction
    .updateTable('order_line')
    .set((line) => ({ returned_qty: line('returned_qty', '+', qty) }))
    .where('order_number', '=', orderNumber)
    .where('id', '=', itemId)
    .where((line) => line(line('qty', '-', line.ref('cancelled_qty')), '>=', line('returned_qty', '+', qty)))
    .executeTakeFirst();
  return counted.numUpdatedRows > 0n;
}

/** What a return of an order sends back; empty for an unknown one. */
export async function loadReturnItems(
  read: Kysely<Tables>,
  { orderNumber, returnNumber }: { readonly orderNumber: string; readonly returnNumber: string },
): Promise<ReturnItem[]> {
  const lines = await read
    .selectFrom('order_return_line as line')
    .innerJoin('order_return', 'order_return.return_number', 'line.return_number')
    .select(['line_id', 'qty'])
    .where('order_number', '=', orderNumber)
    .where('line.return_number', '=', returnNumber)
    .orderBy('line_id')
    .execute();
  return lines.map(({ line_id: itemId, qty }) => ({ itemId, qty }));
}

/** Random, so that it does not reveal the number of returns. */
export function newReturnNumber(): string {
  const part = () => `${randomInt(1_000_000)}`.padStart(6, '0');
  return `R${part()}${part()}`;
}

import type { Transaction } from 'kysely';
import { toMinor } from '../../src/lib/money.ts';
import { refundOf } from '../../src/lib/payment/refunds.ts';
import type { Tables } from '../db/tables.ts';
import { answerOf } from '../orders/order-answer.ts';
import type { OrderRow } from '../orders/order-rows.ts';
import { openStock, sumUnits } from '../orders/stock.ts';
import { loadOrderLines, type OrderLineRow } from '../purchases/find-purchase.ts';
import { holdOrder } from './hold-order.ts';
import { noteForBuyer } from './notices.ts';
import type { ArticleUnits, LineUnits } from './order-units.ts';
import { writeRefund } from './refund.ts';
import { arrivalOf, loadReturns, writeArrival } from './return-arrival.ts';
import type { FulfilmentParts } from './ship.ts';

export interface ReceivedReturn {
  /** Of the order, or of the return as its label says. */
  readonly number: string;
  /** What was in the parcel; what was announced without it. */
  readonly items?: readonly ArticleUnits[] | undefined;
  /** Another parcel with the same as one that came before. */
  readonly isAnother?: boolean | undefined;
}

export interface Received {
  readonly units: readonly LineUnits[];
  /** Minor units. */
  readonly refund: number;
  readonly currency: string;
}

/**
 * Takes in what came back, once: units to where they were taken from, money by the payments in the order they were taken, what
 * shipping cost with the last unit. Nothing where it had been done before. Throws `OrderRefused` where it cannot have come back.
 */
export function receive({ write, now }: FulfilmentParts, asked: ReceivedReturn): Promise<Received | undefined> {
  return write.transaction().execute(async (transaction) => {
    const named = await findReturn(transaction, asked.number);
    const order = await holdOrder(transaction, named?.order_number ?? asked.number);
    const { order_number: orderNumber } = order;
    const lines = await loadOrderLines(transaction, orderNumber);
    const returns = await loadReturns(transaction, lines, orderNumber);
    const { items, isAnother = false } = asked;
    const arrival = arrivalOf({ orderNumber, returnNumber: named?.return_number, items, isAnother }, lines, returns);
    if (!arrival) return undefined;
    const at = now();
    await writeArrival(transaction, orderNumber, { ...arrival, at });
    await putBack(transaction, arrival.units);
    const refund = refundFor(order, lines, arrival.units);
    if (refund > 0) {
      const reference = await writeRefund(transaction, { order, amount: refund, now: at });
      await noteForBuyer(transaction, { order_number: orderNumber, kind: 'refunded', reference, created_at: at });
    }
    return { units: arrival.units, refund, currency: order.currency };
  });
}

function findReturn(transaction: Transaction<Tables>, returnNumber: string) {
  const returns = transaction.selectFrom('order_return').select(['return_number', 'order_number']);
  return returns.where('return_number', '=', returnNumber).executeTakeFirst();
}

async function putBack(transaction: Transaction<Tables>, units: readonly LineUnits[]): Promise<void> {
  const stock = openStock(transaction);
  const places = units.map(({ line, qty }) => ({ sku: line.variant_sku, storeId: line.store_id, qty }));
  for (const part of sumUnits(places)) await stock.put(part);
  await stock.finish();
}

function refundFor(order: OrderRow, lines: readonly OrderLineRow[], units: readonly LineUnits[]): number {
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

/** As it was charged, whatever the site does now: without tax on top, the other amounts are the total. */
function hasTaxOnTop(order: OrderRow): boolean {
  const { itemTotal, totalDiscount, shipping } = answerOf(order).totals;
  return order.total_minor > toMinor(itemTotal - totalDiscount + shipping, order.currency);
}

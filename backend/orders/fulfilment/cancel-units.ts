import { loadOrderLines, type OrderLineRow } from '../model/find-purchase.ts';
import { holdOrder, OrderCommandError } from '../model/lock-order.ts';
import { uncountUnits } from '../model/spend.ts';
import { queueNotice } from './order-notices.ts';
import { allotUnits, countUnits, putBack, unshipped, type ArticleUnits, type LineUnits } from './order-units.ts';
import { refundFor, writeRefund } from './refund.ts';
import type { FulfilmentDeps } from './ship-order.ts';

export interface Cancelled {
  readonly units: readonly LineUnits[];
  /** Minor units. */
  readonly refund: number;
  readonly currency: string;
}

/**
 * Cancels units that cannot be shipped, while the rest of the order remains: they go back to stock and their payment is
 * refunded. Throws `OrderCommandError` for units that were shipped or announced as returned, and when no unit would
 * remain.
 */
export function cancelUnits(
  { write, now }: FulfilmentDeps,
  { orderNumber, items }: { readonly orderNumber: string; readonly items: readonly ArticleUnits[] },
): Promise<Cancelled> {
  return write.transaction().execute(async (transaction) => {
    const order = await holdOrder(transaction, orderNumber);
    const lines = await loadOrderLines(transaction, orderNumber);
    const physicalLines = lines.filter(({ is_digital }) => is_digital === 0);
    const units = allotUnits(items, physicalLines, { leftOf: cancellable, verb: 'cancelled' });
    assertNotAll(lines, units, orderNumber);
    for (const { line, qty } of units) await countUnits(transaction, line, { cancelled_qty: qty });
    await putBack(transaction, units);
    await uncountUnits(transaction, order, units);
    const refund = refundFor(order, lines, units);
    const at = now();
    const reference = await writeRefund(transaction, { order, amount: refund, now: at });
    if (reference !== undefined) {
      await queueNotice(transaction, { order_number: orderNumber, kind: 'cancelled', reference, created_at: at });
    }
    return { units, refund, currency: order.currency };
  });
}

const cancellable = (line: OrderLineRow): number =>
  Math.min(unshipped(line), line.qty - line.cancelled_qty - line.returned_qty);

function assertNotAll(lines: readonly OrderLineRow[], units: readonly LineUnits[], orderNumber: string): void {
  const cancelled = new Map(units.map(({ line, qty }) => [line, qty]));
  const isAll = lines.every(
    (line) => line.is_gift === 1 || line.cancelled_qty + (cancelled.get(line) ?? 0) === line.qty,
  );
  if (isAll) throw new OrderCommandError(`that is all of order ${orderNumber}: cancel it without --items`);
}

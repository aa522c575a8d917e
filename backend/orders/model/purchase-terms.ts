import { hasLeft } from './progress.ts';
import type { OrderRow } from './order-rows.ts';
import type { OrderLineRow } from './find-purchase.ts';

/** Milliseconds after placing the order, before packing starts. */
const CANCEL_WINDOW = 30 * 60 * 1000;
/** Milliseconds, as stated on the shop's pages. */
const RETURN_WINDOW = 60 * 24 * 60 * 60 * 1000;

/** Units that were shipped cannot be cancelled. */
export function canCancel(order: OrderRow, lines: readonly OrderLineRow[], now: number): boolean {
  const isOpen = order.status === 'placed' && now - (order.placed_at ?? 0) <= CANCEL_WINDOW;
  return isOpen && !lines.some(hasLeft);
}

/** Units of a line that can still be returned: neither gifts nor digital products nor customised ones. */
export function returnableQty(order: OrderRow, line: OrderLineRow, now: number): number {
  const isOpen = order.status === 'placed' && now - (order.placed_at ?? 0) <= RETURN_WINDOW;
  if (!isOpen || line.is_digital === 1 || line.is_gift === 1 || line.recipe_id !== null) return 0;
  return line.qty - line.cancelled_qty - line.returned_qty;
}

import { hasLeft } from './progress.ts';
import type { OrderRow } from './order-rows.ts';
import type { OrderLineRow } from './find-purchase.ts';

/** While nobody has begun to pack it. */
const CANCEL_WINDOW = 30 * 60 * 1000;
/** As the shop's pages say. */
const RETURN_WINDOW = 60 * 24 * 60 * 60 * 1000;

/** What was sent cannot be called back. */
export function canCancel(order: OrderRow, lines: readonly OrderLineRow[], now: number): boolean {
  const isOpen = order.status === 'placed' && now - (order.placed_at ?? 0) <= CANCEL_WINDOW;
  return isOpen && !lines.some(hasLeft);
}

/** Units of a line that may still be sent back: not gifts, and nothing digital. */
export function returnableQty(order: OrderRow, line: OrderLineRow, now: number): number {
  const isOpen = order.status === 'placed' && now - (order.placed_at ?? 0) <= RETURN_WINDOW;
  if (!isOpen || line.is_digital === 1 || line.is_gift === 1) return 0;
  return line.qty - line.cancelled_qty - line.returned_qty;
}

import type { PurchaseProgress } from '../../../src/api/orders/purchases.schema.ts';
import type { OrderRow } from './order-rows.ts';
import type { OrderLineRow } from './find-purchase.ts';

/** Whether a part of the line was shipped or handed out, and so cannot be cancelled. */
export const hasLeft = ({ shipped_qty, delivered_at }: OrderLineRow): boolean =>
  shipped_qty > 0 || delivered_at !== null;

/** Whether a digital line was mailed; one with a chosen day is marked with the moment at which its mail is due. */
export const isMailed = ({ is_digital, delivered_at }: OrderLineRow, now: number): boolean =>
  is_digital === 1 && delivered_at !== null && delivered_at <= now;

/** Progress of an order, or of those of its lines that share a delivery. */
export function progressOf(
  { status }: Pick<OrderRow, 'status'>,
  lines: readonly OrderLineRow[],
  now = Date.now(),
): PurchaseProgress {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'pending') return 'waiting';
  const units = lines.map((line) => unitsOf(line, now));
  if (units.length > 0 && units.every(({ all }) => all === 0)) return 'cancelled';
  const isAll = (name: 'sent' | 'delivered') => units.length > 0 && units.every((one) => one[name] === one.all);
  if (isReturned(lines)) return 'returned';
  if (isAll('delivered')) return 'delivered';
  if (isAll('sent')) return 'shipped';
  return units.some(({ sent }) => sent > 0) ? 'partlyShipped' : 'preparing';
}

function unitsOf(line: OrderLineRow, now: number) {
  const { qty, cancelled_qty, shipped_qty, delivered_qty, is_digital } = line;
  const all = qty - cancelled_qty;
  if (is_digital === 0) return { all, sent: shipped_qty, delivered: delivered_qty };
  const sent = isMailed(line, now) ? all : 0;
  return { all, sent, delivered: sent };
}

/** Gifts need not be returned. */
function isReturned(lines: readonly OrderLineRow[]): boolean {
  const bought = lines.filter(({ is_gift }) => is_gift === 0);
  return (
    bought.length > 0 && bought.every(({ qty, cancelled_qty, received_qty }) => received_qty === qty - cancelled_qty)
  );
}

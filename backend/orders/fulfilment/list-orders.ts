import type { Kysely } from 'kysely';
import type { PurchaseProgress } from '../../../src/api/orders/purchases.schema.ts';
import { toMajor } from '../../../domain/money.ts';
import type { Tables } from '../../db/tables.ts';
import type { OrderRow } from '../model/order-rows.ts';
import type { OrderLineRow } from '../model/find-purchase.ts';
import { progressOf } from '../model/progress.ts';

const MAX_ORDERS = 200;
/** Orders with this progress need nothing more, apart from returns in transit. */
const OVER: readonly PurchaseProgress[] = ['delivered', 'returned', 'cancelled'];

export interface ListedOrders {
  readonly lines: readonly string[];
  /** Whether more orders exist than are listed. */
  readonly hasMore: boolean;
}

/**
 * One line per order: number, day, progress, total, units, and what it waits for. Open orders oldest first, else the
 * newest first.
 */
export async function listOrders(read: Kysely<Tables>, isOpen: boolean): Promise<ListedOrders> {
  const found = isOpen ? await findOpen(read) : await findNewest(read);
  const orders = found.slice(0, MAX_ORDERS);
  const numbers = orders.map(({ order_number }) => order_number);
  if (numbers.length === 0) return { lines: [], hasMore: false };
  const rows = await read.selectFrom('order_line').selectAll().where('order_number', 'in', numbers).execute();
  const lines = Map.groupBy(rows, ({ order_number }) => order_number);
  const waits = await loadWaits(read, numbers);
  const cells = orders.map((order) => {
    const waiting = waits.get(order.order_number) ?? [];
    return [...cellsOf(order, lines.get(order.order_number) ?? []), waiting.join(', ')];
  });
  return { lines: alignCells(cells), hasMore: found.length > MAX_ORDERS };
}

function findNewest(read: Kysely<Tables>): Promise<OrderRow[]> {
  return read
    .selectFrom('shop_order')
    .selectAll()
    .orderBy('created_at', 'desc')
    .limit(MAX_ORDERS + 1)
    .execute();
}

/** Orders with units to deliver, announced returns, or captures and refunds that failed. */
function findOpen(read: Kysely<Tables>): Promise<OrderRow[]> {
  const unfinished = read
    .selectFrom('order_line')
    .select('order_number')
    .where((line) =>
      line.or([
        line.and([line('is_digital', '=', 1), line('delivered_at', 'is', null)]),
        line.and([
          line('is_digital', '=', 0),
          line('delivered_qty', '<', line('qty', '-', line.ref('cancelled_qty'))),
          line('received_qty', '<', line('qty', '-', line.ref('cancelled_qty'))),
        ]),
      ]),
    );
  const awaited = read.selectFrom('order_return').select('order_number').where('received_at', 'is', null);
  const unpaid = read
    .selectFrom('payment_task')
    .innerJoin('order_payment', 'order_payment.id', 'payment_task.payment_id')
    .select('order_number')
    .where('done_at', 'is', null)
    .where('attempts', '>', 0);
  return read
    .selectFrom('shop_order')
    .selectAll()
    .where('status', '=', 'placed')
    .where((order) => order.or([unfinished, awaited, unpaid].map((numbers) => order('order_number', 'in', numbers))))
    .orderBy('created_at')
    .limit(MAX_ORDERS + 1)
    .execute();
}

function cellsOf(order: OrderRow, lines: readonly OrderLineRow[]): string[] {
  const { order_number, created_at, total_minor, currency } = order;
  const progress = progressOf(order, lines);
  const left = lines.reduce((sum, { qty, cancelled_qty }) => sum + qty - cancelled_qty, 0);
  const sent = lines.reduce((sum, { shipped_qty }) => sum + shipped_qty, 0);
  const units = OVER.includes(progress) || sent === 0 ? `${left} units` : `${sent} of ${left} units sent`;
  const day = new Date(created_at).toISOString().slice(0, 10);
  return [order_number, day, progress, `${toMajor(total_minor, currency)} ${currency}`, units];
}

/** Returns in transit, and captures and refunds that failed, as texts by order. */
async function loadWaits(read: Kysely<Tables>, numbers: readonly string[]): Promise<Map<string, string[]>> {
  const returns = await read
    .selectFrom('order_return')
    .select(['order_number', 'return_number'])
    .where('order_number', 'in', numbers)
    .where('received_at', 'is', null)
    .execute();
  const late = await read
    .selectFrom('payment_task')
    .innerJoin('order_payment', 'order_payment.id', 'payment_task.payment_id')
    .select(['order_payment.order_number', 'payment_task.kind'])
    .where('order_payment.order_number', 'in', numbers)
    .where('done_at', 'is', null)
    .where('attempts', '>', 0)
    .execute();
  const notes = [
    ...returns.map(({ order_number, return_number }) => [order_number, `return ${return_number}`] as const),
    ...late.map(({ order_number, kind }) => [order_number, `${kind} not done`] as const),
  ];
  const grouped = Map.groupBy(notes, ([number]) => number);
  return new Map([...grouped].map(([number, own]) => [number, own.map(([, note]) => note)]));
}

function alignCells(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { openStock, sumUnits } from '../../inventory/stock.ts';
import { lineWithout, unitsOfLine } from '../model/line-warehouses.ts';
import type { OrderLineRow } from '../model/find-purchase.ts';
import { OrderCommandError } from '../model/lock-order.ts';

/** Units of an article, as a command names them. */
export interface ArticleUnits {
  readonly sku: string;
  readonly qty: number;
}

/** Units of an order's line. */
export interface LineUnits {
  readonly line: OrderLineRow;
  readonly qty: number;
}

/**
 * How a line is handed over: digitally by mail, at a store's counter, in a parcel. A gift is handed over with the
 * bought lines.
 */
export function routeOf(line: OrderLineRow, lines: readonly OrderLineRow[]): 'digital' | 'counter' | 'parcel' {
  if (line.is_digital === 1) return 'digital';
  const leaders = line.is_gift === 1 ? lines.filter((one) => one.is_gift === 0 && one.is_digital === 0) : [line];
  const isCounter = leaders.length > 0 && leaders.every(({ shipping_method }) => shipping_method === 'pickup');
  return isCounter ? 'counter' : 'parcel';
}

export const unshipped = ({ qty, cancelled_qty, shipped_qty }: OrderLineRow): number =>
  qty - cancelled_qty - shipped_qty;

/** All units that `leftOf` counts. */
export function allUnits(lines: readonly OrderLineRow[], leftOf: (line: OrderLineRow) => number): LineUnits[] {
  return lines.map((line) => ({ line, qty: leftOf(line) })).filter(({ qty }) => qty > 0);
}

/** Allots the articles to the lines in order; throws `OrderCommandError` when `leftOf` counts fewer units. */
export function allotUnits(
  items: readonly ArticleUnits[],
  lines: readonly OrderLineRow[],
  { leftOf, verb }: { readonly leftOf: (line: OrderLineRow) => number; readonly verb: string },
): LineUnits[] {
  const bySku = Map.groupBy(items, ({ sku }) => sku);
  return [...bySku].flatMap(([sku, requested]) => {
    let qty = requested.reduce((sum, one) => sum + one.qty, 0);
    const own = lines.filter((line) => line.variant_sku === sku);
    if (own.length === 0) throw new OrderCommandError(`${sku}: the order has nothing of it that can be ${verb}`);
    const max = own.reduce((sum, line) => sum + leftOf(line), 0);
    if (qty > max) throw new OrderCommandError(`${sku}: ${qty} cannot be ${verb}, at most ${max}`);
    return allUnits(own, leftOf).flatMap(({ line, qty: left }) => {
      const part = Math.min(left, qty);
      qty -= part;
      return part > 0 ? [{ line, qty: part }] : [];
    });
  });
}

type Count = 'cancelled_qty' | 'shipped_qty' | 'delivered_qty' | 'received_qty' | 'returned_qty';

/**
 * Adds to counters of a line; throws when the line has too few units, which the order's lock rules out unless there is
 * a bug.
 */
export async function countUnits(
  transaction: Transaction<Tables>,
  { order_number, id }: Pick<OrderLineRow, 'order_number' | 'id'>,
  counts: Partial<Record<Count, number>>,
): Promise<void> {
  const added = (name: Count) => counts[name] ?? 0;
  const taken = added('shipped_qty') + added('cancelled_qty');
  const counted = await transaction
    .updateTable('order_line')
    .set((line) => ({
      cancelled_qty: line('cancelled_qty', '+', added('cancelled_qty')),
      shipped_qty: line('shipped_qty', '+', added('shipped_qty')),
      delivered_qty: line('delivered_qty', '+', added('delivered_qty')),
      received_qty: line('received_qty', '+', added('received_qty')),
      returned_qty: line('returned_qty', '+', added('returned_qty')),
    }))
    .where('order_number', '=', order_number)
    .where('id', '=', id)
    .where((line) => line(line('shipped_qty', '+', taken), '<=', line('qty', '-', line.ref('cancelled_qty'))))
    .where((line) => line(line('received_qty', '+', added('received_qty')), '<=', line.ref('shipped_qty')))
    .executeTakeFirst();
  if (counted.numUpdatedRows === 0n) throw new Error(`Order ${order_number}: line ${id} has too few units`);
}

/** Restocks units where they were taken from; units made to order are not sold again. */
export async function putBack(transaction: Transaction<Tables>, units: readonly LineUnits[]): Promise<void> {
  const stock = openStock(transaction);
  const stocked = units.filter(({ line }) => line.made_to_order === 0);
  const byLine = Map.groupBy(stocked, ({ line }) => line.id);
  const lines = [...byLine.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, qty: others.reduce((sum, { qty }) => sum + qty, first.qty) }] : [],
  );
  for (const part of sumUnits(lines.flatMap(({ line, qty }) => unitsOfLine(line, qty)))) await stock.put(part);
  for (const { line, qty } of lines) {
    if (line.warehouses === null) continue;
    await transaction
      .updateTable('order_line')
      .set({ warehouses: lineWithout(line, qty) })
      .where('order_number', '=', line.order_number)
      .where('id', '=', line.id)
      .execute();
  }
  await stock.finish();
}

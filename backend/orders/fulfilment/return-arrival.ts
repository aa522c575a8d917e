import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { OrderLineRow } from '../model/find-purchase.ts';
import { newReturnNumber } from '../model/returns.ts';
import { OrderCommandError } from '../model/lock-order.ts';
import { allotUnits, countUnits, type ArticleUnits, type LineUnits } from './order-units.ts';

/** A parcel that was returned: its units, and the announced returns it completes; none when it was not announced. */
export interface Arrival {
  readonly units: readonly LineUnits[];
  readonly ends: readonly ReturnState[];
}

export interface ReturnState {
  readonly returnNumber: string;
  readonly isReceived: boolean;
  /** As announced; of a received return, as received. */
  readonly units: readonly LineUnits[];
}

export interface ArrivalReport {
  readonly orderNumber: string;
  /** Number of the return; without it, any return of the order. */
  readonly returnNumber: string | undefined;
  readonly items: readonly ArticleUnits[] | undefined;
  readonly isAnother: boolean;
}

/** `undefined` for a parcel that was received before; throws `OrderCommandError` when the report is impossible. */
export function arrivalOf(
  report: ArrivalReport,
  lines: readonly OrderLineRow[],
  returns: readonly ReturnState[],
): Arrival | undefined {
  const { orderNumber, returnNumber, items, isAnother } = report;
  const known = returns.filter((one) => returnNumber === undefined || one.returnNumber === returnNumber);
  const ends = known.filter(({ isReceived }) => !isReceived);
  if (ends.length === 0 && !isAnother && wasReceived(known, report)) return undefined;
  if (!items && ends.length === 0) {
    throw new OrderCommandError(`order ${orderNumber}: nobody announced a return, name what came: --items SKU:QTY`);
  }
  if (items && ends.length > 1) {
    const numbers = ends.map((one) => one.returnNumber).join(', ');
    throw new OrderCommandError(
      `order ${orderNumber} waits for ${ends.length} returns, name the one that came: ${numbers}`,
    );
  }
  return { units: items ? allotCome(items, lines, ends) : checkShipped(sumUnits(ends)), ends };
}

/** The named return was received; without a number, one with the same units was, or any when no units are given. */
function wasReceived(known: readonly ReturnState[], { returnNumber, items }: ArrivalReport): boolean {
  if (returnNumber !== undefined || !items) return known.length > 0;
  const listOf = (units: readonly ArticleUnits[]) =>
    [...Map.groupBy(units, ({ sku }) => sku)]
      .map(([sku, own]) => JSON.stringify([sku, own.reduce((sum, { qty }) => sum + qty, 0)]))
      .toSorted()
      .join();
  const came = known.map(({ units }) => listOf(units.map(({ line, qty }) => ({ sku: line.variant_sku, qty }))));
  return came.includes(listOf(items));
}

function sumUnits(returns: readonly ReturnState[]): LineUnits[] {
  const unitsByLine = Map.groupBy(
    returns.flatMap(({ units }) => units),
    ({ line }) => line,
  );
  return [...unitsByLine].map(([line, own]) => ({ line, qty: own.reduce((sum, { qty }) => sum + qty, 0) }));
}

/** The units may differ from those announced, but must have been shipped and not be announced by another return. */
function allotCome(items: readonly ArticleUnits[], lines: readonly OrderLineRow[], ends: readonly ReturnState[]) {
  const announced = new Map(sumUnits(ends).map(({ line, qty }) => [line, qty]));
  const leftOf = (line: OrderLineRow) =>
    Math.min(
      line.shipped_qty - line.received_qty,
      line.qty - line.cancelled_qty - line.returned_qty + (announced.get(line) ?? 0),
    );
  const physicalLines = lines.filter(({ is_digital }) => is_digital === 0);
  return allotUnits(items, physicalLines, { leftOf, verb: 'received' });
}

function checkShipped(units: readonly LineUnits[]): readonly LineUnits[] {
  for (const { line, qty } of units) {
    const max = line.shipped_qty - line.received_qty;
    if (qty > max) throw new OrderCommandError(`${line.variant_sku}: ${qty} announced, but only ${max} were shipped`);
  }
  return units;
}

/** Returns of an order, oldest first. */
export async function loadReturns(
  transaction: Transaction<Tables>,
  lines: readonly OrderLineRow[],
  orderNumber: string,
): Promise<ReturnState[]> {
  const rows = await transaction
    .selectFrom('order_return')
    .innerJoin('order_return_line', 'order_return_line.return_number', 'order_return.return_number')
    .selectAll()
    .select('order_return.return_number')
    .where('order_number', '=', orderNumber)
    .orderBy('created_at')
    .orderBy('order_return.return_number')
    .execute();
  return [...Map.groupBy(rows, ({ return_number }) => return_number)].map(([returnNumber, own]) => {
    const isReceived = own.some(({ received_at }) => received_at !== null);
    const units = own.flatMap(({ line_id, qty, received_qty }) => {
      const line = lines.find(({ id }) => id === line_id);
      const counted = isReceived ? (received_qty ?? 0) : qty;
      return line && counted > 0 ? [{ line, qty: counted }] : [];
    });
    return { returnNumber, isReceived, units };
  });
}

/** Completes the announced returns with what was received, or adds an unannounced return, and counts the units. */
export async function writeArrival(
  transaction: Transaction<Tables>,
  orderNumber: string,
  { units, ends, at }: Arrival & { readonly at: number },
): Promise<void> {
  const received_at = at;
  if (ends.length === 0) {
    const return_number = newReturnNumber();
    const row = { return_number, order_number: orderNumber, created_at: at, received_at };
    await transaction.insertInto('order_return').values(row).execute();
    for (const one of units) await recordArrival(transaction, return_number, one);
  }
  for (const { returnNumber, units: announced } of ends) {
    const own = ends.length === 1 ? units : announced;
    await transaction
      .updateTable('order_return')
      .set({ received_at })
      .where('return_number', '=', returnNumber)
      .execute();
    for (const one of own) await recordArrival(transaction, returnNumber, one);
  }
  const announced = new Map(sumUnits(ends).map(({ line, qty }) => [line, qty]));
  const come = new Map(units.map(({ line, qty }) => [line, qty]));
  for (const line of new Set([...announced.keys(), ...come.keys()])) {
    const received_qty = come.get(line) ?? 0;
    await countUnits(transaction, line, { received_qty, returned_qty: received_qty - (announced.get(line) ?? 0) });
  }
}

async function recordArrival(transaction: Transaction<Tables>, return_number: string, { line, qty }: LineUnits) {
  await transaction
    .insertInto('order_return_line')
    .values({ return_number, line_id: line.id, qty, received_qty: qty, reason: null })
    .onConflict((conflict) => conflict.columns(['return_number', 'line_id']).doUpdateSet({ received_qty: qty }))
    .execute();
}

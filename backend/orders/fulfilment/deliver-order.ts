import type { Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { settleEarnedPoints } from '../model/earned-points.ts';
import { loadOrderLines, type OrderLineRow } from '../model/find-purchase.ts';
import { holdOrder, OrderCommandError } from '../model/lock-order.ts';
import { allUnits, countUnits, routeOf, unshipped, type LineUnits } from './order-units.ts';
import { queueCapture } from './payment-tasks.ts';
import { queueReviewRequest } from './review-requests.ts';
import type { Done, FulfilmentDeps } from './ship-order.ts';

export interface Delivery {
  readonly orderNumber: string;
  /** Tracking number of one parcel; without it, all parcels in transit. */
  readonly tracking?: string | undefined;
  /** Units that were handed out in the store rather than delivered as a parcel. */
  readonly isPickup?: boolean | undefined;
}

/**
 * Records that parcels were delivered, or that units for pickup were handed out. Throws `OrderCommandError` when
 * nothing is in transit, and when both are possible and neither is named.
 */
export function deliverOrder({ write, now }: FulfilmentDeps, delivery: Delivery): Promise<Done> {
  return write.transaction().execute(async (transaction) => {
    const order = await holdOrder(transaction, delivery.orderNumber);
    const { order_number } = order;
    const lines = await loadOrderLines(transaction, order_number);
    const { tracking, isPickup = false } = delivery;
    const parcels = isPickup ? [] : await loadOpenParcels(transaction, order_number, tracking);
    const counter = tracking === undefined ? allUnits(lines.filter(isAtCounter(lines)), unshipped) : [];
    if (!isPickup && parcels.length > 0 && counter.length > 0) {
      throw new OrderCommandError(
        `order ${order_number} has parcels and goods to pick up: add --tracking NO or --pickup`,
      );
    }
    if (parcels.length === 0 && counter.length === 0) return assertDelivered(lines, delivery);
    const at = now();
    for (const parcelId of parcels) {
      await transaction.updateTable('parcel').set({ delivered_at: at }).where('parcel_id', '=', parcelId).execute();
    }
    const arrived = await loadUnits(transaction, parcels, lines);
    for (const { line, qty } of arrived) await countUnits(transaction, line, { delivered_qty: qty });
    await handOut(transaction, counter, at);
    if (counter.length > 0) await queueCapture(transaction, order_number, at);
    await settleEarnedPoints(transaction, order, at);
    await queueReviewRequest(transaction, order_number, at);
    return [...arrived, ...counter];
  });
}

const isAtCounter = (lines: readonly OrderLineRow[]) => (line: OrderLineRow) => routeOf(line, lines) === 'counter';

async function loadOpenParcels(transaction: Transaction<Tables>, orderNumber: string, tracking: string | undefined) {
  const own = transaction.selectFrom('parcel').selectAll().where('order_number', '=', orderNumber);
  const parcels = await (tracking === undefined ? own : own.where('tracking', '=', tracking)).execute();
  if (tracking !== undefined && parcels.length === 0) {
    throw new OrderCommandError(`order ${orderNumber} has no parcel with the number ${tracking}`);
  }
  return parcels.filter(({ delivered_at }) => delivered_at === null).map(({ parcel_id }) => parcel_id);
}

/** Nothing is left to deliver: `undefined` when something was delivered before, else throws. */
function assertDelivered(lines: readonly OrderLineRow[], { orderNumber }: Delivery): Done {
  if (lines.some(({ delivered_qty }) => delivered_qty > 0)) return undefined;
  throw new OrderCommandError(`order ${orderNumber} has nothing on its way and nothing to pick up`);
}

async function loadUnits(
  transaction: Transaction<Tables>,
  parcels: readonly string[],
  lines: readonly OrderLineRow[],
): Promise<LineUnits[]> {
  if (parcels.length === 0) return [];
  const rows = await transaction.selectFrom('parcel_line').selectAll().where('parcel_id', 'in', parcels).execute();
  const units = lines.map((line) => {
    const own = rows.filter(({ line_id }) => line_id === line.id);
    return { line, qty: own.reduce((sum, { qty }) => sum + qty, 0) };
  });
  return units.filter(({ qty }) => qty > 0);
}

async function handOut(transaction: Transaction<Tables>, units: readonly LineUnits[], at: number): Promise<void> {
  for (const { line, qty } of units) {
    await countUnits(transaction, line, { shipped_qty: qty, delivered_qty: qty });
    await transaction
      .updateTable('order_line')
      .set({ delivered_at: at })
      .where('order_number', '=', line.order_number)
      .where('id', '=', line.id)
      .execute();
  }
}

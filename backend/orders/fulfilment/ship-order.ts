import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { DeliveryDates } from '../../../domain/delivery/delivery-dates.ts';
import type { Tables } from '../../db/tables.ts';
import { settleEarnedPoints } from '../model/earned-points.ts';
import { loadOrderLines, type OrderLineRow } from '../model/find-purchase.ts';
import { holdOrder, OrderCommandError } from '../model/lock-order.ts';
import { queueNotice } from './order-notices.ts';
import {
  allotUnits,
  allUnits,
  countUnits,
  routeOf,
  unshipped,
  type ArticleUnits,
  type LineUnits,
} from './order-units.ts';
import { queueCapture } from './payment-tasks.ts';

export interface FulfilmentDeps {
  readonly write: Kysely<Tables>;
  readonly now: () => number;
}

export interface ShippedParcel {
  readonly orderNumber: string;
  /** Without it, all units left for parcels. */
  readonly items?: readonly ArticleUnits[] | undefined;
  readonly tracking?: string | undefined;
  readonly carrier?: string | undefined;
  /** The carrier's days of delivery. */
  readonly expected?: DeliveryDates | undefined;
}

/** The units that a command processed; `undefined` when it was done before. */
export type Done = readonly LineUnits[] | undefined;

/**
 * Records a parcel that leaves, queues the capture of the payment and a notice to the customer, and credits the points
 * that its units earn. A tracking number that the order has already is the same parcel again. Throws `OrderCommandError`
 * when fewer units are left to ship.
 */
export function shipParcel({ write, now }: FulfilmentDeps, parcel: ShippedParcel): Promise<Done> {
  return write.transaction().execute(async (transaction) => {
    const order = await holdOrder(transaction, parcel.orderNumber);
    const { order_number } = order;
    if (parcel.tracking !== undefined && (await isKnown(transaction, order_number, parcel.tracking))) return undefined;
    const units = chooseUnits(await loadOrderLines(transaction, order_number), parcel);
    const at = now();
    const parcel_id = await insertParcel(transaction, parcel, { units, at });
    await queueCapture(transaction, order_number, at);
    await queueNotice(transaction, { order_number, kind: 'shipped', reference: parcel_id, created_at: at });
    await settleEarnedPoints(transaction, order, at);
    return units;
  });
}

async function isKnown(transaction: Transaction<Tables>, orderNumber: string, tracking: string): Promise<boolean> {
  const own = transaction.selectFrom('parcel').select('parcel_id').where('order_number', '=', orderNumber);
  return (await own.where('tracking', '=', tracking).executeTakeFirst()) !== undefined;
}

function chooseUnits(lines: readonly OrderLineRow[], { orderNumber, items }: ShippedParcel): LineUnits[] {
  const sent = lines.filter((line) => routeOf(line, lines) === 'parcel');
  if (sent.length === 0) throw new OrderCommandError(`order ${orderNumber} has nothing that goes in a parcel`);
  if (items) return allotUnits(items, sent, { leftOf: unshipped, verb: 'shipped' });
  const left = allUnits(sent, unshipped);
  if (left.length === 0) throw new OrderCommandError(`order ${orderNumber} has been shipped already`);
  return left;
}

async function insertParcel(
  transaction: Transaction<Tables>,
  { orderNumber, tracking, carrier, expected }: ShippedParcel,
  { units, at }: { units: readonly LineUnits[]; at: number },
): Promise<string> {
  const parcel_id = randomUUID();
  const row = { parcel_id, order_number: orderNumber, carrier: carrier ?? null, tracking: tracking ?? null };
  await transaction
    .insertInto('parcel')
    .values({ ...row, shipped_at: at, earliest: expected?.earliest ?? null, latest: expected?.latest ?? null })
    .execute();
  for (const { line, qty } of units) {
    await countUnits(transaction, line, { shipped_qty: qty });
    await transaction.insertInto('parcel_line').values({ parcel_id, line_id: line.id, qty }).execute();
  }
  return parcel_id;
}

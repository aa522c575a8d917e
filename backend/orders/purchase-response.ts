import { readCancellationReason } from '../../domain/cancellation-reasons.ts';
import { toMajor } from '../../domain/money.ts';
import type { OrderTracking, Purchase, PurchaseHistory } from '../../src/api/orders/purchases.schema.ts';
import { trackingUrl } from './model/carriers.ts';
import { orderPoints } from './model/earned-points.ts';
import { isMailed, progressOf } from './model/progress.ts';
import { toOrder } from './model/order-response.ts';
import type { OrderRow } from './model/order-rows.ts';
import type { OrderLineRow } from './model/find-purchase.ts';
import type { PurchaseRecord } from './model/purchase-record.ts';
import { canCancel, returnableQty } from './model/purchase-terms.ts';

const iso = (moment: number): string => new Date(moment).toISOString();
const isoOrNull = (moment: number | null): string | null => (moment === null ? null : iso(moment));

export function toPurchase(record: PurchaseRecord, now: number): Purchase {
  const { order, lines, returns, returnLines } = record;
  const { st: _secret, ...answer } = toOrder(order);
  const purchaseLines = lines.map((line) => toLine(order, line, now));
  return {
    ...answer,
    progress: progressOf(order, lines, now),
    lines: purchaseLines,
    parcels: toParcels(record, lines),
    refunded: toMajor(refundedOf(order), order.currency),
    cancelReason: readCancellationReason(order.cancel_reason) ?? null,
    canCancel: canCancel(order, lines, now),
    points: orderPoints(order, lines),
    canReturn: purchaseLines.some((line) => line.returnableQty > 0),
    returns: returns.map(({ return_number, created_at, received_at }) => ({
      returnNumber: return_number,
      createdAt: iso(created_at),
      receivedAt: isoOrNull(received_at),
      items: returnLines
        .filter((line) => line.return_number === return_number)
        .map(({ line_id: itemId, qty }) => ({ itemId, qty })),
    })),
  };
}

/** An order that was cancelled as a whole is refunded completely; one that was never paid has nothing to refund. */
function refundedOf({ status, placed_at, total_minor, refunded_minor }: OrderRow): number {
  return status === 'cancelled' && placed_at !== null ? total_minor : refunded_minor;
}

function toLine(order: OrderRow, line: OrderLineRow, now: number): Purchase['lines'][number] {
  const mailed = isMailed(line, now) ? line.qty - line.cancelled_qty : 0;
  return {
    itemId: line.id,
    returnableQty: returnableQty(order, line, now),
    returnedQty: line.returned_qty,
    receivedQty: line.received_qty,
    shippedQty: line.shipped_qty + mailed,
    deliveredQty: line.delivered_qty + mailed,
    cancelledQty: line.cancelled_qty,
  };
}

/** Parcels that contain units of these lines, reduced to these lines. */
function toParcels({ parcels, parcelLines }: PurchaseRecord, lines: readonly OrderLineRow[]): Purchase['parcels'] {
  const ids = new Set(lines.map(({ id }) => id));
  const shipments = parcels.map(({ parcel_id, tracking, carrier, shipped_at, delivered_at, earliest, latest }) => ({
    trackingNumber: tracking,
    carrier,
    trackingUrl: trackingUrl(carrier, tracking),
    shippedAt: iso(shipped_at),
    deliveredAt: isoOrNull(delivered_at),
    deliveryDates: earliest === null || latest === null ? null : { earliest, latest },
    items: parcelLines
      .filter((one) => one.parcel_id === parcel_id && ids.has(one.line_id))
      .map(({ line_id, qty }) => ({ itemId: line_id, qty })),
  }));
  return shipments.filter(({ items }) => items.length > 0);
}

export function toHistoryEntry(order: OrderRow, lines: readonly OrderLineRow[]): PurchaseHistory['orders'][number] {
  const { orderNumber, orderDate, status, totals, items } = toOrder(order);
  return {
    orderNumber,
    orderDate,
    status,
    progress: progressOf(order, lines),
    total: totals.total,
    currency: totals.currency,
    items: items.map(({ productId, name, qty, pdpUrl, productImageURL }) => ({
      productId,
      name,
      qty,
      pdpUrl,
      productImageURL,
    })),
  };
}

export function toTracking(record: PurchaseRecord, now: number): OrderTracking {
  const { order, lines } = record;
  const answer = toOrder(order);
  return {
    orderNumber: order.order_number,
    status: order.status,
    orderDate: answer.orderDate,
    shipments: answer.shipments.map(({ shipmentId, shippingMethod, deliveryTime, deliveryDates, itemIds }) => {
      const own = lines.filter(({ id }) => itemIds.includes(id));
      const parcels = toParcels(record, own);
      const status = progressOf(order, own, now);
      return { shipmentId, shippingMethod, deliveryTime, deliveryDates, status, parcels };
    }),
    events: toEvents(record, now),
  };
}

type TrackingEvent = OrderTracking['events'][number];

/** Events with their time, up to now; an event of several lines at the same time is listed once. */
function toEvents({ events, lines, parcels, returns, refunds }: PurchaseRecord, now: number): TrackingEvent[] {
  const kindAt = (kind: TrackingEvent['kind']) => (at: number | null) => (at === null ? [] : [{ kind, at }]);
  const all = [
    ...events.map(({ kind, at }) => ({ kind, at })),
    ...parcels.flatMap(({ shipped_at }) => kindAt('shipped')(shipped_at)),
    ...[...parcels, ...lines].flatMap(({ delivered_at }) => kindAt('delivered')(delivered_at)),
    ...returns.flatMap(({ received_at }) => kindAt('returned')(received_at)),
    ...refunds.flatMap(({ created_at }) => kindAt('refunded')(created_at)),
  ];
  const past = all.filter(({ at }) => at <= now);
  const unique = new Map(past.map((event) => [`${event.kind} ${event.at}`, event]));
  return [...unique.values()]
    .toSorted((one, other) => one.at - other.at)
    .map(({ kind, at }) => ({ kind, at: iso(at) }));
}

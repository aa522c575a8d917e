import type { Selectable } from 'kysely';
import type { Order } from '../../src/api/orders.schema.ts';
import type { OrderTracking, Purchase, PurchaseHistory } from '../../src/api/purchases.schema.ts';
import type { Tables } from '../db/tables.ts';
import { answerOf } from '../orders/order-answer.ts';
import type { OrderRow } from '../orders/order-rows.ts';
import type { OrderLineRow } from './find-purchase.ts';
import { canCancel, returnableQty } from './terms.ts';

const iso = (moment: number): string => new Date(moment).toISOString();

export interface PurchaseRecord {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
  readonly returns: readonly Selectable<Tables['order_return']>[];
}

export function toPurchase({ order, lines, returns }: PurchaseRecord, now: number): Purchase {
  const { st: _secret, ...answer } = answerOf(order);
  const kept = lines.map((line) => ({
    itemId: line.id,
    returnableQty: returnableQty(order, line, now),
    returnedQty: line.returned_qty,
    cancelledQty: line.cancelled_qty,
  }));
  return {
    ...answer,
    lines: kept,
    canCancel: canCancel(order, lines, now),
    canReturn: kept.some((line) => line.returnableQty > 0),
    returns: returns.map(({ return_number, created_at }) => ({
      returnNumber: return_number,
      createdAt: iso(created_at),
    })),
  };
}

export function toHistoryEntry(order: OrderRow): PurchaseHistory['orders'][number] {
  const { orderNumber, orderDate, status, totals, items } = answerOf(order);
  return {
    orderNumber,
    orderDate,
    status,
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

export function toTracking(
  { order, lines }: Omit<PurchaseRecord, 'returns'>,
  events: readonly Selectable<Tables['order_event']>[],
): OrderTracking {
  const answer = answerOf(order);
  return {
    orderNumber: order.order_number,
    status: order.status,
    orderDate: answer.orderDate,
    shipments: answer.shipments.map(({ shipmentId, shippingMethod, deliveryTime, itemIds }) => ({
      shipmentId,
      shippingMethod,
      deliveryTime,
      status: shipmentStatus(
        order,
        lines.filter(({ id }) => itemIds.includes(id)),
      ),
    })),
    events: events.map(({ kind, at }) => ({ kind, at: iso(at) })),
  };
}

type ShipmentStatus = OrderTracking['shipments'][number]['status'];

function shipmentStatus({ status }: Pick<Order, 'status'>, lines: readonly OrderLineRow[]): ShipmentStatus {
  if (status === 'cancelled') return 'cancelled';
  if (status === 'pending') return 'waiting';
  const isSent = lines.length > 0 && lines.every(({ delivered_at }) => delivered_at !== null);
  return isSent ? 'delivered' : 'preparing';
}

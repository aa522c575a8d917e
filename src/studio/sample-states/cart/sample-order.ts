import type { Cart } from '../../../api/cart/cart.schema.ts';
import type { Order } from '../../../api/orders/orders.schema.ts';
import type { OrderTracking, Purchase, PurchaseHistory } from '../../../api/orders/purchases.schema.ts';
import { addressIn, SAMPLE_CONTACT } from '../source/addresses.ts';
import { toCart } from './cart-response.ts';
import { billed, filled } from './initial-states.ts';
import { ASSOCIATE } from '../source/visitors.ts';
import { ORDER_NUMBER, type SampleContext } from '../source/context.ts';

const DAY = 86_400_000;
const TRACKING_NUMBER = '00340434161094042557';

/** Days since the order was placed. */
const AGE = { placed: 0, shipped: 2, delivered: 6 } as const;
export type OrderStage = keyof typeof AGE;

const daysAgo = ({ now }: SampleContext, days: number): string => new Date(now - days * DAY).toISOString();

/** Returns the order of a cart; a card pays what the visitor's own instruments do not. */
export function sampleOrder(context: SampleContext, cart: Cart, orderDate: string): Order {
  const { site, locale, visitor } = context;
  const { totals, currency } = cart;
  const { itemTotal, totalDiscount, totalDiscountPercentage, shipping, tax, total } = totals;
  return {
    orderNumber: ORDER_NUMBER,
    st: 'preview',
    status: 'placed',
    currency,
    email: SAMPLE_CONTACT.email,
    orderDate,
    items: cart.items,
    shipments: shipmentsOf(cart),
    totals: {
      itemTotal,
      totalDiscount,
      totalDiscountPercentage,
      shipping,
      tax,
      total,
      currency,
      merchandiseTotalTax: tax,
      totalWithoutTaxAfterDiscount: totals.totalWithoutTax,
    },
    promoSummary: [],
    priceAdjustments: cart.priceAdjustments,
    paymentMethod: paidBy(cart),
    flashMessages: [],
    billingAddress: cart.billingAddress ?? addressIn(site.country, locale),
    ...(visitor === 'associate' && { inStoreSalesInfo: ASSOCIATE }),
  };
}

function paidBy({ paymentInstruments, totals }: Cart): Order['paymentMethod'] {
  const part = (payment_method_id: string, amount: number, card_type: string | null) => ({
    code: payment_method_id,
    additionalData: [{ payment_method_id, amount, card_type, payment_instrument_id: null }],
  });
  const own = paymentInstruments.map(({ payment_method_id, amount }) => part(payment_method_id, amount, null));
  return totals.remainingToPay > 0 ? [...own, part('CREDIT_CARD', totals.remainingToPay, 'VISA')] : own;
}

function shipmentsOf({ shipments, items }: Cart): Order['shipments'] {
  return shipments.map(({ shippingId, storeId = null, shippingMethod, itemIds, address = null }) => {
    const chosen = items.find(({ id }) => itemIds.includes(id))?.shippingOptions.find(({ selected }) => selected);
    const { deliveryTime = null, deliveryDates = null } = chosen?.shippingMethod ?? {};
    return { shipmentId: shippingId, storeId, shippingMethod, deliveryTime, deliveryDates, itemIds, address };
  });
}

function orderAt(context: SampleContext, stage: OrderStage): Order {
  const cart = toCart(context, billed(filled(context), context));
  return sampleOrder(context, cart, daysAgo(context, AGE[stage]));
}

/** Returns an order as the customer sees it later. */
export function samplePurchase(context: SampleContext, stage: OrderStage): Purchase {
  const { st: _, ...order } = orderAt(context, stage);
  const isShipped = stage !== 'placed';
  const isDelivered = stage === 'delivered';
  return {
    ...order,
    progress: isShipped ? stage : 'preparing',
    lines: order.items.map(({ id, qty }) => ({
      itemId: id,
      returnableQty: isDelivered ? qty : 0,
      returnedQty: 0,
      receivedQty: 0,
      shippedQty: isShipped ? qty : 0,
      deliveredQty: isDelivered ? qty : 0,
      cancelledQty: 0,
    })),
    parcels: isShipped ? [parcelOf(context, order, stage)] : [],
    refunded: 0,
    canCancel: !isShipped,
    canReturn: isDelivered,
    returns: [],
    points: visitorPoints(context, order, isShipped),
  };
}

/** A member earns one point for each unit of money, once the parcel has left. */
function visitorPoints(
  { visitor }: SampleContext,
  { totals }: Pick<Order, 'totals'>,
  isShipped: boolean,
): Purchase['points'] {
  if (visitor !== 'member') return null;
  const points = Math.floor(totals.itemTotal - totals.totalDiscount);
  return isShipped ? { earned: points, toEarn: 0 } : { earned: 0, toEarn: points };
}

function parcelOf(context: SampleContext, { items }: Pick<Order, 'items'>, stage: OrderStage) {
  return {
    trackingNumber: TRACKING_NUMBER,
    carrier: 'UPS',
    trackingUrl: null,
    shippedAt: daysAgo(context, AGE[stage] - 1),
    deliveredAt: stage === 'delivered' ? daysAgo(context, 1) : null,
    items: items.map(({ id, qty }) => ({ itemId: id, qty })),
  };
}

/** The same order after its cancellation. */
export function cancelled(purchase: Purchase): Purchase {
  const lines = purchase.lines.map((line, index) => ({ ...line, cancelledQty: purchase.items[index]?.qty ?? 0 }));
  return { ...purchase, status: 'cancelled', progress: 'cancelled', canCancel: false, lines };
}

export function trackingOf({ orderNumber, status, orderDate, shipments, progress, parcels }: Purchase): OrderTracking {
  const [parcel] = parcels;
  const events: OrderTracking['events'] = [{ kind: 'placed', at: orderDate }];
  if (parcel) events.push({ kind: 'shipped', at: parcel.shippedAt });
  if (parcel?.deliveredAt) events.push({ kind: 'delivered', at: parcel.deliveredAt });
  const sent = shipments.map(({ shipmentId, shippingMethod, deliveryTime, deliveryDates }) => ({
    shipmentId,
    shippingMethod,
    deliveryTime,
    deliveryDates,
    parcels,
    status: progress,
  }));
  return { orderNumber, status, orderDate, shipments: sent, events };
}

export function historyOf(purchases: readonly Purchase[]): PurchaseHistory {
  const orders = purchases.map(({ orderNumber, orderDate, status, progress, totals, currency, items }) => ({
    orderNumber,
    orderDate,
    status,
    progress,
    currency,
    total: totals.total,
    items: items.map(({ productId, name, qty, pdpUrl, productImageURL }) => ({
      productId,
      name,
      qty,
      pdpUrl,
      productImageURL,
    })),
  }));
  const years = [...new Set(orders.map(({ orderDate }) => new Date(orderDate).getUTCFullYear()))];
  return { total: orders.length, years, start: 0, count: orders.length, orders };
}

import type { CartAddress } from '../../../src/api/core/address.schema.ts';
import type { Cart } from '../../../src/api/cart/cart.schema.ts';
import { order, type Order } from '../../../src/api/orders/orders.schema.ts';
import { toMajor } from '../../../domain/money.ts';
import { percentageOf } from '../../../domain/percentage.ts';
import { discountNamesOf } from '../../../domain/pricing/cart-figures.ts';
import type { Gift, PricedCart } from '../../../domain/pricing-model.ts';
import { toCart } from '../../cart/cart-response.ts';
import type { LoadedCart } from '../../cart/model/locked-cart.ts';
import type { OrderRow } from './order-rows.ts';

export interface PaidWith {
  readonly methodId: string;
  readonly amount: number;
  readonly cardType: string | null;
  readonly instrumentId: string | null;
}

export interface OrderFacts {
  readonly orderNumber: string;
  readonly st: string;
  readonly email: string;
  readonly billingAddress: CartAddress;
  readonly payments: readonly PaidWith[];
  /** Gifts that were still in stock. */
  readonly gifts: readonly Gift[];
  readonly seller: Order['inStoreSalesInfo'];
  readonly channel?: Order['channel'];
  readonly now: number;
}

type StoredAnswer = Omit<Order, 'status' | 'flashMessages'>;

/** The order as stored with its row; members that change later are added by `toOrder`. */
export function toStoredAnswer(cart: LoadedCart, facts: OrderFacts): StoredAnswer {
  const { record, priced } = cart;
  const { currency } = record.row;
  const { orderNumber, st, email, billingAddress, seller, channel } = facts;
  const { items, shipments, priceAdjustments } = toCart(cart);
  const given = new Set(facts.gifts.map(({ id }) => id));
  const lost = new Set(priced.promotions.gifts.filter(({ id }) => !given.has(id)).map(({ id }) => id));
  const sent = shipments.map((one) => ({ ...one, itemIds: one.itemIds.filter((id) => !lost.has(id)) }));
  return {
    orderNumber,
    st,
    currency,
    email,
    orderDate: new Date(facts.now).toISOString(),
    items: items.filter(({ id }) => !lost.has(id)),
    shipments: shipmentsOf(sent, cart),
    totals: totalsOf(priced),
    promoSummary: priced.promotions.applied.map(({ promotionName, promotionId, level, calloutMessage }) => ({
      promotionName,
      promotionId,
      level,
      calloutMessage,
    })),
    priceAdjustments,
    paymentMethod: facts.payments.map((paid) => toPaymentMethod(paid, currency)),
    inStoreSalesInfo: seller,
    channel,
    billingAddress,
  };
}

/** The stored response with the channel in which the order was paid, unless it was placed in one. */
export const withChannel = (answer: string, channel: NonNullable<Order['channel']>): string =>
  JSON.stringify({ channel, ...JSON.parse(answer) });

/** The order as operations return it. */
export function toOrder({ answer, status, action }: OrderRow): Order {
  const isWaiting = status === 'pending' && action !== null;
  const details = isWaiting ? { action: JSON.parse(action) } : {};
  const message = { code: 'PaymentNotAuthorized', message: 'The payment has to be confirmed.', details };
  return order.parse({ ...JSON.parse(answer), status, flashMessages: isWaiting ? [message] : [] });
}

function totalsOf({
  itemTotal,
  totalDiscount,
  shipping,
  tax,
  total,
  currency,
  promotions,
}: PricedCart): Order['totals'] {
  const major = (minor: number) => toMajor(minor, currency);
  return {
    itemTotal: major(itemTotal),
    totalDiscount: major(totalDiscount),
    totalDiscountPercentage: percentageOf(totalDiscount, itemTotal),
    shipping: major(shipping),
    tax: major(tax),
    total: major(total),
    merchandiseTotalTax: major(tax),
    totalWithoutTaxAfterDiscount: major(total - tax),
    currency,
    discountNames: discountNamesOf(promotions),
  };
}

function shipmentsOf(shipments: Cart['shipments'], { priced }: LoadedCart): Order['shipments'] {
  const quoted = new Map(priced.shipments.map((shipment) => [shipment.shippingId, shipment]));
  return shipments.map(({ shippingId, itemIds, shippingMethod, storeId, address }) => ({
    shipmentId: shippingId,
    storeId: storeId ?? null,
    shippingMethod,
    deliveryTime: quoted.get(shippingId)?.deliveryTime || null,
    deliveryDates: quoted.get(shippingId)?.deliveryDates ?? null,
    itemIds,
    address: address ?? null,
  }));
}

function toPaymentMethod({ methodId, amount, cardType, instrumentId }: PaidWith, currency: string) {
  return {
    code: methodId,
    additionalData: [
      {
        payment_method_id: methodId,
        amount: toMajor(amount, currency),
        card_type: cardType,
        payment_instrument_id: instrumentId,
      },
    ],
  };
}

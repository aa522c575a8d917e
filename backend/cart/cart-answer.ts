import type { Cart, CartTotals, Shipment } from '../../src/api/cart.schema.ts';
import type { CartAddress } from '../../src/api/address.schema.ts';
import { percentageOf } from '../../src/lib/percentage.ts';
import { toMajor } from '../../src/lib/money.ts';
import type { PricedCart } from '../../src/lib/pricing/types.ts';
import { HOME } from '../../src/lib/shipping/quote-shipments.ts';
import { toItem } from './cart-item-answer.ts';
import { addressOf } from './cart-addresses.ts';
import { answerPayment } from '../payment/payment-answer.ts';
import { isSold } from './cart-lines.ts';
import type { LoadedCart } from './cart-change.ts';
import type { CartRecord } from './cart-record.ts';
import { giftMessages, promotionFields } from '../promotions/promotion-answer.ts';
import { giftShipment } from '../promotions/gift-lines.ts';
import { noticesOf } from './notices.ts';
import { stockMessages } from './stock-messages.ts';

/** The cart as the calls answer it. What is not sold any more is no item of it, but a flash message. */
export function toCart({ record, priced, gifts }: LoadedCart): Cart {
  const { row, lines } = record;
  const pricedById = new Map(priced.lines.map((line) => [line.id, line]));
  const { remainingToPay, appliedRewards, ...payment } = answerPayment(record, priced);
  const totals = { ...totalsOf(priced, row.currency), remainingToPay, appliedRewards };
  return {
    basketId: row.basket_id,
    currency: row.currency,
    totalItems: totals.totalUnits,
    totals,
    items: [
      ...lines.filter(isSold).flatMap((line) => {
        const own = pricedById.get(line.item.id);
        return own ? [toItem(line, own, priced)] : [];
      }),
      ...gifts,
    ],
    shipments: shipmentsOf({ record, priced, gifts }),
    billingAddress: record.billingAddress,
    shippingMethods: offersOf(priced, row.currency),
    ...payment,
    upsellProducts: [],
    ...promotionFields(record, priced),
    flashMessages: [
      ...noticesOf(row),
      ...lines.flatMap((line) => stockMessages(line, record)),
      ...giftMessages(priced),
    ],
    favoriteStoreId: row.favorite_store_id,
    verifiedShippingAddress: verifiedOf(record),
    cachedCustomerNotifications: [],
    orderNumber: row.order_number ?? undefined,
  };
}

function totalsOf(priced: PricedCart, currency: string): Omit<CartTotals, 'remainingToPay' | 'appliedRewards'> {
  const { itemTotal, totalDiscount, shipping, tax, total } = priced;
  const major = (minor: number) => toMajor(minor, currency);
  return {
    total: major(total),
    totalDiscount: major(totalDiscount),
    itemTotal: major(itemTotal),
    totalWithoutTax: major(total - tax),
    shipping: major(shipping),
    tax: major(tax),
    totalDiscountPercentage: percentageOf(totalDiscount, itemTotal),
    currency,
    totalUnits: [...priced.lines, ...priced.promotions.gifts].reduce((units, { qty }) => units + qty, 0),
    itemSubTotal: major(itemTotal),
    netAmount: major(total - tax),
    taxAmount: major(tax),
  };
}

/** Gifts go with one of them. */
function shipmentsOf({ record, priced: { shipments }, gifts }: LoadedCart): Shipment[] {
  const withGifts = giftShipment(shipments)?.shippingId;
  return shipments.map(({ shippingId, lineIds, method, storeId }) => ({
    shippingId,
    itemIds: shippingId === withGifts ? [...lineIds, ...gifts.map(({ id }) => id)] : [...lineIds],
    shippingMethod: method,
    storeId: storeId ?? undefined,
    address: addressOf(record, { shippingId, method }) ?? undefined,
  }));
}

function verifiedOf({ addresses }: CartRecord): CartAddress | null {
  const home = addresses.get(HOME);
  if (!home?.isVerified) return null;
  const { isVerified: _, ...address } = home;
  return address;
}

function offersOf({ shipments }: PricedCart, currency: string): Cart['shippingMethods'] {
  return shipments.flatMap(({ shippingId, offers }) =>
    offers.map(({ code, label, price, deliveryTime }) => ({
      shippingId,
      code,
      label,
      price: toMajor(price, currency),
      deliveryTime,
    })),
  );
}

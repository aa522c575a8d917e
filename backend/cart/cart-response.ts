import type { Cart, Shipment, FlashMessage } from '../../src/api/cart/cart.schema.ts';
import type { CartAddress } from '../../src/api/core/address.schema.ts';
import { notificationsOf, ofLine } from '../../domain/cart-notifications.ts';
import { offersOf, totalsOf } from '../../domain/pricing/cart-figures.ts';
import { HOME } from '../../domain/pricing/shipping/quote-shipments.ts';
import { toItem } from './model/cart-item-response.ts';
import { addressOf } from './delivery/cart-addresses.ts';
import { answerPayment } from './payment/payment-response.ts';
import { isSold } from './model/cart-lines.ts';
import type { LoadedCart } from './model/locked-cart.ts';
import type { CartRecord } from './model/cart-record.ts';
import { giftShipment } from './promotions/gift-lines.ts';
import { noticesOf } from './cart-notices.ts';
import { stockMessages } from './stock-messages.ts';
import { ADJUSTMENT_REASONS } from '../../src/api/cart/cart-promotions.schema.ts';
import { toMajor } from '../../domain/money.ts';
import type { PricedCart } from '../../domain/pricing-model.ts';
import { promotionFigures } from '../../domain/pricing/promotions/promotion-figures.ts';
import { adjustmentAmount } from '../../domain/pricing/adjustment-amount.ts';

/** Omits items that are no longer sold; a flash message reports them. */
export function toCart({ record, priced, gifts }: LoadedCart): Cart {
  const { row, lines } = record;
  const { remainingToPay, appliedRewards, ...payment } = answerPayment(record, priced);
  const totals = { ...totalsOf(priced), remainingToPay, appliedRewards };
  const items = itemsOf({ record, priced, gifts });
  const flashMessages = [
    ...noticesOf(row),
    ...lines.flatMap((line) => stockMessages(line, record)),
    ...giftMessages(priced),
  ];
  const notifications = notificationsOf(flashMessages, items);
  return {
    basketId: row.basket_id,
    currency: row.currency,
    totalItems: totals.totalUnits,
    totals,
    items: items.map((item) => ({
      ...item,
      customerNotifications: ofLine(notifications, item.id, { withShortage: false }),
    })),
    shipments: shipmentsOf({ record, priced, gifts }),
    billingAddress: record.billingAddress,
    shippingMethods: offersOf(priced),
    ...payment,
    upsellProducts: [],
    ...promotionFields(record, priced),
    flashMessages,
    favoriteStoreId: row.favorite_store_id,
    postalCode: row.postal_code ?? undefined,
    verifiedShippingAddress: verifiedOf(record),
    cachedCustomerNotifications: notifications,
    orderNumber: row.order_number ?? undefined,
  };
}

function itemsOf({ record: { lines }, priced, gifts }: LoadedCart): Cart['items'] {
  const pricedById = new Map(priced.lines.map((line) => [line.id, line]));
  const sold = lines.filter(isSold).flatMap((line) => {
    const own = pricedById.get(line.item.id);
    return own ? [toItem(line, own, priced)] : [];
  });
  return [...sold, ...gifts];
}

/** Gifts are part of one shipment. */
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

type PromotionFields =
  'couponItems' | 'orderPromotions' | 'promoSummary' | 'approachingPromotions' | 'priceAdjustments';

/** The fields of a cart response that promotions and adjustments determine. */
function promotionFields(record: CartRecord, priced: PricedCart): Pick<Cart, PromotionFields> {
  const { currency } = priced;
  return {
    ...promotionFigures(priced),
    priceAdjustments: record.adjustments.map((row) => ({
      adjustmentId: row.id,
      itemId: row.item_id,
      kind: row.kind,
      value: row.kind === 'percentage' ? row.value / 10 : toMajor(row.value, currency),
      reason: ADJUSTMENT_REASONS.find((reason) => reason === row.reason) ?? 'OTHER',
      price: toMajor(adjustmentAmount(priced, row.id), currency),
      storeEmployeeId: row.employee_id,
    })),
  };
}

/** Messages for earned gifts that are not available (docs/contract.md#promotions: `GFS800`, `GFO404`). */
function giftMessages({ promotions }: PricedCart): FlashMessage[] {
  return promotions.missingGifts.map(({ promotionId, sku, isSold }) => ({
    code: isSold ? 'GFS800' : 'GFO404',
    message: isSold ? 'The gift is out of stock.' : 'The gift is not available any more.',
    details: { promotionId, productId: sku },
  }));
}

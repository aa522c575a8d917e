import type { Cart } from '../../../api/cart/cart.schema.ts';
import type { SavedForLater } from '../../../api/account/wishlists.schema.ts';
import { notificationsOf } from '../../../../domain/cart-notifications.ts';
import { shortageOf } from '../../../../domain/quantity.ts';
import { offersOf, totalsOf } from '../../../../domain/pricing/cart-figures.ts';
import type { PricedCart } from '../../../../domain/pricing-model.ts';
import { promotionFigures } from '../../../../domain/pricing/promotions/promotion-figures.ts';
import { BASKET, findSampleVariant, type SampleContext } from '../source/context.ts';
import { toItem, toSavedItem, toSummary } from './sample-item.ts';
import { paymentOf } from './payment-response.ts';
import { toPriceAdjustments } from './price-adjustments.ts';
import { priceSample } from './price-sample.ts';
import { stockOf, type CartState } from './state.ts';

/** Returns the sample cart as the cart operations respond with it. */
export function toCart(context: SampleContext, state: CartState): Cart {
  const { currency } = context.site;
  const priced = priceSample(context, state);
  const { totals: paid, ...payment } = paymentOf(context, state, priced);
  const totals = { ...totalsOf(priced), ...paid };
  const shortages = shortagesOf(context, state);
  return {
    basketId: BASKET,
    currency,
    totalItems: totals.totalUnits,
    totals,
    items: priced.lines.flatMap((line) => {
      const variant = findSampleVariant(context, line.sku);
      const gift = state.lines.find(({ id }) => id === line.id)?.gift ?? null;
      return variant ? [{ ...toItem(variant, line, priced), giftOption: gift }] : [];
    }),
    shipments: shipmentsOf(priced, state),
    billingAddress: state.billingAddress,
    shippingMethods: offersOf(priced),
    ...payment,
    ...promotionFigures(priced),
    upsellProducts: context.variants
      .filter(({ productId }) => !priced.lines.some((line) => line.productId === productId))
      .map((variant) => toSummary(variant, currency)),
    priceAdjustments: toPriceAdjustments(state, priced),
    flashMessages: shortages,
    favoriteStoreId: context.stores[0]?.id ?? null,
    verifiedShippingAddress: null,
    cachedCustomerNotifications: notificationsOf(shortages, state.lines),
  };
}

export function toSaved(context: SampleContext, { saved, scarce }: CartState): SavedForLater {
  const items = saved.flatMap((line) => {
    const variant = findSampleVariant(context, line.sku);
    return variant ? [toSavedItem(variant, line, { maxQty: stockOf({ scarce }, line.sku), ...context.site })] : [];
  });
  return { saveForLaterId: 'preview-saved', items };
}

function shipmentsOf({ shipments }: PricedCart, { addresses }: CartState): Cart['shipments'] {
  return shipments.map(({ shippingId, lineIds, method, storeId }) => ({
    shippingId,
    itemIds: [...lineIds],
    shippingMethod: method,
    storeId: storeId ?? undefined,
    address: addresses[shippingId],
  }));
}

function shortagesOf(context: SampleContext, state: CartState): Cart['flashMessages'] {
  return state.lines.flatMap(({ id: itemId, sku, qty }) => {
    const shortage = shortageOf(qty, stockOf(state, sku));
    const name = findSampleVariant(context, sku)?.name ?? '';
    return shortage ? [{ ...shortage, details: { itemId, productId: sku, name, ...shortage.details } }] : [];
  });
}

import { notificationsOf } from '../../../domain/cart-notifications.ts';
import type { Cart } from '../../api/cart/cart.schema.ts';

type Item = Cart['items'][number];

/** A line of two pairs of boots. */
export function cartItemOf(change: Partial<Item> = {}): Item {
  return {
    id: 'line-1',
    productId: 'BOOT-9',
    masterId: 'boot',
    name: 'Saddleback Mid',
    brand: 'Aisle',
    size: '9',
    color: 'Moss',
    qty: 2,
    maxQty: 5,
    upc: null,
    recipeId: null,
    price: {
      current: 100,
      original: 120,
      highCurrent: 100,
      highOriginal: 120,
      currency: 'USD',
      rowTotal: 200,
      priceAfterItemDiscount: 200,
      priceAfterOrderDiscount: 200,
    },
    taxTotal: 0,
    shippingOptions: [],
    giftOption: null,
    productPromotions: [],
    customerNotifications: [],
    bonus: false,
    isCustoms: false,
    precreatedCustomsCode: null,
    pdpUrl: '/p/saddleback-mid',
    productImageURL: null,
    isDigitalProduct: false,
    ...change,
  };
}

const TOTALS: Cart['totals'] = {
  total: 200,
  totalDiscount: 0,
  itemTotal: 200,
  totalWithoutTax: 200,
  shipping: 0,
  tax: 0,
  totalDiscountPercentage: 0,
  remainingToPay: 200,
  currency: 'USD',
  totalUnits: 2,
  itemSubTotal: 200,
  netAmount: 200,
  taxAmount: 0,
  appliedRewards: [],
};

/** A cart of one line. */
export function cartOf(change: Partial<Cart> = {}): Cart {
  const items = change.items ?? [cartItemOf()];
  return {
    basketId: 'cart-1',
    currency: 'USD',
    totalItems: 2,
    totals: TOTALS,
    items,
    shipments: [],
    billingAddress: null,
    shippingMethods: [],
    paymentMethods: [],
    paymentInstruments: [],
    couponItems: [],
    orderPromotions: [],
    upsellProducts: [],
    promoSummary: [],
    approachingPromotions: [],
    priceAdjustments: [],
    flashMessages: [],
    favoriteStoreId: null,
    verifiedShippingAddress: null,
    cachedCustomerNotifications: notificationsOf(change.flashMessages ?? [], items),
    paypalPaymentSession: null,
    ...change,
  };
}

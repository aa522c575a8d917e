import { z } from 'zod';
import { deliveryDates } from '../core/delivery-dates.schema.ts';
import { MAX_QUANTITY } from '../../config.ts';
import { postalAddress } from '../core/address.schema.ts';
import { cartItem, customerNotification, giftOption, origin, SHIPPING_METHODS } from './cart-item.schema.ts';
import {
  approachingPromotion,
  couponItem,
  orderPromotion,
  priceAdjustment,
  promoSummary,
} from './cart-promotions.schema.ts';
import { appliedReward, paymentInstrument, paymentMethod } from './payment.schema.ts';
import { productSummary } from '../catalog/products.schema.ts';
import { identifier } from '../core/scope.schema.ts';

const MAX_ITEMS = 100;
const amount = z.number();
const quantity = z.number().int().min(1).max(MAX_QUANTITY);
const shippingMethod = z.enum(SHIPPING_METHODS);

export const newCartItem = z.object({
  /** The sellable variant. */
  productId: identifier,
  qty: quantity,
  /** For a customised item: of the session, or a design of the shop. Each recipe is a line of its own. */
  recipeId: identifier.optional(),
  precreatedCustomsCode: identifier.optional(),
  giftOption: giftOption.optional(),
  storeId: identifier.optional(),
  shippingMethod: shippingMethod.optional(),
  /** Where the visitor came from into the product, if they allow analytics; by default as the request's header says. */
  interactionOrigin: origin.optional().catch(undefined),
});

const items = z.array(newCartItem).min(1).max(MAX_ITEMS);

export const cartParams = z.object({ basketId: identifier });
/** Options of a cart response; any value except `true` is false. */
const wanted = z
  .string()
  .max(10)
  .optional()
  .transform((text) => text === 'true');

export const cartQuery = z.object({
  /** The customer's store, saved with the cart: `shippingOptions` include its stock. */
  favStoreId: identifier.optional(),
  /** Repairs the cart so that it can be bought: changes unavailable delivery methods and removes unavailable items. */
  isPatchRequired: wanted,
  /** Reports insufficient stock at each line. */
  inventorySupplyCheck: wanted,
});

/** A code of the site's country. */
export const deliveryPlaceBody = z.object({ postalCode: z.string().min(1).max(20) });

export const createCartBody = z.object({});
export const createCartWithItemBody = z.object({ items });
export const addCartItemBody = z.object({ cartId: identifier, items });
export const changeCartItemBody = z.object({
  itemId: identifier,
  qty: quantity.optional(),
  productId: identifier.optional(),
  /** Another recipe of the same product. */
  recipeId: identifier.optional(),
  /** `null` removes it; likewise the store. */
  giftOption: giftOption.nullable().optional(),
  shippingMethod: shippingMethod.optional(),
  storeId: identifier.nullable().optional(),
});
export const removeCartItemBody = z.object({ cartId: identifier, itemId: identifier });

/** `total = itemTotal - totalDiscount + shipping + tax`, to the cent; without tax where prices include it. */
const totals = z
  .object({
    total: amount,
    totalDiscount: amount,
    itemTotal: amount,
    totalWithoutTax: amount,
    shipping: amount,
    tax: amount,
    totalDiscountPercentage: amount,
    remainingToPay: amount,
    currency: z.string().length(3),
    totalUnits: z.number().int(),
    itemSubTotal: amount,
    netAmount: amount,
    taxAmount: amount,
    appliedRewards: z.array(appliedReward),
    /** Names of the promotions in `totalDiscount`, for display. */
    discountNames: z.array(z.string()).optional(),
  })
  .meta({ id: 'Totals' });

export const flashMessage = z.object({
  code: z.string(),
  message: z.string(),
  details: z.record(z.string(), z.unknown()),
});

const shipment = z.object({
  /** `me` is the first home shipment, also before an address exists. */
  shippingId: z.string(),
  itemIds: z.array(z.string()),
  shippingMethod: z.string(),
  storeId: z.string().optional(),
  address: postalAddress.optional(),
});

const shippingMethodOffer = z.object({
  shippingId: z.string(),
  code: z.string(),
  label: z.string(),
  price: amount,
  deliveryTime: z.string(),
  deliveryDates: deliveryDates.nullish(),
});

export const cart = z
  .object({
    basketId: z.string(),
    currency: z.string().length(3),
    /** Units. */
    totalItems: z.number().int(),
    totals,
    items: z.array(cartItem),
    shipments: z.array(shipment),
    billingAddress: postalAddress.nullable(),
    shippingMethods: z.array(shippingMethodOffer),
    paymentMethods: z.array(paymentMethod),
    paymentInstruments: z.array(paymentInstrument),
    couponItems: z.array(couponItem),
    orderPromotions: z.array(orderPromotion),
    upsellProducts: z.array(productSummary),
    promoSummary: z.array(promoSummary),
    approachingPromotions: z.array(approachingPromotion),
    priceAdjustments: z.array(priceAdjustment),
    flashMessages: z.array(flashMessage),
    favoriteStoreId: z.string().nullable(),
    /** Where the delivery dates are for while there is no address. */
    postalCode: z.string().optional(),
    /** Address of the first home shipment, once the validation operation accepted it. */
    verifiedShippingAddress: postalAddress.nullable(),
    /** The flash messages with their types and levels, those of lines included. */
    cachedCustomerNotifications: z.array(customerNotification),
    paypalPaymentSession: z.record(z.string(), z.unknown()).nullable(),
    /** Number of the order the cart was prepared for. */
    orderNumber: z.string().optional(),
  })
  .meta({ id: 'Cart' });

export type Cart = z.output<typeof cart>;
export type CartTotals = Cart['totals'];
export type Shipment = z.output<typeof shipment>;
export type FlashMessage = z.output<typeof flashMessage>;
export type NewCartItem = z.input<typeof newCartItem>;
export type CartItemChange = z.input<typeof changeCartItemBody>;

import { z } from 'zod';
import { addressFields, postalAddress } from '../core/address.schema.ts';
import { deliveryDates } from '../core/delivery-dates.schema.ts';
import { cartItem } from '../cart/cart-item.schema.ts';
import { priceAdjustment } from '../cart/cart-promotions.schema.ts';
import { flashMessage, newCartItem } from '../cart/cart.schema.ts';
import { identifier } from '../core/scope.schema.ts';

const MAX_ITEMS = 100;
const MAX_PAYMENTS = 20;
const amount = z.number();
const token = z.string().max(4000);

export const prepareOrderBody = z.object({ basketId: identifier });
export const reserveWithItemBody = z.object({ items: z.array(newCartItem).min(1).max(MAX_ITEMS) });

const paymentData = z.object({
  payment_method_id: identifier.optional(),
  payment_instrument_id: identifier.optional(),
  /** Token of the payment provider's own frame; the shop never receives a card's number. */
  paymentToken: token.optional(),
  sessionID: token.optional(),
  bin: z.string().max(8).optional(),
  type: z.string().max(40).optional(),
  /** Token of the pay-later provider's script. */
  authorization_token: token.optional(),
});

export const placeOrderBody = z.object({
  cartId: identifier,
  recaptcha_response: token.optional(),
  /** By default the cart's. */
  billingAddress: addressFields.optional(),
  /** Not required where gift cards, points and credit cover the total. */
  paymentMethod: z
    .object({
      code: identifier.optional(),
      id: identifier.optional(),
      additionalData: z.array(paymentData).max(MAX_PAYMENTS).default([]),
    })
    .optional(),
  inStoreSalesInfo: z.object({ storeId: identifier, storeEmployeeId: identifier }).optional(),
});

/**
 * `bid` names the basket that PayPal was opened for on a product page; the order is made of the body's cart, whatever
 * its value.
 */
export const placeOrderQuery = z.object({ bid: z.string().max(100).optional() });

export const orderParams = z.object({ orderNumber: identifier });
export const patchOrderBody = z.object({
  paymentMethod: z.object({
    code: identifier.optional(),
    additionalData: z
      .array(
        z.object({
          card_type: z.string().max(40).optional(),
          payment_instrument_id: identifier.optional(),
          sessionID: token.optional(),
          redirectResult: token.optional(),
          /** Alias for providers that return data. */
          data: token.optional(),
        }),
      )
      .max(MAX_PAYMENTS)
      .default([]),
  }),
});

const orderTotals = z
  .object({
    itemTotal: amount,
    totalDiscount: amount,
    totalDiscountPercentage: amount,
    shipping: amount,
    /** Equals `merchandiseTotalTax`. */
    tax: amount,
    total: amount,
    /** All tax of the order, shipping included. */
    merchandiseTotalTax: amount,
    totalWithoutTaxAfterDiscount: amount,
    currency: z.string().length(3),
    /** Names of the promotions in `totalDiscount`, for display. */
    discountNames: z.array(z.string()).optional(),
  })
  .meta({ id: 'OrderTotals' });

const orderShipment = z.object({
  shipmentId: z.string(),
  storeId: z.string().nullable(),
  shippingMethod: z.string(),
  deliveryTime: z.string().nullable(),
  deliveryDates: deliveryDates.nullish(),
  itemIds: z.array(z.string()),
  address: postalAddress.nullable(),
});

const orderPromotion = z.object({
  promotionName: z.string(),
  promotionId: z.string(),
  level: z.enum(['ORDER', 'PRODUCT', 'SHIPPING']),
  /** Three parts separated by `|`. */
  calloutMessage: z.string(),
});

const orderPaymentMethod = z.object({
  code: z.string(),
  additionalData: z.array(
    z.object({
      payment_method_id: z.string(),
      amount,
      card_type: z.string().nullable(),
      payment_instrument_id: z.string().nullable(),
    }),
  ),
});

/** The sale of a store's associate. */
const inStoreSalesInfo = z.object({
  storeId: z.string(),
  storeName: z.string(),
  storeEmployeeId: z.string(),
  storeEmployeeName: z.string(),
});

/** `total = itemTotal - totalDiscount + shipping + tax`, to the cent; without tax where prices include it. */
export const order = z
  .object({
    orderNumber: z.string(),
    /** Secret that proves a guest's access to the order. */
    st: z.string(),
    status: z.enum(['pending', 'placed', 'cancelled']),
    currency: z.string().length(3),
    email: z.string(),
    /** ISO 8601. */
    orderDate: z.string(),
    items: z.array(cartItem),
    shipments: z.array(orderShipment),
    totals: orderTotals,
    promoSummary: z.array(orderPromotion),
    /** By associates, each with its reason. */
    priceAdjustments: z.array(priceAdjustment).optional(),
    paymentMethod: z.array(orderPaymentMethod),
    /** `PaymentNotAuthorized` with `details.action` while the payment needs more. */
    flashMessages: z.array(flashMessage),
    billingAddress: postalAddress,
    inStoreSalesInfo: inStoreSalesInfo.optional(),
    /** Placed in the mobile app, where the site tracks that. */
    channel: z.literal('MAPP').optional(),
  })
  .meta({ id: 'Order' });

export type Order = z.output<typeof order>;
export type OrderPlacement = z.input<typeof placeOrderBody>;
export type PlacementRequest = z.output<typeof placeOrderBody>;
export type OrderPatch = z.input<typeof patchOrderBody>;
export type PatchRequest = z.output<typeof patchOrderBody>;

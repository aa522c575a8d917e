import { z } from 'zod';
import { MAX_GIFT_DAYS } from '../../config.ts';
import { INTERACTION_ORIGINS } from '../../lib/product/interaction-origins.ts';
import { deliveryDates } from '../core/delivery-dates.schema.ts';
import { price } from '../core/price.schema.ts';
import { recipeFact } from '../catalog/recipes.schema.ts';

export const origin = z.enum(INTERACTION_ORIGINS);
const amount = z.number();

export const SHIPPING_METHODS = ['standard', 'digital', 'pickup', 'pudo', 'sts', 'customs', 'prime', 'me'] as const;

const DAY_MS = 24 * 60 * 60 * 1000;
const isWithinGiftDays = (day: string) => Date.parse(day) - Date.now() <= MAX_GIFT_DAYS * DAY_MS;

/** Sent only when complete (docs/contract.md#cart). */
export const giftOption = z.object({
  to: z.string().min(1).max(100),
  email: z.string().min(3).max(254),
  message: z.string().min(1).max(500),
  /** The day on which a gift card is mailed; at once without it or when it is past. */
  sendOn: z.iso.date().refine(isWithinGiftDays, { error: 'The day is too far ahead.' }).optional(),
});

/** A shipping option of the line. */
const shippingOption = z
  .object({
    selected: z.boolean(),
    /** Whether the option is available now. */
    available: z.boolean(),
    /** Cost of the whole shipment, before promotions. */
    cost: amount,
    shippingMethod: z.object({
      code: z.string(),
      label: z.string(),
      deliveryTime: z.string().nullable(),
      deliveryDates: deliveryDates.nullish(),
      price: z.object({ amount, currency: z.string().length(3) }),
    }),
    storeInfo: z.object({ id: z.string(), storeInventory: z.number().int().nullable() }).nullable(),
    shippingPromotions: z.array(z.object({ promotionId: z.string(), appliedDiscount: amount, price: amount })),
    applicableShippingMethods: z.array(z.string()),
  })
  .meta({ id: 'ShippingOption' });

const productPromotion = z.object({
  couponCode: z.string().nullable(),
  promotionId: z.string(),
  campaignId: z.string().nullable(),
  price: amount,
});

/** A change of the cart that its customer did not make, with where and how a screen shows it. */
export const customerNotification = z
  .object({
    code: z.string(),
    message: z.string(),
    type: z.enum(['error', 'success', 'info']),
    /** Belongs to the cart, to a line, or to the quantity of a line. */
    level: z.enum(['top', 'item', 'input']),
    details: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'CustomerNotification' });

export const cartItem = z
  .object({
    id: z.string(),
    /** The sellable variant; `masterId` is its product. */
    productId: z.string(),
    masterId: z.string(),
    name: z.string(),
    brand: z.string(),
    size: z.string().nullable(),
    /** The size in the numbering of the site's country, where that differs. */
    sizeLabel: z.string().nullish(),
    color: z.string().nullable(),
    /** The color in the language of the request, where that differs. */
    colorLabel: z.string().nullish(),
    qty: z.number().int().positive(),
    /** Maximum quantity of the line: the variant's limit and stock. */
    maxQty: z.number().int().nonnegative(),
    /** Units in stock for the line, where they are few. */
    left: z.number().int().positive().optional(),
    /** ISO 8601: until when units are reserved for the line. */
    reservedUntil: z.string().optional(),
    upc: z.string().nullable(),
    recipeId: z.string().nullable(),
    /** Prices of one unit; the last three are of the whole line. */
    price: price.extend({
      rowTotal: amount,
      priceAfterItemDiscount: amount,
      priceAfterOrderDiscount: amount,
    }),
    taxTotal: amount,
    shippingOptions: z.array(shippingOption),
    /** Of the selected option; absent in orders from before it was returned. */
    deliveryTime: z.string().nullish(),
    giftOption: giftOption.nullable(),
    productPromotions: z.array(productPromotion),
    /** What changed about the line; its shortage of stock with `inventorySupplyCheck`. */
    customerNotifications: z.array(customerNotification),
    bonus: z.boolean(),
    isCustoms: z.boolean(),
    /** Where the visitor came from into the product (docs/contract.md#interaction-origins); absent where that is not known. */
    interactionOrigin: origin.optional(),
    precreatedCustomsCode: z.string().nullable(),
    /** What was chosen, where the shop knows the recipe. */
    customization: z
      .object({
        choices: z.record(z.string(), z.string()),
        text: z.string().nullable(),
        /** Of the variant, which the recipe covers. */
        color: z.string().nullable(),
        /** In the language of the request. */
        facts: z.array(recipeFact),
      })
      .optional(),
    pdpUrl: z.string(),
    productImageURL: z.string().nullable(),
    isDigitalProduct: z.boolean(),
  })
  .meta({ id: 'CartItem' });

export type ShippingOption = z.output<typeof shippingOption>;
export type CartItem = z.output<typeof cartItem>;
export type GiftOption = z.output<typeof giftOption>;
export type CustomerNotification = z.output<typeof customerNotification>;

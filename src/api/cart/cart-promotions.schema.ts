import { z } from 'zod';
import { identifier } from '../core/scope.schema.ts';

const amount = z.number();
const level = z.enum(['ORDER', 'PRODUCT', 'SHIPPING']);

/** Three parts separated by `|`: in general, nearly earned, earned (docs/contract.md#promotions). */
const calloutMessage = z.string();

/** A code on the cart. A code that waits for more items in the cart has no reason. */
export const couponItem = z
  .object({
    code: z.string(),
    promotionId: z.string().nullable(),
    promotionName: z.string().nullable(),
    isApplied: z.boolean(),
    /** `PRM155` or a related code, where the coupon no longer applies. */
    reason: z.string().nullable(),
    /** Amount of the discount. */
    price: amount,
  })
  .meta({ id: 'CouponItem' });

export const orderPromotion = z
  .object({
    couponCode: z.string().nullable(),
    /** `adjustment:<adjustmentId>` for an associate's. */
    promotionId: z.string(),
    campaignId: z.string().nullable(),
    price: amount,
  })
  .meta({ id: 'OrderPromotion' });

/** An earned promotion. */
export const promoSummary = z
  .object({
    promotionName: z.string(),
    promotionId: z.string(),
    level,
    calloutMessage,
    /** The part to display. */
    calloutMsg: z.string().optional(),
    status: z.literal('Threshold Reached'),
    couponCode: z.string().nullable(),
    price: amount,
  })
  .meta({ id: 'PromoSummary' });

/** Values are money, or units of merchandise where the threshold is a quantity. */
export const approachingPromotion = z
  .object({
    promotionId: z.string(),
    promotionName: z.string(),
    promotionClass: level,
    level,
    status: z.enum(['Above Threshold', 'Below Threshold']),
    approachingDisplayLevel: amount,
    /** `null` below the display level. */
    distanceFromConditionThreshold: amount.nullable(),
    conditionThreshold: amount,
    unit: z.enum(['amount', 'quantity']),
    calloutMessage,
    calloutMsg: z.string().optional(),
  })
  .meta({ id: 'ApproachingPromotion' });

export const ADJUSTMENT_REASONS = ['PRICE_MATCH', 'DAMAGED', 'GOODWILL', 'DISPLAY_ITEM', 'OTHER'] as const;
const ADJUSTMENT_KINDS = ['amount', 'percentage', 'price'] as const;
const MAX_MONEY = 1_000_000;

/** A percentage has one decimal; money has the decimals of the currency. */
const adjustmentFields = {
  kind: z.enum(ADJUSTMENT_KINDS),
  value: z.number().nonnegative().max(MAX_MONEY),
  reason: z.enum(ADJUSTMENT_REASONS),
};

/** A price change by an associate. */
export const priceAdjustment = z
  .object({
    adjustmentId: z.string(),
    /** `null` for the whole cart. */
    itemId: z.string().nullable(),
    ...adjustmentFields,
    /** Amount of the discount. */
    price: amount,
    /** The associate who gave it. */
    storeEmployeeId: z.string(),
  })
  .meta({ id: 'PriceAdjustment' });

export const couponBody = z.object({ cartId: identifier, code: z.string().trim().min(1).max(64) });
export const adjustmentParams = z.object({ basketId: identifier, adjustmentId: identifier });
export const addAdjustmentBody = z.object({ itemId: identifier.nullish(), ...adjustmentFields });
export const changeAdjustmentBody = z.object(adjustmentFields).partial();

export type PriceAdjustment = z.output<typeof priceAdjustment>;
export type CouponBody = z.input<typeof couponBody>;
export type NewPriceAdjustment = z.input<typeof addAdjustmentBody>;
export type PriceAdjustmentChange = z.input<typeof changeAdjustmentBody>;

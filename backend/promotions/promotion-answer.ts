import type { Cart, FlashMessage } from '../../src/api/cart.schema.ts';
import { ADJUSTMENT_REASONS } from '../../src/api/cart-promotions.schema.ts';
import { toMajor } from '../../src/lib/money.ts';
import type { ApproachingPromotion, PricedCart } from '../../src/lib/pricing/types.ts';
import { approachingMessage, earnedMessage } from '../../src/lib/promotions/callout.ts';
import type { CartRecord } from '../cart/cart-record.ts';
import { adjustmentAmount } from './adjustment-amount.ts';

type PromotionFields =
  'couponItems' | 'orderPromotions' | 'promoSummary' | 'approachingPromotions' | 'priceAdjustments';

/** What promotions and associates made of a cart, as the calls answer it. */
export function promotionFields(record: CartRecord, priced: PricedCart): Pick<Cart, PromotionFields> {
  const { promotions, currency } = priced;
  const major = (minor: number) => toMajor(minor, currency);
  return {
    couponItems: couponItems(priced),
    orderPromotions: promotions.orderDiscounts.map(({ couponCode, promotionId, campaignId, amount }) => ({
      couponCode,
      promotionId,
      campaignId,
      price: major(amount),
    })),
    promoSummary: promotions.applied.map((applied) => ({
      promotionName: applied.promotionName,
      promotionId: applied.promotionId,
      level: applied.level,
      calloutMessage: applied.calloutMessage,
      calloutMsg: earnedMessage(applied.calloutMessage),
      status: 'Threshold Reached',
      couponCode: applied.couponCode,
      price: major(applied.amount),
    })),
    approachingPromotions: promotions.approaching.map((promotion) => toApproaching(promotion, currency)),
    priceAdjustments: record.adjustments.map((row) => ({
      adjustmentId: row.id,
      itemId: row.item_id,
      kind: row.kind,
      value: row.kind === 'percentage' ? row.value / 10 : major(row.value),
      reason: ADJUSTMENT_REASONS.find((reason) => reason === row.reason) ?? 'OTHER',
      price: major(adjustmentAmount(priced, row.id)),
    })),
  };
}

function couponItems({ promotions, currency }: PricedCart): Cart['couponItems'] {
  return promotions.coupons.map(({ code, promotionId, isApplied, reason }) => {
    const applied = promotions.applied.find(({ couponCode }) => couponCode === code);
    return {
      code,
      promotionId,
      promotionName: applied?.promotionName ?? null,
      isApplied,
      reason,
      price: toMajor(applied?.amount ?? 0, currency),
    };
  });
}

function toApproaching(promotion: ApproachingPromotion, currency: string): Cart['approachingPromotions'][number] {
  const figure = (value: number) => (promotion.unit === 'quantity' ? value : toMajor(value, currency));
  const { promotionId, promotionName, level, status, unit, calloutMessage } = promotion;
  const distance = promotion.distanceFromConditionThreshold;
  return {
    promotionId,
    promotionName,
    promotionClass: level,
    level,
    status,
    approachingDisplayLevel: figure(promotion.approachingDisplayLevel),
    distanceFromConditionThreshold: distance === null ? null : figure(distance),
    conditionThreshold: figure(promotion.conditionThreshold),
    unit,
    calloutMessage,
    calloutMsg: approachingMessage(calloutMessage, distance),
  };
}

/** Gifts that were earned, but cannot be given (specification 1, section 8: `GFS800`, `GFO404`). */
export function giftMessages({ promotions }: PricedCart): FlashMessage[] {
  return promotions.missingGifts.map(({ promotionId, sku, isSold }) => ({
    code: isSold ? 'GFS800' : 'GFO404',
    message: isSold ? 'The gift is out of stock.' : 'The gift is not available any more.',
    details: { promotionId, productId: sku },
  }));
}

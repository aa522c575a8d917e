import { toMajor } from '../../money.ts';
import type { ApproachingPromotion, PricedCart } from '../../pricing-model.ts';
import { approachingMessage, earnedMessage } from './callout.ts';

/** The promotions of a cart as operations return them. */
export function promotionFigures(priced: PricedCart) {
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
      status: 'Threshold Reached' as const,
      couponCode: applied.couponCode,
      price: major(applied.amount),
    })),
    approachingPromotions: promotions.approaching.map((promotion) => toApproaching(promotion, currency)),
  };
}

function couponItems({ promotions, currency }: PricedCart) {
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

function toApproaching(promotion: ApproachingPromotion, currency: string) {
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

import type {
  AppliedPromotion,
  ApproachingPromotion,
  Discount,
  MissingGift,
  PromotionOutcome,
  ShippingDiscount,
} from '../../pricing-model.ts';
import type { Adjusted } from './adjust-prices.ts';
import { fillCallout } from './callout.ts';
import { isReached, matchesOf, type Progress } from './conditions.ts';
import { availableGift, type Counter, type GrantedReward } from './grant-promotion.ts';
import type { Promotion } from './promotion.ts';
import type { Standing } from './choose-promotions.ts';

export interface Settled {
  readonly standings: readonly Standing[];
  readonly adjusted: Adjusted;
  /** By promotion id. */
  readonly codeOf: ReadonlyMap<string | null, string>;
  readonly counter: Counter;
  readonly locale: string;
}

type Applied = Standing & { readonly granted: GrantedReward };

/** Collects the results of all promotions. */
export function toOutcome(settled: Settled): Omit<PromotionOutcome, 'coupons'> {
  const { standings, adjusted, codeOf, counter } = settled;
  const applied = standings.filter((standing): standing is Applied => standing.granted !== undefined);
  const ofLevel = (level: string) => applied.filter(({ promotion }) => promotion.level === level);
  const couponOf = ({ id }: Promotion) => codeOf.get(id) ?? null;
  const orders = ofLevel('ORDER').filter(({ granted }) => granted.amount > 0);
  return {
    lineDiscounts: lineDiscountsOf(settled, ofLevel('PRODUCT')),
    orderDiscounts: [
      ...adjusted.orders,
      ...orders.map(({ promotion, granted }) => ({
        ...discountOf(promotion, granted.amount, couponOf(promotion)),
        shares: granted.shares,
      })),
    ],
    shippingDiscounts: ofLevel('SHIPPING').flatMap(({ promotion, granted }) =>
      Array.from(granted.shipments, ([shippingId, amount]): ShippingDiscount => ({
        ...discountOf(promotion, amount, couponOf(promotion)),
        shippingId,
      })),
    ),
    gifts: applied.flatMap(({ promotion, granted }) =>
      granted.gift ? [{ ...granted.gift, couponCode: couponOf(promotion) }] : [],
    ),
    missingGifts: standings.flatMap((standing) => missingGiftOf(standing, counter)),
    applied: applied.map((standing) => toApplied(standing, settled)),
    approaching: standings.flatMap((standing) => toApproaching(standing, settled)),
  };
}

const discountOf = ({ id, campaignId }: Promotion, amount: number, couponCode: string | null): Discount => ({
  promotionId: id,
  campaignId,
  couponCode,
  amount,
});

function lineDiscountsOf({ adjusted, codeOf }: Settled, applied: readonly Applied[]): Map<string, Discount[]> {
  const discounts = new Map<string, Discount[]>();
  const put = (lineId: string, discount: Discount) => {
    if (discount.amount > 0) discounts.set(lineId, [...(discounts.get(lineId) ?? []), discount]);
  };
  for (const { lineId, discount } of adjusted.lines) put(lineId, discount);
  for (const { promotion, granted } of applied) {
    for (const [lineId, amount] of granted.shares) {
      put(lineId, discountOf(promotion, amount, codeOf.get(promotion.id) ?? null));
    }
  }
  return discounts;
}

function toApplied({ promotion, progress, granted }: Applied, { codeOf, counter, locale }: Settled): AppliedPromotion {
  const { id, name, level, reward } = promotion;
  const kind = reward.kind === 'percentage' ? reward.spendAccount : null;
  return {
    promotionId: id,
    promotionName: name,
    level,
    calloutMessage: write(promotion, progress, { distance: 0, counter, locale }),
    couponCode: codeOf.get(id) ?? null,
    amount: granted.amount,
    spend: kind === null ? null : { kind, amount: granted.spend },
  };
}

function toApproaching(standing: Standing, { counter, locale }: Settled): ApproachingPromotion[] {
  const { promotion, progress, granted, isExcluded } = standing;
  if (granted || isExcluded || progress === null || isReached(progress) || progress.reached === 0) return [];
  const { id, name, level, callout } = promotion;
  if (callout === '') return [];
  const distance = progress.threshold - progress.reached;
  const isNear = progress.reached >= progress.near;
  return [
    {
      promotionId: id,
      promotionName: name,
      level,
      status: isNear ? 'Above Threshold' : 'Below Threshold',
      calloutMessage: write(promotion, progress, { distance, counter, locale }),
      unit: progress.unit,
      conditionThreshold: progress.threshold,
      approachingDisplayLevel: progress.near,
      distanceFromConditionThreshold: isNear ? distance : null,
    },
  ];
}

function write(
  { callout }: Promotion,
  progress: Progress | null,
  { distance, counter, locale }: { distance: number; counter: Counter; locale: string },
): string {
  const currency = progress?.unit === 'quantity' ? null : counter.currency;
  return fillCallout(callout, { distance, threshold: progress?.threshold ?? 0, currency, locale });
}

function missingGiftOf({ promotion, progress, granted, isExcluded }: Standing, counter: Counter): MissingGift[] {
  const { id, reward } = promotion;
  if (reward.kind !== 'gift' || granted || isExcluded || !isReached(progress)) return [];
  const sku = reward.skus[0];
  if (sku === undefined || matchesOf(promotion, counter.ledger).length === 0) return [];
  if (availableGift(reward, counter) !== undefined) return [];
  return [{ promotionId: id, sku, isSold: reward.skus.some((one) => counter.giftStock.has(one)) }];
}

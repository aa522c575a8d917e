import type { CustomerFacts, CouponReason, CouponState } from '../../pricing-model.ts';
import { isFor, matchesOf, type PromotionScope } from './conditions.ts';
import { judgeCoupon, type Coupon } from './check-coupon.ts';
import type { Ledger } from './ledger.ts';
import type { Promotion } from './promotion.ts';
import type { Standing } from './choose-promotions.ts';

export interface CodeContext extends PromotionScope {
  readonly customer: CustomerFacts;
  readonly now: number;
  readonly ledger: Ledger;
  readonly promotions: ReadonlyMap<string, Promotion>;
  readonly usedUp: ReadonlySet<string>;
}

/** A code before promotions are applied; `reason` is why it is invalid. */
export type JudgedCode = Omit<CouponState, 'isApplied'>;

/** Judges codes in their order: of two for one promotion the first is valid. */
export function judgeCodes(coupons: readonly Coupon[], context: CodeContext): JudgedCode[] {
  const judgedPromotions = new Set<string>();
  return coupons.map((coupon) => {
    const { code, promotionId } = coupon;
    const isTwin = promotionId !== null && judgedPromotions.has(promotionId);
    const reason = isTwin ? 'PRM416' : judgeCode(coupon, context);
    if (reason === null && promotionId !== null) judgedPromotions.add(promotionId);
    return { code, promotionId, reason };
  });
}

/** Also checks the promotion's audience and whether it applies to a line of the cart. */
function judgeCode(coupon: Coupon, context: CodeContext): CouponReason | null {
  const { promotions, usedUp, ledger, customer, now, siteId, currency } = context;
  const promotion = promotions.get(coupon.promotionId ?? '');
  const isUsedUp = coupon.isUsedUp || usedUp.has(coupon.promotionId ?? '');
  const reason = judgeCoupon({ ...coupon, isUsedUp }, promotion, { now, siteId, currency });
  if (reason !== null || !promotion) return reason;
  const fitsCart = ledger.lines.length === 0 || matchesOf(promotion, ledger).length > 0;
  return fitsCart && isFor(promotion, customer) ? null : 'PRM160';
}

/** State of a code after promotions were applied. */
export function stateOf(judged: JudgedCode, standings: readonly Standing[]): CouponState {
  if (judged.reason !== null) return { ...judged, isApplied: false };
  const standing = standings.find(({ promotion }) => promotion.id === judged.promotionId);
  if (standing?.granted) return { ...judged, isApplied: true };
  return { ...judged, isApplied: false, reason: standing?.isExcluded ? 'PRM175' : null };
}

import type { CouponReason } from '../../pricing-model.ts';
import { holdsAt, type PromotionScope } from './conditions.ts';
import type { Promotion } from './promotion.ts';

/** A code somebody entered, with what is known of it. */
export interface Coupon {
  readonly code: string;
  /** Nothing of a code that does not exist. */
  readonly promotionId: string | null;
  readonly validFrom: number | null;
  readonly validTo: number | null;
  /** Used as often as it may, by everybody together. */
  readonly isUsedUp: boolean;
  /** Used by this buyer as often as one may. */
  readonly isRedeemed: boolean;
}

export interface Validity {
  readonly validFrom: number | null;
  readonly validTo: number | null;
}

export const hasBegun = ({ validFrom }: Validity, now: number): boolean => validFrom === null || validFrom <= now;
export const hasEnded = ({ validTo }: Validity, now: number): boolean => validTo !== null && validTo <= now;

/** Why a code holds nowhere here, as a code of the catalogue (docs/contract.md#promotions); `null` where it does. */
export function judgeCoupon(
  coupon: Coupon,
  promotion: Promotion | undefined,
  { now, ...scope }: PromotionScope & { readonly now: number },
): CouponReason | null {
  if (coupon.promotionId === null) return 'PRM130';
  if (!promotion) return 'PRM135';
  if (hasEnded(coupon, now) || hasEnded(promotion, now)) return 'PRM155';
  if (!hasBegun(coupon, now) || !hasBegun(promotion, now) || !holdsAt(promotion, scope)) return 'PRM135';
  if (coupon.isRedeemed) return 'PRM150';
  return coupon.isUsedUp ? 'PRM140' : null;
}

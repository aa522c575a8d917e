import type { CouponReason } from '../../pricing-model.ts';
import { holdsAt, type PromotionScope } from './conditions.ts';
import type { Promotion } from './promotion.ts';

/** An entered code, with its stored state. */
export interface Coupon {
  readonly code: string;
  /** `null` for a code that does not exist. */
  readonly promotionId: string | null;
  readonly validFrom: number | null;
  readonly validTo: number | null;
  /** The uses of all customers together are exhausted. */
  readonly isUsedUp: boolean;
  /** The uses of this customer are exhausted. */
  readonly isRedeemed: boolean;
}

export interface Validity {
  readonly validFrom: number | null;
  readonly validTo: number | null;
}

export const hasBegun = ({ validFrom }: Validity, now: number): boolean => validFrom === null || validFrom <= now;
export const hasEnded = ({ validTo }: Validity, now: number): boolean => validTo !== null && validTo <= now;

/** Why a code is invalid, as a code of the catalogue (docs/contract.md#promotions); `null` when it is valid. */
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

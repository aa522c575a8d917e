import type { Buyer, PriceableLine, PriceAdjustment, PromotionOutcome, Shipment } from '../pricing/types.ts';

export interface PromotionInput {
  readonly lines: readonly PriceableLine[];
  readonly shipments: readonly Shipment[];
  readonly adjustments: readonly PriceAdjustment[];
  /** In the order they were entered, upper case. */
  readonly couponCodes: readonly string[];
  readonly buyer: Buyer;
  readonly currency: string;
  readonly now: number;
}

/** What the promotions that hold now make of a cart. */
export function applyPromotions(_input: PromotionInput): PromotionOutcome {
  return {
    lineDiscounts: new Map(),
    orderDiscounts: [],
    shippingDiscounts: [],
    gifts: [],
    applied: [],
    approaching: [],
    coupons: [],
  };
}

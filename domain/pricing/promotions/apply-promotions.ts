import type { CustomerFacts, PriceableLine, PriceAdjustment, PromotionOutcome, Shipment } from '../../pricing-model.ts';
import { adjustPrices } from './adjust-prices.ts';
import { holdsAt, isFor } from './conditions.ts';
import type { Counter } from './grant-promotion.ts';
import { hasBegun, hasEnded, type Coupon } from './check-coupon.ts';
import { judgeCodes, stateOf } from './check-coupons.ts';
import { openLedger } from './ledger.ts';
import { toOutcome } from './outcome.ts';
import type { Promotion } from './promotion.ts';
import { inApplicationOrder, settlePromotions } from './choose-promotions.ts';

export interface PromotionInput {
  readonly lines: readonly PriceableLine[];
  readonly shipments: readonly Shipment[];
  readonly adjustments: readonly PriceAdjustment[];
  /** In order of entry, upper case. */
  readonly couponCodes: readonly string[];
  readonly customer: CustomerFacts;
  readonly currency: string;
  readonly now: number;
}

/** The promotions and stock that a site offers a customer. */
export interface PromotionOffers {
  readonly siteId: string;
  readonly locale: string;
  readonly promotions: readonly Promotion[];
  /** The cart's codes that exist. */
  readonly coupons: readonly Coupon[];
  /** Promotions whose uses are exhausted, in total or for this customer. */
  readonly usedUp: ReadonlySet<string>;
  /** What may still be sold at the discount of each kind of spend account, in the cart's currency. */
  readonly spendLeft: ReadonlyMap<string, number>;
  /** Units of gifts in stock; SKUs that are not sold here are missing. */
  readonly giftStock: ReadonlyMap<string, number>;
}

/**
 * Applies the promotions that are valid now to a cart. In this order, each on the result of the one before: price
 * adjustments of associates, in order of entry; promotions of products, of the order, of shipping; within a level by
 * priority, then by id. Exclusive promotions take precedence. No line and no shipment falls below zero.
 */
export function applyPromotions(input: PromotionInput, offers: PromotionOffers): PromotionOutcome {
  const { currency, shipments, customer, now } = input;
  const ledger = openLedger(input.lines);
  const adjusted = adjustPrices(input.adjustments, ledger);
  const counter: Counter = {
    currency,
    ledger,
    shipments,
    costs: new Map(shipments.map(({ shippingId, cost }) => [shippingId, cost])),
    spendLeft: offers.spendLeft,
    giftStock: offers.giftStock,
  };
  const { siteId, usedUp } = offers;
  const promotions = new Map(offers.promotions.map((promotion) => [promotion.id, promotion]));
  const coupons = input.couponCodes.map(
    (code) => offers.coupons.find((coupon) => coupon.code === code) ?? unknown(code),
  );
  const codes = judgeCodes(coupons, { currency, siteId, now, customer, ledger, promotions, usedUp });
  const codeOf = new Map(
    codes.flatMap(({ code, promotionId, reason }) => (reason === null ? [[promotionId, code]] : [])),
  );
  const isOffered = (promotion: Promotion) =>
    codeOf.has(promotion.id) || (!promotion.requiresCoupon && isOpenTo(promotion, input, offers));
  const standings = settlePromotions(inApplicationOrder(offers.promotions.filter(isOffered)), counter);
  const outcome = toOutcome({ standings, adjusted, codeOf, counter, locale: offers.locale });
  return { ...outcome, coupons: codes.map((code) => stateOf(code, standings)) };
}

const unknown = (code: string): Coupon => ({
  code,
  promotionId: null,
  validFrom: null,
  validTo: null,
  isUsedUp: false,
  isRedeemed: false,
});

/** Whether the promotion is valid here and now for this customer without a code. */
function isOpenTo(promotion: Promotion, { customer, now, currency }: PromotionInput, offers: PromotionOffers): boolean {
  const isRunning = hasBegun(promotion, now) && !hasEnded(promotion, now);
  const isHere = holdsAt(promotion, { siteId: offers.siteId, currency });
  return isRunning && isHere && isFor(promotion, customer) && !offers.usedUp.has(promotion.id);
}

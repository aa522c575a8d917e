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
  /** In the order they were entered, upper case. */
  readonly couponCodes: readonly string[];
  readonly customer: CustomerFacts;
  readonly currency: string;
  readonly now: number;
}

/** What the shop offers a buyer on a site. */
export interface PromotionOffers {
  readonly siteId: string;
  readonly locale: string;
  readonly promotions: readonly Promotion[];
  /** What is known of the cart's codes; one that is missing is unknown. */
  readonly coupons: readonly Coupon[];
  /** Promotions that were used as often as they may, by everybody or by this buyer. */
  readonly usedUp: ReadonlySet<string>;
  /** What may still be sold at the discount of each kind of spend account, in the cart's currency. */
  readonly spendLeft: ReadonlyMap<string, number>;
  /** Units of gifts in stock; nothing of what is not sold here. */
  readonly giftStock: ReadonlyMap<string, number>;
}

/**
 * What the promotions that hold now make of a cart. In this order, each on what the former left: prices that associates adjusted, in
 * order of entry; promotions of products, of the order, of shipping; within a level by priority, then by id. An exclusive one goes
 * first. No line and no shipment falls below zero.
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

/** Whether it holds here and now for this buyer without a code. */
function isOpenTo(promotion: Promotion, { customer, now, currency }: PromotionInput, offers: PromotionOffers): boolean {
  const isRunning = hasBegun(promotion, now) && !hasEnded(promotion, now);
  const isHere = holdsAt(promotion, { siteId: offers.siteId, currency });
  return isRunning && isHere && isFor(promotion, customer) && !offers.usedUp.has(promotion.id);
}

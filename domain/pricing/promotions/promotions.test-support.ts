import type { PriceableLine, PromotionOutcome, Shipment } from '../../pricing-model.ts';
import { applyPromotions, type PromotionInput, type PromotionOffers } from './apply-promotions.ts';
import type { Coupon } from './check-coupon.ts';
import type { Promotion, Reward } from './promotion.ts';

export const NOW = Date.parse('2026-06-01T00:00:00Z');

/** One unit at 100.00 by default. */
export function line(
  id: string,
  fields: Partial<Omit<PriceableLine, 'unit'>> & { price?: number } = {},
): PriceableLine {
  const { price = 10_000, ...rest } = fields;
  return {
    id,
    sku: `SKU-${id}`,
    productId: `product-${id}`,
    categoryIds: [],
    brand: 'Marrow Ridge',
    qty: 1,
    unit: { current: price, original: price },
    isDigital: false,
    isCustoms: false,
    method: 'standard',
    storeId: null,
    stock: 1000,
    ...rest,
  };
}

/** An automatic order promotion for everybody, on all sites. */
export function promotion(id: string, reward: Reward, fields: Partial<Promotion> = {}): Promotion {
  const { audience, items } = fields;
  return {
    id,
    campaignId: null,
    name: id,
    callout: 'From {threshold}|{distance} to go|Yours',
    level: 'ORDER',
    priority: 0,
    exclusive: 'no',
    validFrom: null,
    validTo: null,
    requiresCoupon: false,
    threshold: null,
    ...fields,
    reward,
    audience: audience ?? { siteIds: [], groups: [], membersOnly: false, signedInOnly: false },
    items: items ?? { productIds: [], categoryIds: [], brands: [], excludedCategoryIds: [] },
  };
}

export const percent = (tenths: number): Reward => ({
  kind: 'percentage',
  tenths,
  most: null,
  maxUnits: null,
  spendAccount: null,
  methods: [],
});

export const off = (amount: number): Reward => ({
  kind: 'amount',
  amounts: { USD: amount },
  maxUnits: null,
  methods: [],
});

export const coupon = (code: string, promotionId: string | null = code, fields: Partial<Coupon> = {}): Coupon => ({
  code,
  promotionId,
  validFrom: null,
  validTo: null,
  isUsedUp: false,
  isRedeemed: false,
  ...fields,
});

export const shipment = (lines: readonly PriceableLine[], cost = 795): Shipment => ({
  shippingId: 'me',
  method: 'standard',
  storeId: null,
  lineIds: lines.map(({ id }) => id),
  address: null,
  cost,
  deliveryTime: '',
  deliveryDates: null,
  offers: [],
  options: new Map(),
});

export const GUEST = { consumerNo: 'G-1', isSignedIn: false, isMember: false, groups: [] };

interface Case extends Partial<PromotionInput>, Partial<PromotionOffers> {
  readonly lines: readonly PriceableLine[];
}

export function applyCase(testCase: Case): PromotionOutcome {
  const {
    lines,
    shipments = [],
    adjustments = [],
    couponCodes = [],
    customer = GUEST,
    currency = 'USD',
    now = NOW,
  } = testCase;
  const { siteId = 'us', locale = 'en-us', promotions = [], coupons = [] } = testCase;
  const { usedUp = new Set(), spendLeft = new Map(), giftStock = new Map() } = testCase;
  return applyPromotions(
    { lines, shipments, adjustments, couponCodes, customer, currency, now },
    { siteId, locale, promotions, coupons, usedUp, spendLeft, giftStock },
  );
}

/** Total discount of a line. */
export function offLine({ lineDiscounts, orderDiscounts }: PromotionOutcome, id: string): number {
  const own = (lineDiscounts.get(id) ?? []).reduce((sum, { amount }) => sum + amount, 0);
  return orderDiscounts.reduce((sum, { shares }) => sum + (shares.get(id) ?? 0), own);
}

/** Total discount of the merchandise. */
export const offAll = (outcome: PromotionOutcome, lines: readonly PriceableLine[]): number =>
  lines.reduce((sum, { id }) => sum + offLine(outcome, id), 0);

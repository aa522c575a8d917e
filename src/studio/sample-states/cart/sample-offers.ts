import type { PromotionOffers } from '../../../../domain/pricing/promotions/apply-promotions.ts';
import type { Coupon } from '../../../../domain/pricing/promotions/check-coupon.ts';
import type { Promotion } from '../../../../domain/pricing/promotions/promotion.ts';

/** The only code of previews. The shop's own promotions belong to the commerce service and are never sent to a page. */
export const SAMPLE_CODE = 'EXAMPLE10';

/** 10 % off the order. */
const PROMOTION: Promotion = {
  id: 'preview-code',
  campaignId: null,
  name: SAMPLE_CODE,
  callout: '',
  level: 'ORDER',
  priority: 0,
  exclusive: 'no',
  validFrom: null,
  validTo: null,
  requiresCoupon: true,
  audience: { siteIds: [], groups: [], membersOnly: false, signedInOnly: false },
  items: { productIds: [], categoryIds: [], brands: [], excludedCategoryIds: [] },
  threshold: null,
  reward: { kind: 'percentage', tenths: 100, most: null, maxUnits: null, spendAccount: null, methods: [] },
};

const COUPON: Coupon = {
  code: SAMPLE_CODE,
  promotionId: PROMOTION.id,
  validFrom: null,
  validTo: null,
  isUsedUp: false,
  isRedeemed: false,
};

export const sampleOffers = (siteId: string, locale: string): PromotionOffers => ({
  siteId,
  locale,
  promotions: [PROMOTION],
  coupons: [COUPON],
  usedUp: new Set(),
  spendLeft: new Map(),
  giftStock: new Map(),
});

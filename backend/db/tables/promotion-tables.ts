import type { PromotionLevel } from '../../../domain/pricing-model.ts';
import type { CatalogSource } from './catalog-source.ts';
import type { Defaulted } from './column-types.ts';

/** Promotions, their codes, and counts of uses. */
export interface PromotionTables {
  promotion: PromotionTable;
  coupon: CouponTable;
  promotion_consumer_use: PromotionConsumerUseTable;
  promotion_redemption: PromotionRedemptionTable;
}

interface UseLimits {
  /** Maximum for all consumers together; null for unlimited. */
  max_uses: number | null;
  max_uses_per_consumer: number | null;
  /** Never above `max_uses`. */
  used: Defaulted<number>;
}

interface PromotionTable extends UseLimits {
  id: string;
  level: PromotionLevel;
  priority: number;
  valid_from: number | null;
  valid_to: number | null;
  enabled: Defaulted<number>;
  /** JSON: texts, conditions and reward (`promotion.schema.ts`). */
  definition: string;
  source: CatalogSource;
  /** Hash of the source data of the row and its coupons. */
  content_hash: string;
}

interface CouponTable extends UseLimits {
  /** Upper case. */
  code: string;
  promotion_id: string;
  valid_from: number | null;
  valid_to: number | null;
}

interface PromotionConsumerUseTable {
  /** `promotion:<id>` or `coupon:<code>`. */
  subject: string;
  /** `consumer:<consumerNo>`, or `email:` with the hash of a normalised address. */
  consumer_key: string;
  used: number;
}

/** The uses of an order; released with it. */
interface PromotionRedemptionTable {
  order_number: string;
  subject: string;
  /** JSON list of the keys it was counted for. */
  consumer_keys: string;
  created_at: number;
}

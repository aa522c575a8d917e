import type { ColumnType } from 'kysely';
import type { PromotionLevel } from '../../../domain/pricing-model.ts';
import type { CatalogSource } from './catalog-source.ts';

/** Promotions, the codes that open them, and how often they were used. */
export interface PromotionTables {
  promotion: PromotionTable;
  coupon: CouponTable;
  promotion_consumer_use: PromotionConsumerUseTable;
  promotion_redemption: PromotionRedemptionTable;
}

/** A column the database fills in when an insert leaves it out. */
type Defaulted<T> = ColumnType<T, T | undefined, T>;

interface UseLimits {
  /** By everybody together; without end where it is left out. */
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
  /** Hash of what the row and its coupons were written from. */
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
  /** `consumer:<consumerNo>`, or `email:` with the hash of a folded address. */
  consumer_key: string;
  used: number;
}

/** What an order has used; given back with it. */
interface PromotionRedemptionTable {
  order_number: string;
  subject: string;
  /** JSON list of the keys it was counted for. */
  consumer_keys: string;
  created_at: number;
}

import type { PromotionLevel, ShippingCode } from '../../pricing-model.ts';

/** Minor units by currency: without an amount in a currency the promotion does not apply there. */
export type Amounts = Readonly<Record<string, number>>;

/** A promotion for a customer: texts in the customer's language, amounts in minor units. */
export interface Promotion {
  /** Contains `GWP` for a promotion with a gift (docs/contract.md#promotions). */
  readonly id: string;
  readonly campaignId: string | null;
  readonly name: string;
  /** Three parts separated by `|`: general, nearly reached, earned; with `{distance}` and `{threshold}`. */
  readonly callout: string;
  readonly level: PromotionLevel;
  /** Lower values are applied first within the level; equal ones by id. */
  readonly priority: number;
  /** What the promotion excludes once it applies: nothing, others of its level, all others. */
  readonly exclusive: 'no' | 'level' | 'all';
  readonly validFrom: number | null;
  readonly validTo: number | null;
  readonly requiresCoupon: boolean;
  readonly audience: Audience;
  readonly items: ItemFilter;
  readonly threshold: Threshold | null;
  readonly reward: Reward;
}

/** An empty list means everybody. */
export interface Audience {
  readonly siteIds: readonly string[];
  /** Any of the groups is sufficient. */
  readonly groups: readonly string[];
  readonly membersOnly: boolean;
  readonly signedInOnly: boolean;
}

/**
 * Lines the promotion applies to: any of the named ones (all when none is named), except those in excluded categories.
 */
export interface ItemFilter {
  readonly productIds: readonly string[];
  readonly categoryIds: readonly string[];
  readonly brands: readonly string[];
  readonly excludedCategoryIds: readonly string[];
}

/**
 * What the lines must reach; `near` is the value from which on the customer is shown the distance, by default half the
 * threshold.
 */
export type Threshold =
  | { readonly kind: 'amount'; readonly amounts: Amounts; readonly near: Amounts | null }
  | { readonly kind: 'quantity'; readonly units: number; readonly near: number | null };

export type Reward = PercentageReward | AmountReward | PriceReward | BuyGetReward | GiftReward;

interface PercentageReward {
  readonly kind: 'percentage';
  /** Tenths of a percent: 125 is 12.5 %. */
  readonly tenths: number;
  /** Maximum reduction. */
  readonly most: Amounts | null;
  readonly maxUnits: number | null;
  /** Kind of the spend account whose cap limits what is sold at the discount. */
  readonly spendAccount: string | null;
  readonly methods: readonly ShippingCode[];
}

/** Reduction per unit, of the order, or per shipment, depending on the level. */
interface AmountReward {
  readonly kind: 'amount';
  readonly amounts: Amounts;
  readonly maxUnits: number | null;
  readonly methods: readonly ShippingCode[];
}

/** Price of each unit, or of each shipment. */
interface PriceReward {
  readonly kind: 'price';
  readonly amounts: Amounts;
  readonly maxUnits: number | null;
  readonly methods: readonly ShippingCode[];
}

/** Of every `buy + get` units the cheapest `get` are reduced. */
export interface BuyGetReward {
  readonly kind: 'buyGet';
  readonly buy: number;
  readonly get: number;
  readonly tenths: number;
  /** Maximum of reduced units per order. */
  readonly maxUnits: number | null;
}

export interface GiftReward {
  readonly kind: 'gift';
  /** The first SKU that is in stock is given. */
  readonly skus: readonly string[];
  readonly qty: number;
}

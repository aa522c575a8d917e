import type { PromotionLevel, ShippingCode } from '../../pricing-model.ts';

/** Minor units by currency: what has no amount in a currency does not hold there. */
export type Amounts = Readonly<Record<string, number>>;

/** A promotion as it holds for a buyer: texts in the buyer's language, amounts in minor units. */
export interface Promotion {
  /** One that gives a gift holds `GWP` (docs/contract.md#promotions). */
  readonly id: string;
  readonly campaignId: string | null;
  readonly name: string;
  /** Three parts separated by `|`: in general, nearly there, earned; with `{distance}` and `{threshold}`. */
  readonly callout: string;
  readonly level: PromotionLevel;
  /** Lower comes first within the level; equal ones by id. */
  readonly priority: number;
  /** What it keeps out once it applies: nothing, others of its level, all others. */
  readonly exclusive: 'no' | 'level' | 'all';
  readonly validFrom: number | null;
  readonly validTo: number | null;
  readonly requiresCoupon: boolean;
  readonly audience: Audience;
  readonly items: ItemFilter;
  readonly threshold: Threshold | null;
  readonly reward: Reward;
}

/** Who it is for; an empty list is everybody. */
export interface Audience {
  readonly siteIds: readonly string[];
  /** Any of them is enough. */
  readonly groups: readonly string[];
  readonly membersOnly: boolean;
  readonly signedInOnly: boolean;
}

/** Lines it looks at: any of the named ones (all where nothing is named), but none of the excluded categories. */
export interface ItemFilter {
  readonly productIds: readonly string[];
  readonly categoryIds: readonly string[];
  readonly brands: readonly string[];
  readonly excludedCategoryIds: readonly string[];
}

/** What the lines have to reach; `near` is from where a buyer is told how much is missing, half of it where it is left out. */
export type Threshold =
  | { readonly kind: 'amount'; readonly amounts: Amounts; readonly near: Amounts | null }
  | { readonly kind: 'quantity'; readonly units: number; readonly near: number | null };

export type Reward = PercentageReward | AmountReward | PriceReward | BuyGetReward | GiftReward;

interface PercentageReward {
  readonly kind: 'percentage';
  /** Of a percent: 125 is 12.5 %. */
  readonly tenths: number;
  /** Most it takes off. */
  readonly most: Amounts | null;
  readonly maxUnits: number | null;
  /** Kind of the spend account whose cap limits what is sold at the discount. */
  readonly spendAccount: string | null;
  readonly methods: readonly ShippingCode[];
}

/** Off each unit, off the order, or off each shipment, by the level. */
interface AmountReward {
  readonly kind: 'amount';
  readonly amounts: Amounts;
  readonly maxUnits: number | null;
  readonly methods: readonly ShippingCode[];
}

/** What each unit, or each shipment, costs. */
interface PriceReward {
  readonly kind: 'price';
  readonly amounts: Amounts;
  readonly maxUnits: number | null;
  readonly methods: readonly ShippingCode[];
}

/** Of every `buy + get` units the cheapest `get` cost so much less. */
export interface BuyGetReward {
  readonly kind: 'buyGet';
  readonly buy: number;
  readonly get: number;
  readonly tenths: number;
  /** Most units that cost less in one order. */
  readonly maxUnits: number | null;
}

export interface GiftReward {
  readonly kind: 'gift';
  /** The first that is in stock is given. */
  readonly skus: readonly string[];
  readonly qty: number;
}

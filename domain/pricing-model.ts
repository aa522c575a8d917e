import type { DeliveryDates } from './delivery/delivery-dates.ts';

/**
 * Types that the stages of pricing share. All amounts are whole minor units of the cart's currency, moments epoch
 * milliseconds.
 */

/** `exclusive`: tax is added to prices. `inclusive`: prices contain tax. */
export type TaxMode = 'exclusive' | 'inclusive';

export const SHIPPING_CODES = ['standard', 'digital', 'pickup', 'pudo', 'sts', 'customs', 'prime', 'me'] as const;

/** `me` is "seen me", `sts` ship to store, `pudo` a pickup point (docs/contract.md#cart). */
export type ShippingCode = (typeof SHIPPING_CODES)[number];

export interface PriceableLine {
  readonly id: string;
  readonly sku: string;
  readonly productId: string;
  /** Every category of the product, ancestors included. */
  readonly categoryIds: readonly string[];
  readonly brand: string;
  readonly qty: number;
  /** Price of one unit. */
  readonly unit: { readonly current: number; readonly original: number };
  readonly isDigital: boolean;
  /** A customised item (`recipeId`). */
  readonly isCustoms: boolean;
  /** It takes no unit of the variant's stock. */
  readonly isMadeToOrder?: boolean | undefined;
  /** The chosen delivery method, else the default for the item. */
  readonly method: ShippingCode;
  readonly storeId: string | null;
  /** Stock at the source: the web warehouse, or store stock for `pickup`. */
  readonly stock: number;
}

export interface PostalAddress {
  readonly countryCode: string;
  readonly province: string | null;
  readonly postalCode: string;
  readonly city: string;
  readonly addressLine1: string;
}

/** The facts about the customer that prices depend on. */
export interface CustomerFacts {
  readonly consumerNo: string;
  readonly isSignedIn: boolean;
  readonly isMember: boolean;
  /** `employee` only once the terms are accepted; `athlete`, `prosumer`, `credited`. */
  readonly groups: readonly string[];
}

/** Lines that are delivered together. */
export interface Shipment {
  /** `me` is the first home shipment, also before an address exists (docs/contract.md#cart). */
  readonly shippingId: string;
  readonly method: ShippingCode;
  readonly storeId: string | null;
  readonly lineIds: readonly string[];
  readonly address: PostalAddress | null;
  /** Before discounts. */
  readonly cost: number;
  readonly deliveryTime: string;
  /** `null` for a method that the site does not have. */
  readonly deliveryDates: DeliveryDates | null;
  /** Every available delivery method, the chosen one included, cheapest first. */
  readonly offers: readonly ShippingOffer[];
  /** By line id: every delivery method the site has for the line, unavailable ones included. */
  readonly options: ReadonlyMap<string, readonly DeliveryOption[]>;
}

export interface ShippingOffer {
  readonly code: ShippingCode;
  readonly label: string;
  readonly price: number;
  /** Display text: "2-4 business days". */
  readonly deliveryTime: string;
  readonly deliveryDates: DeliveryDates;
}

/** A delivery method for one line, with the cost of its shipment. */
export interface DeliveryOption extends ShippingOffer {
  readonly storeId: string | null;
  /** Store stock in units. */
  readonly inventory: number | null;
  readonly isSelected: boolean;
  readonly isAvailable: boolean;
}

/** An associate's change of a price; `value` in minor units, or in tenths of a percent. */
export interface PriceAdjustment {
  readonly id: string;
  /** `null` for the whole cart. */
  readonly lineId: string | null;
  readonly kind: 'amount' | 'percentage' | 'price';
  readonly value: number;
}

export interface Discount {
  readonly promotionId: string;
  readonly campaignId: string | null;
  readonly couponCode: string | null;
  readonly amount: number;
}

/** A discount of the whole order with each line's share; the shares add up to the amount. */
export interface OrderDiscount extends Discount {
  readonly shares: ReadonlyMap<string, number>;
}

export interface ShippingDiscount extends Discount {
  readonly shippingId: string;
}

/** A gift unit, separate from the lines; `id` is `gift-<promotionId>`. */
export interface Gift {
  readonly id: string;
  readonly sku: string;
  readonly qty: number;
  readonly promotionId: string;
  readonly couponCode: string | null;
}

export type PromotionLevel = 'ORDER' | 'PRODUCT' | 'SHIPPING';

/**
 * A promotion that was applied. The message has three parts: general, nearly reached, earned (docs/contract.md#promotions).
 */
export interface AppliedPromotion {
  readonly promotionId: string;
  readonly promotionName: string;
  readonly level: PromotionLevel;
  readonly calloutMessage: string;
  readonly couponCode: string | null;
  readonly amount: number;
  /** The amount sold at the discount of a spend account, in minor units. */
  readonly spend: { readonly kind: string; readonly amount: number } | null;
}

/**
 * A promotion that is not reached yet (docs/contract.md#promotions). `Above Threshold`: the cart has reached
 * `approachingDisplayLevel`, from which the distance is displayed; `Below Threshold`: not yet.
 */
export interface ApproachingPromotion {
  readonly promotionId: string;
  readonly promotionName: string;
  readonly level: PromotionLevel;
  readonly status: 'Above Threshold' | 'Below Threshold';
  readonly calloutMessage: string;
  /** Minor units, or units of merchandise; the members below use the same unit. */
  readonly unit: 'amount' | 'quantity';
  readonly conditionThreshold: number;
  readonly approachingDisplayLevel: number;
  readonly distanceFromConditionThreshold: number | null;
}

/** A gift that was earned, but is out of stock or no longer sold. */
export interface MissingGift {
  readonly promotionId: string;
  readonly sku: string;
  readonly isSold: boolean;
}

/** Codes of the catalogue (docs/contract.md#errors). */
export type CouponReason = 'PRM130' | 'PRM135' | 'PRM140' | 'PRM150' | 'PRM155' | 'PRM160' | 'PRM175' | 'PRM416';

/** State of a code: applied, waiting for more in the cart (no reason), or invalid for the reason. */
export interface CouponState {
  readonly code: string;
  readonly promotionId: string | null;
  readonly isApplied: boolean;
  readonly reason: CouponReason | null;
}

export interface PromotionOutcome {
  /** Discounts of a line by its id. */
  readonly lineDiscounts: ReadonlyMap<string, readonly Discount[]>;
  readonly orderDiscounts: readonly OrderDiscount[];
  readonly shippingDiscounts: readonly ShippingDiscount[];
  readonly gifts: readonly Gift[];
  readonly missingGifts: readonly MissingGift[];
  readonly applied: readonly AppliedPromotion[];
  readonly approaching: readonly ApproachingPromotion[];
  readonly coupons: readonly CouponState[];
}

export interface TaxOutcome {
  /** Tax by line id, on the discounted price. */
  readonly lines: ReadonlyMap<string, number>;
  readonly shipping: number;
  /** Tax of lines and shipping. */
  readonly total: number;
}

export interface PricedLine extends PriceableLine {
  readonly discounts: readonly Discount[];
  /** `qty * unit.current`. */
  readonly rowTotal: number;
  /** The line's share of order discounts. */
  readonly orderShare: number;
  readonly tax: number;
}

/** `total = itemTotal - totalDiscount + shipping`, and `+ tax` in mode `exclusive` (docs/contract.md#money). */
export interface PricedCart {
  readonly taxMode: TaxMode;
  readonly currency: string;
  readonly lines: readonly PricedLine[];
  readonly shipments: readonly Shipment[];
  readonly promotions: PromotionOutcome;
  readonly itemTotal: number;
  /** Discounts of lines and order; shipping is already discounted. */
  readonly totalDiscount: number;
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
}

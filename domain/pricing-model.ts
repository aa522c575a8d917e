/** What the stages of pricing hand on. All amounts are whole minor units of the cart's currency, moments epoch milliseconds. */

/** `exclusive`: tax comes on top of prices. `inclusive`: prices contain it. */
export type TaxMode = 'exclusive' | 'inclusive';

export const SHIPPING_CODES = ['standard', 'digital', 'pickup', 'pudo', 'sts', 'customs', 'prime', 'me'] as const;

/** `me` is "seen me", `sts` ship to store, `pudo` a pickup point (docs/contract.md#cart). */
export type ShippingCode = (typeof SHIPPING_CODES)[number];

export interface PriceableLine {
  readonly id: string;
  readonly sku: string;
  readonly productId: string;
  /** Every category the product is in, ancestors included. */
  readonly categoryIds: readonly string[];
  readonly brand: string;
  readonly qty: number;
  /** Of one unit. */
  readonly unit: { readonly current: number; readonly original: number };
  readonly isDigital: boolean;
  /** A customised item (`recipeId`). */
  readonly isCustoms: boolean;
  /** As chosen, else what suits the item. */
  readonly method: ShippingCode;
  readonly storeId: string | null;
  /** Stock where it would be taken from: the web warehouse, or the store's shelf for `pickup`. */
  readonly stock: number;
}

export interface PostalAddress {
  readonly countryCode: string;
  readonly province: string | null;
  readonly postalCode: string;
  readonly city: string;
  readonly addressLine1: string;
}

/** Who buys, as far as prices depend on it. */
export interface CustomerFacts {
  readonly consumerNo: string;
  readonly isSignedIn: boolean;
  readonly isMember: boolean;
  /** `employee` only once the terms are accepted; `athlete`, `prosumer`, `credited`. */
  readonly groups: readonly string[];
}

/** Lines that go the same way together. */
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
  /** Every way it could go, the chosen one included, cheapest first. */
  readonly offers: readonly ShippingOffer[];
  /** By line id: every way the site has for the line, also those it cannot go now. */
  readonly options: ReadonlyMap<string, readonly DeliveryOption[]>;
}

export interface ShippingOffer {
  readonly code: ShippingCode;
  readonly label: string;
  readonly price: number;
  /** Text for people: "2-4 business days". */
  readonly deliveryTime: string;
}

/** A way one line could go, with what its shipment would cost. */
export interface DeliveryOption extends ShippingOffer {
  readonly storeId: string | null;
  /** Units on the store's shelf. */
  readonly inventory: number | null;
  readonly isSelected: boolean;
  readonly isAvailable: boolean;
}

/** An associate's change of a price; `value` in minor units, or in tenths of a percent. */
export interface PriceAdjustment {
  readonly id: string;
  /** The whole cart without it. */
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

/** A unit given with a purchase, beside the lines; `id` is `gift-<promotionId>`. */
export interface Gift {
  readonly id: string;
  readonly sku: string;
  readonly qty: number;
  readonly promotionId: string;
  readonly couponCode: string | null;
}

export type PromotionLevel = 'ORDER' | 'PRODUCT' | 'SHIPPING';

/** A promotion that was applied. The message has three parts: in reach, nearly there, earned (docs/contract.md#promotions). */
export interface AppliedPromotion {
  readonly promotionId: string;
  readonly promotionName: string;
  readonly level: PromotionLevel;
  readonly calloutMessage: string;
  readonly couponCode: string | null;
  readonly amount: number;
  /** What it sold at the discount of a spend account, in minor units. */
  readonly spend: { readonly kind: string; readonly amount: number } | null;
}

/**
 * A promotion that is not reached yet (docs/contract.md#promotions). `Above Threshold`: the cart has come so near, to
 * `approachingDisplayLevel`, that the distance is told; `Below Threshold`: not yet.
 */
export interface ApproachingPromotion {
  readonly promotionId: string;
  readonly promotionName: string;
  readonly level: PromotionLevel;
  readonly status: 'Above Threshold' | 'Below Threshold';
  readonly calloutMessage: string;
  /** Minor units, or units of merchandise; likewise what follows. */
  readonly unit: 'amount' | 'quantity';
  readonly conditionThreshold: number;
  readonly approachingDisplayLevel: number;
  readonly distanceFromConditionThreshold: number | null;
}

/** A gift that was earned, but is out of stock or not sold any more. */
export interface MissingGift {
  readonly promotionId: string;
  readonly sku: string;
  readonly isSold: boolean;
}

/** Codes of the catalogue (docs/contract.md#errors). */
export type CouponReason = 'PRM130' | 'PRM135' | 'PRM140' | 'PRM150' | 'PRM155' | 'PRM160' | 'PRM175' | 'PRM416';

/** What became of a code: applied, waiting for more in the cart (no reason), or not valid for the reason of the catalogue. */
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
  /** Of a line with its discounts, by its id. */
  readonly lines: ReadonlyMap<string, number>;
  readonly shipping: number;
  /** Lines and shipping. */
  readonly total: number;
}

export interface PricedLine extends PriceableLine {
  readonly discounts: readonly Discount[];
  /** `qty * unit.current`. */
  readonly rowTotal: number;
  /** Its share of the discounts of the whole order. */
  readonly orderShare: number;
  readonly tax: number;
}

/** `total = itemTotal - totalDiscount + shipping`, and `+ tax` where it comes on top of prices (docs/contract.md#money). */
export interface PricedCart {
  readonly taxMode: TaxMode;
  readonly currency: string;
  readonly lines: readonly PricedLine[];
  readonly shipments: readonly Shipment[];
  readonly promotions: PromotionOutcome;
  readonly itemTotal: number;
  /** Of lines and order; shipping is already discounted. */
  readonly totalDiscount: number;
  readonly shipping: number;
  readonly tax: number;
  readonly total: number;
}

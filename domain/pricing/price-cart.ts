import type { PromotionInput } from './promotions/apply-promotions.ts';
import type { ShippingContext } from './shipping/quote-shipments.ts';
import type { TaxInput } from './tax/tax-of.ts';
import type {
  CustomerFacts,
  PriceableLine,
  PriceAdjustment,
  PricedCart,
  PricedLine,
  PromotionOutcome,
  Shipment,
  TaxMode,
  TaxOutcome,
} from '../pricing-model.ts';

export interface PricingInput extends ShippingContext {
  readonly taxMode: TaxMode;
  readonly lines: readonly PriceableLine[];
  readonly adjustments: readonly PriceAdjustment[];
  readonly couponCodes: readonly string[];
  readonly customer: CustomerFacts;
}

/** Pricing rules bound to data of the database. */
export interface PricingRules {
  quoteShipments(lines: readonly PriceableLine[], context: ShippingContext): readonly Shipment[];
  applyPromotions(input: PromotionInput): PromotionOutcome;
  taxOf(input: TaxInput): TaxOutcome;
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/** Prices lines, shipments, promotions, tax, totals: in this order, each stage on the result of the one before. */
export function priceCart(input: PricingInput, rules: PricingRules): PricedCart {
  const shipments = rules.quoteShipments(input.lines, input);
  const promotions = rules.applyPromotions({ ...input, shipments });
  const untaxed = input.lines.map((line) => discountLine(line, promotions));
  const costs = shipments.map((shipment) => ({ shipment, cost: costOf(shipment, promotions) }));
  const taxes = rules.taxOf({
    taxMode: input.taxMode,
    country: input.country,
    lines: untaxed.map((line) => ({ line, net: netOf(line) })),
    shipments: costs,
  });
  const lines = untaxed.map((line) => ({ ...line, tax: taxes.lines.get(line.id) ?? 0 }));
  const itemTotal = sum(lines.map(({ rowTotal }) => rowTotal));
  const totalDiscount = itemTotal - sum(lines.map(netOf));
  const shipping = sum(costs.map(({ cost }) => cost));
  const charged = itemTotal - totalDiscount + shipping;
  const total = input.taxMode === 'exclusive' ? charged + taxes.total : charged;
  const { taxMode, currency } = input;
  return {
    taxMode,
    currency,
    lines,
    shipments,
    promotions,
    itemTotal,
    totalDiscount,
    shipping,
    tax: taxes.total,
    total,
  };
}

/** What is left to pay for a line. */
export function netOf({ rowTotal, discounts, orderShare }: PricedLine): number {
  return rowTotal - sum(discounts.map(({ amount }) => amount)) - orderShare;
}

function discountLine(line: PriceableLine, promotions: PromotionOutcome): PricedLine {
  return {
    ...line,
    rowTotal: line.qty * line.unit.current,
    discounts: promotions.lineDiscounts.get(line.id) ?? [],
    orderShare: sum(promotions.orderDiscounts.map(({ shares }) => shares.get(line.id) ?? 0)),
    tax: 0,
  };
}

function costOf({ shippingId, cost }: Shipment, { shippingDiscounts }: PromotionOutcome): number {
  const own = shippingDiscounts.filter((discount) => discount.shippingId === shippingId);
  return cost - sum(own.map(({ amount }) => amount));
}

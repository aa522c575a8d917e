import type { Discount, OrderDiscount, PriceAdjustment } from '../../pricing-model.ts';
import { allocateAmount } from './allocate.ts';
import { percentOf, portionsOf, sumOf, type Ledger } from './ledger.ts';

export interface Adjusted {
  readonly lines: readonly { readonly lineId: string; readonly discount: Discount }[];
  readonly orders: readonly OrderDiscount[];
}

/** Applies price adjustments of associates, in order of entry; none raises a price. */
export function adjustPrices(adjustments: readonly PriceAdjustment[], ledger: Ledger): Adjusted {
  const lines: { lineId: string; discount: Discount }[] = [];
  const orders: OrderDiscount[] = [];
  for (const adjustment of adjustments) {
    const discount = { promotionId: `adjustment:${adjustment.id}`, campaignId: null, couponCode: null };
    if (adjustment.lineId === null) {
      const portions = portionsOf(ledger, ledger.lines);
      const amount = reductionOf(adjustment, sumOf(portions), 1);
      const shares = allocateAmount(amount, portions);
      ledger.take(shares);
      if (amount > 0) orders.push({ ...discount, amount, shares });
      continue;
    }
    const line = ledger.lines.find(({ id }) => id === adjustment.lineId);
    if (!line) continue;
    const amount = reductionOf(adjustment, ledger.leftOf(line.id), line.qty);
    ledger.take(new Map([[line.id, amount]]));
    if (amount > 0) lines.push({ lineId: line.id, discount: { ...discount, amount } });
  }
  return { lines, orders };
}

/** An amount is deducted from the whole line or cart; a price applies to one unit, or to the whole cart. */
function reductionOf({ kind, value }: PriceAdjustment, left: number, units: number): number {
  const reduction = { amount: value, percentage: percentOf(left, value), price: left - value * units }[kind];
  return Math.min(left, Math.max(0, reduction));
}

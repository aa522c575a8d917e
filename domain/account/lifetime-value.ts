/** An order that was not cancelled. */
export interface CountedOrder {
  /** What its customer paid for good, in the smallest unit of `currency`. */
  readonly minor: number;
  readonly currency: string;
  /** Epoch milliseconds. */
  readonly at: number;
}

/** Amounts in the smallest unit of `currency`. */
export interface LifetimeValue {
  readonly currency: string;
  readonly clv: number;
  readonly monetary: number;
  readonly numberOfPurchases: number;
  readonly pastSpend: number;
}

const YEAR_MS = 365 * 24 * 60 * 60 * 1000;
const YEARS = 3;

/**
 * What a customer has been and may become worth: the average order, and the spend of three years at the pace of the last
 * one, at least what was spent. Orders in another currency than that of the latest cannot be summed with it and do not count.
 */
export function lifetimeValue(orders: readonly CountedOrder[], now: number): LifetimeValue | undefined {
  const latest = orders.reduce<CountedOrder | undefined>(
    (last, one) => (last && last.at >= one.at ? last : one),
    undefined,
  );
  if (!latest) return undefined;
  const { currency } = latest;
  const counted = orders.filter((order) => order.currency === currency);
  const sumOf = (some: readonly CountedOrder[]) => some.reduce((sum, { minor }) => sum + minor, 0);
  const pastSpend = sumOf(counted);
  const ofYear = sumOf(counted.filter(({ at }) => now - at <= YEAR_MS));
  return {
    currency,
    clv: Math.max(pastSpend, ofYear * YEARS),
    monetary: Math.round(pastSpend / counted.length),
    numberOfPurchases: counted.length,
    pastSpend,
  };
}

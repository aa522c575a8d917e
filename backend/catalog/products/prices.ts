import type { Price } from '../../../src/api/core/price.schema.ts';
import { toMajor } from '../../../domain/money.ts';

/** Minor units. */
export interface PricePair {
  readonly current: number;
  readonly original: number;
}

/** The price range of variants: from the lowest to the highest price. Requires at least one. */
export function priceRange(prices: readonly PricePair[], currency: string): Price {
  const low = prices.reduce((least, price) => (price.current < least.current ? price : least));
  const high = prices.reduce((highest, price) => (price.current > highest.current ? price : highest));
  return {
    current: toMajor(low.current, currency),
    original: toMajor(low.original, currency),
    highCurrent: toMajor(high.current, currency),
    highOriginal: toMajor(high.original, currency),
    currency,
  };
}

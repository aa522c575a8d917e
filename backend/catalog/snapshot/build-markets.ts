import { ANY_CURRENCY } from '../../db/tables.ts';
import type { Market } from './catalog-index.ts';
import type { CatalogColumns, ProductEntry } from './catalog-columns.ts';
import { sortInSlices, type Pause } from './time-slices.ts';

interface Source {
  readonly columns: CatalogColumns;
  readonly products: readonly ProductEntry[];
  readonly starts: Uint32Array;
}

/** Builds a market for every currency with prices, and one for currencies without prices of their own. */
export async function buildMarkets(source: Source, pause: Pause): Promise<Map<string, Market>> {
  const markets = new Map<string, Market>();
  for (const currency of new Set([ANY_CURRENCY, ...source.columns.prices.keys()])) {
    await pause();
    markets.set(currency, await buildMarket(source, currency, pause));
  }
  return markets;
}

async function buildMarket({ columns, products, starts }: Source, currency: string, pause: Pause): Promise<Market> {
  const amounts = new Float64Array(columns.skus.length).fill(Infinity);
  for (const name of new Set([ANY_CURRENCY, currency])) {
    const own = columns.prices.get(name);
    own?.variants.forEach((variantIndex, index) => (amounts[variantIndex] = own.amounts[index] ?? Infinity));
  }
  const isSold = new Uint8Array(amounts.length);
  const prices = new Float64Array(products.length).fill(Infinity);
  products.forEach(({ variants }, position) => {
    for (const [index, variantIndex] of variants.entries()) {
      const amount = amounts[variantIndex] ?? Infinity;
      if (amount === Infinity) continue;
      isSold[(starts[position] ?? 0) + index] = 1;
      prices[position] = Math.min(prices[position] ?? Infinity, amount);
    }
  });
  const positions = Uint32Array.from(products.keys()).filter((position) => prices[position] !== Infinity);
  const priceOf = (position: number) => prices[position] ?? 0;
  return {
    isSold,
    prices,
    cheapest: await sortInSlices(positions, (a, b) => priceOf(a) - priceOf(b) || a - b, pause),
    dearest: await sortInSlices(positions, (a, b) => priceOf(b) - priceOf(a) || a - b, pause),
  };
}

import type { CatalogIndex } from '../snapshot/catalog-index.ts';
import type { ListingFilter } from './listing-filter.ts';
import type { Offer } from '../snapshot/offers.ts';

/**
 * The filtered selection and the counts of each facet: products that match all filters but those of the facet itself.
 */
export interface Tally {
  /** In the order of the selection. */
  readonly matched: Uint32Array;
  /** Number of products by size and by colour, as numbered in the index. */
  readonly sizes: Uint32Array;
  readonly colors: Uint32Array;
  /** Minor units. */
  readonly prices: Float64Array;
  /** By product, whether the category facet counts it. */
  readonly inAnyCategory: Uint8Array;
  readonly available: number;
}

export interface Tallied {
  readonly index: CatalogIndex;
  readonly offer: Offer;
  readonly filter: ListingFilter;
  readonly selection: Uint32Array;
}

/** One pass over all variants. Size, colour and availability have to match on the same variant. */
export function tallyListing({ index, offer, filter, selection }: Tallied): Tally {
  const counts = startCounts(index, selection.length);
  const priceOf = offer.market.prices;
  for (const position of selection) {
    const price = priceOf[position] ?? Infinity;
    const inCategory = !filter.products || filter.products[position] === 1;
    const inPrice = !filter.prices || filter.prices.some(([from, to]) => from <= price && price <= to);
    if (!inCategory && !inPrice) continue;
    const isBoth = inCategory && inPrice;
    if (!countVariants(counts, { index, offer, filter }, { position, isBoth })) continue;
    if (isBoth) counts.matched[counts.length++] = position;
    if (inPrice) counts.inAnyCategory[position] = 1;
    if (inCategory) counts.prices[counts.priced++] = price;
  }
  const { sizes, colors, inAnyCategory, available } = counts;
  return {
    matched: counts.matched.slice(0, counts.length),
    prices: counts.prices.subarray(0, counts.priced),
    sizes: sizes.counts,
    colors: colors.counts,
    inAnyCategory,
    available,
  };
}

type Counts = ReturnType<typeof startCounts>;

function startCounts(index: CatalogIndex, selected: number) {
  return {
    matched: new Uint32Array(selected),
    length: 0,
    prices: new Float64Array(selected),
    priced: 0,
    inAnyCategory: new Uint8Array(index.ids.length),
    sizes: startOption(index.variants.sizeNames.length),
    colors: startOption(index.variants.colorNames.length),
    available: 0,
  };
}

/** `last` is the index of the last product counted for a value, plus one, so that no product is counted twice. */
function startOption(values: number) {
  return { counts: new Uint32Array(values), last: new Uint32Array(values) };
}

function countPerProduct({ counts, last }: Counts['sizes'], value: number, position: number): void {
  if (last[value] === position + 1) return;
  last[value] = position + 1;
  counts[value] = (counts[value] ?? 0) + 1;
}

/** Returns whether some variant matches every filter; `isBoth` states that the product itself does. */
function countVariants(
  counts: Counts,
  { index: { variants }, offer: { isOffered, isAvailable }, filter }: Omit<Tallied, 'selection'>,
  { position, isBoth }: { position: number; isBoth: boolean },
): boolean {
  let [isMatch, hasAvailable] = [false, false];
  const end = variants.starts[position + 1] ?? 0;
  for (let variantIndex = variants.starts[position] ?? 0; variantIndex < end; variantIndex += 1) {
    if (isOffered[variantIndex] !== 1) continue;
    const size = variants.sizes[variantIndex] ?? 0;
    const color = variants.colors[variantIndex] ?? 0;
    const isSize = !filter.sizes || filter.sizes[size] === 1;
    const isColor = !filter.colors || filter.colors[color] === 1;
    const isStock = !filter.available || isAvailable[variantIndex] === 1;
    if (isBoth && isColor && isStock) countPerProduct(counts.sizes, size, position);
    if (isBoth && isSize && isStock) countPerProduct(counts.colors, color, position);
    if (isSize && isColor && isAvailable[variantIndex] === 1) hasAvailable = true;
    if (isSize && isColor && isStock) isMatch = true;
  }
  if (isBoth && hasAvailable) counts.available += 1;
  return isMatch;
}

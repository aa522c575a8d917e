import type { CatalogIndex, Positions } from '../snapshot/catalog-index.ts';
import { AVAILABILITY, type FacetName, type ListingFilter } from './listing-filter.ts';
import type { Offer } from '../snapshot/offers.ts';

/**
 * The filtered selection and what the facets count: products that match all filters but those of the facet itself.
 */
export interface Tally {
  /** In the order of the selection. */
  readonly matched: Positions;
  /** Products that match all filters but that of a facet on products. */
  readonly missed: ReadonlyMap<FacetName, Positions>;
  /** Number of products by size and by colour, as numbered in the index. */
  readonly sizes: Uint32Array;
  readonly colors: Uint32Array;
  /** Products that match all filters but those of size, of colour and of availability. */
  readonly total: Readonly<Record<'sizes' | 'colors', number>>;
  /** Number of products by value of `AVAILABILITY`. */
  readonly available: Uint32Array;
  /** Whether some variant among those of `available` is not in stock. */
  readonly hasSoldOut: boolean;
}

/** The products that the facet on products `name` counts. */
export function countedProducts({ matched, missed }: Tally, name: FacetName): Positions {
  const more = missed.get(name);
  if (more === undefined || more.length === 0) return matched;
  const all = new Uint32Array(matched.length + more.length);
  all.set(matched);
  all.set(more, matched.length);
  return all;
}

export interface Tallied {
  readonly index: CatalogIndex;
  readonly offer: Offer;
  readonly filter: ListingFilter;
  readonly selection: Positions;
}

/** One pass over all variants. Size, colour and availability have to match on the same variant. */
export function tallyListing({ index, offer, filter, selection }: Tallied): Tally {
  const counts = startCounts(index);
  const matched = new Uint32Array(selection.length);
  const missed = filter.products.map(() => [] as number[]);
  let length = 0;
  for (const position of selection) {
    const failing = failingFilter(filter, position);
    if (failing === SEVERAL) continue;
    const isAll = failing === NONE;
    if (!countVariants(counts, { index, offer, filter }, { position, isAll })) continue;
    if (isAll) matched[length++] = position;
    else missed[failing]?.push(position);
  }
  const { sizes, colors, available, hasSoldOut } = counts;
  return {
    matched: matched.slice(0, length),
    missed: new Map(filter.products.map(({ name }, at) => [name, Uint32Array.from(missed[at] ?? [])])),
    sizes: sizes.counts,
    colors: colors.counts,
    total: { sizes: sizes.products, colors: colors.products },
    available,
    hasSoldOut,
  };
}

const NONE = -1;
const SEVERAL = -2;

/** Index of the only filter on products that the product fails. */
function failingFilter({ products }: ListingFilter, position: number): number {
  let failing = NONE;
  for (let at = 0; at < products.length; at += 1) {
    if (products[at]?.matches[position] === 1) continue;
    if (failing !== NONE) return SEVERAL;
    failing = at;
  }
  return failing;
}

type Counts = ReturnType<typeof startCounts>;

function startCounts({ variants }: CatalogIndex) {
  return {
    sizes: startOption(variants.sizeEntries.length),
    colors: startOption(variants.colorNames.length),
    available: new Uint32Array(AVAILABILITY.length),
    hasSoldOut: false,
  };
}

/** `last` is the index of the last product counted for a value, plus one, so that no product is counted twice. */
function startOption(values: number) {
  return { counts: new Uint32Array(values), last: new Uint32Array(values), products: 0 };
}

function countPerProduct({ counts, last }: Counts['sizes'], value: number, position: number): void {
  if (last[value] === position + 1) return;
  last[value] = position + 1;
  counts[value] = (counts[value] ?? 0) + 1;
}

/** Returns whether some variant matches every filter; `isAll` states that the product matches those on products. */
function countVariants(
  counts: Counts,
  { index: { variants }, offer, filter }: Omit<Tallied, 'selection'>,
  { position, isAll }: { position: number; isAll: boolean },
): boolean {
  let [isMatch, inSizes, inColors, states] = [false, false, false, 0];
  const end = variants.starts[position + 1] ?? 0;
  for (let variantIndex = variants.starts[position] ?? 0; variantIndex < end; variantIndex += 1) {
    if (offer.isOffered[variantIndex] !== 1) continue;
    const size = variants.sizes[variantIndex] ?? 0;
    const color = variants.colors[variantIndex] ?? 0;
    const isSize = !filter.sizes || filter.sizes[size] === 1;
    const isColor = !filter.colors || filter.colors[color] === 1;
    const state = stateOf(variantIndex, variants, offer);
    const isStock = filter.available === 0 || (state & filter.available) !== 0;
    if (isAll && isColor && isStock) countPerProduct(counts.sizes, size, position);
    if (isAll && isSize && isStock) countPerProduct(counts.colors, color, position);
    if (isColor && isStock) inSizes = true;
    if (isSize && isStock) inColors = true;
    if (isSize && isColor) states |= state;
    if (isAll && isSize && isColor && (state & IN_STOCK) === 0) counts.hasSoldOut = true;
    if (isSize && isColor && isStock) isMatch = true;
  }
  if (isAll) {
    counts.sizes.products += Number(inSizes);
    counts.colors.products += Number(inColors);
    for (let at = 0; at < AVAILABILITY.length; at += 1)
      counts.available[at] = (counts.available[at] ?? 0) + ((states >> at) & 1);
  }
  return isMatch;
}

const IN_STOCK = 1;
const COMING_SOON = 2;
const LAST_CHANCE = 4;

/** Bits of `AVAILABILITY` of a variant. */
function stateOf(variantIndex: number, variants: CatalogIndex['variants'], { isAvailable }: Offer): number {
  if (isAvailable[variantIndex] === 1) {
    return variants.isDiscontinued[variantIndex] === 1 ? IN_STOCK | LAST_CHANCE : IN_STOCK;
  }
  return variants.isComingSoon[variantIndex] === 1 ? COMING_SOON : 0;
}

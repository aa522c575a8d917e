import type { ListingQuery } from '../../../src/api/catalog/products.schema.ts';
import { toMinor } from '../../../domain/money.ts';
import { marketOf, type CatalogIndex } from '../snapshot/catalog-index.ts';
import { bitsOf, TRAIT_NAMES, TRAIT_VALUES } from '../snapshot/product-traits.ts';

/** In the order of their display. */
export const FACET_NAMES = [
  'category',
  'gender',
  'size',
  'width',
  'color',
  'price',
  'waterproof',
  'membrane',
  'available',
  'activity',
  'rating',
  'weight',
] as const;
export type FacetName = (typeof FACET_NAMES)[number];

/** Values of the facet `available`: in stock, before the release, and in stock for the last time. */
export const AVAILABILITY = ['true', 'coming-soon', 'last-chance'] as const;

/** A selection in a facet that all variants of a product match, or none. */
export interface ProductFilter {
  readonly name: FacetName;
  /** Flags by product. */
  readonly matches: Uint8Array;
}

/** The selected filters. The flags of sizes and colours are by size and by colour; `undefined` does not filter. */
export interface ListingFilter {
  readonly products: readonly ProductFilter[];
  readonly sizes: Uint8Array | undefined;
  readonly colors: Uint8Array | undefined;
  /** Bits of `AVAILABILITY`; 0 does not filter. */
  readonly available: number;
}

export const NO_FILTER: ListingFilter = { products: [], sizes: undefined, colors: undefined, available: 0 };

export function isFiltered({ products, sizes, colors, available }: ListingFilter): boolean {
  return products.length > 0 || sizes !== undefined || colors !== undefined || available !== 0;
}

export function toFilter(query: ListingQuery, index: CatalogIndex, currency: string): ListingFilter {
  const selected = selectedValues(query);
  const ranged = (name: 'price' | 'weight', amounts: Float64Array, scale: (amount: number) => number) => {
    const ranges = selected[name].flatMap((value) => readRange(value, scale) ?? []);
    return ranges.length === 0 ? undefined : flagRanges(amounts, ranges);
  };
  const flags: readonly (readonly [FacetName, Uint8Array | undefined])[] = [
    ['category', flagMembers(index, selected.category)],
    ['price', ranged('price', marketOf(index, currency).prices, (amount) => toMinor(amount, currency))],
    ['weight', ranged('weight', index.weights, (grams) => grams)],
    ['rating', flagRated(index.ratings, selected.rating)],
    ...TRAIT_NAMES.map(
      (name) => [name, flagBits(index.traits[name], bitsOf(TRAIT_VALUES[name], selected[name]))] as const,
    ),
  ];
  return {
    products: flags.flatMap(([name, matches]) => (matches === undefined ? [] : [{ name, matches }])),
    sizes: flagNames(
      index.variants.sizeEntries.map(({ value }) => value),
      selected.size,
    ),
    colors: flagNames(index.variants.colorNames, selected.color),
    available: bitsOf(AVAILABILITY, selected.available),
  };
}

export function selectedValues(query: ListingQuery): Record<FacetName, readonly string[]> {
  const values = FACET_NAMES.map((name) => [name, query[`f.${name}`] ?? []] as const);
  // One entry per name.
  return Object.fromEntries<readonly string[]>(values) as Record<FacetName, readonly string[]>;
}

interface Range {
  readonly from: number;
  readonly to: number;
}

const RANGE = /^(\d{1,9}(?:\.\d{1,2})?)-(\d{1,9}(?:\.\d{1,2})?)$/;

/** Both ends included. An invalid range is ignored. */
function readRange(value: string, scale: (amount: number) => number): Range | undefined {
  const [, from, to] = RANGE.exec(value) ?? [];
  return from === undefined ? undefined : { from: scale(Number(from)), to: scale(Number(to)) };
}

function flagRanges(amounts: Float64Array, ranges: readonly Range[]): Uint8Array {
  return Uint8Array.from(amounts, (amount) => Number(ranges.some(({ from, to }) => from <= amount && amount <= to)));
}

/** Of several lowest ratings the lowest counts. A text that is no rating is ignored. */
function flagRated(ratings: Float64Array, values: readonly string[]): Uint8Array | undefined {
  const lowest = Math.min(...values.map(Number).filter((value) => value > 0 && value <= 5));
  return lowest === Infinity ? undefined : Uint8Array.from(ratings, (rating) => Number(rating >= lowest));
}

/** Values that are none of the trait do not filter. */
function flagBits(bits: Uint16Array, included: number): Uint8Array | undefined {
  return included === 0 ? undefined : Uint8Array.from(bits, (own) => Number((own & included) !== 0));
}

function flagMembers({ categories, members, ids }: CatalogIndex, included: readonly string[]): Uint8Array | undefined {
  if (included.length === 0) return undefined;
  const flags = new Uint8Array(ids.length);
  for (const name of included) {
    for (const position of members.get(categories.find(name)?.id ?? name) ?? []) flags[position] = 1;
  }
  return flags;
}

function flagNames(names: readonly string[], included: readonly string[]): Uint8Array | undefined {
  if (included.length === 0) return undefined;
  const selected = new Set(included);
  return Uint8Array.from(names, (name) => Number(selected.has(name)));
}

import type { Facet } from '../../../src/api/catalog/products.schema.ts';
import { toMajor } from '../../../domain/money.ts';
import type { CatalogIndex } from '../snapshot/catalog-index.ts';
import type { Category } from '../snapshot/categories.ts';
import { TRAIT_VALUES, type TraitName } from '../snapshot/product-traits.ts';
import type { SizeEntry } from '../snapshot/size-groups.ts';
import { AVAILABILITY, FACET_NAMES, type FacetName } from './listing-filter.ts';
import { facetValueLabel, sizeGroupLabel } from './facet-labels.ts';
import { listingLabel } from './listing-labels.ts';
import { countedProducts, type Tally } from './listing-tally.ts';
import { priceRanges, RATINGS, ratingLabel, weightRanges, type ValueRange } from './value-ranges.ts';
import type { Scope } from '../../core/scope.ts';
import { measureLabel, shoeSizeLabel } from '../products/size-label.ts';

export interface FacetSource {
  readonly tally: Tally;
  /** Values of the request, by facet. */
  readonly selectedValues: Readonly<Record<FacetName, readonly string[]>>;
  readonly index: CatalogIndex;
  /** Lowest prices by product, in minor units. */
  readonly prices: Float64Array;
  /** Categories of the facet: the children of the listed one. */
  readonly offered: readonly Category[];
  readonly scope: Scope;
}

type Value = Facet['values'][number];
type Counted = Omit<Value, 'selected'>;

/** What a facet counts: its values, and the products of the list without its own selection. */
interface Counts extends Pick<Facet, 'range'> {
  readonly values: readonly Counted[];
  readonly total: number;
  /** Whether it tells variants apart, where that is not decided by the number of products. */
  readonly isDistinctive?: boolean;
}

/** The facets that do not apply to all products of a list alike. */
export function tellingFacets(source: FacetSource): ReadonlySet<FacetName> {
  return new Set(
    FACET_NAMES.filter((name) => {
      const { values, total, isDistinctive } = COUNTERS[name](source);
      return isDistinctive ?? values.some(({ count }) => count < total);
    }),
  );
}

/**
 * For each of the facets `names` the number of products per value, given the selection in the other facets. Also for the
 * others while something in them is selected.
 */
export function describeFacets(source: FacetSource, names: ReadonlySet<FacetName>): Facet[] {
  return FACET_NAMES.flatMap((name) => {
    const selected = source.selectedValues[name];
    if (selected.length === 0 && !names.has(name)) return [];
    const counts = COUNTERS[name](source);
    const values = withSelection(counts.values, selected);
    const { range } = counts;
    const label = listingLabel(source.scope.locale, name);
    return values.length === 0 ? [] : [{ name, label, values, ...(range && { range }) }];
  });
}

const COUNTERS: Record<FacetName, (source: FacetSource) => Counts> = {
  category: countCategories,
  gender: (source) => countTrait(source, 'gender'),
  size: countSizes,
  width: (source) => countTrait(source, 'width'),
  color: countColors,
  price: countPrices,
  waterproof: (source) => countTrait(source, 'waterproof'),
  membrane: (source) => countTrait(source, 'membrane'),
  available: countAvailable,
  activity: (source) => countTrait(source, 'activity'),
  rating: countRatings,
  weight: countWeights,
};

function withSelection(counted: readonly Counted[], selectedValues: readonly string[]): Value[] {
  const missing = selectedValues.filter((value) => !counted.some((one) => one.value === value));
  return [
    ...counted.map((one) => ({ ...one, selected: selectedValues.includes(one.value) })),
    ...missing.map((value) => ({ value, label: value, count: 0, selected: true })),
  ];
}

function countCategories({ tally, offered, index, scope }: FacetSource): Counts {
  const counted = countedProducts(tally, 'category');
  const isCounted = new Uint8Array(index.ids.length);
  for (const position of counted) isCounted[position] = 1;
  const values = offered.flatMap((category) => {
    let count = 0;
    for (const position of index.members.get(category.id) ?? []) count += isCounted[position] ?? 0;
    const { slug, name } = index.categories.localized(category, scope.locales);
    return count === 0 ? [] : [{ value: slug, label: name, count }];
  });
  return { values, total: counted.length };
}

function countTrait({ tally, index, scope }: FacetSource, name: TraitName): Counts {
  const counted = countedProducts(tally, name);
  const bits = index.traits[name];
  const all = TRAIT_VALUES[name].map((value, at) => {
    let count = 0;
    for (const position of counted) count += ((bits[position] ?? 0) >> at) & 1;
    return { value, label: facetValueLabel(scope.locale, name, value), count };
  });
  return { values: all.filter(({ count }) => count > 0), total: counted.length };
}

/** Without those of products that have one size only. */
function countSizes({ tally, index, scope }: FacetSource): Counts {
  const values = index.variants.sizeEntries.flatMap((entry, code): Counted[] => {
    const count = tally.sizes[code] ?? 0;
    if (count === 0 || entry.group === undefined) return [];
    const group = { name: entry.group, label: sizeGroupLabel(scope, entry.group) };
    return [{ value: entry.value, label: sizeLabel(entry, scope), count, group }];
  });
  return { values, total: tally.total.sizes, ...(values.length > 1 && { isDistinctive: true }) };
}

function sizeLabel({ name, system }: SizeEntry, scope: Scope): string {
  return system === null ? (measureLabel(name, scope) ?? name) : shoeSizeLabel(name, system, scope);
}

function countColors({ tally, index, scope, selectedValues }: FacetSource): Counts {
  const values = index.variants.colorNames.flatMap((name, code): Counted[] => {
    const count = tally.colors[code] ?? 0;
    if (name === '' || (count === 0 && !selectedValues.color.includes(name))) return [];
    const hex = index.hexOf.get(name);
    return [{ value: name, label: colorLabel(name, index, scope), count, ...(hex !== undefined && { hex }) }];
  });
  const sorted = values.sort((a, b) => b.count - a.count);
  return { values: sorted, total: tally.total.colors, ...(values.length > 1 && { isDistinctive: true }) };
}

/** The name in the best matching locale. */
function colorLabel(name: string, { colorLabels }: CatalogIndex, { locales }: Scope): string {
  return locales.flatMap((locale) => colorLabels.get(locale)?.get(name) ?? [])[0] ?? name;
}

function countPrices({ tally, prices, scope }: FacetSource): Counts {
  const counted = Float64Array.from(countedProducts(tally, 'price'), (position) =>
    toMajor(prices[position] ?? 0, scope.currency),
  );
  const bounds = boundsOf(counted);
  return {
    values: countRanges(counted, priceRanges(bounds?.max ?? 0, scope)),
    total: counted.length,
    ...(bounds && bounds.min < bounds.max
      ? { range: { min: Math.floor(bounds.min), max: Math.ceil(bounds.max) }, isDistinctive: true }
      : {}),
  };
}

function countWeights({ tally, index, scope }: FacetSource): Counts {
  const counted = countedProducts(tally, 'weight');
  const weights = Float64Array.from(counted, (position) => index.weights[position] ?? Number.NaN);
  return {
    values: countRanges(weights, weightRanges(boundsOf(weights)?.max ?? 0, scope)),
    total: counted.length,
  };
}

const AVAILABILITY_LABELS = { true: 'inStock', 'coming-soon': 'comingSoon', 'last-chance': 'lastChance' } as const;

function countAvailable({ tally, scope }: FacetSource): Counts {
  const all = AVAILABILITY.map((value, at) => {
    const label = listingLabel(scope.locale, AVAILABILITY_LABELS[value]);
    return { value, label, count: tally.available[at] ?? 0 };
  });
  const values = all.filter(({ count }) => count > 0);
  const total = tally.matched.length;
  const hasSpecial = values.some(({ value, count }) => value !== 'true' && count < total);
  return { values, total, isDistinctive: tally.hasSoldOut || hasSpecial };
}

function countRatings({ tally, index, scope }: FacetSource): Counts {
  const counted = countedProducts(tally, 'rating');
  const values = RATINGS.map((lowest) => {
    let count = 0;
    for (const position of counted) count += Number((index.ratings[position] ?? 0) >= lowest);
    return { value: `${lowest}`, label: ratingLabel(lowest, scope), count };
  });
  // A lower rating that adds no product is no choice.
  const useful = values.filter(({ count }, at) => count > (values[at - 1]?.count ?? 0));
  return { values: useful, total: counted.length };
}

/** Of the known amounts; `undefined` without any. */
function boundsOf(amounts: Float64Array): { min: number; max: number } | undefined {
  let [min, max] = [Infinity, -Infinity];
  for (const amount of amounts) {
    if (amount < min) min = amount;
    if (amount > max) max = amount;
  }
  return max === -Infinity ? undefined : { min, max };
}

function countRanges(amounts: Float64Array, ranges: readonly ValueRange[]): Counted[] {
  return ranges.flatMap(({ from, to, label }) => {
    let count = 0;
    for (const amount of amounts) if (from <= amount && amount <= to) count += 1;
    return count === 0 ? [] : [{ value: `${from}-${to}`, label, count }];
  });
}

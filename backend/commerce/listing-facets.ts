import { LRUCache } from 'lru-cache';
import type { Facet } from '../../src/api/products.schema.ts';
import { toMajor } from '../../src/lib/money.ts';
import type { Category } from './categories.ts';
import { FACET_NAMES, matches, matchesVariant, without, type FacetName, type ListingFilter } from './listing-filter.ts';
import type { ListedProduct, ListingIndex } from './listing-index.ts';
import { listingLabel } from './listing-labels.ts';
import type { Scope } from './scope.ts';

export interface FacetSource {
  /** Products of the category or search, before any facet. */
  readonly products: readonly ListedProduct[];
  readonly filter: ListingFilter;
  /** Values as the call named them, by facet. */
  readonly chosen: Readonly<Record<FacetName, readonly string[]>>;
  readonly index: ListingIndex;
  /** Categories to offer: those below the listed one. */
  readonly offered: readonly Category[];
  readonly scope: Scope;
}

type Value = Facet['values'][number];
type Counted = Omit<Value, 'selected'>;

/** Counts for each facet what choosing a value would show, given the choices in the other facets. */
export function countFacets(source: FacetSource): Facet[] {
  const { filter, products, chosen, scope } = source;
  return FACET_NAMES.flatMap((name) => {
    const others = without(filter, name);
    const left = products.filter((product) => matches(product, others));
    const counted = COUNTERS[name](left, { ...source, filter: others });
    const values = withChosen(counted, chosen[name]);
    return values.length === 0 ? [] : [{ name, label: listingLabel(scope.locale, name), values }];
  });
}

const COUNTERS: Record<FacetName, (products: readonly ListedProduct[], source: FacetSource) => Counted[]> = {
  category: countCategories,
  size: countSizes,
  color: (products, { filter }) => countOptions(products, filter, 'color').toSorted((a, b) => b.count - a.count),
  price: countPrices,
  available: countAvailable,
};

function withChosen(counted: readonly Counted[], chosen: readonly string[]): Value[] {
  const missing = chosen.filter((value) => !counted.some((one) => one.value === value));
  return [
    ...counted.map((one) => ({ ...one, selected: chosen.includes(one.value) })),
    ...missing.map((value) => ({ value, label: value, count: 0, selected: true })),
  ];
}

function countCategories(products: readonly ListedProduct[], { offered, index, scope }: FacetSource): Counted[] {
  return offered.flatMap((category) => {
    const count = products.filter((product) => product.categories.has(category.id)).length;
    const { slug, name } = index.categories.localized(category, scope.locales);
    return count === 0 ? [] : [{ value: slug, label: name, count }];
  });
}

function countSizes(products: readonly ListedProduct[], { filter, index }: FacetSource): Counted[] {
  const rankOf = ({ value }: Counted) => index.sizeRanks.get(value) ?? 0;
  return countOptions(products, filter, 'size').sort((a, b) => rankOf(a) - rankOf(b));
}

function countOptions(products: readonly ListedProduct[], filter: ListingFilter, name: 'size' | 'color'): Counted[] {
  const counts = new Map<string, number>();
  for (const { variants } of products) {
    const own = new Set(variants.filter((variant) => matchesVariant(variant, filter)).map((variant) => variant[name]));
    for (const value of own) if (value !== null) counts.set(value, (counts.get(value) ?? 0) + 1);
  }
  return Array.from(counts, ([value, count]) => ({ value, label: value, count }));
}

function countAvailable(products: readonly ListedProduct[], { filter, scope }: FacetSource): Counted[] {
  const inStock = { ...filter, available: true };
  const count = products.filter((product) => matches(product, inStock)).length;
  return count === 0 ? [] : [{ value: 'true', label: listingLabel(scope.locale, 'inStock'), count }];
}

const STEPS = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000];
const MOST_RANGES = 6;

/** Ranges of one round width that cover all prices. */
function countPrices(products: readonly ListedProduct[], { scope }: FacetSource): Counted[] {
  const prices = products.map(({ price }) => toMajor(price, scope.currency));
  const highest = prices.reduce((most, price) => Math.max(most, price), 0);
  const step = STEPS.find((width) => highest <= width * MOST_RANGES) ?? Math.ceil(highest / MOST_RANGES);
  return Array.from({ length: MOST_RANGES }, (_, index) => {
    const [from, to] = [index * step, (index + 1) * step] as const;
    const count = prices.filter((price) => from <= price && price <= to).length;
    return { value: `${from}-${to}`, label: rangeLabel([from, to], scope), count };
  }).filter(({ count }) => count > 0);
}

const RANGE_LABELS = 1000;
const rangeLabels = new LRUCache<string, string>({ max: RANGE_LABELS });

/** Whole units. Kept: writing a range of amounts costs more than counting all products in it. */
function rangeLabel([from, to]: readonly [number, number], { locale, currency }: Scope): string {
  const key = `${locale} ${currency} ${from} ${to}`;
  const known = rangeLabels.get(key);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  const label = format.formatRange(from, to);
  rangeLabels.set(key, label);
  return label;
}

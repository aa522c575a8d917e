import type { Facet } from '../../src/api/products.schema.ts';
import { toMajor } from '../../src/lib/money.ts';
import { compareSizes } from '../../src/lib/sizes.ts';
import type { Category, CategoryTree } from './categories.ts';
import { FACET_NAMES, matches, matchesVariant, without, type FacetName, type ListingFilter } from './listing-filter.ts';
import type { ListedProduct } from './listing-index.ts';
import { listingLabel } from './listing-labels.ts';
import type { Scope } from './scope.ts';

export interface FacetSource {
  /** Products of the category or search, before any facet. */
  readonly products: readonly ListedProduct[];
  readonly filter: ListingFilter;
  /** Values as the call named them, by facet. */
  readonly chosen: Readonly<Record<FacetName, readonly string[]>>;
  readonly categories: CategoryTree;
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
  size: (products, { filter }) =>
    countOptions(products, filter, 'size').toSorted((a, b) => compareSizes(a.value, b.value)),
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

function countCategories(products: readonly ListedProduct[], { offered, categories, scope }: FacetSource): Counted[] {
  return offered.flatMap((category) => {
    const count = products.filter((product) => product.categories.has(category.id)).length;
    const { slug, name } = categories.localized(category, scope.locales);
    return count === 0 ? [] : [{ value: slug, label: name, count }];
  });
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
  const money = new Intl.NumberFormat(scope.locale, {
    style: 'currency',
    currency: scope.currency,
    maximumFractionDigits: 0,
  });
  return Array.from({ length: MOST_RANGES }, (_, index) => {
    const [from, to] = [index * step, (index + 1) * step];
    const count = prices.filter((price) => from <= price && price <= to).length;
    return { value: `${from}-${to}`, label: money.formatRange(from, to), count };
  }).filter(({ count }) => count > 0);
}

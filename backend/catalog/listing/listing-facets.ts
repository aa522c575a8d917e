import { LRUCache } from 'lru-cache';
import type { Facet } from '../../../src/api/catalog/products.schema.ts';
import { toMajor } from '../../../domain/money.ts';
import type { CatalogIndex } from '../snapshot/catalog-index.ts';
import type { Category } from '../snapshot/categories.ts';
import { FACET_NAMES, type FacetName } from './listing-filter.ts';
import { listingLabel } from './listing-labels.ts';
import type { Tally } from './listing-tally.ts';
import type { Scope } from '../../core/scope.ts';
import { shoeSizeLabel } from '../products/size-label.ts';

export interface FacetSource {
  readonly tally: Tally;
  /** Values of the request, by facet. */
  readonly selectedValues: Readonly<Record<FacetName, readonly string[]>>;
  readonly index: CatalogIndex;
  /** Categories of the facet: the children of the listed one. */
  readonly offered: readonly Category[];
  readonly scope: Scope;
}

type Value = Facet['values'][number];
type Counted = Omit<Value, 'selected'>;

/** For each facet the number of products per value, given the selection in the other facets. */
export function describeFacets(source: FacetSource): Facet[] {
  return FACET_NAMES.flatMap((name) => {
    const values = withSelection(COUNTERS[name](source), source.selectedValues[name]);
    return values.length === 0 ? [] : [{ name, label: listingLabel(source.scope.locale, name), values }];
  });
}

const COUNTERS: Record<FacetName, (source: FacetSource) => Counted[]> = {
  category: countCategories,
  size: ({ tally, index, scope }) =>
    namedCounts(index.variants.sizeNames, tally.sizes).map((one) => ({
      ...one,
      label: sizeLabel(index, one.value, scope),
    })),
  color: ({ tally, index }) =>
    namedCounts(index.variants.colorNames, tally.colors)
      .toSorted((a, b) => b.count - a.count)
      .map((value) => ({ ...value, ...swatchOf(index, value.value) })),
  price: countPrices,
  available: ({ tally, scope }) =>
    tally.available === 0
      ? []
      : [{ value: 'true', label: listingLabel(scope.locale, 'inStock'), count: tally.available }],
};

function withSelection(counted: readonly Counted[], selectedValues: readonly string[]): Value[] {
  const missing = selectedValues.filter((value) => !counted.some((one) => one.value === value));
  return [
    ...counted.map((one) => ({ ...one, selected: selectedValues.includes(one.value) })),
    ...missing.map((value) => ({ value, label: value, count: 0, selected: true })),
  ];
}

function countCategories({ tally, offered, index, scope }: FacetSource): Counted[] {
  return offered.flatMap((category) => {
    let count = 0;
    for (const position of index.members.get(category.id) ?? []) count += tally.inAnyCategory[position] ?? 0;
    const { slug, name } = index.categories.localized(category, scope.locales);
    return count === 0 ? [] : [{ value: slug, label: name, count }];
  });
}

/** In the order of the names; omits names without products. */
function namedCounts(names: readonly string[], counts: Uint32Array): Counted[] {
  return names.flatMap((name, code) => {
    const count = counts[code] ?? 0;
    return name === '' || count === 0 ? [] : [{ value: name, label: name, count }];
  });
}

function sizeLabel({ sizeSystems }: CatalogIndex, size: string, scope: Scope): string {
  const system = sizeSystems.get(size);
  return system === undefined || system === 'mixed' ? size : shoeSizeLabel(size, system, scope);
}

function swatchOf({ hexOf }: CatalogIndex, color: string): Pick<Value, 'hex'> {
  const hex = hexOf.get(color);
  return hex === undefined ? {} : { hex };
}

const STEPS = [5, 10, 25, 50, 100, 250, 500, 1000, 2500, 5000, 10_000];
const MAX_RANGES = 6;

/** Price ranges of one round width that cover all prices. */
function countPrices({ tally, scope }: FacetSource): Counted[] {
  const prices = tally.prices.map((price) => toMajor(price, scope.currency));
  const highest = prices.reduce((maximum, price) => Math.max(maximum, price), 0);
  const step = STEPS.find((width) => highest <= width * MAX_RANGES) ?? Math.ceil(highest / MAX_RANGES);
  return Array.from({ length: MAX_RANGES }, (_, index) => {
    const [from, to] = [index * step, (index + 1) * step] as const;
    let count = 0;
    for (const price of prices) if (from <= price && price <= to) count += 1;
    return { value: `${from}-${to}`, label: rangeLabel([from, to], scope), count };
  }).filter(({ count }) => count > 0);
}

const RANGE_LABELS = 1000;
const rangeLabels = new LRUCache<string, string>({ max: RANGE_LABELS });

/** Whole units. Cached: formatting a range of amounts costs more than counting all products in it. */
function rangeLabel([from, to]: readonly [number, number], { locale, currency }: Scope): string {
  const key = `${locale} ${currency} ${from} ${to}`;
  const cached = rangeLabels.get(key);
  if (cached !== undefined) return cached;
  const format = new Intl.NumberFormat(locale, { style: 'currency', currency, maximumFractionDigits: 0 });
  const label = format.formatRange(from, to);
  rangeLabels.set(key, label);
  return label;
}

import type { ListingQuery } from '../../src/api/products.schema.ts';
import { toMinor } from '../../src/lib/money.ts';
import type { CategoryTree } from './categories.ts';
import type { ListedProduct } from './listing-index.ts';

export const FACET_NAMES = ['category', 'size', 'color', 'price', 'available'] as const;
export type FacetName = (typeof FACET_NAMES)[number];

/** What a visitor chose; an empty set or list does not filter. */
export interface ListingFilter {
  /** Category ids. */
  readonly category: ReadonlySet<string>;
  readonly size: ReadonlySet<string>;
  readonly color: ReadonlySet<string>;
  /** Minor units, both ends included. */
  readonly price: readonly (readonly [number, number])[];
  readonly available: boolean;
}

const RANGE = /^(\d{1,9}(?:\.\d{1,2})?)-(\d{1,9}(?:\.\d{1,2})?)$/;

/** A price that is no range counts as not given. */
export function parsePriceRange(value: string, currency: string): [number, number] | undefined {
  const [, from, to] = RANGE.exec(value) ?? [];
  return from === undefined ? undefined : [toMinor(Number(from), currency), toMinor(Number(to), currency)];
}

export function toFilter(query: ListingQuery, currency: string, categories: CategoryTree): ListingFilter {
  const wanted = query['f.category'] ?? [];
  return {
    category: new Set(wanted.map((name) => categories.find(name)?.id ?? name)),
    size: new Set(query['f.size']),
    color: new Set(query['f.color']),
    price: (query['f.price'] ?? []).flatMap((value) => {
      const range = parsePriceRange(value, currency);
      return range ? [range] : [];
    }),
    available: (query['f.available'] ?? []).includes('true'),
  };
}

/** The same filter without the choice of one facet: what its values are counted among. */
export function without(filter: ListingFilter, name: FacetName): ListingFilter {
  const none = {
    category: new Set<string>(),
    size: new Set<string>(),
    color: new Set<string>(),
    price: [],
    available: false,
  };
  return { ...filter, [name]: none[name] };
}

/** Size, colour and availability have to hold for one and the same variant. */
export function matches(product: ListedProduct, filter: ListingFilter): boolean {
  const { category, price } = filter;
  if (category.size > 0 && !Array.from(category).some((id) => product.categories.has(id))) return false;
  if (price.length > 0 && !price.some(([from, to]) => from <= product.price && product.price <= to)) return false;
  return product.variants.some((variant) => matchesVariant(variant, filter));
}

export function matchesVariant(
  { size, color, isAvailable }: ListedProduct['variants'][number],
  filter: ListingFilter,
): boolean {
  if (filter.available && !isAvailable) return false;
  if (filter.size.size > 0 && !filter.size.has(size ?? '')) return false;
  return filter.color.size === 0 || filter.color.has(color ?? '');
}

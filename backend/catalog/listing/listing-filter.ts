import type { ListingQuery } from '../../../src/api/catalog/products.schema.ts';
import { toMinor } from '../../../domain/money.ts';
import type { CatalogIndex } from '../snapshot/catalog-index.ts';

export const FACET_NAMES = ['category', 'size', 'color', 'price', 'available'] as const;
export type FacetName = (typeof FACET_NAMES)[number];

/** The selected filters, as flags by product, size or colour; `undefined` does not filter. */
export interface ListingFilter {
  readonly products: Uint8Array | undefined;
  readonly sizes: Uint8Array | undefined;
  readonly colors: Uint8Array | undefined;
  /** Minor units, both ends included. */
  readonly prices: readonly (readonly [number, number])[] | undefined;
  readonly available: boolean;
}

export function toFilter(query: ListingQuery, index: CatalogIndex, currency: string): ListingFilter {
  const { sizeNames, colorNames } = index.variants;
  const ranges = (query['f.price'] ?? []).flatMap((value) => {
    const range = parsePriceRange(value, currency);
    return range ? [range] : [];
  });
  return {
    products: flagMembers(index, query['f.category'] ?? []),
    sizes: flagNames(sizeNames, query['f.size'] ?? []),
    colors: flagNames(colorNames, query['f.color'] ?? []),
    prices: ranges.length > 0 ? ranges : undefined,
    available: (query['f.available'] ?? []).includes('true'),
  };
}

export function selectedValues(query: ListingQuery): Record<FacetName, readonly string[]> {
  return {
    category: query['f.category'] ?? [],
    size: query['f.size'] ?? [],
    color: query['f.color'] ?? [],
    price: query['f.price'] ?? [],
    available: query['f.available'] ?? [],
  };
}

const RANGE = /^(\d{1,9}(?:\.\d{1,2})?)-(\d{1,9}(?:\.\d{1,2})?)$/;

/** An invalid price range is ignored. */
function parsePriceRange(value: string, currency: string): [number, number] | undefined {
  const [, from, to] = RANGE.exec(value) ?? [];
  return from === undefined ? undefined : [toMinor(Number(from), currency), toMinor(Number(to), currency)];
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

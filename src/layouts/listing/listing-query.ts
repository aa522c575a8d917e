import { LISTING_PAGE_SIZE } from '../../config.ts';

export const SORTS = ['featured', 'newest', 'price-asc', 'price-desc', 'name', 'rating'] as const;
export type Sort = (typeof SORTS)[number];
export const FACETS = ['f.size', 'f.color', 'f.price', 'f.category', 'f.available'] as const;
const MAX_PAGE = 10_000;
const MAX_VALUES = 20;

/** What a listing page reads from its URL (contract 2); bad values count as not given. */
export interface ListingQuery {
  readonly page: number;
  readonly sort: Sort;
  readonly facets: Readonly<Partial<Record<(typeof FACETS)[number], readonly string[]>>>;
}

export function readListingQuery(params: URLSearchParams): ListingQuery {
  const page = Number(params.get('page') ?? '1');
  const sort = SORTS.find((name) => name === params.get('sort')) ?? 'featured';
  const facets = Object.fromEntries(
    FACETS.flatMap((name) => {
      const values = params.getAll(name).filter((value) => isFacetValue(name, value));
      return values.length === 0 ? [] : [[name, [...new Set(values)].slice(0, MAX_VALUES)]];
    }),
  );
  return { page: Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1, sort, facets };
}

/** The call's query for one page of products. */
export function catalogQuery(query: ListingQuery) {
  return { ...query.facets, sort: query.sort, start: (query.page - 1) * LISTING_PAGE_SIZE, count: LISTING_PAGE_SIZE };
}

/** The link to another page or order of the same listing; defaults are left out, so that each view has one address. */
export function listingHref(query: ListingQuery, change: Partial<ListingQuery>): string {
  const next = { ...query, ...change };
  const params = new URLSearchParams();
  if (next.sort !== 'featured') params.set('sort', next.sort);
  for (const [name, values] of Object.entries(next.facets))
    for (const value of values ?? []) params.append(name, value);
  if (next.page > 1) params.set('page', String(next.page));
  return params.size === 0 ? '?' : `?${params}`;
}

/** Page numbers to show around the current one; `undefined` is a gap. */
export function pageNumbers(current: number, last: number): readonly (number | undefined)[] {
  const near = [1, current - 1, current, current + 1, last].filter((page) => page >= 1 && page <= last);
  const pages = [...new Set(near)].sort((a, b) => a - b);
  return pages.flatMap((page, index) => ((pages[index - 1] ?? page) < page - 1 ? [undefined, page] : [page]));
}

function isFacetValue(name: (typeof FACETS)[number], value: string): boolean {
  if (value === '' || value.length > 100) return false;
  if (name === 'f.price') return /^\d{1,7}(?:\.\d{1,2})?-\d{1,7}(?:\.\d{1,2})?$/.test(value);
  return name === 'f.available' ? value === 'true' : true;
}

import { LISTING_PAGE_SIZE } from '../config.ts';

export const SORTS = ['featured', 'newest', 'price-asc', 'price-desc', 'name', 'rating'] as const;
export type Sort = (typeof SORTS)[number];
const FACETS = [
  'f.category',
  'f.gender',
  'f.size',
  'f.width',
  'f.color',
  'f.price',
  'f.waterproof',
  'f.membrane',
  'f.available',
  'f.activity',
  'f.rating',
  'f.weight',
] as const;
export type FacetName = (typeof FACETS)[number];
/** Facets of a few fixed values. */
const FLAGS: Readonly<Partial<Record<FacetName, readonly string[]>>> = {
  'f.waterproof': ['true'],
  'f.membrane': ['true'],
  'f.available': ['true', 'coming-soon', 'last-chance'],
};
const MAX_PAGE = 10_000;
const MAX_VALUES = 20;
const MAX_QUERY_LENGTH = 200;
const AMOUNT = /^\d{1,7}(?:\.\d{1,2})?$/;
/** Upper end of an open price range. */
export const OPEN_END = 9_999_999;

/** A listing or search page's state from its URL (docs/contract.md#urls); invalid values count as missing. */
export interface ListingQuery {
  /** Search terms; a category has none. */
  readonly q?: string;
  readonly page: number;
  readonly sort: Sort;
  readonly facets: Readonly<Partial<Record<FacetName, readonly string[]>>>;
  /** Id of the store whose stock filters the list. */
  readonly store?: string;
}

/** `undefined` where the text is not an amount of money in major units. */
function readAmount(text: string): number | undefined {
  return AMOUNT.test(text) ? Number(text) : undefined;
}

export function readPriceRange(value: string): readonly [number, number] | undefined {
  const [from, to, ...rest] = value.split('-').map(readAmount);
  return from === undefined || to === undefined || rest.length > 0 || from > to ? undefined : [from, to];
}

/**
 * The two fields of a price form, lowest and highest, both named `f.price` and sent without a dash. One of them may be
 * empty; in the wrong order they are swapped.
 */
function priceOfFields(values: readonly string[]): string | undefined {
  const fields = values.filter((value) => !value.includes('-'));
  const [from, to] = fields.map((value) => readAmount(value.trim()));
  if (fields.length !== 2 || (from === undefined && to === undefined)) return undefined;
  const range = [from ?? 0, to ?? OPEN_END].sort((a, b) => a - b);
  return range.join('-');
}

/** Whether a query was written by a form rather than by `listingHref`: its view has another, shorter address. */
export function isFormQuery(params: URLSearchParams): boolean {
  return params.getAll('f.price').filter((value) => value === '' || AMOUNT.test(value.trim())).length === 2;
}

function isFacetValue(name: FacetName, value: string): boolean {
  if (value === '' || value.length > 100) return false;
  if (name === 'f.price' || name === 'f.weight') return readPriceRange(value) !== undefined;
  if (name === 'f.rating') return AMOUNT.test(value) && Number(value) <= 5;
  return FLAGS[name]?.includes(value) ?? true;
}

function readFacet(params: URLSearchParams, name: FacetName): readonly string[] {
  const given = params.getAll(name);
  const typed = name === 'f.price' ? priceOfFields(given) : undefined;
  const values = typed === undefined ? given : [...given, typed];
  return [...new Set(values.filter((value) => isFacetValue(name, value)))].slice(0, MAX_VALUES);
}

export function readListingQuery(params: URLSearchParams): ListingQuery {
  const facets = FACETS.flatMap((name) => {
    const values = readFacet(params, name);
    return values.length === 0 ? [] : [[name, values] as const];
  });
  const q = params.get('q')?.trim().replace(/\s+/g, ' ').slice(0, MAX_QUERY_LENGTH);
  const store = params.get('store')?.slice(0, 100);
  return {
    ...(q ? { q } : {}),
    page: readPageNumber(params),
    sort: SORTS.find((name) => name === params.get('sort')) ?? 'featured',
    facets: Object.fromEntries(facets),
    ...(store ? { store } : {}),
  };
}

/** Query of the catalogue operation for one page of products. */
export function catalogQuery({ page, sort, facets, store }: ListingQuery) {
  const storeId = store === undefined ? {} : { storeId: store };
  return { ...facets, ...storeId, sort, start: (page - 1) * LISTING_PAGE_SIZE, count: LISTING_PAGE_SIZE };
}

/** The page of a list that an address names, from 1; an invalid value counts as the first. */
export function readPageNumber(params: URLSearchParams): number {
  const page = Number(params.get('page'));
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}

/** The link to another view of the same listing; defaults are left out, so that each view has one address. */
export function listingHref(query: ListingQuery, change: Partial<ListingQuery> = {}): string {
  const next = { ...query, ...change };
  const params = new URLSearchParams();
  if (next.q) params.set('q', next.q);
  if (next.sort !== 'featured') params.set('sort', next.sort);
  for (const [name, values] of Object.entries(next.facets))
    for (const value of values ?? []) params.append(name, value);
  if (next.store) params.set('store', next.store);
  if (next.page > 1) params.set('page', String(next.page));
  return `?${params}`;
}

/** The same listing without one value of a facet, from its first page. */
export function withoutValue(query: ListingQuery, name: FacetName, value: string): ListingQuery {
  const remaining = (query.facets[name] ?? []).filter((one) => one !== value);
  const { [name]: _, ...others } = query.facets;
  return { ...query, page: 1, facets: remaining.length === 0 ? others : { ...others, [name]: remaining } };
}

/** The same listing without any filter. */
export function withoutFilters({ q, sort }: ListingQuery): ListingQuery {
  return { ...(q === undefined ? {} : { q }), page: 1, sort, facets: {} };
}

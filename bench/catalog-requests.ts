import { benchProduct, CATEGORIES, PRODUCTS, STORES } from './catalog-data.ts';

/** Paths of one kind of request; all different, so that no response comes from a cache. */
export type Requests = readonly string[];

const SORTS = ['featured', 'newest', 'price-asc', 'price-desc', 'name', 'rating'];
const SITES = ['siteId=us&locale=en-us', 'siteId=de&locale=de-de'];
const COUNT = 300;

const many = (path: (index: number) => string): Requests => Array.from({ length: COUNT }, (_, index) => path(index));
const at = (list: readonly string[], index: number): string => list[index % list.length] ?? '';
const category = (index: number): string => at(['all', ...CATEGORIES.map(({ id }) => id)], index);

/** Every category, in every order, with up to three facets, first and deep pages. */
export const LISTINGS = many((index) => {
  const filters = [
    index % 2 === 0 ? `&f.size=${37 + (index % 9)}` : '',
    index % 3 === 0 ? '&f.color=moss&f.color=slate' : '',
    index % 5 === 0 ? `&f.price=${index % 50}-${100 + index}` : '',
    index % 7 === 0 ? '&f.available=true' : '',
  ];
  const start = index % 4 === 0 ? (index * 17) % 3000 : 0;
  return `/products/v2/catalog?${at(SITES, index)}&category=${category(index)}&sort=${at(SORTS, index)}&start=${start}${filters.join('')}`;
});

/** All products, to the last page, at the maximum page size. */
export const DEEP_PAGES = many(
  (index) =>
    `/products/v2/catalog?${at(SITES, index)}&start=${(index * 131) % PRODUCTS}&count=100&sort=${at(SORTS, index)}`,
);

export const STORE_LISTINGS = many((index) => `${at(LISTINGS, index + 1)}&storeId=store-${index % STORES}`);

/** Full names, single words, prefixes, several words in another order, and typing errors. */
export const SEARCHES = many(
  (index) =>
    `/products/v2/search/productSearch?${at(SITES, index)}&q=${encodeURIComponent(query(index))}&sort=${at(SORTS, index >> 3)}`,
);

export const SUGGESTIONS = many((index) => {
  const { name } = benchProduct(index * 13);
  const typed = name.slice(0, 1 + (index % 12));
  return `/products/v2/search/autoSuggest?${at(SITES, index >> 1)}&q=${encodeURIComponent(typed)}`;
});

/** What an editor of the bench's shop says that means the same. */
export const SYNONYMS = [
  ['boot', 'shoe', 'sandal', 'sock', 'glove'],
  ['jacket', 'parka', 'fleece', 'shirt', 'tee'],
] as const;

/** Each is searched as five queries. */
export const SYNONYM_SEARCHES = many((index) => {
  const [first = '', second = ''] = benchProduct(index * 7).name.split(' ');
  const path = index % 2 === 0 ? 'productSearch' : 'autoSuggest';
  const words = [at(SYNONYMS.flat(), index), at([first, second], index >> 1)].join(' ');
  return `/products/v2/search/${path}?siteId=us&locale=en-us&q=${encodeURIComponent(words)}`;
});

function query(index: number): string {
  const { name, type } = benchProduct(index * 29);
  const [first = '', second = '', third = ''] = name.split(' ');
  const forms = [
    name,
    type,
    `${type}s ${first}`,
    third.slice(0, 3),
    second,
    `${third.slice(0, 2)}x${third.slice(3)}`,
    first[0] ?? '',
    `${type} leather moss`,
  ];
  return at(forms, index);
}

/** One request of the mixed load; responses below 500 count as successful. */
export interface MixedRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** Addresses of the shop's pages, products and images, read from its own pages. */
export interface ShopAddresses {
  readonly pages: readonly string[];
  readonly images: readonly string[];
  readonly productIds: readonly string[];
}

const LOCALES = ['', '/en-ca', '/fr-ca', '/en-gb', '/de-de', '/fr-fr', '/es-es', '/it-it', '/nl-nl'];
const SORTS = ['featured', 'newest', 'price-asc', 'price-desc', 'name', 'rating'];
const WORDS = ['boot', 'shell', 'wool', 'tent', 'pack', 'sock', 'glove', 'trail', 'winter', 'hut'];
const ENCODINGS = ['br', 'gzip', 'gzip, deflate, br, zstd', 'identity'];
const SITES = ['siteId=us&locale=en-us', 'siteId=de&locale=de-de', 'siteId=gb&locale=en-gb'];

/** Takes small steps through long lists: neighbours differ, and the whole list is covered eventually. */
const at = <Value>(list: readonly Value[], index: number): Value => {
  const value = list[index % list.length];
  if (value === undefined) throw new Error('An empty list has no requests.');
  return value;
};

const listing = (n: number): string =>
  `/c/all?sort=${at(SORTS, n)}&page=${1 + (n % 4)}&f.size=${36 + (n % 12)}&f.price=${n % 97}-${100 + (n % 211)}`;

/** All different for a long time, like the search terms of visitors. */
const search = (n: number): string => `/search?q=${at(WORDS, n)}+${n.toString(36)}`;

/** Number of pages that most visitors open, mostly served by the page cache. */
const POPULAR = 40;

/** Request number `n` of each kind; kinds by their share of a hundred requests. */
const KINDS: readonly (readonly [share: number, make: (n: number, shop: ShopAddresses) => Partial<MixedRequest>])[] = [
  [58, (n, shop) => ({ path: at(shop.pages, n % POPULAR) })],
  [5, (n, shop) => ({ path: at(LOCALES, n) + at(shop.pages, Math.floor(n / LOCALES.length)) })],
  [2, (n) => ({ path: at(LOCALES, n) + listing(n) })],
  [2, (n) => ({ path: at(LOCALES, n) + search(n) })],
  [20, (n, shop) => ({ path: at(shop.images, n) })],
  [5, (n, shop) => ({ path: `/api/products/v2/products/${at(shop.productIds, n)}/details?${at(SITES, n)}` })],
  [3, (n) => ({ path: `/api/products/v2/search/autoSuggest?${at(SITES, n)}&q=${at(WORDS, n).slice(0, 1 + (n % 4))}` })],
  [1, (n) => ({ path: `/no-such-page-${n}` })],
  [1, (n, shop) => ({ path: `${at(shop.pages, n)}?testContext=bench:baseline` })],
  [3, () => ({ method: 'POST', path: '/api/token/v2/auth/token', body: '{"type":"Guest"}' })],
];

const HUNDRED = KINDS.flatMap(([share], kind) => Array.from({ length: share }, () => kind));
/** Coprime with 100, so that each hundred requests contains every kind in its share, mixed. */
const STEP = 37;

/** Request number `index` of the mix. */
export function mixedRequest(index: number, shop: ShopAddresses): MixedRequest {
  const [, make] = at(KINDS, at(HUNDRED, index * STEP));
  const asked = make(index, shop);
  const typed: Record<string, string> =
    asked.body === undefined ? {} : { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' };
  return {
    method: 'GET',
    path: '/',
    ...asked,
    headers: { 'accept-encoding': at(ENCODINGS, Math.floor(index / 7)), ...typed },
  };
}

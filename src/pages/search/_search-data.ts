import { searchArticles } from '../../api/catalog/articles.ts';
import type { SearchResult } from '../../api/catalog/products.schema.ts';
import { getCatalog, searchProducts, suggestProducts } from '../../api/catalog/products.ts';
import { localizeHref } from '../../cms/site/locale-path.ts';
import type { RequestContext } from '../../cms/request-context.ts';
import { safeHref } from '../../cms/site/safe-url.ts';
import { searchCorrected } from '../../api/catalog/corrected-search.ts';
import { catalogQuery, type ListingQuery } from '../../lib/listing-query.ts';
import { loadPage, type LoadedPage } from '../../registry/load-page.ts';

export interface ProductResults {
  readonly result: SearchResult;
  /** What the result is for: with the corrected words, and the first page in place of one past the end. */
  readonly query: ListingQuery & { readonly q: string };
}

/** A page of products, for the corrected words where the typed ones find nothing. */
export async function loadProducts(
  shop: RequestContext,
  query: ListingQuery & { readonly q: string },
): Promise<ProductResults> {
  const find = (page: number) => {
    const listing = catalogQuery({ ...query, page });
    return searchCorrected((q) => shop.call(searchProducts, { query: { ...listing, q } }), query.q);
  };
  const { result, q } = await find(query.page);
  if (query.page === 1 || result.products.length > 0) return { result, query: { ...query, q } };
  return { result: (await find(1)).result, query: { ...query, q, page: 1 } };
}

interface SearchHelp {
  readonly terms: readonly string[];
  readonly categories: readonly { readonly slug: string; readonly name: string }[];
}

/** Optional data of a search page: an error is logged, and the page is not cached. */
async function optional<Value>(shop: RequestContext, call: Promise<Value>, fallback: Value): Promise<Value> {
  try {
    return await call;
  } catch (error) {
    shop.log.warn({ err: error }, 'a part of a search page is not available');
    shop.cache.store = false;
    return fallback;
  }
}

/** Popular search terms and the top categories. */
export async function loadHelp(shop: RequestContext): Promise<SearchHelp> {
  const [{ terms }, { categories }] = await Promise.all([
    optional(shop, shop.call(suggestProducts, { query: { q: '' } }), {
      terms: [],
      products: [],
      categories: [],
      articles: [],
    }),
    optional<Pick<SearchHelp, 'categories'>>(
      shop,
      shop
        .call(getCatalog, { query: { category: 'all', count: 0 } })
        .then((list) => ({ categories: list.category.children })),
      { categories: [] },
    ),
  ]);
  return { terms, categories };
}

export function countArticles(shop: RequestContext, q: string): Promise<number | undefined> {
  const call = shop.call(searchArticles, { query: { q, count: 0 } }).then(({ total }) => total);
  return optional<number | undefined>(shop, call, undefined);
}

/** Counts as the product list does: filtered by the chosen store. */
export function countProducts(shop: RequestContext, { q = '', store }: ListingQuery): Promise<number | undefined> {
  const query = { count: 0, ...(store === undefined ? {} : { storeId: store }) };
  const call = searchCorrected((words) => shop.call(searchProducts, { query: { ...query, q: words } }), q);
  return optional<number | undefined>(
    shop,
    call.then(({ result }) => result.total),
    undefined,
  );
}

/** The editors' sections of the search page: the document `search`, of its own kind or a page. */
export async function loadHub(shop: RequestContext): Promise<LoadedPage> {
  const own = await loadPage(shop, 'search', { kind: 'search' });
  return own.status === 'found' ? own : loadPage(shop, 'search');
}

/** The page that a search term redirects to; only ever a page of the shop. */
export function redirectOf(redirect: string | undefined, { locale, sitesConfig }: RequestContext): string | undefined {
  const href = safeHref(redirect);
  return href?.startsWith('/') ? localizeHref(href, locale, sitesConfig) : undefined;
}

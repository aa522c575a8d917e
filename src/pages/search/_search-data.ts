import { searchArticles } from '../../api/catalog/articles.ts';
import { getCatalog, searchProducts, suggestProducts } from '../../api/catalog/products.ts';
import { localizeHref } from '../../cms/site/locale-path.ts';
import type { RequestContext } from '../../cms/request-context.ts';
import { safeHref } from '../../cms/site/safe-url.ts';
import type { ListingQuery } from '../../lib/listing-query.ts';
import { loadPage, type LoadedPage } from '../../registry/load-page.ts';

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
  const query = { q, count: 0, ...(store === undefined ? {} : { storeId: store }) };
  return optional<number | undefined>(
    shop,
    shop.call(searchProducts, { query }).then(({ total }) => total),
    undefined,
  );
}

/** The editors' sections of the search page: the document `search`, of its own kind or a page. */
export async function loadHub(shop: RequestContext, testContext: string | null): Promise<LoadedPage> {
  const own = await loadPage(shop, 'search', { kind: 'search', testContext });
  return own.status === 'found' ? own : loadPage(shop, 'search', { testContext });
}

/** The page that a search term redirects to; only ever a page of the shop. */
export function redirectOf(redirect: string | undefined, { locale, sitesConfig }: RequestContext): string | undefined {
  const href = safeHref(redirect);
  return href?.startsWith('/') ? localizeHref(href, locale, sitesConfig) : undefined;
}

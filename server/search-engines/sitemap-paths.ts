import { getCatalog } from '../../src/api/catalog/products.ts';
import { MAX_COUNT } from '../../src/api/catalog/products.schema.ts';
import { isApiError } from '../../src/api/core/api-error.ts';
import { listStorePaths } from '../../src/api/locations/stores.ts';
import { isReadIn, loadDocumentIndex, type IndexedDocument } from '../../src/cms/site/document-index.ts';
import { readFooter, readMenu, type MenuItem } from '../../src/cms/site/navigation.schema.ts';
import type { RequestContext } from '../../src/cms/request-context.ts';
import { matchRoute } from '../../src/lib/route-match.ts';

/** Kinds of sitemaps: each locale has one of each. */
export const SITEMAP_KINDS = ['pages', 'articles', 'collections', 'categories', 'products'] as const;
export type SitemapKind = (typeof SITEMAP_KINDS)[number];

type Shop = Pick<RequestContext, 'content' | 'call' | 'sitesConfig' | 'siteId' | 'locale'>;

/** Untranslated paths of a locale's pages of one kind, without duplicates. */
export async function sitemapPaths(kind: SitemapKind, shop: Shop): Promise<readonly string[]> {
  if (kind === 'products') return productPaths(shop);
  if (kind === 'categories') return categoryPaths(shop);
  const documents = await loadDocumentIndex(shop.content, shop.sitesConfig, shop.locale);
  const own = documents === undefined ? await linkedPaths(shop) : documents.flatMap((entry) => pathOf(entry, shop));
  const paths = kind === 'pages' ? [...own, ...(await storePaths(shop))] : own;
  return [...new Set(paths)].filter((path) => kindOf(path) === kind);
}

/** Fixed documents that fill a dialog or an error page (docs/contract.md#pages): they have no page of their own. */
const FRAGMENT_DOCUMENTS = /(^error-|-modal$)/;

function pathOf(document: IndexedDocument, { locale }: Shop): readonly string[] {
  const { kind, name, robots } = document;
  if (!isReadIn(locale, document) || robots.includes('noindex') || FRAGMENT_DOCUMENTS.test(name)) return [];
  if (kind === 'article') return [`/articles/${encodePath(name)}`];
  if (kind !== 'page') return [];
  return [name === 'home' ? '/' : `/${encodePath(name)}`];
}

function kindOf(path: string): SitemapKind | undefined {
  const match = matchRoute(path);
  if (match?.route.cache !== 'page' || match.name === 'search' || match.name === 'search-articles') return undefined;
  if (match.name === 'articles-slug') return 'articles';
  if (match.name === 'collections-slug') return 'collections';
  return match.name === 'c-slug' || match.name === 'p-slug' ? undefined : 'pages';
}

/** The links of menu and footer, for a content API that lists no documents. */
async function linkedPaths({ content, siteId, locale }: Shop): Promise<readonly string[]> {
  const identity = (href: string) => href;
  const [menu, footer] = await Promise.all([
    content.get({ kind: 'menu', siteId, locale }),
    content.get({ kind: 'footer', siteId, locale }),
  ]);
  const items = menu.status === 'found' ? readMenu(menu.document, identity) : [];
  const columns = footer.status === 'found' ? readFooter(footer.document, identity) : { columns: [], legal: [] };
  const links = [...flatten(items), ...columns.columns.flatMap((column) => column.links), ...columns.legal];
  return ['/', ...links.map(({ href }) => href.replace(/[?#].*$/, '')).filter((href) => /^\/[^/]/.test(href))];
}

function flatten(items: readonly MenuItem[]): readonly MenuItem[] {
  return items.flatMap((item) => [item, ...flatten(item.items)]);
}

/** More than any category tree has; stops the traversal of a cyclic one. */
const CATEGORY_LIMIT = 5000;

async function categoryPaths({ call }: Shop): Promise<readonly string[]> {
  const seen = new Set<string>(['all']);
  const open = ['all'];
  for (let slug = open.shift(); slug !== undefined && seen.size < CATEGORY_LIMIT; slug = open.shift()) {
    const { category } = await call(getCatalog, { query: { category: slug, count: 0 } });
    const found = category.children.map((child) => child.slug).filter((child) => !seen.has(child));
    for (const child of found) seen.add(child);
    open.push(...found);
  }
  return [...seen].map((slug) => `/c/${encodePath(slug)}`);
}

async function productPaths({ call }: Shop): Promise<readonly string[]> {
  const slugs = new Set<string>();
  for (let start = 0, total = 1; start < total; start += MAX_COUNT) {
    const page = await call(getCatalog, { query: { start, count: MAX_COUNT, sort: 'name' } });
    for (const { slug } of page.products) slugs.add(slug);
    total = page.total;
  }
  return [...slugs].map((slug) => `/p/${encodePath(slug)}`);
}

const STORE_PATHS = 1000;

/** The site's own stores, and the countries, regions and cities above them. */
async function storePaths({ call }: Shop): Promise<readonly string[]> {
  const paths: string[] = [];
  for (let start = 0, total = 1; start < total; start += STORE_PATHS) {
    const page = await call(listStorePaths, { query: { start, count: STORE_PATHS } }).catch(toNothing);
    if (page === undefined) break;
    paths.push(...page.paths.map((path) => `/stores/${encodePath(path)}`));
    total = page.total;
  }
  return paths;
}

/** A commerce service of another kind has no such list. */
function toNothing(error: unknown): undefined {
  if (!isApiError(error) || error.status !== 404) throw error;
}

function encodePath(name: string): string {
  return name.split('/').map(encodeURIComponent).join('/');
}

import { matchRoute } from '../../lib/route-match.ts';
import type { RouteName } from '../../routes.ts';

/** Home, pages, articles, listing and product pages: what a visitor may read again without a network. */
const CONTENT_ROUTES: ReadonlySet<RouteName> = new Set<RouteName>([
  'index',
  'c-slug',
  'p-slug',
  'collections-slug',
  'articles-slug',
  'about-us',
  'get-the-look',
  'gift-card',
  'guides-slug',
  'help',
  'help-rest',
  'product-ingredients',
  'size-chart',
  'stores',
  'stores-path',
  'slug',
]);

const LOCALE_PREFIX = /^\/[a-z]{2}-[a-z]{2}(?=\/|$)/;
/** Calls, and what belongs to editors, operators and the sandbox. */
const NO_PAGE = /^\/(api|fapi|cms|sandbox|healthcheck|metrics|confirm-subscription)(\/|$)/;
/** What a page of products may be asked for; translated paths of the search have other names in their query. */
const QUERY_NAME = /^(page|sort|color|size|f\.\w+)$/;

/** `/de-de`, or nothing for the locale without prefix. */
export function localePrefix(pathname: string): string {
  return LOCALE_PREFIX.exec(pathname)?.[0] ?? '';
}

/** Whether a page may be stored and shown again without a network, by its address on the shop's origin. */
export function isContentPage({ pathname, searchParams }: URL): boolean {
  const path = pathname.slice(localePrefix(pathname).length) || '/';
  if (NO_PAGE.test(pathname) || NO_PAGE.test(path)) return false;
  if (![...searchParams.keys()].every((name) => QUERY_NAME.test(name))) return false;
  const match = matchRoute(path);
  return match !== undefined && CONTENT_ROUTES.has(match.name);
}

/** Whether the response of a content page may be stored: the same for everybody, complete, and a document. */
export function isStorable(response: Pick<Response, 'status' | 'type' | 'redirected' | 'headers'>): boolean {
  const control = response.headers.get('cache-control') ?? 'no-store';
  const isDocument = response.headers.get('content-type')?.startsWith('text/html') === true;
  const isPlain = response.status === 200 && response.type === 'basic' && !response.redirected;
  return isPlain && isDocument && !/\b(private|no-store)\b/i.test(control);
}

/** Scripts, stylesheets and fonts of a build: their names change with their content. */
export function isBuildFile(pathname: string): boolean {
  return /^\/_(astro|css)\//.test(pathname);
}

import { languagePath, publicPath, resolvePath, type ResolvedPath } from '../../src/cms/site/locale-path.ts';
import { pageName } from '../../src/cms/site/page-name.ts';
import { hasRedirect } from '../../src/cms/site/redirects.ts';
import { defaultLocale } from '../../src/cms/site/site-config.ts';
import type { ExperienceDecision } from '../../src/cms/request-context.ts';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';
import { matchRoute, readParams, type RouteMatch } from '../../src/lib/route-match.ts';

/** What the address of a request means; resolved once per request and handed on with the context. */
export interface PageAddress {
  readonly sitesConfig: SitesConfig;
  /** Path and query as requested, percent-encoded. */
  readonly url: string;
  /** The query with its question mark, or empty. */
  readonly search: string;
  readonly locale: string;
  /** Path of the page to render, without locale prefix, untranslated. */
  readonly path: string;
  /** `undefined` for a file's path. */
  readonly match: RouteMatch | undefined;
  /** Parameters of the path by their names in `src/routes.ts`, decoded. */
  readonly params: Readonly<Record<string, string>>;
  /** Path that the request is redirected to: the canonical form of its own. */
  readonly redirect: string | undefined;
  /** Where a path leads that begins with a language alone, unless a document has that path. */
  readonly languageRedirect: string | undefined;
  /** What is decided of the page's experiences; part of `url` as well. */
  readonly decisions?: readonly ExperienceDecision[];
}

/** A locale before the path, the case, a trailing slash: each may take one redirect. */
const MAX_REDIRECTS = 4;
const NOT_FOUND = '/404';

/**
 * Reads the address of a request. Its page is the requested one where the shop declares a route or a redirect for the
 * path (`src/routes.ts`, the site configuration), else that for unknown addresses. Routes that Astro adds to every build
 * (`/_image`, `/_server-islands`, `/_actions`) have no other guard.
 */
export function readAddress(url: string, sitesConfig: SitesConfig): PageAddress {
  const queryAt = url.indexOf('?');
  const pathname = queryAt === -1 ? url : url.slice(0, queryAt);
  const search = queryAt === -1 ? '' : url.slice(queryAt);
  const requested = { sitesConfig, url, search, languageRedirect: languagePath(pathname, sitesConfig) };
  const resolved = resolvePath(pathname, sitesConfig);
  const page = settle(resolved, sitesConfig);
  if ('path' in page) {
    const match = matchRoute(page.path);
    const params = match === undefined ? {} : readParams(match);
    const redirect = 'redirect' in resolved ? resolved.redirect : undefined;
    const address = { ...requested, ...page, match, params, redirect };
    if (isKnown(address)) return address;
  }
  const locale = 'path' in page ? page.locale : defaultLocale(sitesConfig);
  return { ...requested, locale, path: NOT_FOUND, match: matchRoute(NOT_FOUND), params: {}, redirect: undefined };
}

/** The address of a page with what is decided of it. No address of a request contains a space, so nobody can ask for it. */
export function withVariants(address: PageAddress, decisions: readonly ExperienceDecision[]): PageAddress {
  const url = address.url.replace(/ .*$/, '');
  const names = decisions.map(({ id, label, variant }) => [id, label, variant].map(encodeURIComponent).join(':'));
  return { ...address, decisions, url: names.length === 0 ? url : `${url} ${names.join(',')}` };
}

/** What `withVariants` has added to the address of a page. */
export function variantsIn(url: string): string {
  const at = url.indexOf(' ');
  return at === -1 ? '' : url.slice(at);
}

/** The address of the home page in a locale. */
export function homeAddress(locale: string, sitesConfig: SitesConfig): PageAddress {
  return readAddress(publicPath('/', locale, sitesConfig), sitesConfig);
}

/** The path and query that Astro renders for an address; its routes are those of the untranslated paths. */
export function renderedUrl({ path, search }: PageAddress): string {
  return path + search;
}

/** Follows redirects to the canonical address of the page. */
function settle(first: ResolvedPath, config: SitesConfig): ResolvedPath {
  let resolved = first;
  for (let count = 0; 'redirect' in resolved && count < MAX_REDIRECTS; count += 1)
    resolved = resolvePath(resolved.redirect, config);
  return resolved;
}

function isKnown({ path, match, params, sitesConfig }: PageAddress): boolean {
  if (isEncodedTwice(path)) return false;
  return isDeclared(match, params) || hasRedirect(path, sitesConfig);
}

/** Astro decodes a path repeatedly until it no longer changes, and would route by another path than the checked one. */
function isEncodedTwice(path: string): boolean {
  const decodedOnce = decode(path);
  return decode(decodedOnce) !== decodedOnce;
}

function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The last route matches any path; only names that a page document can have belong to it. */
function isDeclared(match: RouteMatch | undefined, params: PageAddress['params']): boolean {
  if (match?.name !== 'slug') return match !== undefined;
  return pageName(params['slug'] ?? '') !== undefined;
}

/** Parameters that make a page the visitor's own or a draft: such a request is never stored (docs/contract.md#page-cache). */
const BYPASS = new Set([
  'preview',
  'cms',
  'previewDate',
  'testContext',
  'siteId',
  'enrollment_marketing_source',
  'autoPromoCode',
]);

const MAX_STORED_LENGTH = 1024;

/**
 * The address at which the page cache stores the response: the path with the query parameters that the route reads, in
 * one order. `undefined`: the response is not stored. The page is rendered at this very address, so that no other
 * parameter can affect it.
 */
export function storedAddress(address: PageAddress): PageAddress | undefined {
  const { url, search, match } = address;
  if (url.length > MAX_STORED_LENGTH || mayRedirect(address) || match?.route.cache !== 'page') return undefined;
  if (search === '') return address;
  if (isBypassing(address)) return undefined;
  const query = new URLSearchParams(search);
  const parameters = (match.route.query ?? []).flatMap((name) => query.getAll(name).map((value) => [name, value]));
  const filtered = parameters.length === 0 ? '' : `?${new URLSearchParams(parameters)}`;
  return { ...address, url: url.slice(0, url.length - search.length) + filtered, search: filtered };
}

/**
 * The address at which the page cache responds: also one where no route leads anywhere, whose page is shared and not
 * stored by its address.
 */
export function cachedAddress(address: PageAddress): PageAddress | undefined {
  const { url, search, match } = address;
  if (mayRedirect(address) || match?.name !== 'error-404') return storedAddress(address);
  if (isBypassing(address)) return undefined;
  return { ...address, url: url.slice(0, url.length - search.length), search: '' };
}

/** A redirect keeps the whole query. */
function mayRedirect({ redirect, languageRedirect }: PageAddress): boolean {
  return redirect !== undefined || languageRedirect !== undefined;
}

/** Whether the page of the address is the visitor's own, or a draft. */
export function isBypassing({ search }: PageAddress): boolean {
  return search !== '' && [...new URLSearchParams(search).keys()].some((name) => BYPASS.has(name));
}

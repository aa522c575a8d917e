import { LRUCache } from 'lru-cache';
import type { Route } from '../../route.ts';
import { ROUTES } from '../../routes.ts';
import { defaultLocale } from './site-config.ts';
import type { SitesConfig } from './sites.schema.ts';

/** Result of a path: a page under a locale, or a redirect to the canonical address of that page (docs/contract.md#urls). */
export type ResolvedPath = { readonly redirect: string } | { readonly locale: string; readonly path: string };

type Params = Record<string, string>;

const LOCALE = /^[a-z]{2}-[a-z]{2}$/i;
const LANGUAGE = /^[a-z]{2}$/i;
const TRANSLATABLE = ROUTES.filter(({ pattern }) => !pattern.includes('{...'));

/**
 * Reads locale, translated path and the case of fixed segments from `pathname` (still percent-encoded). Returns a
 * redirect whenever `pathname` is not the page's canonical form; redirects are rebuilt from segments and stay on the
 * origin.
 */
export function resolvePath(pathname: string, config: SitesConfig): ResolvedPath {
  const segments = segmentsOf(pathname);
  const named = segments[0] !== undefined && LOCALE.test(segments[0]) ? segments[0].toLowerCase() : undefined;
  const isLocale = named !== undefined && Object.hasOwn(config.locales, named);
  const locale = isLocale ? named : defaultLocale(config);
  const rest = isLocale ? segments.slice(1) : segments;
  const { path, shown } = readRoute(rest, config.locales[locale]?.paths ?? {});
  const canonical = prefixed(shown, locale, config);
  return canonical === pathname ? { locale, path } : { redirect: canonical };
}

/**
 * The canonical address in the first locale of a language, for a path that begins with the language alone: `/de/cart`
 * leads to `/de-de/warenkorb` (docs/contract.md#urls). A page of that name comes first, which callers check.
 */
export function languagePath(pathname: string, config: SitesConfig): string | undefined {
  const [language = '', ...rest] = segmentsOf(pathname);
  if (!LANGUAGE.test(language)) return undefined;
  const locales = Object.values(config.sites).flatMap((site) => site.locales);
  const locale = locales.find((name) => name.startsWith(`${language.toLowerCase()}-`));
  if (locale === undefined) return undefined;
  const path = `/${locale}/${rest.join('/')}`;
  const resolved = resolvePath(path, config);
  return 'redirect' in resolved ? resolved.redirect : path;
}

function segmentsOf(pathname: string): string[] {
  return pathname.split(/[/\\]/).filter((segment) => segment !== '');
}

/** The public address of a page's untranslated path: `/cart` is `/de-de/warenkorb` in German. A query stays as it is. */
export function publicPath(path: string, locale: string, config: SitesConfig): string {
  const addresses = addressesOf(config);
  const key = `${locale} ${path}`;
  const known = addresses.get(key);
  if (known !== undefined) return known;
  const [own = '', ...query] = path.split(/(?=\?)/);
  const segments = own.split('/').filter((segment) => segment !== '');
  const { shown } = readRoute(segments, config.locales[locale]?.paths ?? {});
  const address = prefixed(shown, locale, config) + query.join('');
  addresses.set(key, address);
  return address;
}

const MAX_CACHED_ADDRESSES = 10_000;
const addressCaches = new WeakMap<SitesConfig, LRUCache<string, string>>();

/**
 * Cache of addresses: a page writes the same few again and again, its own in every locale and those of header and
 * footer.
 */
function addressesOf(config: SitesConfig): LRUCache<string, string> {
  const known = addressCaches.get(config) ?? new LRUCache<string, string>({ max: MAX_CACHED_ADDRESSES });
  addressCaches.set(config, known);
  return known;
}

const OWN_ROOTS = new Set(['media', 'api', 'fapi', '_astro', '_css', 'healthcheck', 'sandbox', 'metrics']);

/** A link without locale prefix in the form of the visitor's locale; other links unchanged. */
export function localizeHref(href: string, locale: string, config: SitesConfig): string {
  if (!href.startsWith('/') || href.startsWith('//')) return href;
  const end = href.search(/[?#]/);
  const path = end === -1 ? href : href.slice(0, end);
  const first = path.split('/')[1] ?? '';
  if (OWN_ROOTS.has(first) || Object.hasOwn(config.locales, first.toLowerCase())) return href;
  if (/\.[a-z0-9]{2,5}$/i.test(path)) return href;
  return publicPath(path, locale, config) + (end === -1 ? '' : href.slice(end));
}

/** The untranslated path and its translation for the locale. */
function readRoute(segments: readonly string[], translated: Readonly<Record<string, string>>) {
  for (const route of TRANSLATABLE) {
    const pattern = Object.hasOwn(translated, route.name) ? translated[route.name] : undefined;
    const params = (pattern === undefined ? undefined : match(pattern, segments)) ?? match(route.pattern, segments);
    if (params === undefined) continue;
    return { path: fill(route.pattern, params), shown: fill(pattern ?? route.pattern, params) };
  }
  const path = `/${segments.map(lowerCase).join('/')}`;
  return { path, shown: path };
}

interface Part {
  readonly part: string;
  /** Parameter name. */
  readonly name: string | undefined;
}

/** Patterns are few (routes and site configuration), and every link of a page is matched against all of them. */
const partsByPattern = new Map<string, readonly Part[]>();

function partsOf(pattern: string): readonly Part[] {
  const known = partsByPattern.get(pattern);
  if (known !== undefined) return known;
  const segments = pattern.split('/').filter((part) => part !== '');
  const parts = segments.map((part) => ({ part, name: /^\{(.+)\}$/.exec(part)?.[1] }));
  partsByPattern.set(pattern, parts);
  return parts;
}

function match(pattern: Route['pattern'], segments: readonly string[]): Params | undefined {
  const parts = partsOf(pattern);
  if (parts.length !== segments.length) return undefined;
  const params: Params = {};
  for (const [index, { part, name }] of parts.entries()) {
    const segment = segments[index] ?? '';
    if (name !== undefined) params[name] = name.endsWith('slug') ? lowerCase(segment) : segment;
    else if (decode(segment).toLowerCase() !== part) return undefined;
  }
  return params;
}

function fill(pattern: string, params: Params): string {
  const parts = pattern.split('/').map((part) => {
    const name = /^\{(.+)\}$/.exec(part)?.[1];
    return name === undefined ? encodeURI(part) : (params[name] ?? '');
  });
  return parts.join('/');
}

function prefixed(path: string, locale: string, config: SitesConfig): string {
  return locale === defaultLocale(config) ? path : `/${locale}${path}`;
}

/** Lower-cases letters, but not percent-encoded bytes. */
function lowerCase(segment: string): string {
  return segment.replace(/%[0-9a-f]{2}|[A-Z]/gi, (part) => (part.startsWith('%') ? part : part.toLowerCase()));
}

function decode(segment: string): string {
  try {
    return decodeURIComponent(segment).normalize('NFC');
  } catch {
    return segment;
  }
}

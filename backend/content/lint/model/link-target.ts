import { resolvePath } from '../../../../src/cms/site/locale-path.ts';
import { flagsOf } from '../../../../src/cms/site/flags.ts';
import { findRedirect } from '../../../../src/cms/site/redirects.ts';
import { siteOfLocale } from '../../../../src/cms/site/site-config.ts';
import type { SitesConfig } from '../../../../src/cms/site/sites.schema.ts';
import { matchRoute, type RouteMatch } from '../../../../src/lib/route-match.ts';
import type { LintContext } from './context.ts';
import type { DocumentKind } from '../../documents/document-lookup.ts';

/** Addresses of the shop that are neither pages nor media; their responses do not depend on documents. */
const RESERVED_PATH =
  /^\/(api|fapi|_astro|_css|img|healthcheck|sandbox|metrics|cms|sitemaps|confirm-subscription|sstm|lower-envs)(\/|$)|^\/(robots\.txt|sitemap\.xml|sw-nora\.js)$/;

/** Target of a link within the shop. */
export type LinkTarget =
  | { readonly kind: 'fine' }
  | { readonly kind: 'product' | 'category'; readonly id: string }
  | { readonly kind: 'document'; readonly locale: string; readonly candidates: readonly DocumentCandidate[] }
  /** A file below `/media/`, or one of the shop's own. */
  | { readonly kind: 'media'; readonly src: string }
  /** The page is disabled for the site by this flag. */
  | { readonly kind: 'off'; readonly flag: string }
  | { readonly kind: 'nowhere' };

export interface DocumentCandidate {
  readonly kinds: readonly DocumentKind[];
  readonly name: string;
}

const FINE = { kind: 'fine' } as const;
const PAGE: readonly DocumentKind[] = ['page', 'article', 'generic'];
const MAX_REDIRECTS = 5;
const FILE = /\.[a-z0-9]{2,5}$/i;

interface Reader {
  readonly locale: string;
  readonly sites: SitesConfig;
}

/** `href` is a path of the shop as an editor writes it: with or without locale, translated or not. */
export function linkTarget(href: string, locale: string, { sites }: Pick<LintContext, 'sites'>): LinkTarget {
  const pathname = withoutQuery(href);
  if (pathname.startsWith('/media/')) return { kind: 'media', src: pathname };
  if (RESERVED_PATH.test(pathname)) return FINE;
  const reader = { locale: prefixOf(pathname, sites) ?? locale, sites };
  const path = pathOf(pathname, reader);
  const redirect = findRedirect(decoded(path), siteOfLocale(sites, reader.locale) ?? '', sites);
  if (redirect === undefined) return targetOf(path, reader);
  return redirect.to.startsWith('/') ? targetOf(pathOf(withoutQuery(redirect.to), reader), reader) : FINE;
}

function withoutQuery(href: string): string {
  return href.replace(/[?#].*$/, '');
}

function prefixOf(pathname: string, { locales }: SitesConfig): string | undefined {
  const first = pathname.split('/')[1]?.toLowerCase() ?? '';
  return Object.hasOwn(locales, first) ? first : undefined;
}

/** The untranslated path without its locale; a link without a locale is resolved in its document's. */
function pathOf(pathname: string, { locale, sites }: Reader): string {
  let candidates = prefixOf(pathname, sites) === undefined ? `/${locale}${pathname}` : pathname;
  for (let redirects = 0; redirects < MAX_REDIRECTS; redirects += 1) {
    const resolved = resolvePath(candidates, sites);
    if ('path' in resolved) return resolved.path;
    candidates = resolved.redirect;
  }
  return pathname;
}

function targetOf(path: string, { locale, sites }: Reader): LinkTarget {
  const match = matchRoute(path);
  if (match === undefined) return FILE.test(path) ? { kind: 'media', src: path } : { kind: 'nowhere' };
  const { flag } = match.route;
  const siteId = siteOfLocale(sites, locale) ?? '';
  const flags = flagsOf(Object.hasOwn(sites.flags, siteId) ? sites.flags[siteId] : undefined);
  if (flag !== undefined && !flags[flag]) return { kind: 'off', flag };
  return ofRoute(match, decoded(path), locale);
}

/** Routes that show the document of the same name. */
const CONTENT_ROUTES: ReadonlySet<string> = new Set([
  'about-us',
  'get-the-look',
  'product-ingredients',
  'gift-card',
  'size-chart',
  'collections-slug',
  'help',
  'help-rest',
  'slug',
]);

function ofRoute({ name, params }: RouteMatch, path: string, locale: string): LinkTarget {
  const slug = decoded(params['slug'] ?? params['name'] ?? '').toLowerCase();
  const document = (...candidates: readonly DocumentCandidate[]) => ({ kind: 'document', locale, candidates }) as const;
  if (name === 'p-slug') return { kind: 'product', id: slug };
  if (name === 'c-slug') return { kind: 'category', id: slug };
  if (name === 'index') return document({ kinds: PAGE, name: 'home' });
  if (name === 'fragments') return document({ kinds: PAGE, name: slug });
  if (name === 'articles-slug')
    return document({ kinds: ['article', 'page'], name: slug }, { kinds: PAGE, name: `articles/${slug}` });
  return CONTENT_ROUTES.has(name) ? document({ kinds: PAGE, name: path.slice(1).toLowerCase() }) : FINE;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text).normalize('NFC');
  } catch {
    return text;
  }
}

import { randomUUID } from 'node:crypto';
import { Hono, type Context } from 'hono';
import { etag } from 'hono/etag';
import { LRUCache } from 'lru-cache';
import { publicPath } from '../../src/cms/site/locale-path.ts';
import { siteOfLocale } from '../../src/cms/site/site-config.ts';
import { homeAddress } from '../pages/page-address.ts';
import { createContext, type PageServices } from '../pages/request-context.ts';
import { SITEMAP_KINDS, sitemapPaths, type SitemapKind } from './sitemap-paths.ts';
import { ROUTES } from '../../src/routes.ts';

/** Namespace of the sitemap protocol, sitemaps.org 0.9. */

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

function sitemapIndexXml(addresses: readonly string[]): string {
  return file('sitemapindex', 'sitemap', addresses);
}

function sitemapXml(addresses: readonly string[]): string {
  return file('urlset', 'url', addresses);
}

function file(root: string, entry: string, addresses: readonly string[]): string {
  const entries = addresses.map((address) => `<${entry}><loc>${escape(new URL(address).href)}</loc></${entry}>\n`);
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">\n${entries.join('')}</${root}>\n`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

interface RobotsOptions {
  readonly publicOrigin: string;
  /**
   * Whether search engines may index the shop: production, and a local one so that audits see what production shows.
   */
  readonly isListed: boolean;
}

/** Neither personal pages nor lists that only reorder or filter the same products (RFC 9309). */
const NEVER = ['/api/', '/fapi/', '/cms/', '/sandbox/', '/*?*sort=', '/*?*f.', '/*?*store='];

/** The rule for the paths of a route: all that begins like it, any text in place of a parameter before the end. */
const pathRule = (pattern: string): string => pattern.replace(/\{[^}]*\}$/, '').replaceAll(/\{[^}]*\}/g, '*');

/** `/robots.txt`; its paths apply under every locale. */
function robotsText({ publicOrigin, isListed }: RobotsOptions): string {
  if (!isListed) return 'User-agent: *\nDisallow: /\n';
  const routes: readonly { readonly pattern: string; readonly cache?: string }[] = ROUTES;
  const own = routes.filter(({ pattern, cache }) => cache !== 'page' && !/^\/\d{3}$/.test(pattern));
  const disallowed = [...own.map(({ pattern }) => pathRule(pattern)), ...NEVER];
  return [
    'User-agent: *',
    ...disallowed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicOrigin}/sitemap.xml`,
    '',
  ].join('\n');
}

export interface SearchEngineOptions {
  readonly services: PageServices;
  /** Whether search engines may index the shop. */
  readonly isListed: boolean;
}

/** A sitemap and the number of its addresses. */
export interface Sitemap {
  readonly path: string;
  readonly locale: string;
  readonly kind: SitemapKind;
  readonly count: number;
}

export interface SearchEngineCalls {
  readonly app: Hono;
  /** All sitemaps, as `/sitemap.xml` lists them. */
  maps(): Promise<readonly Sitemap[]>;
  /** Documents changed: drops the cached lists. */
  contentChanged(): void;
}

/** The protocol allows 50,000 addresses in one file. */
const MAP_SIZE = 10_000;
/** Milliseconds a list is cached: a crawler reads all sitemaps in succession. */
const LIFETIME = 60_000;
const REVALIDATED = { 'cache-control': 'public, max-age=0, must-revalidate' };
const XML = { ...REVALIDATED, 'content-type': 'application/xml; charset=utf-8' };
const MAP_NAME = /^([a-z]{2}-[a-z]{2})-([a-z]+?)(?:-([2-9]|[1-9]\d{1,3}))?\.xml$/;

/** `/robots.txt`, `/sitemap.xml` and the sitemaps it lists, `/sitemaps/<locale>-<kind>[-n].xml`. */
export function createSearchEngineCalls({ services, isListed }: SearchEngineOptions): SearchEngineCalls {
  const { publicOrigin } = services;
  const lists = new LRUCache<string, Promise<readonly string[]>>({ max: 100, ttl: LIFETIME });

  /** Absolute addresses; concurrent requests share one read. */
  function addresses(locale: string, kind: SitemapKind): Promise<readonly string[]> {
    const key = `${locale} ${kind}`;
    const known = lists.get(key);
    if (known !== undefined) return known;
    const listed = listAddresses(services, locale, kind);
    lists.set(key, listed);
    listed.catch(() => lists.delete(key));
    return listed;
  }

  async function maps(): Promise<readonly Sitemap[]> {
    const locales = Object.values(services.sitesConfig().sites).flatMap((site) => site.locales);
    const pairs = locales.flatMap((locale) => SITEMAP_KINDS.map((kind) => ({ locale, kind })));
    const listed = pairs.map(async ({ locale, kind }) => mapsOf(locale, kind, (await addresses(locale, kind)).length));
    return (await Promise.all(listed)).flat();
  }

  async function index(context: Context): Promise<Response> {
    return context.body(sitemapIndexXml((await maps()).map(({ path }) => publicOrigin + path)), 200, XML);
  }

  async function map(context: Context): Promise<Response> {
    const [, locale = '', kind = '', part = '1'] = MAP_NAME.exec(context.req.param('name') ?? '') ?? [];
    const isKnown = siteOfLocale(services.sitesConfig(), locale) !== undefined && isKind(kind);
    const all = isKnown ? await addresses(locale, kind) : [];
    const entries = all.slice((Number(part) - 1) * MAP_SIZE, Number(part) * MAP_SIZE);
    return entries.length === 0 ? context.text('Not found\n', 404) : context.body(sitemapXml(entries), 200, XML);
  }

  const app = new Hono();
  app.get('/robots.txt', etag(), (context) => context.text(robotsText({ publicOrigin, isListed }), 200, REVALIDATED));
  app.get('/sitemap.xml', etag(), (context) => index(context));
  app.get('/sitemaps/:name', etag(), (context) => map(context));
  app.onError((error, context) => {
    services.log.error({ err: error, path: context.req.path }, 'a sitemap could not be made');
    return context.text('Try again later\n', 503, { 'retry-after': '60' });
  });
  return { app, maps, contentChanged: () => lists.clear() };
}

function isKind(name: string): name is SitemapKind {
  return SITEMAP_KINDS.some((kind) => kind === name);
}

function mapsOf(locale: string, kind: SitemapKind, total: number): readonly Sitemap[] {
  return Array.from({ length: Math.ceil(total / MAP_SIZE) }, (_, part) => ({
    path: `/sitemaps/${locale}-${kind}${part === 0 ? '' : `-${part + 1}`}.xml`,
    locale,
    kind,
    count: Math.min(MAP_SIZE, total - part * MAP_SIZE),
  }));
}

async function listAddresses(services: PageServices, locale: string, kind: SitemapKind): Promise<readonly string[]> {
  const sitesConfig = services.sitesConfig();
  const visitor = { requestId: randomUUID(), isBot: true, isFramed: false };
  const context = createContext(services, { ...visitor, address: homeAddress(locale, sitesConfig) });
  const paths = await sitemapPaths(kind, context);
  return paths.map((path) => services.publicOrigin + publicPath(path, locale, sitesConfig));
}

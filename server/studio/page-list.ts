import { z } from 'zod';
import type { ContentClient } from '../../src/cms/client/content-client.ts';
import { publicPath } from '../../src/cms/site/locale-path.ts';
import { defaultLocale, siteOfLocale } from '../../src/cms/site/site-config.ts';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';
import type { ListedPage, PageKind, PageList } from '../../src/cms/preview/page-list.ts';
import { matchRoute } from '../../src/lib/route-match.ts';
import type { Route } from '../../src/route.ts';
import { ROUTES } from '../../src/routes.ts';

export interface PageListDeps {
  readonly content: ContentClient;
  readonly sitesConfig: () => SitesConfig;
}

/** Result of the content operation `index` in preview; another content API may return less. */
const indexed = z.object({
  kind: z.enum(['page', 'article', 'category', 'product', 'fragment', 'popup']),
  name: z.string(),
  locale: z.string(),
  title: z.string().catch(''),
  parent: z.string().nullish().catch(null),
  isDraft: z.boolean().catch(false),
  isDeleted: z.boolean().catch(false),
  isShown: z.boolean().catch(true),
  validFrom: z.string().nullish().catch(null),
  validTo: z.string().nullish().catch(null),
});
type Indexed = z.output<typeof indexed>;

const index = z.object({ items: z.array(z.unknown()) });

interface PageListQuery {
  readonly siteId?: string;
  readonly locale?: string;
  readonly date?: string;
}

/**
 * All pages of a locale that an editor can open: documents with an address, fallbacks included, then the shop's own
 * screens.
 */
export async function listPages({ content, sitesConfig }: PageListDeps, query: PageListQuery): Promise<PageList> {
  const config = sitesConfig();
  const { locales, sites } = config;
  const locale =
    query.locale !== undefined && Object.hasOwn(locales, query.locale) ? query.locale : defaultLocale(config);
  const isSite = query.siteId !== undefined && Object.hasOwn(sites, query.siteId);
  const siteId = (isSite ? query.siteId : siteOfLocale(config, locale)) ?? '';
  const preview = query.date ? { date: query.date } : {};
  const answer = await content.get({ kind: 'index', siteId, locale, preview });
  const items = answer.status === 'found' ? (index.safeParse(answer.document).data?.items ?? []) : [];
  const documents = items.flatMap((item) => indexed.safeParse(item).data ?? []);
  const pages = documents.map((document) => pageOf(document, { siteId, locale }, config));
  const taken = new Set(pages.map(({ address }) => address));
  const screens = screensOf(locale, config).filter(({ address }) => !taken.has(address));
  return { siteId, locale, pages: [...pages, ...screens], isPartial: answer.status === 'failed' };
}

interface SiteLocale {
  readonly siteId: string;
  readonly locale: string;
}

function pageOf(document: Indexed, { siteId, locale }: SiteLocale, config: SitesConfig): ListedPage {
  const { name, title, parent, isDraft, isDeleted, isShown, validFrom, validTo } = document;
  const path = pathOf(document);
  const writtenIn = document.locale === locale ? undefined : document.locale;
  return {
    kind: isScreen(matchRoute(path)?.route) ? 'screen' : document.kind,
    name,
    title: title || name,
    address: publicPath(path, locale, config),
    parent: parent?.replace(/^\//, '') ?? undefined,
    writtenIn,
    source: writtenIn === undefined ? `${siteId}/${locale}/${document.kind}/${name}` : undefined,
    isDraft,
    isDeleted,
    isShown,
    validFrom: validFrom ?? undefined,
    validTo: validTo ?? undefined,
  };
}

const FOLDERS = {
  page: '/',
  article: '/articles/',
  category: '/c/',
  product: '/p/',
  fragment: '/fragment-preview/',
  popup: '/popups/',
};

function pathOf({ kind, name }: { kind: Exclude<PageKind, 'screen'>; name: string }): string {
  if (kind === 'page' && name === 'home') return '/';
  return FOLDERS[kind] + name.split('/').map(encodeURIComponent).join('/');
}

/** Whether the page has no document: it is personal, or needs a visitor's input. */
function isScreen(route: Route | undefined): boolean {
  return route !== undefined && route.cache === undefined;
}

/** Id of sample states, for screens that need one. */
const ANY_ID = 'PREVIEW-1001';

function screensOf(locale: string, config: SitesConfig): ListedPage[] {
  const own = (ROUTES as readonly Route[]).filter(
    ({ name, pattern }) =>
      !/^(?:(?:cms|error)-|product-cards$)/.test(name) && !pattern.includes('{...') && !pattern.includes('{slug}'),
  );
  return own.map(({ name, pattern }) => ({
    kind: 'screen',
    name,
    title: name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' '),
    address: publicPath(pattern.replace('{id}', ANY_ID), locale, config),
    isDraft: false,
    isDeleted: false,
    isShown: true,
  }));
}

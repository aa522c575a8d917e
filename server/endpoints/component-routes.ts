import { Hono, type Context } from 'hono';
import { etag } from 'hono/etag';
import * as components from '../../src/cms/sections/components.ts';
import type { ContentClient, ContentRequest } from '../../src/cms/client/content-client.ts';
import { localizeHref } from '../../src/cms/site/locale-path.ts';
import { locationsOf } from '../../src/cms/site/locations.ts';
import { siteOfLocale, type SiteLocale } from '../../src/cms/site/site-config.ts';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';
import { callIds } from '../gateway/call-ids.ts';
import { HTTP_ERRORS, errorResponse, type HttpError } from '../gateway/error-response.ts';

export interface ComponentCallsOptions {
  readonly content: ContentClient;
  readonly sitesConfig: () => SitesConfig;
  readonly publicOrigin: string;
}

/** What a reader needs: documents of the request's site locale, and links in the form of that locale. */
interface Reading {
  readonly document: (request: Pick<ContentRequest, 'kind' | 'name'>) => Promise<unknown>;
  readonly localize: (href: string) => string;
}

type Read = (reading: Reading, name: string) => Promise<object | undefined>;

const REVALIDATED = { 'cache-control': 'public, max-age=0, must-revalidate' };

/** By path below `/fapi`; a reader returns `undefined` where there is no such document. */
const READERS: Readonly<Record<string, Read>> = {
  '/components/collections': async ({ document, localize }) => ({
    items: localized(await components.loadCollections(document), localize),
  }),
  '/components/footer': async ({ document, localize }) => components.loadFooter(document, localize),
  '/components/foot-sizes': async ({ document }) => withName('tables', await components.loadFootSizes(document)),
  '/components/search-hub': async ({ document, localize }) => {
    const hub = await components.loadSearchHub(document);
    return hub && { ...hub, links: localized(hub.links, localize) };
  },
  '/components/size-chart/:name': async ({ document }, productType) => {
    const tables = await components.loadSizeChart(document, productType);
    return tables && { productType, tables };
  },
  '/components/utility': async ({ document, localize }) => {
    const items = await components.loadUtility(document);
    return items && { items: localized(items, localize) };
  },
  '/pages/:name{.+}': async ({ document }, name) => {
    const page = await document({ kind: 'augmentedpage', name });
    return typeof page === 'object' && page !== null ? page : undefined;
  },
};

/**
 * `/fapi/components/*` and `/fapi/pages/*` (docs/contract.md#operations): parts of the content for the shop's own
 * scripts.
 */
export function createComponentCalls({ content, sitesConfig, publicOrigin }: ComponentCallsOptions): Hono {
  const app = new Hono();
  app.get('/pages/location-selector', etag(), (context) => {
    if (siteLocaleOf(context, sitesConfig()) === undefined) return fail(context, HTTP_ERRORS.unknownCall);
    return context.json(locationsOf(sitesConfig(), publicOrigin), 200, REVALIDATED);
  });
  for (const [path, read] of Object.entries(READERS)) {
    app.get(path, etag(), async (context) => {
      const config = sitesConfig();
      const siteLocale = siteLocaleOf(context, config);
      if (siteLocale === undefined) return fail(context, HTTP_ERRORS.unknownCall);
      const reading = readingOf(content, siteLocale, config);
      const answer = await read(reading, context.req.param('name') ?? '').catch((error: unknown) =>
        asContentError(error),
      );
      if (answer === undefined) return fail(context, HTTP_ERRORS.unknownCall);
      return answer instanceof ContentError ? fail(context, answer.error) : context.json(answer, 200, REVALIDATED);
    });
  }
  return app;
}

function readingOf(content: ContentClient, siteLocale: SiteLocale, config: SitesConfig): Reading {
  return {
    localize: (href) => localizeHref(href, siteLocale.locale, config),
    async document(request) {
      const answer = await content.get({ ...request, ...siteLocale });
      if (answer.status === 'failed') throw new ContentError(answer.httpStatus);
      return answer.status === 'found' ? answer.document : undefined;
    },
  };
}

/** The content service did not respond. */
class ContentError extends Error {
  readonly error: HttpError;

  constructor(status: number) {
    super(`content answered ${status}`);
    this.error = { status, errorId: `API${status}`, message: 'The content cannot be read at the moment.' };
  }
}

function asContentError(error: unknown): ContentError {
  if (error instanceof ContentError) return error;
  throw error;
}

/** The requested site and locale; where only one is named, the other is derived. `undefined` for an unknown one. */
function siteLocaleOf(context: Context, config: SitesConfig): SiteLocale | undefined {
  const { siteId, locale } = context.req.query();
  const site = siteId ?? (locale ? siteOfLocale(config, locale) : Object.keys(config.sites)[0]);
  if (site === undefined || !Object.hasOwn(config.sites, site)) return undefined;
  const localeOrFirst = locale ?? config.sites[site]?.locales[0];
  if (localeOrFirst === undefined || !Object.hasOwn(config.locales, localeOrFirst)) return undefined;
  return { siteId: site, locale: localeOrFirst };
}

function localized<T extends { readonly href: string }>(links: readonly T[], localize: Reading['localize']): T[] {
  return links.map((link) => ({ ...link, href: localize(link.href) }));
}

function withName<T>(name: string, value: T | undefined): object | undefined {
  return value === undefined ? undefined : { [name]: value };
}

function fail(context: Context, error: HttpError): Response {
  return errorResponse(error, callIds(context.req.raw.headers).correlationId);
}

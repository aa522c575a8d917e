import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { etag } from 'hono/etag';
import * as components from '../../src/cms/sections/components.ts';
import type { ContentClient, ContentRequest } from '../../src/cms/client/content-client.ts';
import { localizeHref } from '../../src/cms/site/locale-path.ts';
import { locationsOf } from '../../src/cms/site/locations.ts';
import { siteOfLocale, type SiteLocale } from '../../src/cms/site/site-config.ts';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';
import { ApiError } from '../../src/api/core/api-error.ts';
import type { RequestContext } from '../../src/cms/request-context.ts';
import { isForProfessionals } from '../../src/lib/route-match.ts';
import { callIds } from '../gateway/call-ids.ts';
import { errorResponse, HTTP_ERRORS } from '../gateway/error-response.ts';
import type { RequestBindings } from '../gateway/gateway-environment.ts';
import { isProfessional, NOT_FOR_VISITOR } from '../gateway/professional-documents.ts';

export interface ComponentCallsOptions {
  readonly content: ContentClient;
  readonly sitesConfig: () => SitesConfig;
  readonly publicOrigin: string;
  readonly visitorCalls: RequestContext['visitorCalls'];
}

type Bindings = { Bindings: RequestBindings };

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
export function createComponentCalls(options: ComponentCallsOptions): Hono<Bindings> {
  const { content, sitesConfig, publicOrigin } = options;
  const app = new Hono<Bindings>();
  app.use('/pages/:name{.+}', restrictToProfessionals(options));
  app.get('/pages/location-selector', etag(), (context) => {
    requireSiteLocale(context, sitesConfig());
    return context.json(locationsOf(sitesConfig(), publicOrigin), 200, REVALIDATED);
  });
  for (const [path, read] of Object.entries(READERS)) {
    app.get(path, etag(), async (context) => {
      const config = sitesConfig();
      const reading = readingOf(content, requireSiteLocale(context, config), config);
      const answer = await read(reading, context.req.param('name') ?? '');
      if (answer === undefined) throw new ApiError(HTTP_ERRORS.unknownCall);
      return context.json(answer, 200, REVALIDATED);
    });
  }
  return app;
}

/** A document for professionals is read by them alone, and never stored. */
function restrictToProfessionals({ visitorCalls, sitesConfig }: ComponentCallsOptions): MiddlewareHandler<Bindings> {
  return async (context, next) => {
    if (!isForProfessionals(context.req.param('name') ?? '')) return next();
    const { req, env } = context;
    const cookie = req.header('cookie') ?? '';
    const siteLocale = requireSiteLocale(context, sitesConfig());
    const visitor = visitorCalls({ cookie, userAgent: undefined, address: env.address, ...siteLocale });
    if (await isProfessional(visitor)) await next();
    else context.res = errorResponse(NOT_FOR_VISITOR, callIds(req.raw.headers).correlationId);
    for (const one of visitor.cookies) context.res.headers.append('set-cookie', one);
    context.res.headers.set('cache-control', 'private, no-store');
    return undefined;
  };
}

function readingOf(content: ContentClient, siteLocale: SiteLocale, config: SitesConfig): Reading {
  return {
    localize: (href) => localizeHref(href, siteLocale.locale, config),
    async document(request) {
      const answer = await content.get({ ...request, ...siteLocale });
      if (answer.status === 'failed') throw contentError(answer.httpStatus);
      return answer.status === 'found' ? answer.document : undefined;
    },
  };
}

/** The content service did not respond. */
function contentError(status: number): ApiError {
  return new ApiError({ status, errorId: `API${status}`, message: 'The content cannot be read at the moment.' });
}

function requireSiteLocale(context: Context, config: SitesConfig): SiteLocale {
  const siteLocale = siteLocaleOf(context, config);
  if (siteLocale === undefined) throw new ApiError(HTTP_ERRORS.unknownCall);
  return siteLocale;
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

import { isApiError } from '../../src/api/core/api-error.ts';
import { createApiClient } from '../../src/api/core/client.ts';
import type { CallApi } from '../../src/api/core/operation.ts';
import type { ContentClient } from '../../src/cms/client/content-client.ts';
import { flagsOf } from '../../src/cms/site/flags.ts';
import type { LinkStylesheets, RequestContext } from '../../src/cms/request-context.ts';
import type { Log } from '../../src/lib/log.ts';
import type { Site, SitesConfig } from '../../src/cms/site/sites.schema.ts';
import type { ImageSources } from '../../src/lib/image-source.ts';
import type { CommerceUpstream, ReadCommerce } from '../gateway/commerce-reads.ts';

/** What pages need of the process. */
export interface PageServices {
  readonly content: ContentClient;
  readonly commerce: CommerceUpstream;
  readonly log: Log;
  readonly linkStylesheets: LinkStylesheets;
  readonly sitesConfig: () => SitesConfig;
  readonly publicOrigin: string;
  readonly isLocal: boolean;
  readonly imageSources: ImageSources;
  readonly imageHosts: readonly string[];
  readonly embedHosts: readonly string[];
  readonly providers: RequestContext['providers'];
  readonly frameSources: RequestContext['frameSources'];
  readonly readSession: RequestContext['readSession'];
  readonly checksLocation: boolean;
  readonly readEditor: RequestContext['readEditor'];
  readonly previewLinks: RequestContext['previewLinks'];
  readonly hasCompanySignIn: boolean;
  readonly lastChange: () => RequestContext['lastChange'];
  readonly deploy: RequestContext['deploy'];
}

/** Tag of pages that show products; a change of the catalogue purges it. */
export const CATALOG_TAG = 'catalog';

interface Visitor {
  readonly requestId: string;
  readonly isBot: boolean;
  readonly isFramed: boolean;
}

/**
 * The context of one page request; the middleware sets site, locale, path and preview. `budget`: milliseconds for all
 * its requests.
 */
export function createLocals(services: PageServices, visitor: Visitor, budget?: number): RequestContext {
  const { commerce, sitesConfig: readSites, lastChange, ...shared } = services;
  const sitesConfig = readSites();
  const { siteId, site } = firstSite(sitesConfig);
  const cache: RequestContext['cache'] = { store: true, tags: new Set() };
  const locals: RequestContext = {
    ...shared,
    call: tagged(
      clientOf({ ...commerce, send: withinBudget(commerce.send, budget) }, () => locals),
      cache,
    ),
    experiences: { decide: () => undefined },
    sitesConfig,
    lastChange: lastChange(),
    ...visitor,
    siteId,
    site,
    locale: site.locales[0] ?? 'en-us',
    flags: flagsOf(Object.hasOwn(sitesConfig.flags, siteId) ? sitesConfig.flags[siteId] : undefined),
    path: '/',
    params: {},
    carried: new URLSearchParams(),
    preview: undefined,
    editor: undefined,
    outlines: [],
    fixture: undefined,
    cache,
  };
  return locals;
}

function clientOf({ send, accessKey, ...upstream }: CommerceUpstream, locals: () => RequestContext): CallApi {
  return createApiClient({
    ...upstream,
    fetch: async (request) => {
      const { response, isStale } = await send(request);
      if (isStale) locals().cache.store = false;
      return response;
    },
    context: () => {
      const { siteId, locale, preview, requestId } = locals();
      const mode = preview === undefined ? 'live' : 'preview';
      return { siteId, locale, mode, correlationId: requestId, ...(accessKey === undefined ? {} : { accessKey }) };
    },
  });
}

/** The time runs from the first request. */
function withinBudget(send: ReadCommerce, budget: number | undefined): ReadCommerce {
  if (budget === undefined) return send;
  let limit: AbortSignal | undefined;
  return (request) => {
    limit ??= AbortSignal.timeout(budget);
    return send(new Request(request, { signal: AbortSignal.any([request.signal, limit]) }));
  };
}

/** Marks a page with a failed request as not storable, whichever code catches the error. */
function tagged(call: CallApi, cache: RequestContext['cache']): CallApi {
  return (operation, input, options) => {
    if (operation.path.startsWith('/products/')) cache.tags.add(CATALOG_TAG);
    return call(operation, input, options).catch((error: unknown) => {
      if (!isAnswer(error)) cache.store = false;
      throw error;
    });
  };
}

/** Whether the service responded, even with an error: a retry would return the same. */
function isAnswer(error: unknown): boolean {
  return isApiError(error) && error.status >= 400 && error.status < 500 && error.status !== 408 && error.status !== 429;
}

function firstSite({ sites }: SitesConfig): { siteId: string; site: Site } {
  const [first] = Object.entries(sites);
  if (first === undefined) throw new Error('the site configuration names no site');
  return { siteId: first[0], site: first[1] };
}

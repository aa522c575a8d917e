import { isApiError } from '../../src/api/core/api-error.ts';
import { createApiClient } from '../../src/api/core/client.ts';
import type { CallApi } from '../../src/api/core/operation.ts';
import { searchStores } from '../../src/api/locations/stores.ts';
import { withTestContext } from '../../src/cms/forced-variants.ts';
import type { ContentClient } from '../../src/cms/client/content-client.ts';
import type { VisitorExperiences, PageStyles, PostedSection, RequestContext } from '../../src/cms/request-context.ts';
import type { Log } from '../../src/lib/log.ts';
import { siteContext } from '../../src/cms/site/site-config.ts';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';
import { CARRIED_QUERY } from '../../src/config.ts';
import type { Fragments } from '../../src/cms/fragments.ts';
import type { ImageSources } from '../../src/lib/image-source.ts';
import type { AssemblePage } from './fragments.ts';
import { memoize } from '../../src/lib/memoize.ts';
import { chatVendorOf } from '../../src/lib/scripts/page-scripts.ts';
import { sourcesOfRegion } from '../../src/lib/scripts/policy-sources.ts';
import type { PageAddress } from './page-address.ts';
import type { PageReads } from './page-reads.ts';
import type { CommerceUpstream, ReadCommerce, RemoteCommerce } from '../gateway/commerce-reads.ts';

/** What pages need of the process. */
export interface PageServices {
  readonly content: ContentClient;
  readonly commerce: CommerceUpstream;
  readonly log: Log;
  readonly styles: PageStyles;
  readonly sitesConfig: () => SitesConfig;
  readonly publicOrigin: string;
  readonly isLocal: boolean;
  readonly imageSources: ImageSources;
  readonly fragments: Fragments;
  /** `undefined` in development. */
  readonly assemble: AssemblePage | undefined;
  readonly imageHosts: readonly string[];
  readonly embedHosts: readonly string[];
  readonly map: RequestContext['map'];
  readonly providers: RequestContext['providers'];
  readonly consentPlatform: RequestContext['consentPlatform'];
  readonly policySources: RequestContext['policySources'];
  readonly scripts: RequestContext['scripts'];
  readonly readSession: RequestContext['readSession'];
  readonly pendingForms: RequestContext['pendingForms'];
  readonly features: RequestContext['features'];
  readonly visitorCalls: RequestContext['visitorCalls'];
  readonly checksLocation: boolean;
  readonly readEditor: RequestContext['readEditor'];
  readonly questionModeration: RequestContext['questionModeration'];
  readonly photoModeration: RequestContext['photoModeration'];
  readonly openModeration: RequestContext['openModeration'];
  readonly previewLinks: RequestContext['previewLinks'];
  readonly hasCompanySignIn: boolean;
  readonly lastChange: () => RequestContext['lastChange'];
  readonly deploy: RequestContext['deploy'];
}

/** Tag of pages that show products or stores; a change of the catalogue purges it. */
export const CATALOG_TAG = 'catalog';
/** Tag of pages that show reviews or photos of customers; a change of what is published purges it. */
export const REVIEWS_TAG = 'reviews';
const REVIEW_PATH = /\/reviews?(?:\/|$)|^\/photos\//;
/** Tag of pages that state how many units are left. */
export const STOCK_TAG = 'stock';

/** What a context is made of, beside the services. */
export interface PageVisit {
  readonly address: PageAddress;
  readonly requestId: string;
  readonly isBot: boolean;
  readonly isFramed: boolean;
  readonly storeUse?: RequestContext['storeUse'];
  readonly posted?: PostedSection;
  /** Id of the visitor's store. */
  readonly myStoreId?: string | undefined;
  /** Decides for one visitor, for a page that is not stored. */
  readonly experiences?: VisitorExperiences | undefined;
}

/** The context of one page request; `reads` records what is asked for through it. */
export function createContext(services: PageServices, visit: PageVisit, reads?: PageReads): RequestContext {
  const { commerce, sitesConfig: _, assemble: __, lastChange, ...shared } = services;
  const { address, myStoreId, experiences = decided(address), ...visitor } = visit;
  const { sitesConfig, locale, path, params, match: route, redirect, languageRedirect } = address;
  const query = new URLSearchParams(address.search);
  const cache: RequestContext['cache'] = { store: true, tags: new Set(), experiences: new Set() };
  const upstream = 'perform' in commerce ? commerce : { ...commerce, send: withinBudget(commerce) };
  const create = (facts: ContextFacts): RequestContext => {
    const call = tagged(clientOf(upstream, facts, cache), cache);
    const recorded = reads?.recordCalls(call) ?? call;
    const myStore = memoize(async () => {
      const store = await loadMyStore(recorded, facts, myStoreId);
      // What is no store of the site must not fill the cache with pages of its own.
      if (myStoreId !== undefined && store === undefined) cache.store = false;
      return store;
    });
    return { ...facts, call: recorded, myStore, with: (changes) => create({ ...facts, ...changes }) };
  };
  const siteFacts = siteContext(sitesConfig, locale, query.get('siteId'));
  return create({
    ...shared,
    ...visitor,
    content: reads?.recordContent(services.content) ?? services.content,
    ...siteFacts,
    policySources: sourcesOfRegion(shared.policySources, chatVendorOf(shared.scripts.chat, siteFacts.site.region)),
    experiences: withTestContext(query.get('testContext'), recorded(experiences, cache.experiences)),
    sitesConfig,
    lastChange: lastChange(),
    locale,
    path,
    params,
    route,
    redirect,
    languageRedirect,
    carried: carriedQuery(query),
    preview: undefined,
    editor: undefined,
    outlines: [],
    fixture: undefined,
    cache,
  });
}

/** What was decided before the page of the address is rendered. */
function decided({ decisions = [] }: PageAddress): VisitorExperiences {
  return {
    decide: (experienceId) => decisions.find(({ id }) => id === experienceId)?.variant,
    decisions: () => decisions,
  };
}

function recorded(source: VisitorExperiences, asked: Set<string>): VisitorExperiences {
  return {
    ...source,
    decide(experienceId) {
      asked.add(experienceId);
      return source.decide(experienceId);
    },
  };
}

type ContextFacts = Omit<RequestContext, 'call' | 'myStore' | 'with'>;

/** A store of another country is none that this shop sells from. */
async function loadMyStore(
  call: CallApi,
  { site, log }: ContextFacts,
  id: string | undefined,
): ReturnType<RequestContext['myStore']> {
  if (id === undefined) return undefined;
  try {
    const { stores } = await call(searchStores, { body: { storeIds: [id], count: 1 } });
    return stores.find(({ address }) => address.countryCode === site.country);
  } catch (error) {
    if (!isApiError(error)) throw error;
    log.warn({ err: error }, 'the store of the visitor is not available');
    return undefined;
  }
}

const MAX_CARRIED_LENGTH = 200;

function carriedQuery(query: URLSearchParams): URLSearchParams {
  const values = CARRIED_QUERY.map((name) => [name, query.get(name)?.slice(0, MAX_CARRIED_LENGTH)] as const);
  return new URLSearchParams(values.flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])));
}

function clientOf(upstream: CommerceUpstream, facts: ContextFacts, cache: RequestContext['cache']): CallApi {
  if ('send' in upstream) return remoteClient(upstream, facts, cache);
  const { siteId, locale } = facts;
  return (operation, input) => upstream.perform(operation, input, { siteId, locale });
}

function remoteClient(
  { send, accessKey, ...upstream }: RemoteCommerce,
  { siteId, locale, preview, requestId }: ContextFacts,
  cache: RequestContext['cache'],
): CallApi {
  const mode = preview === undefined ? 'live' : 'preview';
  const context = { siteId, locale, mode, correlationId: requestId } as const;
  return createApiClient({
    ...upstream,
    retry: 0,
    fetch: async (request, init) => {
      const { response, isStale } = await send(request, init);
      if (isStale) cache.store = false;
      return response;
    },
    context: () => ({ ...context, ...(accessKey === undefined ? {} : { accessKey }) }),
  });
}

/** The time of all requests of a page; it runs from the first. */
function withinBudget({ send, timeout }: RemoteCommerce): ReadCommerce {
  let limit: AbortSignal | undefined;
  return (request, { signal = request.signal } = {}) => {
    limit ??= AbortSignal.timeout(timeout);
    return send(request, { signal: AbortSignal.any([signal, limit]) });
  };
}

/** Marks a page with a failed request as not storable, whichever code catches the error. */
function tagged(call: CallApi, cache: RequestContext['cache']): CallApi {
  return (operation, input, options) => {
    if (operation.path.startsWith('/products/')) cache.tags.add(CATALOG_TAG);
    if (REVIEW_PATH.test(operation.path)) cache.tags.add(REVIEWS_TAG);
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

import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { VisitorExperiences, RequestContext, StoreUse } from '../../src/cms/request-context.ts';
import { withinTime } from '../../src/lib/time-limit.ts';
import { framedLocation } from './framed-address.ts';
import type { HeaderList } from '../http/reply.ts';
import type { RenderedPage } from '../page-cache/cached-pages.ts';
import { completePolicy, OPENER_POLICY } from '../http/security-headers.ts';
import { readAddress, renderedUrl, type PageAddress } from './page-address.ts';
import { isPrivate } from '../http/cache-policy.ts';
import { createContext, type PageServices } from './request-context.ts';
import type { RenderedHtml } from './fragments.ts';
import type { KnownPages } from './known-pages.ts';
import { bytesOf } from './page-html.ts';
import { PageReads } from './page-reads.ts';
import { myStoreIn } from './my-store.ts';
import { hasShoeSize } from './shoe-size.ts';
import type { SubmittedForm } from './submitted-form.ts';
import { withImagePreload } from './image-preload.ts';
import { withScriptPreloads, type ScriptFiles } from './script-preload.ts';

/** Astro's side of the process, `dist/server/entry.mjs`. */
export type RenderAstro = (
  request: Request,
  locals: { readonly shop: RequestContext },
  clientAddress: string,
) => Promise<Response>;

export interface PageRendererOptions {
  readonly render: RenderAstro;
  readonly services: PageServices;
  /** Headers of every response. */
  readonly headers: HeaderList;
  /** Of the build; none in development, where scripts are not bundled. */
  readonly scripts?: ScriptFiles;
  /** None in development, where the code of pages changes as well. */
  readonly known?: KnownPages;
  /** Whether visitors take part in experiments: pages that ask for them vary by cookie then. */
  readonly decidesExperiences?: boolean;
  /** Milliseconds after which rendering is given up. */
  readonly timeLimit?: number;
}

/** A request for a page. One that may be stored carries nothing about its visitor. */
export interface PageRequest {
  readonly address: PageAddress;
  readonly isBot: boolean;
  /** Whether the page is shown in a frame of the studio. */
  readonly isFramed?: boolean;
  /** See `RequestContext`. */
  readonly storeUse?: StoreUse | undefined;
  /** Id of the visitor's store, for a page that is not stored. */
  readonly myStore?: string | undefined;
  /** Decides for the visitor of a page that is not stored. */
  readonly experiences?: VisitorExperiences | undefined;
  readonly visitor?: {
    readonly request: IncomingMessage;
    readonly address: string;
    /** A form that the page takes. */
    readonly form?: SubmittedForm;
  };
}

export type PageRenderer = (page: PageRequest) => Promise<RenderedPage>;

/** Far longer than any page takes: concurrent requests for a page must not wait forever. */
const TIME_LIMIT = 20_000;
/** Milliseconds for asking whether a page has changed: a service that hangs costs the rendering its own limits anyway. */
const CHECK_LIMIT = 1000;
const ANYBODY = '0.0.0.0';
const VISITOR_HEADERS = ['accept-language', 'cookie', 'referer', 'user-agent'] as const;
const STORED = 'public, max-age=0, must-revalidate';
const STORED_HERE = 'private, max-age=0, must-revalidate';
const OWN = 'private, no-store';

/** Renders pages; never rejects: a failure becomes the error page, or a line of text where even that fails. */
export function createPageRenderer(options: PageRendererOptions): PageRenderer {
  const { services, scripts = {}, known, decidesExperiences = false, timeLimit = TIME_LIMIT } = options;

  async function attempt(page: PageRequest): Promise<RenderedPage> {
    const { address, isBot, isFramed = false, storeUse, experiences } = page;
    const myStoreId = myStoreIn(address) ?? page.myStore;
    const visit = { requestId: randomUUID(), isBot, isFramed, storeUse, myStoreId, experiences, address };
    const shop = createContext(services, visit);
    const key = keyOf(shop, page);
    if (key === undefined || known === undefined) return (await renderIn(shop, page, page.visitor)).page;
    const unchanged = await withinTime(known.find(key, shop), CHECK_LIMIT, () => undefined);
    if (unchanged !== undefined) return unchanged;
    const reads = new PageReads();
    // It may be used again, so nothing of its first visitor is known where it is made.
    const rendered = await renderIn(createContext(services, visit, reads), page, undefined);
    known.add(key, { ...rendered, sitesConfig: shop.sitesConfig, reads });
    return rendered.page;
  }

  async function renderIn(shop: RequestContext, page: PageRequest, visitor: PageRequest['visitor']) {
    const url = services.publicOrigin + renderedUrl(page.address);
    const headers = visitorHeaders(visitor?.request);
    const form = visitor?.form;
    if (form !== undefined) headers.set('content-type', form.type);
    const request = new Request(url, form === undefined ? { headers } : { headers, method: 'POST', body: form.body });
    const render = () => options.render(request, { shop }, visitor?.address ?? ANYBODY);
    // The query that links carry is written into the whole HTML.
    const rendering = (shop.carried.size === 0 ? (services.assemble ?? whole) : whole)(render);
    const { response, isCurrent, until, ...rendered } = await withinTime(rendering, timeLimit, () => {
      throw new Error(`no response within ${timeLimit} ms`);
    });
    const html = withScriptPreloads(withImagePreload(rendered.html), scripts);
    if (page.isFramed === true) frameRedirect(response.headers, services.publicOrigin);
    if (decidesExperiences && shop.cache.experiences.size > 0)
      response.headers.append('vary', 'Accept-Encoding, Cookie');
    const replyHeaders = pageHeaders(response, page, options.headers);
    const made: RenderedPage = {
      reply: { status: response.status, headers: replyHeaders, body: bytesOf(html) },
      ...shop.cache,
      until,
    };
    return { page: made, html, isCurrent };
  }

  return async (page) => {
    try {
      return await attempt(page);
    } catch (error) {
      services.log.error({ err: error, path: page.address.url.split('?')[0] }, 'a page could not be rendered');
    }
    try {
      return await attempt({ address: readAddress('/500', page.address.sitesConfig), isBot: page.isBot });
    } catch {
      return plainErrorPage(options.headers);
    }
  };
}

async function whole(render: () => Promise<Response>): Promise<RenderedHtml> {
  const response = await render();
  return { response, html: [Buffer.from(await response.arrayBuffer())], isCurrent: () => false, until: Infinity };
}

/** What a page that is the same for every visitor depends on beside what it asks for; `undefined` for any other. */
function keyOf(
  { route, carried }: RequestContext,
  { address, isBot, isFramed, storeUse }: PageRequest,
): string | undefined {
  const isForAll = isFramed !== true && storeUse === undefined;
  const isShared = isForAll && route?.route.cache === 'page' && carried.size === 0;
  return isShared ? `${isBot} ${address.url}` : undefined;
}

function visitorHeaders(request: IncomingMessage | undefined): Headers {
  const headers = new Headers({ accept: 'text/html' });
  for (const name of VISITOR_HEADERS) {
    const value = request?.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

/** Studio pages frame one another (docs/contract.md#preview). */
const TOOL = /^(\/[a-z]{2}-[a-z]{2})?\/cms\//;

function frameRedirect(headers: Headers, publicOrigin: string): void {
  const location = headers.get('location');
  if (location !== null) headers.set('location', framedLocation(location, publicOrigin));
}

const REPLACED = new Set([
  'cache-control',
  'content-length',
  'content-encoding',
  'transfer-encoding',
  'etag',
  'content-security-policy',
]);

function pageHeaders(response: Response, page: PageRequest, shared: HeaderList): HeaderList {
  const own = [...response.headers].filter(([name]) => !REPLACED.has(name)).map(withCharset);
  const named = new Set(own.map(([name]) => name));
  const policy = completePolicy(response.headers.get('content-security-policy') ?? undefined, {
    isFramed: page.isFramed === true || TOOL.test(page.address.url),
  });
  const cacheControl = cachePolicy(response, page);
  return [
    ...own,
    ...shared.filter(([name]) => !named.has(name)),
    ...(cacheControl === OWN ? [OPENER_POLICY] : []),
    ['content-security-policy', policy],
    ['cache-control', cacheControl],
  ];
}

function withCharset([name, value]: [string, string]): [string, string] {
  return [name, name === 'content-type' && value === 'text/html' ? 'text/html; charset=utf-8' : value];
}

/**
 * Only a page that was made without a cookie and sets none is public; a page can restrict this further, never relax it. A page with a shopper's shoe size
 * or store is stored in this process only: at its address others see another.
 */
function cachePolicy({ status, headers }: Response, { address, visitor }: PageRequest): string {
  const isRedirect = status >= 300 && status < 400;
  const isStorable = (status === 200 && visitor === undefined) || isRedirect;
  const isOwn = visitor?.request.headers.cookie !== undefined || headers.has('set-cookie');
  if (!isStorable || isOwn || isPrivate(headers.get('cache-control'))) return OWN;
  return hasShoeSize(address) || myStoreIn(address) !== undefined ? STORED_HERE : STORED;
}

function plainErrorPage(headers: HeaderList): RenderedPage {
  const reply = {
    status: 500,
    headers: [
      ...headers,
      ['content-type', 'text/plain; charset=utf-8'],
      ['cache-control', OWN],
      ['content-security-policy', completePolicy(undefined)],
    ],
    body: Buffer.from('Something went wrong on our side. Please try again.\n'),
  } as const;
  return { reply, store: false, tags: new Set(), experiences: new Set() };
}

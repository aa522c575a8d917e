import { Hono, type Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';
import type { RequestEnvironment } from '../http/environment.ts';
import type { ContentKind } from '../../src/cms/client/content-client.ts';
import type { ContentResponse } from './content-result.ts';
import { scopeOf } from './documents/content-scope.ts';
import { yieldFor } from './documents/parse-document.ts';
import { findContent, type FindContentDeps } from './find-content.ts';
import { withoutNulls } from './without-nulls.ts';
import { ApiError } from '../../src/api/core/api-error.ts';
import { NOTHING_THERE } from '../../src/cms/client/content-name.ts';
import { errorResponse } from '../http/responses.ts';

/** Paths below `caas/v1/canvas`. A name may contain slashes, raw or as `%2F`. */
const PATHS: Readonly<Record<ContentKind, string>> = {
  augmentedpage: '/augmentedpage/:siteId/:name{.+}',
  page: '/page/:siteId/:name{.+}',
  children: '/children/:siteId/:name{.+}',
  category: '/category/:siteId/:name{.+}',
  product: '/product/:siteId/:name{.+}',
  search: '/search/:siteId/:name{.+}',
  showcase: '/showcase/:siteId/:name{.+}',
  fragment: '/fragment/:name{.+}',
  menu: '/menu/:siteId',
  footer: '/footer/:siteId',
  popups: '/popups/:siteId',
  showcases: '/showcases/:siteId',
  index: '/index/:siteId',
};

const MODES = [
  { prefix: '/caas/v1/canvas', isPreview: false },
  { prefix: '/pre/caas/v1/canvas', isPreview: true },
] as const;

const NO_BYTES = Buffer.alloc(0);
const BODY_MEMORY = 64 * 1024 * 1024;

export interface RouteDeps extends FindContentDeps {
  readonly sites: SitesConfig;
}

/** The content operations, live and under `/pre` (docs/contract.md#content-documents). */
export function contentRoutes(deps: RouteDeps): Hono<RequestEnvironment> {
  const app = new Hono<RequestEnvironment>();
  const write = createWriter();
  for (const { prefix, isPreview } of MODES) {
    for (const [kind, path] of Object.entries(PATHS)) {
      const handling = { deps, kind: kind as ContentKind, isPreview, write }; // the keys of PATHS
      app.get(prefix + path, (context) => handle(context, handling));
    }
  }
  return app;
}

interface RouteHandling {
  readonly deps: RouteDeps;
  readonly kind: ContentKind;
  readonly isPreview: boolean;
  readonly write: Writer;
}

async function handle(
  context: Context<RequestEnvironment>,
  { deps, kind, isPreview, write }: RouteHandling,
): Promise<Response> {
  const { req } = context;
  const siteId = req.param('siteId') ?? req.query('siteId');
  const asked = { siteId, locale: req.query('locale'), date: req.header('preview-date'), isPreview };
  const result = scopeOf(deps.sites, asked);
  if ('error' in result) return invalidInput(context, result.error.path, result.error.message);
  const found = await findContent(deps, kind, result.scope, req.param('name') ?? '');
  if (found.status === 'gone') return contentGone(context);
  if (found.status === 'missing') return found.isNothingThere ? noDocuments(context) : unknownDocument(context);
  if (found.status === 'broken') return brokenDocument(context, found.document);
  const isNullFree = req.query('removeNulls') === 'true';
  const etag = `"${found.revision}${isNullFree ? '.n' : ''}"`;
  const headers = { etag, 'cache-control': isPreview ? 'private, no-store' : 'no-cache' };
  if (matches(req.header('if-none-match'), etag)) return context.body(null, 304, headers);
  const body = await write(found, isNullFree);
  return context.body(body, 200, { ...headers, 'content-type': 'application/json; charset=utf-8' });
}

function matches(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((value) => value.trim().replace(/^W\//, '') === etag) ?? false;
}

type Writer = (found: ContentResponse, isNullFree: boolean) => Promise<Uint8Array<ArrayBuffer>>;

/** Serializes content as JSON, once per revision. */
function createWriter(): Writer {
  const bodies = new LRUCache<string, Buffer<ArrayBuffer>>({
    maxSize: BODY_MEMORY,
    sizeCalculation: (body) => body.length,
  });
  return async (found, isNullFree) => {
    if (found.bytes && !isNullFree) return found.bytes;
    const key = `${found.revision}:${isNullFree}`;
    const cached = bodies.get(key);
    if (cached) return cached;
    const pause = () => yieldFor(found.source?.bytes ?? NO_BYTES);
    await pause();
    const content = isNullFree ? withoutNulls(found.content) : found.content;
    await pause();
    const text = JSON.stringify(content);
    await pause();
    const body = Buffer.from(text);
    bodies.set(key, body);
    return body;
  };
}

type ContentContext = Context<RequestEnvironment>;

/** Error responses of the content operations (docs/contract.md#errors). */
function unknownDocument({ env }: ContentContext): Response {
  return errorResponse(
    new ApiError({ status: 404, errorId: 'API404', message: 'There is no such document.' }),
    env.ids,
  );
}

/** 404 response that also says there are no documents at all. */
function noDocuments(context: ContentContext): Response {
  const response = unknownDocument(context);
  response.headers.set(NOTHING_THERE, 'true');
  return response;
}

function contentGone({ env }: ContentContext): Response {
  const message = 'The documents are not there at the moment.';
  return errorResponse(new ApiError({ status: 503, errorId: 'GEN500', message }), env.ids);
}

function brokenDocument({ env }: ContentContext, document: string): Response {
  const message = 'The document cannot be read: it is truncated or no JSON object.';
  return errorResponse(new ApiError({ status: 502, errorId: 'GEN500', message, details: { document } }), env.ids);
}

function invalidInput({ env }: ContentContext, path: string, message: string): Response {
  return errorResponse(new ApiError({ status: 400, errorId: 'VALIDATION', message, details: { path } }), env.ids);
}

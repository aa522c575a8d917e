import { Hono, type Context } from 'hono';
import { LRUCache } from 'lru-cache';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';
import type { RequestEnvironment } from '../http/environment.ts';
import type { AugmentDeps } from './augment.ts';
import { CONTENT_ENDPOINTS, type ContentEndpoint } from './content-operations.ts';
import type { ContentResult, ContentResponse } from './content-result.ts';
import { brokenDocument, contentGone, invalidInput, noDocuments, unknownDocument } from './content-errors.ts';
import type { ContentPresence } from './content-presence.ts';
import { scopeOf } from './content-scope.ts';
import { yieldFor } from './documents/parse-document.ts';
import { withoutNulls } from './without-nulls.ts';

/** Paths below `caas/v1/canvas`. A name may hold slashes, written as they are or as `%2F`. */
const PATHS: Readonly<Record<keyof typeof CONTENT_ENDPOINTS, string>> = {
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

export interface RouteDeps extends AugmentDeps {
  readonly presence: ContentPresence;
  readonly sites: SitesConfig;
}

/** The content calls, live and under `/pre` (specification 2, section 7). */
export function contentRoutes(deps: RouteDeps): Hono<RequestEnvironment> {
  const app = new Hono<RequestEnvironment>();
  const write = createWriter();
  for (const { prefix, isPreview } of MODES) {
    for (const [call, path] of Object.entries(PATHS)) {
      const answer: ContentEndpoint = CONTENT_ENDPOINTS[call as keyof typeof PATHS];
      app.get(prefix + path, (context) => handle(context, { deps, answer, isPreview, write }));
    }
  }
  return app;
}

interface RouteHandling {
  readonly deps: RouteDeps;
  readonly answer: ContentEndpoint;
  readonly isPreview: boolean;
  readonly write: Writer;
}

async function handle(
  context: Context<RequestEnvironment>,
  { deps, answer, isPreview, write }: RouteHandling,
): Promise<Response> {
  const result = scopeOf(context, deps.sites, isPreview);
  if ('error' in result) return invalidInput(context, result.error.path, result.error.message);
  const found = await answer(deps, result.scope, context.req.param('name') ?? '');
  const state = isNothing(found) ? await deps.presence.state() : 'there';
  if (state === 'gone') return contentGone(context);
  if (found.status === 'missing') return state === 'empty' ? noDocuments(context) : unknownDocument(context);
  if (found.status === 'broken') return brokenDocument(context, found.document);
  const isNullFree = context.req.query('removeNulls') === 'true';
  const etag = `"${found.revision}${isNullFree ? '.n' : ''}"`;
  const headers = { etag, 'cache-control': isPreview ? 'private, no-store' : 'no-cache' };
  if (matches(context.req.header('if-none-match'), etag)) return context.body(null, 304, headers);
  const body = await write(found, isNullFree);
  return context.body(body, 200, { ...headers, 'content-type': 'application/json; charset=utf-8' });
}

/** No document, or a list of none: there may be no documents at all. */
function isNothing(answer: ContentResult): boolean {
  if (answer.status !== 'found') return answer.status === 'missing';
  const { items } = answer.content;
  return answer.source === undefined && Array.isArray(items) && items.length === 0;
}

function matches(header: string | undefined, etag: string): boolean {
  return header?.split(',').some((value) => value.trim().replace(/^W\//, '') === etag) ?? false;
}

type Writer = (found: ContentResponse, isNullFree: boolean) => Promise<Uint8Array<ArrayBuffer>>;

/** Writes content as JSON, once per revision. */
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

import { Hono } from 'hono';
import { etag } from 'hono/etag';
import { ApiError } from '../../src/api/core/api-error.ts';
import type { TagManager } from '../../backend/providers/tag-manager/provider.ts';
import { HTTP_ERRORS } from '../gateway/error-response.ts';
import { respondToError } from '../gateway/respond-to-error.ts';
import { findProxied, type ProxyEntry } from '../settings/scripts.ts';
import { ScriptCopies, type ScriptCopiesOptions } from './script-copies.ts';

export interface ScriptRoutesOptions extends ScriptCopiesOptions {
  readonly proxyScripts: readonly ProxyEntry[];
  readonly tagManager: TagManager['firstParty'];
}

const HEADERS = { 'content-type': 'text/javascript; charset=utf-8', 'x-content-type-options': 'nosniff' };
/** The vendors' own scripts live that long in browsers as well. */
const CACHED = { ...HEADERS, 'cache-control': 'public, max-age=900' };

/** Scripts of others that the shop serves: `/fapi/proxyScript?url=` and `/sstm/{id}` (docs/contract.md#scripts-of-others). */
export function createScriptRoutes({ proxyScripts, tagManager, ...options }: ScriptRoutesOptions): Hono {
  const copies = new ScriptCopies(options);
  const app = new Hono();
  app.onError(respondToError(options.log));
  const serve = async (url: URL | undefined): Promise<Response> => {
    if (url === undefined) throw new ApiError(HTTP_ERRORS.unknownCall);
    const bytes = await copies.get(url);
    if (bytes === undefined) throw new ApiError(HTTP_ERRORS.badAnswer);
    return new Response(new Uint8Array(bytes), { headers: CACHED });
  };
  app.get('/fapi/proxyScript', etag(), ({ req }) => {
    const [text, ...others] = req.queries('url') ?? [];
    return serve(text === undefined || others.length > 0 ? undefined : findProxied(text, proxyScripts));
  });
  app.all('/fapi/proxyScript', () => {
    throw new ApiError(HTTP_ERRORS.wrongMethod);
  });
  app.get('/sstm/:id', etag(), ({ req }) =>
    serve(tagManager?.id === req.param('id') ? new URL(tagManager.url) : undefined),
  );
  app.all('/sstm/*', () => {
    throw new ApiError(HTTP_ERRORS.unknownCall);
  });
  return app;
}

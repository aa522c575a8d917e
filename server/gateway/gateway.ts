import { Hono } from 'hono';
import type { RateLimits } from '../../backend/core/rate-limits.ts';
import type { Log } from '../../src/lib/log.ts';
import { callIds, writeCallIds, type CallIds } from './call-ids.ts';
import type { ReadDraftAccess } from './draft-access.ts';
import { HTTP_ERRORS, errorResponse, tooManyRequests, type HttpError } from './error-response.ts';
import { createForward } from './forward.ts';
import { createLimits } from './limits.ts';
import { parseBody, readBody } from './read-body.ts';
import { isSameOrigin, mayChange, type OriginRule } from './same-origin.ts';
import type { SessionSeal } from './session.ts';
import type { Upstream } from './upstream.ts';

export interface GatewayOptions {
  readonly commerce: Upstream;
  readonly content: Upstream;
  readonly seal: SessionSeal;
  readonly origin: OriginRule;
  readonly accessKey: string | undefined;
  readonly readDraftAccess: ReadDraftAccess;
  /** Where limits count for all processes. */
  readonly rateLimits: RateLimits | undefined;
  readonly log: Log;
}

/** What the process knows of a request beyond what the request says. */
export interface RequestBindings {
  readonly address: string;
}

const PREFIX = '/api';
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** `/api`: the calls of the specifications for browsers (contract 3). Only what passes every check is sent on. */
export function createGateway(options: GatewayOptions): Hono<{ Bindings: RequestBindings }> {
  const { origin, log } = options;
  const limits = createLimits({ isLocal: origin.isLocal, rateLimits: options.rateLimits });
  const isSecure = origin.publicOrigin.startsWith('https:');
  const forward = createForward({ ...options, isSecure });

  async function answer(request: Request, address: string, ids: CallIds): Promise<Response> {
    const fail = (error: HttpError) => errorResponse(error, ids.correlationId);
    const { method } = request;
    if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow: METHODS.join(', ') } });
    if (!METHODS.includes(method)) return fail(HTTP_ERRORS.wrongMethod);
    const { pathname, searchParams: query } = new URL(request.url);
    const path = plainPath(pathname.slice(PREFIX.length));
    if (mayChange(method, path) && !isSameOrigin(method, request.headers, origin)) return fail(HTTP_ERRORS.crossOrigin);
    if (leavesBasePath(path)) return fail(HTTP_ERRORS.unknownCall);
    const read = await readBody(request);
    if ('error' in read) return fail(read.error);
    let parsedInput: Record<string, unknown> | undefined;
    const input = () => (parsedInput ??= isRead(method) ? queryInput(query) : (parseBody(read.body) ?? {}));
    const limit = await limits.check({ method, path, address, input });
    if (limit.wait > 0) return fail(tooManyRequests(limit.wait));
    const response = await forward({ method, path, query, request, body: read.body, address, ids });
    // A conflict is no wrong guess: what was named is there.
    await limit.settle(response.ok || response.status === 409);
    return response;
  }

  return new Hono<{ Bindings: RequestBindings }>().all(`${PREFIX}/*`, async (context) => {
    const ids = callIds(context.req.raw.headers);
    const { correlationId } = ids;
    const response = await answer(context.req.raw, context.env.address, ids).catch((error: unknown) => {
      log.error({ err: error, path: context.req.path, correlationId }, 'door: a call failed');
      return errorResponse(HTTP_ERRORS.internal, correlationId);
    });
    writeCallIds(response.headers, ids);
    return response;
  });
}

const isRead = (method: string): boolean => method === 'GET' || method === 'HEAD';

/** All values of each name. */
function queryInput(query: URLSearchParams): Record<string, unknown> {
  return Object.fromEntries([...new Set(query.keys())].map((name) => [name, query.getAll(name)]));
}

/**
 * The path with every character that needs no escape as itself (RFC 3986, 6.2.2.2): services decode them, and what the door knows a
 * call by would not be found in another spelling.
 */
function plainPath(path: string): string {
  return path.replaceAll(/%([2-7][\da-f])/gi, (escape, code: string) => {
    const character = String.fromCharCode(Number.parseInt(code, 16));
    return /[\w.~-]/.test(character) ? character : escape;
  });
}

/** Services decode paths in their own ways: no reading of one may leave the service's base path. */
function leavesBasePath(path: string): boolean {
  try {
    return decodeURIComponent(path)
      .split(/[/\\]/)
      .some((segment) => segment === '..' || segment === '.');
  } catch {
    return true;
  }
}

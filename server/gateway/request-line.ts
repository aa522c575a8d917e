import { ApiError } from '../../src/api/core/api-error.ts';
import { HTTP_ERRORS } from './error-response.ts';
import type { GatewayMiddleware } from './gateway-environment.ts';

const PREFIX = '/api';
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE'];

/** Rejects other methods with API405; responds to OPTIONS. */
export const allowMethods: GatewayMiddleware = async ({ req: { method } }, next) => {
  if (method === 'OPTIONS') return new Response(null, { status: 204, headers: { allow: METHODS.join(', ') } });
  if (!METHODS.includes(method)) throw new ApiError(HTTP_ERRORS.wrongMethod);
  await next();
  return undefined;
};

/** Sets the path of the operation and its query. */
export const readPath: GatewayMiddleware = async (context, next) => {
  const { pathname, searchParams } = new URL(context.req.url);
  context.set('path', plainPath(pathname.slice(PREFIX.length)));
  context.set('query', searchParams);
  await next();
};

/** Services decode paths differently: under no decoding may a path leave the service's base path (API404). */
export const stayBelowBasePath: GatewayMiddleware = async ({ var: { path } }, next) => {
  if (leavesBasePath(path)) throw new ApiError(HTTP_ERRORS.unknownCall);
  await next();
};

/**
 * The path with unreserved characters decoded (RFC 3986, 6.2.2.2): services decode them, and the gateway's path rules
 * must match every encoding of a path.
 */
function plainPath(path: string): string {
  return path.replaceAll(/%([2-7][\da-f])/gi, (escape, code: string) => {
    const character = String.fromCharCode(Number.parseInt(code, 16));
    return /[\w.~-]/.test(character) ? character : escape;
  });
}

function leavesBasePath(path: string): boolean {
  try {
    return decodeURIComponent(path)
      .split(/[/\\]/)
      .some((segment) => segment === '..' || segment === '.');
  } catch {
    return true;
  }
}

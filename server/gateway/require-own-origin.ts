import type { MiddlewareHandler } from 'hono';
import { callIds } from './call-ids.ts';
import { HTTP_ERRORS, errorResponse } from './error-response.ts';
import { isSameOrigin, mayChange, type OriginRule } from './same-origin.ts';

/** Responds 403 with the error envelope to requests that may change state and do not come from the shop's own pages. */
export function requireOwnOrigin(origin: OriginRule): MiddlewareHandler {
  return async ({ req: { raw: request } }, next) => {
    const { method, headers } = request;
    if (mayChange(method, '') && !isSameOrigin(method, headers, origin))
      return errorResponse(HTTP_ERRORS.crossOrigin, callIds(headers).correlationId);
    await next();
    return undefined;
  };
}

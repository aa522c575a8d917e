import type { MiddlewareHandler } from 'hono';
import { callIds } from './call-ids.ts';
import { HTTP_ERRORS, errorResponse } from './error-response.ts';
import { isSameOrigin, mayChange, type OriginRule } from './same-origin.ts';

/** Answers 403 with the error envelope to whatever may change something and does not come from the shop's own pages. */
export function requireOwnOrigin(origin: OriginRule): MiddlewareHandler {
  return async ({ req: { raw: request } }, next) => {
    const { method, headers } = request;
    if (mayChange(method, '') && !isSameOrigin(method, headers, origin))
      return errorResponse(HTTP_ERRORS.crossOrigin, callIds(headers).correlationId);
    await next();
    return undefined;
  };
}

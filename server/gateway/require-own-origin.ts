import type { Context, Env, MiddlewareHandler } from 'hono';
import { ApiError } from '../../src/api/core/api-error.ts';
import { HTTP_ERRORS } from './error-response.ts';
import { isSameOrigin, mayChange, type OriginRule } from './same-origin.ts';

/**
 * Rejects requests that may change state and do not come from the shop's own pages with API403. `pathOf` returns the
 * path of the operation, where it may be a read that changes something.
 */
export function requireOwnOrigin<E extends Env>(
  rule: OriginRule,
  pathOf: (context: Context<E>) => string = () => '',
): MiddlewareHandler<E> {
  return async (context, next) => {
    const { method, headers } = context.req.raw;
    if (mayChange(method, pathOf(context)) && !isSameOrigin(method, headers, rule))
      throw new ApiError(HTTP_ERRORS.crossOrigin);
    await next();
  };
}

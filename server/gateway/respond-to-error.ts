import type { Context, Env } from 'hono';
import { isApiError } from '../../src/api/core/api-error.ts';
import { isAborted } from '../../src/lib/aborted.ts';
import type { Log } from '../../src/lib/log.ts';
import { callIds, type CallIds } from './call-ids.ts';
import { HTTP_ERRORS, errorResponse } from './error-response.ts';

/**
 * The one error handler of the process's endpoints (Hono's `onError`): an `ApiError` is the response, anything else is
 * logged and becomes API500.
 */
export function respondToError<E extends Env>(log: Log): (error: Error, context: Context<E>) => Response {
  return (error, context) => {
    const { correlationId } = idsOf(context);
    // Status 0: a request of the shop's own got no response.
    if (isApiError(error) && error.status >= 400) return errorResponse(error, correlationId);
    if (isAborted(error)) return errorResponse(HTTP_ERRORS.incomplete, correlationId);
    log.error({ err: error, path: context.req.path, correlationId }, 'endpoints: a request failed');
    return errorResponse(HTTP_ERRORS.internal, correlationId);
  };
}

/** The identifiers that the response carries, where `withCallIds` runs; else those of the request. */
function idsOf<E extends Env>(context: Context<E>): CallIds {
  const { ids }: { readonly ids?: CallIds } = context.var;
  return ids ?? callIds(context.req.raw.headers);
}

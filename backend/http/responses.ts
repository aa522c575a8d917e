import { ApiError } from '../../src/api/core/api-error.ts';
import type { ErrorResponse } from '../../src/api/core/error.schema.ts';
import { APPLICATION_ID } from '../../src/config.ts';
import type { RequestIds } from './environment.ts';

/** The service limits by the day; limits by the minute are the gateway's. */
const DAY_SECONDS = 24 * 60 * 60;

const UNAVAILABLE = 503;
const VALID_ID = /^[\w.:-]{1,128}$/;

/** The caller's ids where it sent valid ones. */
export function readIds(headers: Headers): RequestIds {
  const read = (name: string) => {
    const sent = headers.get(name) ?? '';
    return VALID_ID.test(sent) ? sent : crypto.randomUUID();
  };
  return { transactionId: read('x-transaction-id'), correlationId: read('x-correlation-id') };
}

export function jsonResponse(value: unknown, status: number): Response {
  const headers = { 'content-type': 'application/json', 'cache-control': 'no-store' };
  return new Response(JSON.stringify(value), { status, headers });
}

export function errorResponse(error: ApiError, { correlationId }: RequestIds): Response {
  const { errorId, code, message, details, status } = error;
  const body: ErrorResponse = {
    errorDetails: [{ errorId, code, message, details }],
    appId: APPLICATION_ID,
    correlationId,
  };
  const response = jsonResponse(body, status);
  const { retryAfter } = details;
  if (status === 429) response.headers.set('retry-after', String(DAY_SECONDS));
  if (status === UNAVAILABLE && typeof retryAfter === 'number') response.headers.set('retry-after', String(retryAfter));
  return response;
}

/** What is told of a fault of our own: nothing. */
export function internalError(): ApiError {
  return new ApiError({ errorId: 'GEN500', status: 500, message: 'The call failed.' });
}

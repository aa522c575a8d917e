import { ApiError } from '../../src/api/core/api-error.ts';
import { errorEnvelope } from '../../src/api/core/error-envelope.ts';
import type { RequestIds } from './environment.ts';

/** The service has daily limits; limits per minute are the gateway's. */
const DAY_SECONDS = 24 * 60 * 60;

const UNAVAILABLE = 503;
const VALID_ID = /^[\w.:-]{1,128}$/;

/** The client's ids when valid, else new ones. */
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
  const { status, details } = error;
  const response = jsonResponse(errorEnvelope(error, correlationId), status);
  const { retryAfter } = details;
  if (status === 429) response.headers.set('retry-after', String(DAY_SECONDS));
  if (status === UNAVAILABLE && typeof retryAfter === 'number') response.headers.set('retry-after', String(retryAfter));
  return response;
}

/** An internal error, without any detail. */
export function internalError(): ApiError {
  return new ApiError({ errorId: 'GEN500', status: 500, message: 'The call failed.' });
}

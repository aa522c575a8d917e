import { ApiError } from '../../src/api/api-error.ts';
import type { ErrorAnswer } from '../../src/api/error.schema.ts';
import { APPLICATION_ID } from '../../src/config.ts';

/** Ids of one call, echoed in its answer. */
export interface CallIds {
  readonly transactionId: string;
  readonly correlationId: string;
}

const VALID_ID = /^[\w.:-]{1,128}$/;

/** The caller's ids where it sent valid ones. */
export function readIds(headers: Headers): CallIds {
  const read = (name: string) => {
    const sent = headers.get(name) ?? '';
    return VALID_ID.test(sent) ? sent : crypto.randomUUID();
  };
  return { transactionId: read('x-transaction-id'), correlationId: read('x-correlation-id') };
}

/** The request with the ids it goes on with. */
export function withIds(request: Request, { transactionId, correlationId }: CallIds): Request {
  const { headers } = request;
  const has = (name: string, id: string) => headers.get(name) === id;
  if (has('x-transaction-id', transactionId) && has('x-correlation-id', correlationId)) return request;
  const completed = new Headers(headers);
  completed.set('x-transaction-id', transactionId);
  completed.set('x-correlation-id', correlationId);
  const { url, method, body, signal } = request;
  // Part by part: a server's own kind of request cannot be copied whole.
  return new Request(url, { method, headers: completed, signal, ...(body ? { body, duplex: 'half' } : {}) });
}

export function answerJson(value: unknown, status: number): Response {
  return Response.json(value, { status, headers: { 'cache-control': 'no-store' } });
}

export function answerError(error: ApiError, { correlationId }: CallIds): Response {
  const { errorId, code, message, details, status } = error;
  const body: ErrorAnswer = {
    errorDetails: [{ errorId, code, message, details }],
    appId: APPLICATION_ID,
    correlationId,
  };
  return answerJson(body, status);
}

/** What is told of a fault of our own: nothing. */
export function failure(): ApiError {
  return new ApiError({ errorId: 'GEN500', status: 500, message: 'The call failed.' });
}

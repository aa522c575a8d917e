import { ApiError } from '../../src/api/core/api-error.ts';

/** A temporary error: the request may be repeated. Never stored as the result of an idempotency key. */
const unavailable = (message: string, details: Record<string, unknown> = {}): ApiError =>
  new ApiError({ errorId: 'API503', status: 503, message, details });

/** Above capacity; `retryAfter` is in seconds and becomes the header. */
export const overloaded = (retryAfter: number): ApiError =>
  unavailable('There is too much to do at the moment. Ask again shortly.', { retryAfter });

/** The database is unavailable. */
export const databaseAway = (): ApiError =>
  unavailable('The shop cannot do this at the moment. Ask again shortly.', { retryAfter: 5 });

/** Throws when the client has disconnected or already has its response: nobody would receive the result. */
export function assertNotAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw unavailable('Nobody waits for this call any more.');
}

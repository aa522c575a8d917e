import { ApiError } from '../../src/api/core/api-error.ts';

/** What a call ends with that is not done now and may be asked for again; never a result of an idempotency key. */
const unavailable = (message: string, details: Record<string, unknown> = {}): ApiError =>
  new ApiError({ errorId: 'API503', status: 503, message, details });

/** Above capacity; `retryAfter` is in seconds and becomes the header. */
export const overloaded = (retryAfter: number): ApiError =>
  unavailable('There is too much to do at the moment. Ask again shortly.', { retryAfter });

/** The database is down or does not answer. */
export const databaseAway = (): ApiError =>
  unavailable('The shop cannot do this at the moment. Ask again shortly.', { retryAfter: 5 });

/** Throws where whoever asked is gone or has been answered already: nobody is told the result. */
export function assertNotAborted(signal: AbortSignal | undefined): void {
  if (signal?.aborted) throw unavailable('Nobody waits for this call any more.');
}

import { isApiError } from '../api/core/api-error.ts';
import type { Log } from '../lib/log.ts';

/** The status a page answers with when a call it cannot do without has failed; what is no failed call is thrown on. */
export function failedStatus(error: unknown, log: Log): number {
  if (!isApiError(error)) throw error;
  if (error.status >= 500 || error.status === 0) log.error({ err: error }, 'catalogue not available');
  return error.status >= 400 && error.status !== 429 ? error.status : 503;
}

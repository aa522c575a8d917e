import { ApiError } from './api-error.ts';
import { isPassing } from './http-client.ts';

export interface SendInit {
  /** Ends the request. */
  readonly signal?: AbortSignal;
}

/**
 * Sends a request. Its signal is passed apart from it: a `Request` stops following the signal it was made with as soon
 * as it is collected, and the connection stays open (nodejs/undici#3644).
 */
export type SendRequest = (request: Request, init?: SendInit) => Promise<Response>;

/**
 * The outcome of work on a request: its value, or the error that ended it, with status 0 where no response came. Settles
 * when the signal is aborted, also where the work does not observe it, as within the process.
 */
export async function exchange<Value>(work: () => Promise<Value>, signal: AbortSignal): Promise<Value | ApiError> {
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const abort = (): void => reject(signal.reason);
  signal.addEventListener('abort', abort, { once: true });
  try {
    return await Promise.race([work(), aborted]);
  } catch (thrown) {
    if (thrown instanceof ApiError) return thrown;
    return new ApiError({ errorId: 'NETWORK', status: 0, message: reasonOf(thrown), cause: thrown });
  } finally {
    signal.removeEventListener('abort', abort);
  }
}

/** The error of a response that came but cannot be used. Its status is none that is retried: a retry would return the same. */
export function unusable(message: string, cause?: unknown): ApiError {
  return new ApiError({ errorId: 'API502', status: 200, message, cause });
}

/** Frees the connection of a response that is not read. */
export async function discardBody(response: Response): Promise<void> {
  await response.body?.cancel().catch(() => undefined);
}

function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  return thrown.cause instanceof Error ? `${thrown.message}: ${thrown.cause.message}` : thrown.message;
}

/** Attempts a read again while its failure may pass, at most `retries` times, unless the signal is aborted. */
export async function retryPassing<Outcome extends { readonly status: number }>(
  attempt: () => Promise<Outcome>,
  retries: number,
  signal: Pick<AbortSignal, 'aborted'>,
): Promise<Outcome> {
  const outcome = await attempt();
  if (retries <= 0 || !isPassing(outcome.status) || signal.aborted) return outcome;
  return retryPassing(attempt, retries - 1, signal);
}

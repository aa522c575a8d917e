import { READ_RETRIES, RETRY_STATUSES } from '../../config.ts';
import { ApiError } from './api-error.ts';
import type { CallApi, Operation, OperationInput } from './operation.ts';

export type AnyOperation = Operation<OperationInput, unknown>;

/** Milliseconds for one request. */
export const TIMEOUT = 10_000;

/** 0 stands for a request without a response. */
const PASSING: readonly number[] = [0, ...RETRY_STATUSES];

/**
 * The one retry policy (docs/contract.md#operations): attempts again while the outcome is a failure that may pass.
 * `isOver` reports that nobody waits for another attempt, or that there is no time for one.
 */
export async function retryPassing<Outcome extends { readonly status: number }>(
  attempt: () => Promise<Outcome>,
  retries: number,
  isOver: () => boolean | undefined,
): Promise<Outcome> {
  for (;;) {
    const outcome = await attempt();
    if (retries-- <= 0 || !PASSING.includes(outcome.status) || isOver()) return outcome;
  }
}

export interface HttpClientOptions {
  /** Sends one attempt, with a time limit. */
  send(operation: AnyOperation, input: OperationInput, signal?: AbortSignal): Promise<Response>;
  /** Parses a body, that of an error included; `undefined` where it has none. JSON by default. */
  readonly read?: ReadBody;
  /** Retries of a failed read; writes are never retried. */
  readonly retries?: number;
}

type ReadBody = (response: Response) => Promise<unknown>;

/** Creates the function that calls operations: a read is retried, and every failure is an `ApiError`. */
export function createHttpClient({ send, read, retries = READ_RETRIES }: HttpClientOptions): CallApi {
  const call = async (operation: AnyOperation, input: OperationInput, { signal }: { signal?: AbortSignal } = {}) => {
    const attempt = () => requestJson(() => send(operation, input, signal), operation.path, read);
    const outcome = await retryPassing(attempt, operation.method === 'GET' ? retries : 0, () => signal?.aborted);
    if (outcome instanceof ApiError) throw outcome;
    return outcome.body;
  };
  // Parse boundary: the operation declares the response's shape, which the contract test checks.
  return call as CallApi;
}

interface Answer {
  readonly status: number;
  readonly body: unknown;
}

/** Sends a request once and reads its response; an error response becomes an `ApiError`, a lost one `NETWORK`. */
export async function requestJson(
  send: () => Promise<Response>,
  path: string,
  read: ReadBody = (response) => response.json(),
): Promise<Answer | ApiError> {
  try {
    const response = await send();
    const { ok, status } = response;
    // Parse boundary: what is no error envelope leaves the general error.
    const body = (await read(response)) as { errorDetails?: readonly Partial<ApiError>[] } | null | undefined;
    if (ok && body !== undefined) return { status, body };
    return new ApiError({ errorId: 'GEN500', message: '', ...body, ...body?.errorDetails?.[0], status, path });
  } catch (cause) {
    return new ApiError({ errorId: 'NETWORK', status: 0, message: 'No answer came.', cause });
  }
}

/** Path and query of a request; `scope` holds the parameters that every request carries. */
export function addressOf(
  { path }: AnyOperation,
  { params = {}, query = {} }: OperationInput,
  scope: Readonly<Record<'siteId' | 'locale' | 'mode', string>>,
): string {
  const sent = new URLSearchParams(scope);
  for (const [name, values] of Object.entries(query))
    for (const value of [values ?? []].flat()) sent.append(name, `${value}`);
  return `${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}?${sent}`;
}

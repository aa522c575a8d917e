import { ApiError, isApiError } from '../../api/core/api-error.ts';
import type { Operation, OperationInput } from '../../api/core/operation.ts';
import { RETRY_STATUSES } from '../../config.ts';
import { isPreview, localeOfPage, siteOfPage } from './shop-state.ts';

const TIMEOUT = 10_000;
const retryable: readonly number[] = RETRY_STATUSES;

type Input = OperationInput;
type AnyOperation = Operation<OperationInput, unknown>;

function addressOf({ path }: AnyOperation, { params = {}, query = {} }: Input): string {
  const mode = isPreview() ? 'preview' : 'live';
  const sent = new URLSearchParams({ siteId: siteOfPage(), locale: localeOfPage(), mode });
  for (const [name, values] of Object.entries(query))
    for (const value of [values ?? []].flat()) sent.append(name, `${value}`);
  return `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}?${sent}`;
}

async function send(operation: AnyOperation, input: Input, signal?: AbortSignal): Promise<unknown> {
  const { body, headers } = input;
  const init = {
    method: operation.method,
    signal: signal ?? AbortSignal.timeout(TIMEOUT),
    headers: { 'content-type': 'application/json', ...headers },
    body: body ? JSON.stringify(body) : null,
  };
  let status = 0;
  let answer: { errorDetails?: readonly Partial<ApiError>[]; appId?: string; correlationId?: string };
  try {
    const response = await fetch(addressOf(operation, input), init);
    answer = await response.json();
    if (response.ok) return answer;
    status = response.status;
  } catch (cause) {
    throw new ApiError({ errorId: 'NETWORK', status, message: 'No answer came.', cause });
  }
  const { path } = operation;
  throw new ApiError({ errorId: 'GEN500', message: '', ...answer, ...answer.errorDetails?.[0], status, path });
}

async function sendRead(operation: AnyOperation, input: Input, signal?: AbortSignal): Promise<unknown> {
  try {
    return await send(operation, input, signal);
  } catch (error) {
    const isPassing = error instanceof ApiError && (error.status === 0 || retryable.includes(error.status));
    if (isPassing && !signal?.aborted) return send(operation, input, signal);
    throw error;
  }
}

/** Throws an error that is not a response of the API, such as a lost connection. */
export function throwUnlessAnswered(error: unknown): void {
  if (!isApiError(error) || error.status === 0) throw error;
}

/**
 * Calls the shop's own door, where the session travels in its cookie and which adds what upstream calls need. Reads are repeated
 * once (specification 1, section 9). `src/api/core/client.ts` is the one for servers; this one is small.
 * With a `signal` it is the caller who gives up.
 */
export function callApi<CallInput extends Input, Output>(
  operation: Operation<CallInput, Output>,
  input: CallInput,
  signal?: AbortSignal,
): Promise<Output> {
  // Parse boundary: the answer's shape is what the operation declares, which the contract test checks.
  return (operation.method === 'GET' ? sendRead : send)(operation as AnyOperation, input, signal) as Promise<Output>;
}

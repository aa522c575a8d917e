import { ApiError } from '../api/api-error.ts';
import type { Operation, OperationInput } from '../api/operation.ts';
import { RETRY_STATUSES } from '../config.ts';
import { isPreview, localeOfPage, siteOfPage } from './shop-state.ts';

const TIMEOUT = 10_000;
const retryable: readonly number[] = RETRY_STATUSES;

/** What the stores' calls need; queries come with the first call that has one. */
type Input = Pick<OperationInput, 'params' | 'body'>;
type AnyOperation = Operation<OperationInput, unknown>;

function addressOf({ path }: AnyOperation, params: Record<string, string> = {}): string {
  const mode = isPreview() ? 'preview' : 'live';
  const query = new URLSearchParams({ siteId: siteOfPage(), locale: localeOfPage(), mode });
  return `/api${path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}?${query}`;
}

async function send(operation: AnyOperation, { params, body }: Input): Promise<unknown> {
  const init: RequestInit = { method: operation.method, signal: AbortSignal.timeout(TIMEOUT) };
  if (body) Object.assign(init, { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  let status = 0;
  let answer: { errorDetails?: readonly Partial<ApiError>[]; appId?: string };
  try {
    const response = await fetch(addressOf(operation, params), init);
    answer = await response.json();
    if (response.ok) return answer;
    status = response.status;
  } catch (cause) {
    throw new ApiError({ errorId: 'NETWORK', status, message: 'No answer came.', cause });
  }
  throw new ApiError({ errorId: 'GEN500', message: '', ...answer.errorDetails?.[0], status, appId: answer.appId });
}

async function sendRead(operation: AnyOperation, input: Input): Promise<unknown> {
  try {
    return await send(operation, input);
  } catch (error) {
    const isPassing = error instanceof ApiError && (error.status === 0 || retryable.includes(error.status));
    if (isPassing) return send(operation, input);
    throw error;
  }
}

/**
 * Calls the shop's own door, where the session travels in its cookie and which adds what upstream calls need. Reads are repeated
 * once (specification 1, section 9). `src/api/client.ts` is the one for servers; this one is small.
 */
export function callApi<CallInput extends Input, Output>(
  operation: Operation<CallInput, Output>,
  input: CallInput,
): Promise<Output> {
  // Parse boundary: the answer's shape is what the operation declares, which the contract test checks.
  return (operation.method === 'GET' ? sendRead : send)(operation as AnyOperation, input) as Promise<Output>;
}

import { ApiError } from '../api/api-error.ts';
import type { CallApi, Operation, OperationInput } from '../api/operation.ts';
import { RETRY_STATUSES } from '../config.ts';
import { shopState } from './shop-state.ts';

const TIMEOUT = 10_000;
const retryable: readonly number[] = RETRY_STATUSES;

type Call = readonly [
  operation: Operation<OperationInput, unknown>,
  input: OperationInput,
  signal: AbortSignal | undefined,
];

function addressOf([{ path }, { params = {}, query = {} }]: Call): string {
  const { siteId, locale, isPreview } = shopState();
  const search = new URLSearchParams({ siteId, locale, mode: isPreview ? 'preview' : 'live' });
  for (const [name, value] of Object.entries(query)) {
    for (const one of [value].flat()) if (one !== undefined) search.append(name, `${one}`);
  }
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  return `/api${filled}?${search}`;
}

function initOf([{ method }, { body }, signal]: Call): RequestInit {
  const limit = AbortSignal.timeout(TIMEOUT);
  const init = { method, signal: signal ? AbortSignal.any([signal, limit]) : limit };
  return body ? { ...init, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : init;
}

async function send(call: Call): Promise<unknown> {
  let status = 0;
  let body: { errorDetails?: readonly Partial<ApiError>[]; appId?: string };
  try {
    const response = await fetch(addressOf(call), initOf(call));
    body = await response.json();
    if (response.ok) return body;
    status = response.status;
  } catch (cause) {
    throw new ApiError({ errorId: 'NETWORK', status, message: 'No answer came.', cause });
  }
  const { errorDetails: [first] = [], appId } = body;
  throw new ApiError({ errorId: 'GEN500', message: '', ...first, status, appId });
}

async function sendAgain(call: Call): Promise<unknown> {
  try {
    return await send(call);
  } catch (error) {
    const isPassing = error instanceof ApiError && (error.status === 0 || retryable.includes(error.status));
    if (call[0].method === 'GET' && isPassing && !call[2]?.aborted) return send(call);
    throw error;
  }
}

/**
 * Calls the shop's own door, where the session travels in its cookie; the door adds what upstream calls need. Reads are repeated
 * once (specification 1, section 9). Small on purpose: `src/api/client.ts` does the same for servers with five times the weight.
 */
export const callApi = ((operation, input, options) => sendAgain([operation, input, options?.signal])) as CallApi;

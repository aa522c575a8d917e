import { APPLICATION_ID, READ_RETRIES, RETRY_STATUSES, SOURCE_ID } from '../../config.ts';
import { ApiError } from './api-error.ts';
import type { CallApi, Operation, OperationInput } from './operation.ts';

/** Site, locale and identifiers that every request carries (docs/contract.md#operations). */
export interface ApiContext {
  readonly siteId: string;
  readonly locale: string;
  /** `live` by default. */
  readonly mode?: 'live' | 'preview';
  /** One id for all requests of a session or page; generated per request by default, as the transaction id is. */
  readonly correlationId?: string;
  readonly transactionId?: string;
  readonly usid?: string;
  readonly accessKey?: string;
  readonly accessToken?: string;
}

export interface ApiClientOptions {
  readonly fetch: (request: Request) => Promise<Response>;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly context: ApiContext | (() => ApiContext);
  /** Milliseconds for one attempt. */
  readonly timeout?: number;
  /** Retries of a failed read; writes are never retried. 0 within the process. */
  readonly retry?: number;
}

type AnyOperation = Operation<OperationInput, unknown>;

const TIMEOUT = 10_000;
const retryable: readonly number[] = RETRY_STATUSES;

export function createApiClient(options: ApiClientOptions): CallApi {
  const call = async (operation: AnyOperation, input: OperationInput, { signal }: { signal?: AbortSignal } = {}) => {
    const context = typeof options.context === 'function' ? options.context() : options.context;
    const attempt = () => send(() => buildRequest({ operation, input, context, options, signal }), options.fetch);
    let retries = operation.method === 'GET' ? (options.retry ?? READ_RETRIES) : 0;
    for (;;) {
      try {
        return await attempt();
      } catch (error) {
        const isPassing = error instanceof ApiError && (error.status === 0 || retryable.includes(error.status));
        if (retries-- <= 0 || !isPassing || signal?.aborted) throw error;
      }
    }
  };
  // Parse boundary: the operation declares the response's shape, which the contract test checks.
  return call as CallApi;
}

interface Sending {
  operation: AnyOperation;
  input: OperationInput;
  context: ApiContext;
  options: ApiClientOptions;
  signal: AbortSignal | undefined;
}

function buildRequest({ operation, input, context, options, signal }: Sending): Request {
  const limit = AbortSignal.timeout(options.timeout ?? TIMEOUT);
  const init: RequestInit = {
    method: operation.method,
    headers: headersOf(context, input),
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
  };
  if (input.body !== undefined) init.body = JSON.stringify(input.body);
  return new Request(`${options.baseUrl}${pathOf(operation, input)}?${queryOf(input, context)}`, init);
}

function pathOf({ path }: AnyOperation, { params = {} }: OperationInput): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
}

function queryOf({ query = {} }: OperationInput, { siteId, locale, mode = 'live' }: ApiContext): URLSearchParams {
  const search = new URLSearchParams({ siteId, locale, mode });
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) search.append(name, String(one));
  }
  return search;
}

function headersOf(context: ApiContext, { body, headers: sent }: OperationInput): Headers {
  const headers = new Headers({
    ...sent,
    accept: 'application/json',
    'x-application': APPLICATION_ID,
    'x-source': SOURCE_ID,
    'x-transaction-id': context.transactionId ?? newId(),
    'x-correlation-id': context.correlationId ?? newId(),
  });
  if (context.usid) headers.set('x-usid', context.usid);
  if (context.accessKey) headers.set('x-api-key', context.accessKey);
  if (context.accessToken) headers.set('authorization', `Bearer ${context.accessToken}`);
  if (body !== undefined) headers.set('content-type', 'application/json');
  return headers;
}

/** `crypto.randomUUID` exists in secure contexts only. */
function newId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function send(build: () => Request, fetch: ApiClientOptions['fetch']): Promise<unknown> {
  let response: Response;
  let text: string;
  try {
    response = await fetch(build());
    text = await response.text();
  } catch (cause) {
    throw new ApiError({ errorId: 'NETWORK', status: 0, message: 'No answer came.', cause });
  }
  const body = parse(text);
  if (response.ok && body !== undefined) return body;
  throw toError(response.status, body);
}

/** `undefined` for invalid JSON; `null` for an empty body. */
function parse(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}

type Fields = Record<string, unknown>;
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

/** The first of `errorDetails` (docs/contract.md#error-handling); a general error where there are none. */
function toError(status: number, body: unknown): ApiError {
  const { errorDetails, appId } = fieldsOf(body);
  const first = fieldsOf(Array.isArray(errorDetails) ? errorDetails[0] : undefined);
  const errorId = textOf(first['errorId']) ?? 'GEN500';
  const message = textOf(first['message']) ?? `The service answered with status ${status}.`;
  const code = textOf(first['code']) ?? errorId;
  return new ApiError({ errorId, code, status, message, details: fieldsOf(first['details']), appId: textOf(appId) });
}

import { isRecord, memberOf } from '../../../domain/record.ts';
import { APPLICATION_ID, SOURCE_ID } from '../../config.ts';
import { ApiError } from './api-error.ts';
import type { SendRequest } from './exchange.ts';
import { addressOf, createHttpClient, TIMEOUT, type AnyOperation, type SendOperation } from './http-client.ts';
import type { CallApi, OperationInput } from './operation.ts';

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
  readonly fetch: SendRequest;
  /** Without a trailing slash. */
  readonly baseUrl: string;
  readonly context: ApiContext | (() => ApiContext);
  /** Milliseconds for one attempt. */
  readonly timeout?: number;
  /** Retries of a failed read; writes are never retried. 0 within the process. */
  readonly retry?: number;
}

export function createApiClient(options: ApiClientOptions): CallApi {
  const { timeout = TIMEOUT } = options;
  const send: SendOperation = async (operation, input, callerSignal) => {
    const limit = AbortSignal.timeout(timeout);
    const signal = callerSignal ? AbortSignal.any([callerSignal, limit]) : limit;
    return options.fetch(buildRequest(options, operation, { ...input, signal }), { signal });
  };
  const perform = createHttpClient(send, readAnswer);
  return async (operation, input, { signal } = {}) => {
    const output = await perform(operation, input, signal, operation.method === 'GET' ? options.retry : 0);
    if (output !== undefined) return output;
    const { path } = operation;
    throw new ApiError({ errorId: 'GEN500', status: 200, message: 'The service answered without JSON.', path });
  };
}

function buildRequest(
  { baseUrl, context: given }: ApiClientOptions,
  operation: AnyOperation,
  { signal, ...input }: OperationInput & { readonly signal: AbortSignal },
): Request {
  const context = typeof given === 'function' ? given() : given;
  const { siteId, locale, mode = 'live' } = context;
  const init: RequestInit = { method: operation.method, headers: headersOf(context, input), signal };
  if (input.body !== undefined) init.body = JSON.stringify(input.body);
  return new Request(baseUrl + addressOf(operation, input, new URLSearchParams({ siteId, locale, mode })), init);
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

/** The body of a success, and of an error only what the envelope declares (docs/contract.md#error-handling). */
async function readAnswer(response: Response): Promise<unknown> {
  const body = parse(await response.text());
  return response.ok ? body : envelopeOf(body, response.status);
}

/** `undefined` for invalid JSON; `null` for an empty body. */
function parse(text: string): unknown {
  try {
    return text === '' ? null : JSON.parse(text);
  } catch {
    return undefined;
  }
}

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

function envelopeOf(body: unknown, status: number) {
  const list = memberOf(body, 'errorDetails');
  const first: unknown = Array.isArray(list) ? list[0] : undefined;
  const errorId = textOf(memberOf(first, 'errorId')) ?? 'GEN500';
  const code = textOf(memberOf(first, 'code')) ?? errorId;
  const message = textOf(memberOf(first, 'message')) ?? `The service answered with status ${status}.`;
  const details = memberOf(first, 'details');
  return {
    errorDetails: [{ errorId, code, message, details: isRecord(details) ? details : {} }],
    appId: textOf(memberOf(body, 'appId')),
  };
}

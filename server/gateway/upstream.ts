import type { Circuit } from '../../src/cms/client/circuit.ts';
import type { Log } from '../../src/lib/log.ts';
import { READ_RETRIES, RETRY_STATUSES } from '../../src/config.ts';
import { ApiError, isApiError } from '../../src/api/core/api-error.ts';
import { readResponseBytes } from '../../src/lib/bounded-body.ts';
import { HTTP_ERRORS, type HttpError } from './error-response.ts';
import type { UpstreamCircuits } from './upstream-circuits.ts';

export type SendRequest = (request: Request) => Promise<Response>;

export interface UpstreamCall {
  readonly method: string;
  /** Path and query below the base URL. */
  readonly target: string;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer> | undefined;
  /** Set for a read that is sent by POST; by default the method decides. */
  readonly isRead?: boolean;
  /** Aborted when the client has disconnected and no longer waits for the response. */
  readonly callerSignal?: AbortSignal;
}

type UpstreamAnswer = { readonly response: Response } | { readonly error: HttpError };

export interface Upstream {
  /** Throws an `ApiError` where the service gives no usable response. */
  send(call: UpstreamCall): Promise<Response>;
}

export interface UpstreamOptions {
  readonly send: SendRequest;
  readonly baseUrl: string;
  /** Milliseconds for a request, its retry and its body included. */
  readonly timeout: number;
  /** The same for a read; `timeout` by default. */
  readonly readTimeout?: number;
  /** Only requests that leave the process are retried (docs/contract.md#operations). */
  readonly retries: boolean;
  /** Fail fast for an upstream that does not respond; `undefined` for requests within the process. */
  readonly circuits?: UpstreamCircuits;
  /** Size limit of a response in bytes; by default responses are streamed unbounded. */
  readonly maxBytes?: number;
  readonly log: Log;
}

/** Base URL of in-process requests; the name never resolves. */
export const IN_PROCESS_URL = 'http://commerce.internal';

const RETRIED: ReadonlySet<number> = new Set(RETRY_STATUSES);

/**
 * One service behind the gateway. Returns its response, or throws, within the timeout.
 */
export function createUpstream(options: UpstreamOptions): Upstream {
  return {
    async send(call) {
      const circuit = options.circuits?.forPath(call.target);
      if (circuit?.allows() === false) throw new ApiError(HTTP_ERRORS.spared);
      const attempt = await sendInTime(call, options);
      // A client that disconnected says nothing about the upstream.
      if (circuit !== undefined && !call.callerSignal?.aborted) reportTo(circuit, attempt, call);
      if ('error' in attempt.answer) throw new ApiError(attempt.answer.error);
      return attempt.answer.response;
    },
  };
}

interface Attempt {
  readonly answer: UpstreamAnswer;
  /** `dead`: no response. `unusable`: a retry would return the same. */
  readonly outcome: 'answered' | 'dead' | 'unusable';
}

async function sendInTime(call: UpstreamCall, options: UpstreamOptions): Promise<Attempt> {
  const isRead = call.isRead ?? (call.method === 'GET' || call.method === 'HEAD');
  const { timeout, readTimeout = timeout } = options;
  const limit = AbortSignal.timeout(isRead ? readTimeout : timeout);
  const signal = call.callerSignal ? AbortSignal.any([limit, call.callerSignal]) : limit;
  const tries = options.retries && isRead ? 1 + READ_RETRIES : 1;
  let attempt = await sendOnce(call, options, signal);
  for (let tried = 1; tried < tries && isWorthRetrying(attempt) && !signal.aborted; tried += 1)
    attempt = await sendOnce(call, options, signal);
  return attempt;
}

function isWorthRetrying({ answer, outcome }: Attempt): boolean {
  return outcome !== 'unusable' && RETRIED.has(statusOf(answer));
}

function statusOf(answer: UpstreamAnswer): number {
  return 'error' in answer ? answer.error.status : answer.response.status;
}

const BROKEN: ReadonlySet<number> = new Set([502, 503, 504]);
let deaths = 0;

/**
 * Each request without a response counts as a failure; a path that fails by itself counts once, however often it is
 * requested.
 */
function reportTo(circuit: Circuit, { answer, outcome }: Attempt, { method, target }: UpstreamCall): void {
  if (outcome === 'dead') circuit.failed(`death ${(deaths += 1)}`);
  else if (BROKEN.has(statusOf(answer))) circuit.failed(`${method} ${target.split('?', 1)[0]}`);
  else circuit.succeeded();
}

async function sendOnce(call: UpstreamCall, options: UpstreamOptions, signal: AbortSignal): Promise<Attempt> {
  const { method, headers, body = null } = call;
  const url = options.baseUrl + call.target;
  try {
    const request = new Request(url, { method, headers, body, signal, redirect: 'manual' });
    const response = await Promise.race([receive(request, options), rejectOn(signal)]);
    return {
      answer: isUsable(response) ? { response } : { error: errorForStatus(response.status) },
      outcome: 'answered',
    };
  } catch (thrown) {
    if (call.callerSignal?.aborted) return { answer: { error: HTTP_ERRORS.unreachable }, outcome: 'unusable' };
    const isTooLarge = isApiError(thrown);
    const error = isTooLarge ? HTTP_ERRORS.badAnswer : signal.aborted ? HTTP_ERRORS.tooSlow : HTTP_ERRORS.unreachable;
    options.log.error(
      { method, path: call.target.split('?')[0], reason: reasonOf(thrown) },
      `upstream: ${error.message}`,
    );
    return { answer: { error }, outcome: isTooLarge ? 'unusable' : 'dead' };
  }
}

async function receive(request: Request, { send, maxBytes }: UpstreamOptions): Promise<Response> {
  const response = await send(request);
  if (maxBytes === undefined || response.body === null) return response;
  const body = await readResponseBytes(response, maxBytes);
  const { badAnswer } = HTTP_ERRORS;
  if (body === undefined) throw new ApiError({ ...badAnswer, message: `it is larger than ${maxBytes} bytes` });
  const { status, statusText, headers } = response;
  return new Response(body, { status, statusText, headers });
}

/** An in-process request does not observe the signal by itself. */
function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}

/** Services return JSON, also for errors; a proxy's page or a redirect is not a valid response. */
function isUsable(response: Response): boolean {
  if (response.status === 204 || response.status === 304) return true;
  if (response.status >= 300 && response.status < 400) return false;
  return response.status < 400 || (response.headers.get('content-type') ?? '').includes('json');
}

function errorForStatus(status: number): HttpError {
  if (status === 404) return HTTP_ERRORS.unknownCall;
  if (status === 503) return HTTP_ERRORS.unreachable;
  return status === 504 ? HTTP_ERRORS.tooSlow : HTTP_ERRORS.badAnswer;
}

function reasonOf(thrown: unknown): string {
  if (!(thrown instanceof Error)) return String(thrown);
  const cause = thrown.cause instanceof Error ? ` (${thrown.cause.message})` : '';
  return thrown.message + cause;
}

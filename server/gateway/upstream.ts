import { ApiError } from '../../src/api/core/api-error.ts';
import type { Circuit } from '../../src/api/core/circuit.ts';
import { exchange, retryPassing, unusable, type SendRequest } from '../../src/api/core/exchange.ts';
import { readResponseBytes } from '../../src/lib/bounded-body.ts';
import type { Log } from '../../src/lib/log.ts';
import { READ_RETRIES } from '../../src/config.ts';
import { HTTP_ERRORS } from './error-response.ts';
import type { UpstreamCircuits } from './upstream-circuits.ts';

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

export interface Upstream {
  /** Throws an `ApiError` where no usable response came within the timeout. */
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

/** One service behind the gateway. */
export function createUpstream(options: UpstreamOptions): Upstream {
  return {
    async send(call) {
      const circuit = options.circuits?.forPath(call.target);
      if (circuit?.allows() === false) throw new ApiError(HTTP_ERRORS.spared);
      const { outcome, isLate } = await sendInTime(call, options);
      const answer = answerFor(outcome, isLate);
      // A client that disconnected says nothing about the upstream.
      const isGone = call.callerSignal?.aborted === true;
      if (circuit !== undefined && !isGone) reportTo(circuit, { answer, isDead: outcome.status === 0 }, call);
      if (!(answer instanceof ApiError)) return answer;
      if (outcome instanceof ApiError && !isGone) logFailure(options.log, call, { answer, outcome });
      throw answer;
    },
  };
}

interface Sent {
  /** The last response or, with status 0, the reason why none came. */
  readonly outcome: Response | ApiError;
  readonly isLate: boolean;
}

async function sendInTime(call: UpstreamCall, options: UpstreamOptions): Promise<Sent> {
  const { method, target, headers, body = null, callerSignal } = call;
  const isRead = call.isRead ?? (method === 'GET' || method === 'HEAD');
  const { timeout, readTimeout = timeout, send, maxBytes } = options;
  const limit = AbortSignal.timeout(isRead ? readTimeout : timeout);
  const signal = callerSignal ? AbortSignal.any([limit, callerSignal]) : limit;
  const receive = async (): Promise<Response> => {
    const init: RequestInit = { method, headers, body, signal, redirect: 'manual' };
    const response = await send(new Request(options.baseUrl + target, init), { signal });
    return maxBytes === undefined ? response : buffered(response, maxBytes);
  };
  const retries = options.retries && isRead ? READ_RETRIES : 0;
  const outcome = await retryPassing(() => exchange(receive, signal), retries, signal);
  return { outcome, isLate: limit.aborted };
}

async function buffered(response: Response, maxBytes: number): Promise<Response> {
  if (response.body === null) return response;
  const bytes = await readResponseBytes(response, maxBytes);
  if (bytes === undefined) throw unusable(`It is larger than ${maxBytes} bytes.`);
  const { status, statusText, headers } = response;
  return new Response(bytes, { status, statusText, headers });
}

/** What the gateway makes of the outcome: the response, or the error that its own response reports. */
function answerFor(outcome: Response | ApiError, isLate: boolean): Response | ApiError {
  if (!(outcome instanceof ApiError)) return isUsable(outcome) ? outcome : new ApiError(errorForStatus(outcome.status));
  if (outcome.status !== 0) return new ApiError({ ...HTTP_ERRORS.badAnswer, cause: outcome });
  return new ApiError({ ...(isLate ? HTTP_ERRORS.tooSlow : HTTP_ERRORS.unreachable), cause: outcome });
}

const BROKEN: ReadonlySet<number> = new Set([502, 503, 504]);

/**
 * Each request without a response counts as a failure; a path that fails by itself counts once, however often it is
 * requested.
 */
function reportTo(
  circuit: Circuit,
  { answer, isDead }: { readonly answer: Response | ApiError; readonly isDead: boolean },
  { method, target }: UpstreamCall,
): void {
  if (isDead) circuit.failed();
  else if (BROKEN.has(answer.status)) circuit.failed(`${method} ${target.split('?', 1)[0]}`);
  else circuit.succeeded();
}

function logFailure(
  log: Log,
  { method, target }: UpstreamCall,
  { answer, outcome }: Readonly<Record<'answer' | 'outcome', ApiError>>,
): void {
  log.error({ method, path: target.split('?')[0], reason: outcome.message }, `upstream: ${answer.message}`);
}

/** Services return JSON, also for errors; a proxy's page or a redirect is not a valid response. */
function isUsable(response: Response): boolean {
  if (response.status === 204 || response.status === 304) return true;
  if (response.status >= 300 && response.status < 400) return false;
  return response.status < 400 || (response.headers.get('content-type') ?? '').includes('json');
}

function errorForStatus(status: number) {
  if (status === 404) return HTTP_ERRORS.unknownCall;
  if (status === 503) return HTTP_ERRORS.unreachable;
  return status === 504 ? HTTP_ERRORS.tooSlow : HTTP_ERRORS.badAnswer;
}

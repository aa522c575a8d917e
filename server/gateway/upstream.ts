import type { Circuit } from '../../src/cms/client/circuit.ts';
import type { Log } from '../../src/lib/log.ts';
import { READ_RETRIES, RETRY_STATUSES } from '../../src/config.ts';
import { readBoundedResponse, ResponseTooLarge } from './bounded-body.ts';
import { HTTP_ERRORS, type HttpError } from './error-response.ts';
import type { UpstreamCircuits } from './upstream-circuits.ts';

export type SendRequest = (request: Request) => Promise<Response>;

export interface UpstreamCall {
  readonly method: string;
  /** Path and query below the base URL. */
  readonly target: string;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer> | undefined;
  /** Of a read that is sent by POST; without it the method tells. */
  readonly isRead?: boolean;
  /** Aborted when whoever asked has gone: then nobody waits for the response. */
  readonly callerSignal?: AbortSignal;
}

export type UpstreamAnswer = { readonly response: Response } | { readonly error: HttpError };

export interface Upstream {
  send(call: UpstreamCall): Promise<UpstreamAnswer>;
}

export interface UpstreamOptions {
  readonly send: SendRequest;
  readonly baseUrl: string;
  /** Milliseconds for a call, its repetition and its body included. */
  readonly timeout: number;
  /** The same for a read; `timeout` without it. */
  readonly readTimeout?: number;
  /** Only a hop that leaves the process retries (contract 3). */
  readonly retries: boolean;
  /** Spare callers the wait for an upstream that does not answer; none for calls within the process. */
  readonly circuits?: UpstreamCircuits;
  /** Bound of an answer in bytes; without it answers are passed on as they come. */
  readonly maxBytes?: number;
  readonly log: Log;
}

/** Base URL that in-process calls carry; no name ever resolves it. */
export const IN_PROCESS_URL = 'http://commerce.internal';

const RETRIED: ReadonlySet<number> = new Set(RETRY_STATUSES);

/** One service behind the door. Always answers within the time limit: what fails becomes a fault. */
export function createUpstream(options: UpstreamOptions): Upstream {
  return {
    async send(call) {
      const circuit = options.circuits?.forPath(call.target);
      if (circuit?.allows() === false) return { error: HTTP_ERRORS.spared };
      const attempt = await sendInTime(call, options);
      // Who went away says nothing about the upstream.
      if (circuit !== undefined && !call.callerSignal?.aborted) reportTo(circuit, attempt, call);
      return attempt.answer;
    },
  };
}

interface Attempt {
  readonly answer: UpstreamAnswer;
  /** `dead`: nobody answered. `unusable`: asking again would bring the same. */
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

/** Each call that nobody answered counts; a path that is broken by itself counts once, however often it is asked for. */
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
    const isTooLarge = thrown instanceof ResponseTooLarge;
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
  return maxBytes === undefined ? response : readBoundedResponse(response, maxBytes);
}

/** A call within the process does not hear of the signal by itself. */
function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason), { once: true }));
}

/** Services speak JSON, also when they fail; a proxy's page or a redirect is no answer to a call. */
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

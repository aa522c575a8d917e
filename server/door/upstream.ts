import { READ_RETRIES, RETRY_STATUSES } from '../../src/config.ts';
import type { Log } from '../../src/cms/request-context.ts';
import { FAULTS, type Fault } from './fault.ts';

export type SendRequest = (request: Request) => Promise<Response>;

export interface UpstreamCall {
  readonly method: string;
  /** Path and query below the base URL. */
  readonly target: string;
  readonly headers: Headers;
  readonly body: Uint8Array<ArrayBuffer> | undefined;
}

export type UpstreamAnswer = { readonly response: Response } | { readonly fault: Fault };

export interface Upstream {
  send(call: UpstreamCall): Promise<UpstreamAnswer>;
}

export interface UpstreamOptions {
  readonly send: SendRequest;
  readonly baseUrl: string;
  readonly timeout: number;
  /** Only a hop that leaves the process retries (contract 3). */
  readonly retries: boolean;
  readonly log: Log;
}

/** Base URL that in-process calls carry; no name ever resolves it. */
export const IN_PROCESS_URL = 'http://commerce.internal';

const RETRIED: ReadonlySet<number> = new Set(RETRY_STATUSES);

/** One service behind the door. Always answers within the time limit: what fails becomes a fault. */
export function createUpstream(options: UpstreamOptions): Upstream {
  return {
    async send(call) {
      const isRead = call.method === 'GET' || call.method === 'HEAD';
      const tries = options.retries && isRead ? 1 + READ_RETRIES : 1;
      let answer = await sendOnce(call, options);
      for (let tried = 1; tried < tries && isWorthRetrying(answer); tried += 1) answer = await sendOnce(call, options);
      return answer;
    },
  };
}

function isWorthRetrying(answer: UpstreamAnswer): boolean {
  return RETRIED.has('fault' in answer ? answer.fault.status : answer.response.status);
}

async function sendOnce(call: UpstreamCall, options: UpstreamOptions): Promise<UpstreamAnswer> {
  const signal = AbortSignal.timeout(options.timeout);
  const { method, headers, body = null } = call;
  const url = options.baseUrl + call.target;
  try {
    const request = new Request(url, { method, headers, body, signal, redirect: 'manual' });
    const response = await Promise.race([options.send(request), rejectOn(signal)]);
    return isUsable(response) ? { response } : { fault: faultOf(response.status) };
  } catch (error) {
    const fault = signal.aborted ? FAULTS.tooSlow : FAULTS.unreachable;
    options.log.error(
      { method, path: call.target.split('?')[0], reason: reasonOf(error) },
      `upstream: ${fault.message}`,
    );
    return { fault };
  }
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

function faultOf(status: number): Fault {
  if (status === 404) return FAULTS.unknownCall;
  if (status === 503) return FAULTS.unreachable;
  return status === 504 ? FAULTS.tooSlow : FAULTS.badAnswer;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const cause = error.cause instanceof Error ? ` (${error.cause.message})` : '';
  return error.message + cause;
}

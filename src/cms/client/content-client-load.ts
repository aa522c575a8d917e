import { setTimeout } from 'node:timers/promises';
import { ApiError } from '../../api/core/api-error.ts';
import { createCircuit } from '../../api/core/circuit.ts';
import { discardBody, exchange, retryPassing, unusable, type SendRequest } from '../../api/core/exchange.ts';
import { CONTENT_RESPONSE_LIMIT, READ_RETRIES } from '../../config.ts';
import { NOTHING_THERE } from './content-name.ts';
import type { ContentTarget } from './content-client-target.ts';
import { readResponseBytes } from '../../lib/bounded-body.ts';
import type { Log } from '../../lib/log.ts';

export type LoadResult =
  | { readonly status: 'found'; readonly text: string; readonly etag: string | undefined }
  /** The caller's version is current. */
  | { readonly status: 'unchanged' }
  /** `isNothingThere`: the upstream has no documents at all. */
  | { readonly status: 'missing'; readonly isNothingThere: boolean }
  | { readonly status: 'failed'; readonly httpStatus: number; readonly reason: string };

/** Sends the request to the upstream; never rejects. `etag` is that of the caller's version. */
export type Load = (target: ContentTarget, etag?: string) => Promise<LoadResult>;

export interface LoadSettings {
  readonly fetch: SendRequest;
  readonly baseUrl: string;
  /** Milliseconds for each attempt, reading included. */
  readonly timeout: number;
  /** Whether requests leave the process: then they are retried, and a circuit breaker guards the upstream. */
  readonly isRemote: boolean;
  readonly now: () => number;
  readonly log: Log;
}

/** A response with its text, which only a document has. */
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const RETRY_PAUSE = 100;
const CIRCUIT_THRESHOLD = 4;
const CIRCUIT_PAUSE = 5000;
const REDIRECT_LIMIT = 3;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
/** Reason of a failure without a request. */
export const CIRCUIT_OPEN = 'The circuit is open.';
const SPARED = { status: 'failed', httpStatus: 503, reason: CIRCUIT_OPEN } as const;

export function createLoad(settings: LoadSettings): Load {
  const { isRemote, baseUrl, log, now } = settings;
  if (!isRemote) return async (target, etag) => resultOf(await ask(settings, target, etag));
  const circuit = createCircuit({
    threshold: CIRCUIT_THRESHOLD,
    pause: CIRCUIT_PAUSE,
    now,
    changed: (isOpen) =>
      log.warn({ upstream: originOf(baseUrl), isOpen }, 'content: the circuit to the upstream changed'),
  });
  return async (target, etag) => {
    if (!circuit.allows()) return SPARED;
    const answer = await ask(settings, target, etag);
    const result = resultOf(answer);
    if (result.status !== 'failed') circuit.succeeded();
    else circuit.failed(answer.status === 0 ? undefined : target.key);
    return result;
  };
}

/** A timeout is not retried: the visitor has waited long enough. */
async function ask(settings: LoadSettings, target: ContentTarget, etag?: string): Promise<Answer | ApiError> {
  const { fetch, baseUrl, timeout, isRemote } = settings;
  const url = baseUrl.replace(/\/$/, '') + target.path;
  const headers = etag === undefined ? target.headers : { ...target.headers, 'if-none-match': etag };
  let attempts = 0;
  const limit = { aborted: false };
  return retryPassing(
    async () => {
      if ((attempts += 1) > 1) await setTimeout(RETRY_PAUSE);
      const signal = AbortSignal.timeout(timeout);
      const answer = await exchange(async () => receive(await follow(fetch, url, { headers, signal })), signal);
      limit.aborted = signal.aborted;
      return limit.aborted && answer instanceof ApiError ? new ApiError({ ...LATE, cause: answer }) : answer;
    },
    isRemote ? READ_RETRIES : 0,
    limit,
  );
}

const LATE = { errorId: 'API504', status: 0, message: 'It did not answer in time.' };

/** Follows redirects within the origin only. */
async function follow(fetch: SendRequest, url: string, init: RequestInit): Promise<Response> {
  let target = new URL(url);
  for (let followed = 0; ; followed += 1) {
    const response = await fetch(new Request(target, { ...init, redirect: 'manual' }));
    if (!REDIRECTS.has(response.status)) return response;
    await discardBody(response);
    if (followed === REDIRECT_LIMIT) throw unusable('It redirects too often.');
    const next = URL.parse(response.headers.get('location') ?? '', target);
    if (next?.origin !== target.origin) throw unusable('It redirects to another origin.');
    target = next;
  }
}

/** A document counts only if it is JSON of limited size. */
async function receive(response: Response): Promise<Answer> {
  const { status, headers } = response;
  const type = headers.get('content-type');
  const isJson = type === null || /^application\/(?:[\w.+-]+\+)?json\b/i.test(type);
  if (status === 200 && isJson) {
    const bytes = await readResponseBytes(response, CONTENT_RESPONSE_LIMIT);
    if (bytes === undefined) throw unusable('It is too large.');
    return { status, headers, text: decode(bytes) };
  }
  await discardBody(response);
  if (!isJson && status === 200) throw unusable(`It is ${type}.`.slice(0, 100));
  return { status, headers, text: '' };
}

function decode(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (error) {
    throw unusable('It is not UTF-8.', error);
  }
}

function resultOf(answer: Answer | ApiError): LoadResult {
  if (answer instanceof ApiError) {
    return { status: 'failed', httpStatus: answer.errorId === LATE.errorId ? 504 : 502, reason: answer.message };
  }
  const { status, headers, text } = answer;
  if (status === 200) return { status: 'found', text, etag: headers.get('etag') ?? undefined };
  if (status === 304) return { status: 'unchanged' };
  if (status === 404 || status === 410) return { status: 'missing', isNothingThere: headers.has(NOTHING_THERE) };
  return { status: 'failed', httpStatus: httpStatusFor(status), reason: `It answered ${status}.` };
}

function httpStatusFor(status: number): number {
  if (status === 429 || status === 503) return 503;
  return status === 504 || status === 408 ? 504 : 502;
}

function originOf(url: string): string {
  return URL.parse(url)?.origin ?? url;
}

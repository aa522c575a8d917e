import { setTimeout } from 'node:timers/promises';
import { READ_RETRIES, RETRY_STATUSES } from '../../config.ts';
import { createCircuit } from './circuit.ts';
import { NOTHING_THERE } from './content-name.ts';
import { discardBody, fetchSameOrigin, readJsonText, InvalidResponseError, type Fetch } from './content-client-body.ts';
import type { ContentTarget } from './content-client-target.ts';
import type { Log } from '../../lib/log.ts';

export type LoadResult =
  | { readonly status: 'found'; readonly text: string; readonly etag: string | undefined }
  /** The version the caller has is current. */
  | { readonly status: 'unchanged' }
  /** `isNothingThere`: the upstream has no documents at all. */
  | { readonly status: 'missing'; readonly isNothingThere: boolean }
  | { readonly status: 'failed'; readonly httpStatus: number; readonly reason: string };

/** Asks the upstream; never rejects. `etag` is that of the version the caller has. */
export type Load = (target: ContentTarget, etag?: string) => Promise<LoadResult>;

export interface LoadSettings {
  readonly fetch: Fetch;
  readonly baseUrl: string;
  /** Milliseconds for each try, reading included. */
  readonly timeout: number;
  /** The call leaves the process: it is retried, and a dead upstream is spared by a circuit breaker. */
  readonly isRemote: boolean;
  readonly now: () => number;
  readonly log: Log;
}

type FailedAttempt = Extract<LoadResult, { status: 'failed' }> & {
  readonly isRetried: boolean;
  readonly isDead: boolean;
};
type Attempt = Exclude<LoadResult, { status: 'failed' }> | FailedAttempt;

const RETRY_PAUSE = 100;
const CIRCUIT_THRESHOLD = 4;
const CIRCUIT_PAUSE = 5000;
const RETRIED: ReadonlySet<number> = new Set(RETRY_STATUSES);
/** Reason of a failure without a call. */
export const CIRCUIT_OPEN = 'The circuit is open.';
const SPARED = { status: 'failed', httpStatus: 503, reason: CIRCUIT_OPEN } as const;

export function createLoad(settings: LoadSettings): Load {
  return settings.isRemote ? createRemoteLoad(settings) : (target, etag) => attempt(settings, target, etag);
}

function createRemoteLoad(settings: LoadSettings): Load {
  const { baseUrl, log, now } = settings;
  const circuit = createCircuit({
    threshold: CIRCUIT_THRESHOLD,
    pause: CIRCUIT_PAUSE,
    now,
    changed: (isOpen) =>
      log.warn({ upstream: originOf(baseUrl), isOpen }, 'content: the circuit to the upstream changed'),
  });
  let deaths = 0;

  function report(result: Attempt, key: string): void {
    if (result.status !== 'failed') circuit.succeeded();
    else circuit.failed(result.isDead ? `death ${(deaths += 1)}` : key);
  }

  return async (target, etag) => {
    if (!circuit.allows()) return SPARED;
    let result = await attempt(settings, target, etag);
    for (let retry = 0; retry < READ_RETRIES && result.status === 'failed' && result.isRetried; retry += 1) {
      await setTimeout(RETRY_PAUSE);
      result = await attempt(settings, target, etag);
    }
    report(result, target.key);
    return result;
  };
}

async function attempt(settings: LoadSettings, target: ContentTarget, etag: string | undefined): Promise<Attempt> {
  const signal = AbortSignal.timeout(settings.timeout);
  const headers = etag === undefined ? target.headers : { ...target.headers, 'if-none-match': etag };
  try {
    return await withinTime(ask(settings, target, { headers, signal }), signal);
  } catch (error) {
    return failedAttemptOf(error, signal.aborted);
  }
}

async function ask({ fetch, baseUrl }: LoadSettings, { path }: ContentTarget, init: RequestInit): Promise<Attempt> {
  const response = await fetchSameOrigin(fetch, baseUrl.replace(/\/$/, '') + path, init);
  if (response.status === 200) {
    return { status: 'found', text: await readJsonText(response), etag: response.headers.get('etag') ?? undefined };
  }
  await discardBody(response);
  if (response.status === 304) return { status: 'unchanged' };
  if (response.status === 404 || response.status === 410) {
    return { status: 'missing', isNothingThere: response.headers.has(NOTHING_THERE) };
  }
  return failed(httpStatusFor(response.status), `It answered ${response.status}.`, {
    isRetried: RETRIED.has(response.status),
  });
}

function httpStatusFor(status: number): number {
  if (status === 429 || status === 503) return 503;
  return status === 504 || status === 408 ? 504 : 502;
}

function failedAttemptOf(error: unknown, isLate: boolean): FailedAttempt {
  if (isLate) return failed(504, 'It did not answer in time.', { isDead: true });
  if (error instanceof InvalidResponseError) return failed(502, error.message);
  return failed(502, reasonOf(error), { isRetried: true, isDead: true });
}

function failed(httpStatus: number, reason: string, traits: Partial<FailedAttempt> = {}): FailedAttempt {
  return { status: 'failed', httpStatus, reason, isRetried: false, isDead: false, ...traits };
}

function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message;
}

/** The time limit holds even where `fetch` does not heed the signal. */
function withinTime<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Error('The time limit was reached.')), { once: true });
    work.then(resolve, reject);
  });
}

function originOf(url: string): string {
  return URL.parse(url)?.origin ?? url;
}

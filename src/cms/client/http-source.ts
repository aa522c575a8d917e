import { setTimeout } from 'node:timers/promises';
import { ApiError } from '../../api/core/api-error.ts';
import { createCircuit } from '../../api/core/circuit.ts';
import { discardBody, exchange, retryPassing, unusable, type SendRequest } from '../../api/core/exchange.ts';
import { CONTENT_RESPONSE_LIMIT, READ_RETRIES } from '../../config.ts';
import { parseVersion } from './content-client-parse.ts';
import { NOTHING_THERE } from './content-name.ts';
import { CIRCUIT_OPEN, type ContentSource, type ContentVersion, type SourceResult } from './content-source.ts';
import type { ContentTarget } from './content-target.ts';
import { readResponseBytes } from '../../lib/bounded-body.ts';
import type { Log } from '../../lib/log.ts';

export interface HttpSourceSettings {
  readonly fetch: SendRequest;
  readonly baseUrl: string;
  /** Milliseconds for each attempt, reading included. */
  readonly timeout?: number;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
  readonly log: Log;
}

/** A response with its text, which only a document has. */
interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

const TIMEOUT = 3000;
const RETRY_PAUSE = 100;
const CIRCUIT_THRESHOLD = 4;
const CIRCUIT_PAUSE = 5000;
const REDIRECT_LIMIT = 3;
const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);
const NOT_JSON = 'It is no JSON object.';
/** Statuses of a document, of the caller's version, and of no document. */
const ANSWERED: ReadonlySet<number> = new Set([200, 304, 404, 410]);
const SPARED = { status: 'failed', httpStatus: 503, reason: CIRCUIT_OPEN } as const;

/** A content API elsewhere: reads are retried once, and a circuit breaker guards the upstream. */
export function createHttpSource(settings: HttpSourceSettings): ContentSource {
  const { baseUrl, log, now = () => performance.now() } = settings;
  const circuit = createCircuit({
    threshold: CIRCUIT_THRESHOLD,
    pause: CIRCUIT_PAUSE,
    now,
    changed: (isOpen) =>
      log.warn({ upstream: originOf(baseUrl), isOpen }, 'content: the circuit to the upstream changed'),
  });
  return {
    async load(target, known) {
      if (!circuit.allows()) return SPARED;
      const answer = await ask(settings, target, known?.etag);
      if (!(answer instanceof ApiError) && ANSWERED.has(answer.status)) {
        circuit.succeeded();
        return resultOf(answer, known);
      }
      circuit.failed(answer.status === 0 ? undefined : target.key);
      return failureOf(answer);
    },
  };
}

/** A timeout is not retried: the visitor has waited long enough. */
async function ask(settings: HttpSourceSettings, target: ContentTarget, etag?: string): Promise<Answer | ApiError> {
  const { fetch, baseUrl, timeout = TIMEOUT } = settings;
  const url = baseUrl.replace(/\/$/, '') + target.key;
  const headers = headersOf(target, etag);
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
    READ_RETRIES,
    limit,
  );
}

function headersOf({ preview }: ContentTarget, etag: string | undefined): Record<string, string> {
  return {
    accept: 'application/json',
    ...(preview?.date === undefined ? {} : { 'preview-date': preview.date }),
    ...(etag === undefined ? {} : { 'if-none-match': etag }),
  };
}

const LATE = { errorId: 'API504', status: 0, message: 'It did not answer in time.' };

/** Follows redirects within the origin only. */
async function follow(
  fetch: SendRequest,
  url: string,
  { headers, signal }: { readonly headers: Record<string, string>; readonly signal: AbortSignal },
): Promise<Response> {
  let target = new URL(url);
  for (let followed = 0; ; followed += 1) {
    const response = await fetch(new Request(target, { headers, redirect: 'manual' }), { signal });
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

async function resultOf({ status, headers, text }: Answer, known?: ContentVersion): Promise<SourceResult> {
  if (status === 304) return { status: 'unchanged' };
  if (status !== 200) return { status: 'missing', isNothingThere: headers.has(NOTHING_THERE) };
  const version = await parseVersion(text, headers.get('etag') ?? undefined, known);
  return version ? { status: 'found', version, text } : { status: 'failed', httpStatus: 502, reason: NOT_JSON };
}

function failureOf(answer: Answer | ApiError): SourceResult {
  if (answer instanceof ApiError) {
    return { status: 'failed', httpStatus: answer.errorId === LATE.errorId ? 504 : 502, reason: answer.message };
  }
  return { status: 'failed', httpStatus: httpStatusFor(answer.status), reason: `It answered ${answer.status}.` };
}

function httpStatusFor(status: number): number {
  if (status === 429 || status === 503) return 503;
  return status === 504 || status === 408 ? 504 : 502;
}

function originOf(url: string): string {
  return URL.parse(url)?.origin ?? url;
}

import { LRUCache } from 'lru-cache';
import type { PerformInProcess } from '../../backend/http/in-process.ts';
import { isApiError } from '../../src/api/core/api-error.ts';
import type { SendInit } from '../../src/api/core/exchange.ts';
import { withinTime } from '../../src/lib/time-limit.ts';
import { errorResponse } from './error-response.ts';
import type { Upstream } from './upstream.ts';
import { hashOf } from '../http/etag.ts';
import type { CommerceCopies } from './commerce-copies.ts';
import { isRecord } from '../../domain/record.ts';

export interface CommerceRead {
  readonly response: Response;
  /** Whether this is a stored copy, served because the upstream failed or was slow. */
  readonly isStale: boolean;
}

/** Sends a page's read: a request that changes nothing and carries nothing about its visitor. */
export type ReadCommerce = (request: Request, init?: SendInit) => Promise<CommerceRead>;

/** A commerce API elsewhere. */
export interface RemoteCommerce {
  readonly send: ReadCommerce;
  readonly baseUrl: string;
  /** Milliseconds for one request, and for all requests of one page. */
  readonly timeout: number;
  readonly accessKey: string | undefined;
}

/** The embedded service, in this process. */
export interface EmbeddedCommerce {
  readonly perform: PerformInProcess;
  readonly accessKey: string | undefined;
}

/** What pages read products from. */
export type CommerceUpstream = EmbeddedCommerce | RemoteCommerce;

export interface CommerceReadSettings {
  readonly upstream: Upstream;
  readonly baseUrl: string;
  readonly copies: CommerceCopies;
  /** Milliseconds a page waits for the upstream where a stored copy exists. */
  readonly copyTimeout?: number;
}

interface Answer {
  readonly status: number;
  readonly contentType: string;
  readonly text: string;
  /** Whether the upstream failed, as opposed to rejecting the request: no response, or no JSON object. */
  readonly isFailure: boolean;
}

export const COPY_TIMEOUT_MS = 1000;
/** Maximum number of responses whose text is known to be stored already. */
const MAX_HASHES = 5000;

/**
 * Reads from a remote commerce API: concurrent equal reads are sent once, and responses are stored as copies for times
 * when the upstream fails.
 */
export function createCommerceReads(settings: CommerceReadSettings): ReadCommerce {
  const { copies, copyTimeout = COPY_TIMEOUT_MS } = settings;
  const flights = new Map<string, Promise<Answer>>();
  const storedHashes = new LRUCache<string, string>({ max: MAX_HASHES });

  function fly(key: string, request: Request, body: string): Promise<Answer> {
    const running = flights.get(key);
    if (running !== undefined) return running;
    const flight = ask(request, body, settings)
      .then((answer) => (store(key, answer), answer))
      .finally(() => flights.delete(key));
    flights.set(key, flight);
    return flight;
  }

  function store(key: string, answer: Answer): void {
    if (answer.status === 404 || answer.status === 410) {
      storedHashes.delete(key);
      copies.remove(key);
    }
    if (answer.status !== 200 || answer.isFailure) return;
    const hash = hashOf(answer.text);
    if (storedHashes.get(key) === hash) return;
    storedHashes.set(key, hash);
    copies.write(key, answer.text);
  }

  async function readOrCopy(key: string, flight: Promise<Answer>): Promise<CommerceRead> {
    const first = await withinTime(flight, copyTimeout, () => undefined);
    if (first !== undefined && !first.isFailure) return { response: toResponse(first), isStale: false };
    const text = await copies.read(key);
    if (text === undefined) return { response: toResponse(await flight), isStale: false };
    return { response: toResponse({ status: 200, contentType: 'application/json', text }), isStale: true };
  }

  return async (request, { signal = request.signal } = {}) => {
    const body = await request.text();
    if (new URL(request.url).searchParams.get('mode') === 'preview') {
      return { response: toResponse(await ask(request, body, settings)), isStale: false };
    }
    const key = `${request.method} ${targetOf(request, settings)} ${body}`;
    return untilAborted(readOrCopy(key, fly(key, request, body)), signal);
  };
}

/** Continues after the page's own time has run out: the response becomes the stored copy for the next visitor. */
async function ask(request: Request, body: string, settings: CommerceReadSettings): Promise<Answer> {
  const { method, headers } = request;
  const target = targetOf(request, settings);
  const bytes = body === '' ? undefined : new TextEncoder().encode(body);
  const sent = settings.upstream.send({ method, target, headers, body: bytes, isRead: true });
  const response = await sent.catch((error: unknown) => {
    if (!isApiError(error)) throw error;
    return errorResponse(error, headers.get('x-correlation-id') ?? '');
  });
  const contentType = response.headers.get('content-type') ?? 'application/json';
  const { status } = response;
  const text = await response.text();
  return { status, contentType, text, isFailure: isFailure(status, text) };
}

function isFailure(status: number, text: string): boolean {
  if (status >= 500 || status === 408 || status === 429) return true;
  return status === 200 && !isObject(text);
}

function isObject(text: string): boolean {
  try {
    return isRecord(JSON.parse(text));
  } catch {
    return false;
  }
}

function targetOf({ url }: Request, { baseUrl }: CommerceReadSettings): string {
  return url.slice(baseUrl.length);
}

function toResponse({ status, contentType, text }: Omit<Answer, 'isFailure'>): Response {
  return new Response(status === 204 || status === 304 ? null : text, {
    status,
    headers: { 'content-type': contentType },
  });
}

function untilAborted<Value>(work: Promise<Value>, signal: AbortSignal): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = (): void => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}

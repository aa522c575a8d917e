import { LRUCache } from 'lru-cache';
import { shapeIssue } from './response-shape.ts';
import {
  createContentCache,
  documentIn,
  type CachedResult,
  type CachedDocument,
  type Lifetime,
} from './content-cache.ts';
import type { SendRequest } from '../../api/core/exchange.ts';
import { CIRCUIT_OPEN, createLoad, type LoadResult } from './content-client-load.ts';
import { yieldIfLarge, hashOfText, parseObject } from './content-client-parse.ts';
import { targetOf, type ContentTarget } from './content-client-target.ts';
import type { ContentResult, ContentClient, ContentRequest } from './content-client.ts';
import type { Log } from '../../lib/log.ts';
import { createLosses, type LostSections } from './lost-sections.ts';
import { createStoredCopies, REMOVAL_PAUSE } from './stored-copies.ts';

export interface ContentClientSettings {
  /** The embedded service's, or the global one for an upstream behind `baseUrl`. */
  readonly fetch: SendRequest;
  readonly baseUrl: string;
  /** Whether requests leave the process: then reads are retried once, and a circuit breaker guards the upstream. */
  readonly isRemote: boolean;
  /** Folder of the stored copies. */
  readonly storedCopiesDir: string;
  /** Where the documents come from, when `baseUrl` does not identify it: the embedded service's content folder. */
  readonly source?: string;
  /** Milliseconds for each attempt. */
  readonly timeout?: number;
  /**
   * Milliseconds for which a response is fresh; after that it is served for five times as long while a refresh runs.
   */
  readonly ttl?: number;
  /** Responses of the embedded service are revalidated after a moment and never served while a refresh runs. */
  readonly isLocal: boolean;
  readonly log: Log;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

export interface HttpContentClient extends ContentClient {
  /** Pages that lost all their sections within the last day. */
  lostSections(): Promise<readonly LostSections[]>;
  /** Settles when all copies are stored. */
  close(): Promise<void>;
}

const REMOTE_TIMEOUT = 3000;
const EMBEDDED_TIMEOUT = 20_000;
/** Milliseconds. The embedded service responds "unchanged" in less than one. */
const LOCAL_EMBEDDED_TTL = 100;
const LOCAL_REMOTE_TTL = 1000;
const TTL = 5000;
const OUTDATED_TTLS = 5;
/** Milliseconds for which "missing" and "failed" are cached at most. */
const UNAVAILABLE_TTL = 1000;
/** Maximum number of documents whose logged issues are remembered. */
const MAX_REPORTED_ISSUES = 3000;

/** Reads content through a cache with stale-while-revalidate and, when the upstream fails, stored copies (RFC 5861). */
export function createContentClient(settings: ContentClientSettings): HttpContentClient {
  const { isLocal, isRemote, log, now = () => performance.now() } = settings;
  const { ttl = ttlFor(settings), timeout = isRemote ? REMOTE_TIMEOUT : EMBEDDED_TIMEOUT } = settings;
  const outdated = isLocal && !isRemote ? 0 : ttl * OUTDATED_TTLS;
  const found: Lifetime = { fresh: ttl, outdated };
  const unavailable: Lifetime = { fresh: Math.min(ttl, UNAVAILABLE_TTL), outdated: 0 };
  const load = createLoad({ ...settings, timeout, now });
  const cache = createContentCache(now);
  const copies = createStoredCopies({
    dir: settings.storedCopiesDir,
    source: settings.source ?? settings.baseUrl,
    log,
  });
  const losses = createLosses(copies);
  const reportedIssues = new LRUCache<string, string>({ max: MAX_REPORTED_ISSUES });
  const refreshing = new Map<string, Promise<CachedResult>>();

  async function get(request: ContentRequest): Promise<ContentResult> {
    const target = targetOf(request);
    if (!target) return { status: 'missing' };
    if (target.isDirect) return toAnswer(await judge(target, await load(target)), false);
    const cached = cache.get(target.key);
    if (cached.state === 'fresh') return toAnswer(cached.answer, false);
    if (cached.state !== 'outdated') return toAnswer(await refresh(target), false);
    void refresh(target);
    return toAnswer(cached.answer, true);
  }

  /** One refresh at a time for each key; an entry expired meanwhile is requested again. */
  function refresh(target: ContentTarget): Promise<CachedResult> {
    const flight = `${cache.generation()} ${target.key}`;
    const running = refreshing.get(flight);
    if (running) return running;
    const started = ask(target).finally(() => refreshing.delete(flight));
    refreshing.set(flight, started);
    return started;
  }

  async function ask(target: ContentTarget): Promise<CachedResult> {
    const { key } = target;
    const generation = cache.generation();
    const cached = cache.get(key);
    const before = cached.state === 'absent' ? undefined : cached.answer;
    const former = before && documentIn(before);
    const result = await load(target, former?.etag);
    const answer = await judge(target, result, former);
    const isLeftWithout = answer.status === 'failed' || (result.status === 'missing' && result.isNothingThere);
    const settled = (isLeftWithout ? await copyFor(key, former) : undefined) ?? absence(answer, before);
    if (cache.generation() !== generation) return settled;
    cache.set(key, settled, lifetimeOf(settled));
    if (settled.status === 'missing' && !isLeftWithout) copies.remove(key);
    if (answer.status === 'found') await store(target, answer, { text: textOf(result), before });
    return settled;
  }

  /** A missing result remembers the document that was there a moment ago. */
  function absence(answer: CachedResult, before: CachedResult | undefined): CachedResult {
    if (answer.status !== 'missing' || before === undefined) return answer;
    const since = before.status === 'missing' ? before.since : answer.since;
    return { ...answer, since, former: now() - since < REMOVAL_PAUSE ? documentIn(before) : undefined };
  }

  async function store(target: ContentTarget, answer: CachedDocument, { text, before }: Version): Promise<void> {
    const { key } = target;
    copies.retain(key);
    const isNew = before?.status !== 'found' || before.hash !== answer.hash;
    if (text === undefined || !isNew) {
      if (losses.isOver(key)) copies.write(key, JSON.stringify(answer.document));
      return;
    }
    const former = before && documentIn(before)?.document;
    if (!(await losses.retainsCopy(target, answer.document, former))) copies.write(key, text);
  }

  async function judge(target: ContentTarget, result: LoadResult, former?: CachedDocument): Promise<CachedResult> {
    if (result.status === 'failed') return fail(target, result);
    if (result.status === 'missing') reportedIssues.delete(target.key);
    if (result.status === 'missing') return { status: 'missing', since: now() };
    if (result.status === 'unchanged' && !former) return fail(target, UNASKED);
    const document = result.status === 'unchanged' ? former : await adopt(result.text, former);
    const issue = document ? shapeIssue(target.document.kind, document.document) : NOT_JSON;
    if (!document || issue !== undefined) return fail(target, { httpStatus: 502, reason: issue ?? NOT_JSON });
    reportedIssues.delete(target.key);
    return { ...document, etag: result.status === 'found' ? result.etag : document.etag, isStale: false };
  }

  /** Logs each failure of a document once until the document loads again. */
  function fail({ key }: ContentTarget, { httpStatus, reason }: LoadError): CachedResult {
    if (reason !== CIRCUIT_OPEN && reportedIssues.get(key) !== reason) {
      log.warn({ key, httpStatus, reason }, 'content: the upstream failed');
      reportedIssues.set(key, reason);
    }
    return { status: 'failed', httpStatus };
  }

  async function copyFor(key: string, former: CachedDocument | undefined): Promise<CachedDocument | undefined> {
    copies.retain(key);
    if (former) return { ...former, isStale: true };
    const text = await copies.read(key);
    const copy = text === undefined ? undefined : await adopt(text, undefined);
    return copy && { ...copy, isStale: true };
  }

  function lifetimeOf(answer: CachedResult): Lifetime {
    if (answer.status !== 'found') return unavailable;
    return answer.isStale ? { ...unavailable, outdated } : found;
  }

  return { get, invalidate: cache.expire, lostSections: losses.list, close: copies.idle };
}

function ttlFor({ isLocal, isRemote }: ContentClientSettings): number {
  if (!isLocal) return TTL;
  return isRemote ? LOCAL_REMOTE_TTL : LOCAL_EMBEDDED_TTL;
}

type LoadError = Pick<Extract<LoadResult, { status: 'failed' }>, 'httpStatus' | 'reason'>;
const UNASKED: LoadError = { httpStatus: 502, reason: 'It answered 304 to a plain request.' };
const NOT_JSON = 'It is no JSON object.';

interface Version {
  readonly text: string | undefined;
  readonly before: CachedResult | undefined;
}

function textOf(result: LoadResult): string | undefined {
  return result.status === 'found' ? result.text : undefined;
}

/** The document of a text: the former object where the text is the same. */
async function adopt(text: string, former: CachedDocument | undefined): Promise<CachedDocument | undefined> {
  const hash = hashOfText(text);
  if (former?.hash === hash) return former;
  await yieldIfLarge(text);
  const document = await parseObject(text);
  return document && { status: 'found', document, hash, etag: undefined, size: text.length, isStale: false };
}

function toAnswer(answer: CachedResult, isRefreshing: boolean): ContentResult {
  if (answer.status === 'missing') return { status: 'missing' };
  if (answer.status === 'failed') return answer;
  return { status: 'found', document: answer.document, stale: answer.isStale || isRefreshing };
}

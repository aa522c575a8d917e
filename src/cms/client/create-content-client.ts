import { LRUCache } from 'lru-cache';
import { shapeIssue } from './response-shape.ts';
import {
  createContentCache,
  documentIn,
  type CachedResult,
  type CachedDocument,
  type Lifetime,
} from './content-cache.ts';
import { parseVersion } from './content-client-parse.ts';
import { CIRCUIT_OPEN, type ContentSource, type SourceResult } from './content-source.ts';
import { targetOf, type ContentTarget } from './content-target.ts';
import type { ContentResult, ContentClient, ContentRequest } from './content-client.ts';
import type { Log } from '../../lib/log.ts';
import { createLosses, type LostSections } from './lost-sections.ts';
import { createStoredCopies, REMOVAL_PAUSE } from './stored-copies.ts';

export interface ContentClientSettings {
  readonly source: ContentSource;
  /** Address or folder of the source: copies from one origin are never served for another. */
  readonly origin: string;
  /** Whether requests leave the process: then each version is copied to disk, else only when the client closes. */
  readonly isRemote: boolean;
  /** Folder of the stored copies. */
  readonly storedCopiesDir: string;
  /**
   * Milliseconds for which a response is fresh; after that it is served for five times as long while a refresh runs.
   */
  readonly ttl?: number;
  /** The embedded service reports changes: its responses are never served while a refresh runs. */
  readonly isLocal: boolean;
  readonly log: Log;
  /** Milliseconds of a monotonic clock. */
  readonly now?: () => number;
}

export interface ClosableContentClient extends ContentClient {
  /** Pages that lost all their sections within the last day. */
  lostSections(): Promise<readonly LostSections[]>;
  /** Settles when all copies are stored. */
  close(): Promise<void>;
}

/** Milliseconds. This covers changes that the embedded service, which watches its folder, does not notice. */
const LOCAL_EMBEDDED_TTL = 2000;
const LOCAL_REMOTE_TTL = 1000;
const TTL = 5000;
const OUTDATED_TTLS = 5;
/** Milliseconds for which "missing" and "failed" are cached at most. */
const UNAVAILABLE_TTL = 1000;
/** Maximum number of documents whose logged issues are remembered. */
const MAX_REPORTED_ISSUES = 3000;

/** Reads content through a cache with stale-while-revalidate and, when the upstream fails, stored copies (RFC 5861). */
export function createContentClient(settings: ContentClientSettings): ClosableContentClient {
  const { source, isLocal, isRemote, log, now = () => performance.now(), ttl = ttlFor(settings) } = settings;
  const outdated = isLocal && !isRemote ? 0 : ttl * OUTDATED_TTLS;
  const found: Lifetime = { fresh: ttl, outdated };
  const unavailable: Lifetime = { fresh: Math.min(ttl, UNAVAILABLE_TTL), outdated: 0 };
  const cache = createContentCache(now);
  const copies = createStoredCopies({ dir: settings.storedCopiesDir, source: settings.origin, log });
  const losses = createLosses(copies);
  const reportedIssues = new LRUCache<string, string>({ max: MAX_REPORTED_ISSUES });
  const refreshing = new Map<string, Promise<CachedResult>>();

  async function get(request: ContentRequest): Promise<ContentResult> {
    const target = targetOf(request);
    if (!target) return { status: 'missing' };
    if (target.isDirect) return toAnswer(judge(target, await source.load(target)), false);
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
    const result = await source.load(target, former);
    const answer = judge(target, result, former);
    const isLeftWithout = answer.status === 'failed' || (result.status === 'missing' && result.isNothingThere);
    const settled = (isLeftWithout ? await copyFor(key, former) : undefined) ?? absence(answer, before);
    if (cache.generation() !== generation) return settled;
    cache.set(key, settled, lifetimeOf(settled));
    if (settled.status === 'missing' && !isLeftWithout) copies.remove(key);
    const text = result.status === 'found' ? result.text : undefined;
    if (answer.status === 'found') await store(target, answer, { text, before });
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
    const isNew = before?.status !== 'found' || before.document !== answer.document;
    if (!isNew) {
      if (losses.isOver(key)) copies.write(key, JSON.stringify(answer.document));
      return;
    }
    const former = before && documentIn(before)?.document;
    const isRetained = await losses.retainsCopy(target, answer.document, former);
    if (text !== undefined && !isRetained) copies.write(key, text);
  }

  function judge(target: ContentTarget, result: SourceResult, former?: CachedDocument): CachedResult {
    if (result.status === 'failed') return fail(target, result);
    if (result.status === 'missing') reportedIssues.delete(target.key);
    if (result.status === 'missing') return { status: 'missing', since: now() };
    const version = result.status === 'unchanged' ? former : result.version;
    if (!version) return fail(target, UNASKED);
    const isNew = version.document !== former?.document;
    const issue = isNew ? shapeIssue(target.document.kind, version.document) : undefined;
    if (issue !== undefined) return fail(target, { httpStatus: 502, reason: issue });
    reportedIssues.delete(target.key);
    return { ...version, status: 'found', isStale: false };
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
    const copy = text === undefined ? undefined : await parseVersion(text);
    return copy && { ...copy, status: 'found', isStale: true };
  }

  function lifetimeOf(answer: CachedResult): Lifetime {
    if (answer.status !== 'found') return unavailable;
    return answer.isStale ? { ...unavailable, outdated } : found;
  }

  /** A process that starts with broken or missing files serves what this one had last. */
  async function close(): Promise<void> {
    if (!isRemote) {
      for (const [key, { document }] of cache.documents()) {
        if (!(await losses.has(key))) copies.write(key, JSON.stringify(document));
      }
    }
    await copies.idle();
  }

  return { get, invalidate: cache.expire, lostSections: losses.list, close };
}

function ttlFor({ isLocal, isRemote }: ContentClientSettings): number {
  if (!isLocal) return TTL;
  return isRemote ? LOCAL_REMOTE_TTL : LOCAL_EMBEDDED_TTL;
}

type LoadError = Pick<Extract<SourceResult, { status: 'failed' }>, 'httpStatus' | 'reason'>;
const UNASKED: LoadError = { httpStatus: 502, reason: 'It answered 304 to a plain request.' };

interface Version {
  readonly text: string | undefined;
  readonly before: CachedResult | undefined;
}

function toAnswer(answer: CachedResult, isRefreshing: boolean): ContentResult {
  if (answer.status === 'missing') return { status: 'missing' };
  if (answer.status === 'failed') return answer;
  return { status: 'found', document: answer.document, stale: answer.isStale || isRefreshing };
}

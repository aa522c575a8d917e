import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { PageCacheCounts } from '../page-cache/cached-pages.ts';
import { hashOf } from '../http/etag.ts';

export type AnswerKind = 'page' | 'call' | 'file';

export interface Metrics {
  observe(kind: AnswerKind, status: number, milliseconds: number): void;
  /** Counts a request error reported by a visitor's browser; `errorId` is one of the catalogue, or `other`. */
  countError(errorId: string, status: number): void;
  text(): Promise<string>;
  readonly contentType: string;
}

/** Counted by the caches themselves: histograms would slow the hot path of the page cache. */
interface CacheCounts {
  readonly pages: PageCacheCounts;
  /** Number of pages in the page cache now. */
  readonly cachedPages: () => number;
  readonly renderings: { readonly unchanged: number; readonly rendered: number };
  readonly fragments: { readonly reused: number; readonly rendered: number };
}

/** Prometheus metrics of this process; in development without those of the caches. */
export function createMetrics(caches?: CacheCounts): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const registers = [registry];
  const labelNames = ['kind', 'status'] as const;
  const answers = new Counter({
    name: 'http_answers_total',
    help: 'Answers by kind and status.',
    labelNames,
    registers,
  });
  const seconds = new Histogram({
    name: 'http_answer_seconds',
    help: 'Time until an answer that was not cached had been sent.',
    labelNames: ['kind'],
    buckets: [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  });
  const errors = new Counter({
    name: 'browser_call_errors_total',
    help: 'Refused calls that visitors met, as their browsers tell, by error id and status.',
    labelNames: ['error_id', 'status'],
    registers,
  });
  const updateCaches = caches && createCacheGauges(caches, registers);
  return {
    observe(kind, status, milliseconds) {
      answers.inc({ kind, status: `${Math.floor(status / 100)}xx` });
      seconds.observe({ kind }, milliseconds / 1000);
    },
    countError(errorId, status) {
      errors.inc({ error_id: errorId, status: `${status}` });
    },
    text() {
      updateCaches?.();
      return registry.metrics();
    },
    contentType: registry.contentType,
  };
}

/** Returns what copies the counts of the caches into their gauges. */
function createCacheGauges(
  { pages, cachedPages, renderings, fragments }: CacheCounts,
  registers: Registry[],
): () => void {
  const answers = new Gauge({
    name: 'page_cache_answers',
    help: 'Pages that the page cache sent since the start: fresh, stale or rendered.',
    labelNames: ['outcome'],
    registers,
  });
  const cached = new Gauge({ name: 'page_cache_pages', help: 'Pages in the page cache.', registers });
  const rendered = new Gauge({
    name: 'page_renderings',
    help: 'Pages that were asked of the renderer since the start: unchanged since they were rendered, or rendered.',
    labelNames: ['outcome'],
    registers,
  });
  const parts = new Gauge({
    name: 'page_fragments',
    help: 'Parts of pages since the start: reused or rendered.',
    labelNames: ['outcome'],
    registers,
  });
  return () => {
    for (const [outcome, count] of Object.entries(pages)) answers.set({ outcome }, count);
    for (const [outcome, count] of Object.entries(renderings)) rendered.set({ outcome }, count);
    for (const [outcome, count] of Object.entries(fragments)) parts.set({ outcome }, count);
    cached.set(cachedPages());
  };
}

const PROXY_HEADERS = ['x-forwarded-for', 'x-real-ip', 'forwarded', 'via'];

/** Metrics are for the operator: with the token, or from this machine with no proxy in between. */
export function mayReadMetrics(request: IncomingMessage, token: string | undefined): boolean {
  const sent = /^Bearer (.+)$/.exec(request.headers.authorization ?? '')?.[1];
  if (token !== undefined && sent !== undefined)
    return timingSafeEqual(Buffer.from(hashOf(sent)), Buffer.from(hashOf(token)));
  if (PROXY_HEADERS.some((name) => request.headers[name] !== undefined)) return false;
  return /^(::1|(::ffff:)?127\.\d+\.\d+\.\d+)$/.test(request.socket.remoteAddress ?? '');
}

import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { decidedItems } from '../../../domain/recommendations/decided-items.ts';
import { mapFeed } from '../../../domain/recommendations/recommended-product.ts';
import { isRecord, memberOf } from '../../../domain/record.ts';
import { createCircuit } from '../../../src/api/core/circuit.ts';
import { readResponseBytes } from '../../../src/lib/bounded-body.ts';
import type { Log } from '../../../src/lib/log.ts';
import type { Recommendation, RecommendationProvider, RecommendationRequest } from './recommendations.ts';

export interface RestSettings {
  /** Base URL without its trailing slash. */
  readonly url: string;
  readonly brand: string;
  readonly account: string;
}

export interface RestDeps {
  readonly log: Log;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
}

/** A page waits no longer than this for a feed. */
const TIMEOUT_MS = 800;
const MAX_BYTES = 512 * 1024;
const FAILURES = 3;
const PAUSE_MS = 30_000;
/** For how long the answer for a page is used again. */
const CACHE_MS = 60_000;
const MAX_CACHED = 2000;

/**
 * Recommendations of a service by its address, the brand and the account: `GET /recommendations/{brand}` for what is the same
 * for everybody, and the personalisation engine's `POST /api/engine/v1/decide/{brand}` for what is personal (docs/contract.md#recommendations).
 */
export function createRestRecommendations(settings: RestSettings, deps: RestDeps): RecommendationProvider {
  const { log, now = Date.now } = deps;
  const cache = new LRUCache<string, readonly Recommendation[]>({ max: MAX_CACHED, ttl: CACHE_MS });
  const circuit = createCircuit({
    threshold: FAILURES,
    pause: PAUSE_MS,
    now,
    changed: (isOpen) => log.warn({ isOpen }, 'recommendations: the circuit changed'),
  });

  async function ask(request: RecommendationRequest): Promise<readonly Recommendation[]> {
    if (!circuit.allows()) throw new Error('The recommendation service failed before and is not asked.');
    try {
      const answer = await send(toCall(request, settings), deps.fetch ?? fetch);
      circuit.succeeded();
      return readEntries(answer, request, log);
    } catch (error) {
      circuit.failed();
      throw error;
    }
  }

  return {
    async recommend(request) {
      if (request.widget === 'personal') return ask(request);
      const { href } = toCall(request, settings);
      const known = cache.get(href);
      if (known !== undefined) return known;
      const found = await ask(request);
      cache.set(href, found);
      return found;
    },
  };
}

function readEntries(answer: unknown, { widget, scope }: RecommendationRequest, log: Log): readonly Recommendation[] {
  const entries = widget === 'personal' ? decidedItems(answer) : feedItems(answer);
  const { products, dropped } = mapFeed(entries, scope);
  if (dropped.length > 0)
    log.warn({ widget, dropped: dropped.slice(0, 5), count: dropped.length }, 'feed entries dropped');
  return products;
}

/** `{ products: [...] }` or the list alone. */
const feedItems = (answer: unknown): unknown => (Array.isArray(answer) ? answer : memberOf(answer, 'products'));

interface Call {
  readonly href: string;
  readonly body?: object;
}

function toCall(request: RecommendationRequest, { url, brand, account }: RestSettings): Call {
  const { widget, productId, inCart = [], category, count, viewed, scope } = request;
  if (widget === 'personal') return decisionOf(viewed, { url, brand, account }, count);
  const query = new URLSearchParams({ account, widget, count: `${count}`, locale: scope.locale, siteId: scope.siteId });
  if (productId !== undefined) query.set('productId', productId);
  for (const id of inCart) query.append('productId', id);
  if (category !== undefined) query.set('category', category);
  return { href: `${url}/recommendations/${encodeURIComponent(brand)}?${query}` };
}

/** The engine learns of viewed products, and of nobody who viewed them: each request has a customer of its own. */
function decisionOf(viewed: readonly string[], { url, brand, account }: RestSettings, count: number): Call {
  const products = viewed.map((productId) => ({ productId }));
  const events = [
    { eventType: 'monetate:context:ProductDetailView', products },
    { eventType: 'monetate:decision:DecisionRequest', requestId: randomUUID(), maxItems: count },
  ];
  return {
    href: `${url}/api/engine/v1/decide/${encodeURIComponent(brand)}`,
    body: { brand, channel: account, customerId: randomUUID(), events },
  };
}

async function send({ href, body }: Call, fetchFrom: typeof fetch): Promise<unknown> {
  const response = await fetchFrom(href, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
    redirect: 'error',
    headers: { accept: 'application/json', ...(body && { 'content-type': 'application/json' }) },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok) throw new Error(`The recommendation service answered ${response.status}.`);
  const bytes = await readResponseBytes(response, MAX_BYTES);
  if (bytes === undefined) throw new Error(`The recommendation service sent more than ${MAX_BYTES} bytes.`);
  const answer: unknown = JSON.parse(bytes.toString('utf8'));
  if (!isRecord(answer) && !Array.isArray(answer)) throw new Error('The recommendation service sent no feed.');
  return answer;
}

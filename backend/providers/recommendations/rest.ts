import { randomUUID } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { decidedItems } from '../../../domain/recommendations/decided-items.ts';
import { mapFeed } from '../../../domain/recommendations/recommended-product.ts';
import { memberOf } from '../../../domain/record.ts';
import type { Log } from '../../../src/lib/log.ts';
import { createEngineCalls, type EngineCall, type EngineDeps } from '../engine-calls.ts';
import type { EngineSettings } from '../engine-settings.ts';
import type { Recommendation, RecommendationProvider, RecommendationRequest } from './recommendations.ts';

const NAMES = { name: 'recommendations', service: 'The recommendation service' };
/** For how long the answer for a page is used again. */
const CACHE_MS = 60_000;
const MAX_CACHED = 2000;

/**
 * Recommendations of a service by its address, the brand and the account: `GET /recommendations/{brand}` for what is the same
 * for everybody, and the personalisation engine's `POST /api/engine/v1/decide/{brand}` for what is personal (docs/contract.md#recommendations).
 */
export function createRestRecommendations(settings: EngineSettings, deps: EngineDeps): RecommendationProvider {
  const cache = new LRUCache<string, readonly Recommendation[]>({ max: MAX_CACHED, ttl: CACHE_MS });
  const send = createEngineCalls(NAMES, deps);
  const ask = async (request: RecommendationRequest) =>
    readEntries(await send(toCall(request, settings)), request, deps.log);
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

function toCall(request: RecommendationRequest, { url, brand, account }: EngineSettings): EngineCall {
  const { widget, productId, inCart = [], category, count, viewed, scope } = request;
  if (widget === 'personal') return decisionOf(viewed, { url, brand, account }, count);
  const query = new URLSearchParams({ account, widget, count: `${count}`, locale: scope.locale, siteId: scope.siteId });
  if (productId !== undefined) query.set('productId', productId);
  for (const id of inCart) query.append('productId', id);
  if (category !== undefined) query.set('category', category);
  return { href: `${url}/recommendations/${encodeURIComponent(brand)}?${query}` };
}

/** The engine learns of viewed products, and of nobody who viewed them: each request has a customer of its own. */
function decisionOf(viewed: readonly string[], { url, brand, account }: EngineSettings, count: number): EngineCall {
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

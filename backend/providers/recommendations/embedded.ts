import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { loadBestsellerIds, loadBoughtTogetherIds, loadSimilarIds } from './own-order-ids.ts';
import { loadCoViewedIds, recordProductView, removeOldViews } from './own-views.ts';
import type { RecommendationProvider, RecommendationRequest, Widget } from './recommendations.ts';

export type EmbeddedDeps = Pick<Database, 'read' | 'write'>;

const MINUTE = 60_000;
/** Categories whose bestsellers are cached for a minute. */
const MAX_CACHED = 200;
/** Viewed products that a personal recommendation starts from. */
const MAX_VIEWED = 4;

/**
 * Recommends from the shop's own orders and views. Where too few products were bought or viewed together, similar ones
 * follow, then bestsellers.
 */
export function createEmbeddedRecommendations(database: EmbeddedDeps): RecommendationProvider {
  const { read, write } = database;
  const bestsellers = cacheBestsellers(read);
  return {
    async recommend({ category, ...request }) {
      const own = await ownIds(read, request);
      const ids = [...new Set([...own, ...(await bestsellers(category))])];
      return ids.map((id) => ({ id, recToken: recTokenOf(request.widget, id) }));
    },
    recordView: (view) => recordProductView(database, view, Date.now()),
    removeOldViews: (now) => removeOldViews(write, now),
  };
}

export const recTokenOf = (widget: Widget, id: string): string => Buffer.from(`${widget}:${id}`).toString('base64url');

async function ownIds(
  database: Kysely<Tables>,
  { widget, productId, viewed }: Pick<RecommendationRequest, 'widget' | 'productId' | 'viewed'>,
): Promise<readonly string[]> {
  if (widget === 'bestsellers') return [];
  if (widget === 'personal') return personalIds(database, viewed);
  if (productId === undefined) return [];
  const similar = await loadSimilarIds(database, productId);
  if (widget === 'similar') return similar;
  const loadShared = widget === 'viewed-together' ? loadCoViewedIds : loadBoughtTogetherIds;
  return [...(await loadShared(database, productId)), ...similar];
}

/** What others viewed with the viewed products, then what is similar to them: one of each product in turn. */
async function personalIds(database: Kysely<Tables>, viewed: readonly string[]): Promise<readonly string[]> {
  const lists = await Promise.all(
    viewed.slice(0, MAX_VIEWED).map(async (id) => {
      const [shared, similar] = await Promise.all([loadCoViewedIds(database, id), loadSimilarIds(database, id)]);
      return [...shared, ...similar];
    }),
  );
  const ranked = lists.flatMap((ids) => ids.map((id, rank) => ({ id, rank })));
  const ids = ranked.toSorted((a, b) => a.rank - b.rank).map(({ id }) => id);
  return ids.filter((id) => !viewed.includes(id));
}

/** Counting orders is too slow for each page request. */
function cacheBestsellers(database: Kysely<Tables>): (category: string | undefined) => Promise<string[]> {
  const cache = new LRUCache<string, Promise<string[]>>({ max: MAX_CACHED, ttl: MINUTE });
  return (category) => {
    const key = category ?? '';
    const found = cache.get(key) ?? loadBestsellerIds(database, category);
    cache.set(key, found, { noUpdateTTL: true });
    found.catch(() => cache.delete(key));
    return found;
  };
}

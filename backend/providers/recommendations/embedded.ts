import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Database } from '../../db/database.ts';
import type { Tables } from '../../db/tables.ts';
import { createCatalogCache } from '../../db/catalog-cache.ts';
import { loadBestsellerIds, loadBoughtTogetherIds, loadSimilarIds } from './own-order-ids.ts';
import { loadCoViewedIds, recordProductView, removeOldViews } from './own-views.ts';
import type { RecommendationProvider, RecommendationRequest, Widget } from './recommendations.ts';

export type EmbeddedDeps = Pick<Database, 'read' | 'write'>;

const MINUTE = 60_000;
/** Categories whose bestsellers are cached for a minute. */
const MAX_CACHED = 200;
/** Products whose similar ones are cached. */
const MAX_SIMILAR = 2000;
/** Products of a cart, and viewed products, that a recommendation starts from. */
const MAX_STARTS = 4;

/** What own recommendations are made of. */
interface Source {
  readonly read: Kysely<Tables>;
  /** Ids of similar products, cached until the catalogue changes. */
  readonly similarTo: (productId: string) => Promise<readonly string[]>;
}

/**
 * Recommends from the shop's own orders and views. Bestsellers follow where there are too few, except after products that
 * were bought or viewed together: those are real pairs only.
 */
export function createEmbeddedRecommendations(database: EmbeddedDeps): RecommendationProvider {
  const { read, write } = database;
  const bestsellers = cacheBestsellers(read);
  const source = { read, similarTo: cacheSimilar(read) };
  return {
    async recommend({ category, ...request }) {
      const own = await ownIds(source, request);
      const others = isOfPairs(request.widget) ? [] : await bestsellers(category);
      const ids = [...new Set([...own, ...others])];
      return ids.map((id) => ({ id, recToken: recTokenOf(request.widget, id) }));
    },
    recordView: (view) => recordProductView(database, view, Date.now()),
    removeOldViews: (now) => removeOldViews(write, now),
  };
}

export const recTokenOf = (widget: Widget, id: string): string => Buffer.from(`${widget}:${id}`).toString('base64url');

const isOfPairs = (widget: Widget): boolean => widget === 'viewed-together' || widget === 'bought-together';

async function ownIds(
  source: Source,
  { widget, productId, inCart = [], viewed }: Pick<RecommendationRequest, 'widget' | 'productId' | 'inCart' | 'viewed'>,
): Promise<readonly string[]> {
  if (widget === 'bestsellers') return [];
  if (widget === 'personal') return suitedIds(source, viewed);
  if (widget === 'cart') return cartIds(source, inCart, viewed);
  if (productId === undefined) return [];
  if (widget === 'similar') return source.similarTo(productId);
  const loadShared = widget === 'viewed-together' ? loadCoViewedIds : loadBoughtTogetherIds;
  return loadShared(source.read, productId);
}

/** What others viewed with the products, then what is similar to them: one of each product in turn. */
async function suitedIds({ read, similarTo }: Source, starts: readonly string[]): Promise<readonly string[]> {
  const lists = await Promise.all(
    starts.slice(0, MAX_STARTS).map(async (id) => {
      const [shared, similar] = await Promise.all([loadCoViewedIds(read, id), similarTo(id)]);
      return [...shared, ...similar];
    }),
  );
  return interleave(lists).filter((id) => !starts.includes(id));
}

/** What others bought with the products of the cart, then what suits these and the viewed products. */
async function cartIds(
  source: Source,
  inCart: readonly string[],
  viewed: readonly string[],
): Promise<readonly string[]> {
  const bought = inCart.slice(0, MAX_STARTS).map((id) => loadBoughtTogetherIds(source.read, id));
  const [lists, ofCart, ofViewed] = await Promise.all([
    Promise.all(bought),
    suitedIds(source, inCart),
    suitedIds(source, viewed),
  ]);
  return [...interleave(lists), ...interleave([ofViewed, ofCart])];
}

/** The first of each list, then the second of each. */
function interleave(lists: readonly (readonly string[])[]): readonly string[] {
  const ranked = lists.flatMap((ids) => ids.map((id, rank) => ({ id, rank })));
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ id }) => id);
}

function cacheSimilar(database: Kysely<Tables>): Source['similarTo'] {
  const cached = createCatalogCache<readonly string[]>(database, MAX_SIMILAR);
  return async (productId) => (await cached(productId, () => loadSimilarIds(database, productId))) ?? [];
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

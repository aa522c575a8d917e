import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { ProductSummary } from '../../../src/api/catalog/products.schema.ts';
import type { RecommendationQuery, Recommendations } from '../../../src/api/catalog/product-sets.schema.ts';
import { apiError } from '../../core/errors.ts';
import type { Scope } from '../../core/scope.ts';
import type { Tables } from '../../db/tables.ts';
import { toSummary } from './product-response.ts';
import { loadProducts } from './product-record.ts';
import { resolveProductId } from './products.ts';
import { loadBestsellerIds, loadBoughtTogetherIds, loadSimilarIds } from './recommended-ids.ts';

export interface RecommendationService {
  /**
   * Excludes the product itself and duplicates; sold-out products come last. When too few products were bought
   * together, similar ones follow, then bestsellers. Rejects with `ITEM_NOT_AVAILABLE` for an unknown product, with
   * `PLP400` for an unknown category.
   */
  recommend(query: RecommendationQuery, scope: Scope): Promise<Recommendations>;
}

type Widget = Recommendations['widget'];
type Recommended = Recommendations['products'][number];

const MINUTE = 60_000;
/** Categories whose bestsellers are cached for a minute. */
const MAX_CACHED = 200;

export function createRecommendationService(database: Kysely<Tables>): RecommendationService {
  const cache = new LRUCache<string, Promise<string[]>>({ max: MAX_CACHED, ttl: MINUTE });

  /** Counting orders is too slow for each page request. */
  const cachedBestsellers = (category: string | undefined): Promise<string[]> => {
    const key = category ?? '';
    const found = cache.get(key) ?? loadBestsellerIds(database, category);
    cache.set(key, found, { noUpdateTTL: true });
    found.catch(() => cache.delete(key));
    return found;
  };

  async function candidates(widget: Widget, productId: string | undefined, category: string | undefined) {
    const best = await cachedBestsellers(category);
    if (widget === 'bestsellers' || productId === undefined) return best;
    const similar = await loadSimilarIds(database, productId);
    return widget === 'similar'
      ? [...similar, ...best]
      : [...(await loadBoughtTogetherIds(database, productId)), ...similar, ...best];
  }

  return {
    async recommend({ widget: requestedWidget, productId: named, category, count }, scope) {
      const productId = named === undefined ? undefined : await findProduct(database, named);
      const widget = requestedWidget ?? (productId === undefined ? 'bestsellers' : 'similar');
      if (category !== undefined) await checkCategory(database, category);
      const found = await candidates(widget, productId, category);
      const ids = [...new Set(found)].filter((id) => id !== productId);
      const products = await loadRecommended(database, ids, { widget, scope });
      const first = products.toSorted((a, b) => Number(b.isAvailable) - Number(a.isAvailable)).slice(0, count);
      return { widget, total: first.length, products: first };
    },
  };
}

async function findProduct(database: Kysely<Tables>, named: string): Promise<string> {
  const id = await resolveProductId(database, named);
  if (id === undefined) throw apiError('ITEM_NOT_AVAILABLE', { productId: named });
  return id;
}

async function checkCategory(database: Kysely<Tables>, category: string): Promise<void> {
  const row = await database
    .selectFrom('category')
    .select('id')
    .where((where) => where.or([where('id', '=', category), where('slug', '=', category)]))
    .executeTakeFirst();
  if (!row) throw apiError('PLP400', { category });
}

/** In the given order; omits products not sold in the scope. */
async function loadRecommended(
  database: Kysely<Tables>,
  ids: readonly string[],
  { widget, scope }: { widget: Widget; scope: Scope },
): Promise<Recommended[]> {
  const records = await loadProducts(database, ids, scope);
  return ids.flatMap((id) => {
    const record = records.get(id);
    const sku = record?.variants[0]?.sku;
    if (!record || sku === undefined) return [];
    const summary: ProductSummary = toSummary(record, scope.currency);
    const recToken = Buffer.from(`${widget}:${id}`).toString('base64url');
    const url = `/p/${encodeURIComponent(record.slug)}`;
    return [{ ...summary, sku, multiVariantsProduct: record.variants.length > 1, recToken, url }];
  });
}

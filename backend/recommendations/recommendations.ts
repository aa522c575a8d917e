import type { Kysely } from 'kysely';
import { mediaTypeOf, scoreOf } from '../../domain/recommendations/recommended-product.ts';
import type {
  ProductViewBody,
  ProductViewResult,
  RecommendationQuery,
  Recommendations,
} from '../../src/api/catalog/recommendations.schema.ts';
import { MAX_VIEWED } from '../../src/api/catalog/recommendations.schema.ts';
import type { SitesConfig } from '../../src/cms/site/sites.schema.ts';
import type { Log } from '../../src/lib/log.ts';
import type { CatalogService } from '../catalog/catalog.ts';
import type { ListedProduct } from '../catalog/listing/color-request.ts';
import { resolveProductId } from '../catalog/products/resolve-product-id.ts';
import { apiError } from '../core/errors.ts';
import type { Scope } from '../core/scope.ts';
import type { Tables } from '../db/tables.ts';
import { recTokenOf } from '../providers/recommendations/embedded.ts';
import { loadSimilarIds } from '../providers/recommendations/own-order-ids.ts';
import type {
  Recommendation,
  RecommendationProvider,
  RecommendationRequest,
} from '../providers/recommendations/recommendations.ts';

export interface RecommendationDeps {
  readonly read: Kysely<Tables>;
  readonly catalog: Pick<CatalogService, 'pick'>;
  readonly config: Pick<SitesConfig, 'sites'>;
  readonly log: Log;
  /** `undefined`: similar products of the catalogue, and nothing else. */
  readonly provider: RecommendationProvider | undefined;
}

export interface RecommendationService {
  /**
   * Excludes the product itself and duplicates; sold-out products come last. Empty while a service does not respond. Rejects with
   * `ITEM_NOT_AVAILABLE` for an unknown product, with `PLP400` for an unknown category.
   */
  recommend(query: RecommendationQuery, scope: Scope): Promise<Recommendations>;
  recordView(view: ProductViewBody): Promise<ProductViewResult>;
}

type Recommended = Recommendations['products'][number];

export function createRecommendationService(deps: RecommendationDeps): RecommendationService {
  const { read, provider } = deps;
  return {
    async recommend(query, scope) {
      const { category, count } = query;
      const productId = query.productId === undefined ? undefined : await findProduct(read, query.productId);
      if (category !== undefined) await checkCategory(read, category);
      const widget = query.widget ?? (productId === undefined ? 'bestsellers' : 'similar');
      const viewed = listOf(query.viewed);
      const inCart = await findProducts(read, listOf(query.inCart));
      const request = { widget, productId, inCart, category, viewed, count, scope: feedScope(scope, deps) };
      const entries = await findRecommended(request, deps);
      const others = entries?.filter(({ id }) => ![productId, ...inCart, ...viewed].includes(id)) ?? [];
      const sold = await findSold(deps.catalog, others, scope);
      const products = inStockFirst(sold).slice(0, count).map(toRecommended);
      return { widget, total: products.length, products, ...(!entries && { unavailable: true as const }) };
    },
    async recordView(view) {
      await provider?.recordView?.(view);
      return { counted: provider?.recordView !== undefined };
    },
  };
}

const listOf = (ids = ''): string[] => [...new Set(ids.split(',').filter(Boolean))].slice(0, MAX_VIEWED);

function feedScope({ siteId, locale, country, currency }: Scope, { config }: RecommendationDeps) {
  return { siteId, locale, country, currency, region: config.sites[siteId]?.region ?? 'NORA' };
}

/** `undefined` while the provider fails: a page is shown without its recommendations. */
async function findRecommended(
  request: RecommendationRequest,
  { read, provider, log }: RecommendationDeps,
): Promise<readonly Recommendation[] | undefined> {
  const { widget, productId } = request;
  if (provider === undefined) {
    const ids = widget === 'similar' && productId !== undefined ? await loadSimilarIds(read, productId) : [];
    return ids.map((id) => ({ id, recToken: recTokenOf(widget, id) }));
  }
  try {
    return await provider.recommend(request);
  } catch (error) {
    log.warn({ err: error, widget }, 'no recommendations');
    return undefined;
  }
}

async function findProduct(database: Kysely<Tables>, named: string): Promise<string> {
  const id = await resolveProductId(database, named);
  if (id === undefined) throw apiError('ITEM_NOT_AVAILABLE', { productId: named });
  return id;
}

/** Unknown ones are left out. */
async function findProducts(database: Kysely<Tables>, named: readonly string[]): Promise<readonly string[]> {
  const ids = await Promise.all(named.map((one) => resolveProductId(database, one)));
  return [...new Set(ids.flatMap((id) => id ?? []))];
}

async function checkCategory(database: Kysely<Tables>, category: string): Promise<void> {
  const row = await database
    .selectFrom('category')
    .select('id')
    .where((where) => where.or([where('id', '=', category), where('slug', '=', category)]))
    .executeTakeFirst();
  if (!row) throw apiError('PLP400', { category });
}

/** A recommended product that is sold in the scope. */
interface SoldEntry {
  readonly entry: Recommendation;
  readonly product: ListedProduct;
}

/** In the given order. */
async function findSold(
  catalog: Pick<CatalogService, 'pick'>,
  entries: readonly Recommendation[],
  scope: Scope,
): Promise<readonly SoldEntry[]> {
  const unique = [...new Map(entries.map((entry) => [entry.id, entry])).values()];
  const products = await catalog.pick(
    unique.map(({ id }) => id),
    scope,
  );
  return unique.flatMap((entry) => {
    const product = products.get(entry.id);
    return product === undefined ? [] : { entry, product };
  });
}

const inStockFirst = (sold: readonly SoldEntry[]): readonly SoldEntry[] =>
  sold.toSorted((a, b) => Number(b.product.summary.isAvailable) - Number(a.product.summary.isAvailable));

/** Price, stock and image are those of the catalogue. */
function toRecommended({ entry, product }: SoldEntry): Recommended {
  const { summary: listed, skus } = product;
  const { image, rating = ratingOf(entry), price, ...summary } = listed;
  const [first = summary.id] = skus;
  return {
    ...summary,
    title: entry.title ?? summary.name,
    sku: skus.find((sku) => sku === entry.sku) ?? first,
    image: image && { ...image, type: mediaTypeOf(image.src) },
    multiVariantsProduct: skus.length > 1,
    recToken: entry.recToken,
    rating: rating && { ...rating, ...scoreOf(rating.average) },
    price: { ...price, lowOriginal: price.original, lowCurrent: price.current },
    url: `/p/${encodeURIComponent(summary.slug)}`,
  };
}

/** What the feed says where the shop has no reviews of its own; it does not say of how many. */
const ratingOf = ({ rating }: Recommendation) => rating && { average: rating.score, count: 0 };

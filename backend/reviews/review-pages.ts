import type { Kysely, SelectQueryBuilder } from 'kysely';
import { MAX_COUNT } from '../../src/api/catalog/products.schema.ts';
import type { Review, ReviewsQuery } from '../../src/api/catalog/reviews.schema.ts';
import type { Tables } from '../db/tables.ts';
import { countFiltered, filterReviews } from './review-filters.ts';
import { loadPhotos, toReview } from './review-response.ts';
import type { ReviewSummary } from './review-summary.ts';

interface Page {
  readonly total: number;
  readonly count: number;
  readonly reviews: readonly Review[];
}

/** Published reviews of a product, filtered, sorted and paged. Which ones a page has is read from an index alone. */
export async function loadReviews(
  database: Kysely<Tables>,
  query: ReviewsQuery & { productId: string },
  { groups }: ReviewSummary,
): Promise<Page> {
  const { productId, sort, start, count: requestedCount } = query;
  const total = countFiltered(groups, query);
  const count = Math.min(requestedCount, MAX_COUNT);
  if (count === 0 || start >= total) return { total, count, reviews: [] };
  const all = database.selectFrom('review').where('product_id', '=', productId).where('status', '=', 'published');
  const page = await inOrder(filterReviews(all, query, groups), sort)
    .select('id')
    .limit(count)
    .offset(start)
    .execute();
  return {
    total,
    count,
    reviews: await readReviews(
      database,
      page.map(({ id }) => id),
    ),
  };
}

/** In the order of the ids. */
async function readReviews(database: Kysely<Tables>, ids: readonly string[]): Promise<readonly Review[]> {
  if (ids.length === 0) return [];
  const [rows, photos] = await Promise.all([
    database.selectFrom('review').selectAll().where('id', 'in', ids).execute(),
    loadPhotos(database, ids),
  ]);
  const reviews = new Map(rows.map((row) => [row.id, toReview(row, photos.get(row.id))]));
  return ids.flatMap((id) => reviews.get(id) ?? []);
}

type Reviews = SelectQueryBuilder<Tables, 'review', object>;

/** Sorts reviews; equal ones newest first. */
function inOrder(reviews: Reviews, sort: ReviewsQuery['sort']): Reviews {
  const sorted = {
    newest: () => reviews,
    helpful: () => reviews.orderBy('helpful', 'desc').orderBy('unhelpful'),
    highest: () => reviews.orderBy('rating', 'desc'),
    lowest: () => reviews.orderBy('rating'),
  }[sort]();
  return sorted.orderBy('created_at', 'desc').orderBy('id');
}

import type { Kysely, Selectable, SelectQueryBuilder } from 'kysely';
import { MAX_COUNT } from '../../src/api/catalog/products.schema.ts';
import type { ReviewsQuery } from '../../src/api/catalog/reviews.schema.ts';
import type { Tables } from '../db/tables.ts';

interface Page {
  readonly total: number;
  readonly count: number;
  readonly rows: readonly Selectable<Tables['review']>[];
}

/** Published reviews of a product, sorted and paged. */
export async function loadReviews(
  database: Kysely<Tables>,
  { productId, rating, sort, start, count: requestedCount }: ReviewsQuery & { productId: string },
): Promise<Page> {
  const all = database.selectFrom('review').where('product_id', '=', productId).where('status', '=', 'published');
  const filtered = rating === undefined ? all : all.where('rating', '=', rating);
  const count = Math.min(requestedCount, MAX_COUNT);
  const [{ total }, rows] = await Promise.all([
    filtered.select(({ fn }) => fn.countAll<number | string>().as('total')).executeTakeFirstOrThrow(),
    inOrder(filtered, sort).selectAll().limit(count).offset(start).execute(),
  ]);
  return { total: Number(total), count, rows };
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

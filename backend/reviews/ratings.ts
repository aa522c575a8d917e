import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import { addRatings, averageOf, NO_RATINGS, spreadRatings, type RatingCounts } from '../../domain/rating.ts';
import type { Tables } from '../db/tables.ts';
import { storeSummary, type ReviewSummary } from './review-summary.ts';

const count = z.number().int().nonnegative();
const stored = z.tuple([count, count, count, count, count]);

/** Locks the product's row, so that changes of its ratings are serialized. */
export async function lockRatings(transaction: Transaction<Tables>, productId: string): Promise<void> {
  await transaction
    .updateTable('product')
    .set((product) => ({ rating_count: product.ref('rating_count') }))
    .where('id', '=', productId)
    .execute();
}

/** All ratings of a product by stars: those of its reviews and those without a review. */
export async function loadRatings(
  database: Kysely<Tables>,
  productId: string,
  reviews: ReviewSummary,
): Promise<RatingCounts> {
  return addRatings(await loadBase(database, productId), countStars(reviews));
}

/** Must be called, with the ratings locked, before the first review changes the product's own rating. */
export async function storeBaseRating(transaction: Transaction<Tables>, productId: string): Promise<void> {
  await transaction
    .insertInto('rating_base')
    .values({ product_id: productId, counts: JSON.stringify(await loadBase(transaction, productId)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * Counts the product's reviews again, after any change of what is shown of them, and stores its average and number of
 * ratings; the caller must hold the lock. Returns whether the rating changed.
 */
export async function refreshRating(transaction: Transaction<Tables>, productId: string): Promise<boolean> {
  await storeBaseRating(transaction, productId);
  const reviews = await storeSummary(transaction, productId);
  const { average, count: ratings } = averageOf(await loadRatings(transaction, productId, reviews));
  const before = await transaction
    .selectFrom('product')
    .select(['rating_average', 'rating_count'])
    .where('id', '=', productId)
    .executeTakeFirst();
  if (before?.rating_average === average && before.rating_count === ratings) return false;
  await transaction
    .updateTable('product')
    .set({ rating_average: average, rating_count: ratings })
    .where('id', '=', productId)
    .execute();
  return true;
}

/** Ratings without a review; before there are reviews, the product's own rating. */
async function loadBase(database: Kysely<Tables>, productId: string): Promise<RatingCounts> {
  const base = await database
    .selectFrom('rating_base')
    .select('counts')
    .where('product_id', '=', productId)
    .executeTakeFirst();
  if (base) return stored.parse(JSON.parse(base.counts));
  const product = await database
    .selectFrom('product')
    .select(['rating_average', 'rating_count'])
    .where('id', '=', productId)
    .executeTakeFirst();
  if (!product || product.rating_average === null) return NO_RATINGS;
  return spreadRatings({ average: product.rating_average, count: product.rating_count });
}

function countStars({ groups }: ReviewSummary): RatingCounts {
  const countOf = (stars: number) =>
    groups.reduce((sum, group) => (group.rating === stars ? sum + group.count : sum), 0);
  return [countOf(1), countOf(2), countOf(3), countOf(4), countOf(5)];
}

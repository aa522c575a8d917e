import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import { addRatings, averageOf, NO_RATINGS, spreadRatings, type RatingCounts } from '../../domain/rating.ts';
import type { Tables } from '../db/tables.ts';

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

/** All ratings of a product by stars: those of reviews and those without a review. */
export async function loadRatings(database: Kysely<Tables>, productId: string): Promise<RatingCounts> {
  const base = await loadBase(database, productId);
  return addRatings(base, await loadReviewed(database, productId));
}

/** Must be called, with the ratings locked, before the first review changes the product's own rating. */
export async function storeBaseRating(transaction: Transaction<Tables>, productId: string): Promise<void> {
  await transaction
    .insertInto('rating_base')
    .values({ product_id: productId, counts: JSON.stringify(await loadBase(transaction, productId)) })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stores the product's average and number of ratings; the caller must hold the lock. Returns whether they changed. */
export async function refreshRating(transaction: Transaction<Tables>, productId: string): Promise<boolean> {
  const { average, count: ratings } = averageOf(await loadRatings(transaction, productId));
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

async function loadReviewed(database: Kysely<Tables>, productId: string): Promise<RatingCounts> {
  const rows = await database
    .selectFrom('review')
    .select(['rating', ({ fn }) => fn.countAll<number | string>().as('count')])
    .where('product_id', '=', productId)
    .where('status', '=', 'published')
    .groupBy('rating')
    .execute();
  const countOf = (stars: number) => Number(rows.find(({ rating }) => rating === stars)?.count ?? 0);
  return [countOf(1), countOf(2), countOf(3), countOf(4), countOf(5)];
}

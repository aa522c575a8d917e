import type { Transaction } from 'kysely';
import { NO_RATINGS, spreadRatings, type RatingCounts } from '../../domain/rating.ts';
import type { Tables } from '../db/tables.ts';
import { insertInBatches } from '../db/insert-in-batches.ts';
import { refreshRating } from '../reviews/ratings.ts';
import type { CatalogProduct } from './catalog.schema.ts';
import type { CatalogFeedback } from './texts.schema.ts';

/**
 * Writes the demo's reviews and questions and deletes those that are no longer in the files; votes, and texts of
 * customers, stay. The rating in a product's file includes the demo's reviews; those of customers are added to it.
 */
export async function seedFeedback(
  transaction: Transaction<Tables>,
  { reviews, questions }: CatalogFeedback,
  products: readonly CatalogProduct[],
): Promise<void> {
  await seedReviews(transaction, reviews);
  await seedQuestions(transaction, questions);
  await seedRatings(transaction, { reviews, products });
}

const toMoment = (date: string) => Date.parse(`${date}T09:00:00Z`);

async function seedReviews(transaction: Transaction<Tables>, reviews: CatalogFeedback['reviews']): Promise<void> {
  const retained = new Set(reviews.map(({ id }) => id));
  const present = await transaction.selectFrom('review').select('id').where('source', '=', 'demo').execute();
  for (const { id } of present) {
    if (!retained.has(id)) await transaction.deleteFrom('review').where('id', '=', id).execute();
  }
  for (const review of reviews) {
    const { id, helpful, unhelpful } = review;
    const row = toReviewRow(review);
    await transaction
      .insertInto('review')
      .values({ id, ...row, status: 'published', source: 'demo', consumer_no: null, helpful, unhelpful })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
  }
}

function toReviewRow(review: CatalogFeedback['reviews'][number]) {
  const { productId, createdAt, verified, size = null, color = null, scales, reply } = review;
  const { author, rating, title, text, locale } = review;
  return {
    author,
    rating,
    title,
    text,
    locale,
    size,
    color,
    product_id: productId,
    is_verified: verified ? 1 : 0,
    created_at: toMoment(createdAt),
    scales: scales === undefined ? null : JSON.stringify(scales),
    ...(reply && { reply: reply.text, replied_at: toMoment(reply.date) }),
  };
}

async function seedQuestions(transaction: Transaction<Tables>, questions: CatalogFeedback['questions']): Promise<void> {
  const retained = new Set(questions.map(({ id }) => id));
  const present = await transaction.selectFrom('question').select('id').where('source', '=', 'demo').execute();
  for (const { id } of present) {
    if (!retained.has(id)) await transaction.deleteFrom('question').where('id', '=', id).execute();
  }
  for (const { id, productId, createdAt, answers, ...fields } of questions) {
    const row = { ...fields, product_id: productId, created_at: toMoment(createdAt) };
    await transaction
      .insertInto('question')
      .values({ id, ...row, status: 'published', source: 'demo', consumer_no: null })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
      .execute();
    for (const answer of answers) await putAnswer(transaction, id, answer);
  }
}

async function putAnswer(
  transaction: Transaction<Tables>,
  question_id: string,
  { id, author, text, isStaff, createdAt, helpful }: CatalogFeedback['questions'][number]['answers'][number],
): Promise<void> {
  const row = { question_id, author, text, is_staff: isStaff ? 1 : 0, created_at: toMoment(createdAt) };
  await transaction
    .insertInto('answer')
    .values({ id, ...row, helpful })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** Stores the ratings of a file that have no review: the file's rating less that of its reviews. */
async function seedRatings(
  transaction: Transaction<Tables>,
  { reviews, products }: { reviews: CatalogFeedback['reviews']; products: readonly CatalogProduct[] },
): Promise<void> {
  const reviewed = await transaction
    .selectFrom('review')
    .select('product_id')
    .union(transaction.selectFrom('review_summary').select('product_id'))
    .execute();
  const ids = new Set(reviewed.map(({ product_id }) => product_id));
  const own = products.filter(({ id }) => ids.has(id));
  for (const { id } of own) await transaction.deleteFrom('rating_base').where('product_id', '=', id).execute();
  const bases = own.map(({ id, rating }) => {
    const known = countStars(reviews.filter(({ productId }) => productId === id));
    const base = rating ? spreadRatings(rating, known) : NO_RATINGS;
    return { product_id: id, counts: JSON.stringify(base) };
  });
  await insertInBatches(transaction, 'rating_base', bases);
  for (const { id } of own) await refreshRating(transaction, id);
}

function countStars(reviews: CatalogFeedback['reviews']): RatingCounts {
  const count = (stars: number) => reviews.filter(({ rating }) => rating === stars).length;
  return [count(1), count(2), count(3), count(4), count(5)];
}

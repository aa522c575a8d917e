import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import {
  REVIEW_LENGTH,
  type FlagResponse,
  type ReviewList,
  type ReviewsQuery,
  type Translation,
  type VoteResponse,
  type WriteReview,
  type WrittenReview,
} from '../../src/api/catalog/reviews.schema.ts';
import { averageOf } from '../../domain/rating.ts';
import { apiError } from '../core/errors.ts';
import type { Scope } from '../core/scope.ts';
import { bumpCatalogRevision } from '../db/catalog-revision.ts';
import type { Tables } from '../db/tables.ts';
import { findProductId, hasBought, authorNameOf } from './authors.ts';
import { castVote } from './helpful-votes.ts';
import { storeBaseRating, loadRatings, lockRatings, refreshRating } from './ratings.ts';
import { countByFilter, countFiltered } from './review-filters.ts';
import { loadReviews } from './review-pages.ts';
import { averageScales, toReview, type ReviewRow } from './review-response.ts';
import { loadSummary } from './review-summary.ts';
import { createReviewTranslator, type TranslationDeps } from './translations.ts';

export interface Author {
  readonly consumerNo: string;
  readonly scope: Scope;
}

/** An unknown product rejects with `ITEM_NOT_AVAILABLE`, an unknown review with `API404`. */
export interface ReviewService {
  list(productId: string, query: ReviewsQuery): Promise<ReviewList>;
  /**
   * One review per author and product: a new one replaces the former. Reviews of customers who bought the product are
   * published at once, and all reviews in a local shop; others wait for moderation. Rejects with `REV410` when it is
   * too long.
   */
  write(author: Author, productId: string, review: WriteReview): Promise<WrittenReview>;
  flag(consumerNo: string, reviewId: string, reason: string): Promise<FlagResponse>;
  /** One vote per consumer and review; the last one counts. */
  vote(consumerNo: string, reviewId: string, isHelpful: boolean): Promise<VoteResponse>;
  /** Returns the original text without a translation provider, or where it does not or need not translate it. */
  translate(reviewId: string, scope: Scope): Promise<Translation>;
}

export interface ReviewServiceDeps extends TranslationDeps {
  /** In a local shop everything is published at once. */
  readonly isLocal: boolean;
  readonly now?: () => number;
}

type NewReview = Pick<ReviewRow, 'author' | 'rating' | 'title' | 'text' | 'locale' | 'status' | 'is_verified'>;

export function createReviewService(deps: ReviewServiceDeps): ReviewService {
  const { read, write, isLocal, now = Date.now } = deps;
  const translate = createReviewTranslator(deps);
  return {
    async list(productKey, query) {
      const productId = await findProductId(read, productKey);
      const summary = await loadSummary(read, productId);
      const [ratings, { total, count, reviews }] = await Promise.all([
        loadRatings(read, productId, summary),
        loadReviews(read, { productId, ...query }, summary),
      ]);
      const { average, count: ratingCount } = averageOf(ratings);
      return {
        productId,
        total,
        start: query.start,
        count,
        sort: query.sort,
        average,
        ratingCount,
        distribution: ratings.map((ofStars, index) => ({ rating: index + 1, count: ofStars })).toReversed(),
        reviewCount: countFiltered(summary.groups, {}),
        scales: averageScales(summary),
        counts: countByFilter(summary.groups, query),
        reviews: [...reviews],
      };
    },

    async write({ consumerNo, scope }, productKey, { rating, title, text, author }) {
      const productId = await findProductId(read, productKey);
      if (text.length > REVIEW_LENGTH) throw apiError('REV410', { maxLength: REVIEW_LENGTH });
      const isVerified = await hasBought(read, consumerNo, productId);
      const review: NewReview = {
        author: await authorNameOf(read, { consumerNo, author }),
        rating,
        title,
        text,
        locale: scope.locale,
        status: isVerified || isLocal ? 'published' : 'pending',
        is_verified: isVerified ? 1 : 0,
      };
      const row = await write
        .transaction()
        .execute((transaction) => putReview(transaction, { consumerNo, productId, at: now() }, review));
      return { ...toReview(row), status: row.status === 'published' ? 'published' : 'pending' };
    },

    async flag(consumerNo, reviewId, reason) {
      await findReview(read, reviewId);
      await write
        .insertInto('review_flag')
        .values({ review_id: reviewId, consumer_no: consumerNo, reason, created_at: now() })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
      return { reviewId, flagged: true };
    },

    vote: (consumerNo, reviewId, isHelpful) =>
      write.transaction().execute(async (transaction) => {
        await lockReview(transaction, reviewId);
        const change = await castVote(transaction, { subjectId: reviewId, consumerNo, isHelpful });
        const counts = await transaction
          .updateTable('review')
          .set((review) => ({
            helpful: review('helpful', '+', change.helpful),
            unhelpful: review('unhelpful', '+', change.unhelpful),
          }))
          .where('id', '=', reviewId)
          .returning(['helpful', 'unhelpful'])
          .executeTakeFirstOrThrow();
        return { id: reviewId, ...counts, vote: isHelpful ? 'helpful' : 'unhelpful' };
      }),

    translate: async (reviewId, scope) => translate(await findReview(read, reviewId), scope),
  };
}

async function putReview(
  transaction: Transaction<Tables>,
  { consumerNo, productId, at }: { consumerNo: string; productId: string; at: number },
  review: NewReview,
): Promise<ReviewRow> {
  await lockRatings(transaction, productId);
  await storeBaseRating(transaction, productId);
  const row = await transaction
    .insertInto('review')
    .values({
      id: randomUUID(),
      product_id: productId,
      consumer_no: consumerNo,
      ...review,
      source: 'shopper',
      created_at: at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['consumer_no', 'product_id'])
        .where('consumer_no', 'is not', null)
        .doUpdateSet({ ...review, created_at: at }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  if (await refreshRating(transaction, productId)) await bumpCatalogRevision(transaction);
  return row;
}

const published = (database: Kysely<Tables>, reviewId: string) =>
  database.selectFrom('review').selectAll().where('id', '=', reviewId).where('status', '=', 'published');

async function findReview(database: Kysely<Tables>, reviewId: string): Promise<ReviewRow> {
  const row = await published(database, reviewId).executeTakeFirst();
  if (!row) throw apiError('API404', { reviewId });
  return row;
}

/** Serializes votes on one review. */
async function lockReview(transaction: Transaction<Tables>, reviewId: string): Promise<void> {
  const locked = await transaction
    .updateTable('review')
    .set((review) => ({ helpful: review.ref('helpful') }))
    .where('id', '=', reviewId)
    .where('status', '=', 'published')
    .executeTakeFirst();
  if (locked.numUpdatedRows === 0n) throw apiError('API404', { reviewId });
}

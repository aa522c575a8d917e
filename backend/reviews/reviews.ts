import type { Kysely, Transaction } from 'kysely';
import type {
  FlagResponse,
  ReviewList,
  ReviewsQuery,
  Translation,
  VoteResponse,
  WriteReview,
  WrittenReview,
} from '../../src/api/catalog/reviews.schema.ts';
import { averageOf } from '../../domain/rating.ts';
import { apiError } from '../core/errors.ts';
import type { Scope } from '../core/scope.ts';
import type { Tables } from '../db/tables.ts';
import { findProductId } from './authors.ts';
import { castVote } from './helpful-votes.ts';
import { loadRatings } from './ratings.ts';
import { countByFilter, countFiltered } from './review-filters.ts';
import { loadReviews } from './review-pages.ts';
import { averageScales, type ReviewRow } from './review-response.ts';
import { loadSummary } from './review-summary.ts';
import { createReviewTranslator, type TranslationDeps } from './translations.ts';
import { createReviewWriter, type Author, type ReviewWriterDeps } from './write-review.ts';

/** An unknown product rejects with `ITEM_NOT_AVAILABLE`, an unknown review with `API404`. */
export interface ReviewService {
  list(productId: string, query: ReviewsQuery): Promise<ReviewList>;
  /**
   * One review per author and product: a new one replaces the former, and waits for moderation where the shop's rules say so
   * (`publication.ts`). With an order's secret its customer is the author. Rejects with `REV410` when it is too long,
   * with `OHS4004` for an order that is unknown or lacks the product.
   */
  write(author: Author, productId: string, review: WriteReview): Promise<WrittenReview>;
  flag(consumerNo: string, reviewId: string, reason: string): Promise<FlagResponse>;
  /** One vote per consumer and review; the last one counts. */
  vote(consumerNo: string, reviewId: string, isHelpful: boolean): Promise<VoteResponse>;
  /** Returns the original text without a translation provider, or where it does not or need not translate it. */
  translate(reviewId: string, scope: Scope): Promise<Translation>;
}

export interface ReviewServiceDeps extends Omit<ReviewWriterDeps, 'now'>, TranslationDeps {
  readonly now?: () => number;
}

export function createReviewService(deps: ReviewServiceDeps): ReviewService {
  const { read, write, now = Date.now } = deps;
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

    write: createReviewWriter({ ...deps, now }),

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

import type { Kysely, Selectable, Transaction } from 'kysely';
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
import { loadReviews } from './review-pages.ts';
import { toReview } from './review-response.ts';
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
  /** Returns the original text without a translation provider, or when no translation is needed. */
  translate(reviewId: string, scope: Scope): Promise<Translation>;
}

/** Returns the texts in another language, in the same order. */
export type Translate = (texts: readonly string[], languages: { from: string; to: string }) => Promise<string[]>;

export interface ReviewServiceDeps extends Omit<ReviewWriterDeps, 'now'> {
  readonly translate?: Translate;
  readonly now?: () => number;
}

type ReviewRow = Selectable<Tables['review']>;

export function createReviewService(deps: ReviewServiceDeps): ReviewService {
  const { read, write, translate, now = Date.now } = deps;
  return {
    async list(productKey, query) {
      const productId = await findProductId(read, productKey);
      const [ratings, page] = await Promise.all([
        loadRatings(read, productId),
        loadReviews(read, { productId, ...query }),
      ]);
      const { average, count: ratingCount } = averageOf(ratings);
      const distribution = ratings.map((count, index) => ({ rating: index + 1, count })).toReversed();
      const { total, count, rows } = page;
      const { start, sort } = query;
      const reviews = rows.map(toReview);
      return { productId, total, start, count, sort, average, ratingCount, distribution, reviews };
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

    async translate(reviewId, scope) {
      const { title, text, locale } = await findReview(read, reviewId);
      const [from, to] = [languageOf(locale), languageOf(scope.locale)];
      if (!translate || from === to) return { reviewId, title, text, locale, translated: false };
      const [newTitle = title, newText = text] = await translate([title, text], { from, to });
      return { reviewId, title: newTitle, text: newText, locale: scope.locale, translated: true };
    },
  };
}

const languageOf = (locale: string) => locale.split('-')[0] ?? locale;

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

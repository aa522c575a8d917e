import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import {
  REVIEW_LENGTH,
  type FlagResponse,
  type Review,
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
import { loadReviews } from './review-pages.ts';

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
  /** Returns the original text without a translation provider, or when no translation is needed. */
  translate(reviewId: string, scope: Scope): Promise<Translation>;
}

/** Returns the texts in another language, in the same order. */
export type Translate = (texts: readonly string[], languages: { from: string; to: string }) => Promise<string[]>;

export interface ReviewServiceDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  /** In a local shop everything is published at once. */
  readonly isLocal: boolean;
  readonly translate?: Translate;
  readonly now?: () => number;
}

type ReviewRow = Selectable<Tables['review']>;
type NewReview = Pick<ReviewRow, 'author' | 'rating' | 'title' | 'text' | 'locale' | 'status' | 'is_verified'>;

export function createReviewService(deps: ReviewServiceDeps): ReviewService {
  const { read, write, isLocal, translate, now = Date.now } = deps;
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

function toReview(row: ReviewRow): Review {
  return {
    id: row.id,
    productId: row.product_id,
    author: row.author,
    rating: row.rating,
    title: row.title,
    text: row.text,
    locale: row.locale,
    verified: row.is_verified === 1,
    helpful: row.helpful,
    unhelpful: row.unhelpful,
    createdAt: new Date(row.created_at).toISOString(),
  };
}

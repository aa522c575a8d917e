import { randomUUID } from 'node:crypto';
import type { Kysely, Selectable, Transaction } from 'kysely';
import { REVIEW_LENGTH, type WriteReview, type WrittenReview } from '../../src/api/catalog/reviews.schema.ts';
import { apiError } from '../core/errors.ts';
import type { Scope } from '../core/scope.ts';
import { bumpCatalogRevision } from '../db/catalog-revision.ts';
import type { Tables } from '../db/tables.ts';
import { authorNameOf, findCustomerOf, findProductId, hasBought } from './authors.ts';
import { lockRatings, refreshRating, storeBaseRating } from './ratings.ts';
import type { Publication } from './publication.ts';
import { attachPhotos, type ReviewPhotos } from './review-photos.ts';
import { loadPhotos, toReview } from './review-response.ts';

type ReviewRow = Selectable<Tables['review']>;
type NewReview = Pick<
  ReviewRow,
  'author' | 'rating' | 'title' | 'text' | 'locale' | 'status' | 'is_verified' | 'size' | 'color' | 'scales'
>;

interface Writing {
  /** Of the author. */
  readonly consumerNo: string;
  /** Of the session that sent the photos. */
  readonly sender: string;
  readonly productId: string;
  readonly at: number;
  readonly photos: readonly string[] | undefined;
}

export interface Author {
  readonly consumerNo: string;
  readonly scope: Scope;
}

export interface ReviewWriterDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly publication: Publication;
  readonly photos: Pick<ReviewPhotos, 'settle'>;
  readonly now: () => number;
}

type WriteReviewOf = (author: Author, productId: string, review: WriteReview) => Promise<WrittenReview>;

export function createReviewWriter({ read, write, publication, photos, now }: ReviewWriterDeps): WriteReviewOf {
  return async ({ consumerNo: sender, scope }, productKey, review) => {
    const productId = await findProductId(read, productKey);
    if (review.text.length > REVIEW_LENGTH) throw apiError('REV410', { maxLength: REVIEW_LENGTH });
    const { order } = review;
    const consumerNo = order ? await findCustomerOf(read, order, productId) : sender;
    const isVerified = order !== undefined || (await hasBought(read, consumerNo, productId));
    const author = await authorNameOf(read, { consumerNo, author: review.author });
    const { locale } = scope;
    const status = await publication.statusOf({ texts: [review.title, review.text, author], scope, isVerified });
    const version = await knownVersion(read, productId, review);
    const written = { ...columnsOf(review), ...version, author, locale, status, is_verified: isVerified ? 1 : 0 };
    const writing = { consumerNo, sender, productId, at: now(), photos: review.photos };
    const row = await write.transaction().execute((transaction) => putReview(transaction, writing, written));
    await photos.settle(row.id);
    const photosOf = await loadPhotos(read, [row.id]);
    return { ...toReview(row, photosOf.get(row.id)), status };
  };
}

/** The size and the color, each where the product has it: pages show them as they are, so neither is a text of the author. */
async function knownVersion(
  read: Kysely<Tables>,
  productId: string,
  {
    size = null,
    color = null,
  }: { readonly size?: string | null | undefined; readonly color?: string | null | undefined },
): Promise<{ readonly size: string | null; readonly color: string | null }> {
  const variants = await read
    .selectFrom('variant')
    .select(['size', 'color'])
    .where('product_id', '=', productId)
    .where(({ or, eb }) => or([eb('size', '=', size), eb('color', '=', color)]))
    .execute();
  return {
    size: variants.some((variant) => variant.size === size) ? size : null,
    color: variants.some((variant) => variant.color === color) ? color : null,
  };
}

function columnsOf({ rating, title, text, scales = {} }: WriteReview) {
  const answers = Object.keys(scales).length > 0 ? JSON.stringify(scales) : null;
  return { rating, title, text, scales: answers };
}

/** What was decided on the former text does not hold for a new one. */
const UNDECIDED = { moderated_at: null, moderated_by: null, refused_reason: null };
/** Nor does what others wrote and thought about it. */
const UNANSWERED = { reply: null, replied_at: null, helpful: 0, unhelpful: 0 };

async function putReview(transaction: Transaction<Tables>, writing: Writing, review: NewReview): Promise<ReviewRow> {
  const { consumerNo, sender, productId, at, photos } = writing;
  await lockRatings(transaction, productId);
  await storeBaseRating(transaction, productId);
  const isRewritten = await differsFromFormer(transaction, writing, review);
  const written = { ...review, created_at: at, ...UNDECIDED };
  const row = await transaction
    .insertInto('review')
    .values({ id: randomUUID(), product_id: productId, consumer_no: consumerNo, ...written, source: 'shopper' })
    .onConflict((conflict) =>
      conflict
        .columns(['consumer_no', 'product_id'])
        .where('consumer_no', 'is not', null)
        .doUpdateSet({ ...written, ...(isRewritten && UNANSWERED) }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
  if (isRewritten) await removeVotesAndReports(transaction, row.id);
  if (photos) await attachPhotos(transaction, { reviewId: row.id, consumerNo: sender, ids: photos });
  const isRatingChanged = await refreshRating(transaction, productId);
  // Pages show the texts of reviews, too.
  if (isRatingChanged || row.status === 'published') await bumpCatalogRevision(transaction);
  return row;
}

/** Whether the author's former review of the product says something else; the caller must hold the lock of its ratings. */
async function differsFromFormer(
  transaction: Transaction<Tables>,
  { consumerNo, productId }: Writing,
  { title, text, rating }: NewReview,
): Promise<boolean> {
  const former = await transaction
    .selectFrom('review')
    .select(['title', 'text', 'rating'])
    .where('consumer_no', '=', consumerNo)
    .where('product_id', '=', productId)
    .executeTakeFirst();
  return former !== undefined && (former.title !== title || former.text !== text || former.rating !== rating);
}

async function removeVotesAndReports(transaction: Transaction<Tables>, reviewId: string): Promise<void> {
  await transaction.deleteFrom('helpful_vote').where('subject_id', '=', reviewId).execute();
  await transaction.deleteFrom('review_flag').where('review_id', '=', reviewId).execute();
}

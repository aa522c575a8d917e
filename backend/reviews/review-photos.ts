import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { ReviewPhotoUpload } from '../../src/api/catalog/reviews.schema.ts';
import type { PhotoIssue } from '../../domain/review-photos.ts';
import { ApiError } from '../../src/api/core/api-error.ts';
import { apiError, inputError } from '../core/errors.ts';
import type { Tables } from '../db/tables.ts';
import { convertPhoto } from './convert-photo.ts';
import type { PhotoFiles } from './photo-files.ts';

/** Photos of reviews, from their upload until the review is removed. */
export interface ReviewPhotos {
  /** Rejects with `VALIDATION` and the issue as `details.reason`, with `API413` and with `API429` after too many. */
  upload(consumerNo: string, bytes: Buffer): Promise<ReviewPhotoUpload>;
  /** Serves the photos of a published review, and those of no other. To be called after the transaction that changed it. */
  settle(reviewId: string): Promise<void>;
  /** Removes the files of photos without a row, uploads of a day ago, and puts all others where they belong. */
  tidy(): Promise<void>;
}

interface ReviewPhotoDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly files: PhotoFiles;
  readonly now: () => number;
}

const DAY = 24 * 60 * 60 * 1000;
/** Uploads of one visitor that belong to no review. */
const MAX_UPLOADS = 12;

export function createReviewPhotos(deps: ReviewPhotoDeps): ReviewPhotos {
  const { read, write, files, now } = deps;
  return {
    async upload(consumerNo, bytes) {
      const former = await countUploads(read, consumerNo);
      if (former >= MAX_UPLOADS) throw apiError('API429', { reason: 'count' });
      const converted = await convertPhoto(bytes);
      if (typeof converted === 'string') throw photoError(converted);
      const { width, height } = converted;
      const id = randomUUID();
      await files.add(id, converted.bytes);
      await write
        .insertInto('review_upload')
        .values({ id, consumer_no: consumerNo, width, height, created_at: now() })
        .execute();
      return { id, width, height };
    },

    async settle(reviewId) {
      const photos = await read
        .selectFrom('review_photo')
        .innerJoin('review', 'review.id', 'review_photo.review_id')
        .select(['review_photo.id', 'review.status'])
        .where('review_id', '=', reviewId)
        .execute();
      for (const { id, status } of photos) await files.place(id, status === 'published');
    },

    async tidy() {
      await write
        .deleteFrom('review_upload')
        .where('created_at', '<', now() - DAY)
        .execute();
      const isPublic = await loadPhotoStates(read);
      for (const [id, changedAt] of await files.list()) {
        const known = isPublic.get(id);
        if (known !== undefined) await files.place(id, known);
        // The row of an upload is written after its file.
        else if (changedAt < now() - DAY / 24) await files.remove(id);
      }
    },
  };
}

export const photoError = (reason: PhotoIssue): ApiError => {
  if (reason === 'bytes') return apiError('API413', { reason });
  const { message, status, code } = inputError('image', 'The file is no photo that can be shown.');
  return new ApiError({ errorId: 'VALIDATION', code, status, message, details: { path: 'image', reason } });
};

async function countUploads(read: Kysely<Tables>, consumerNo: string): Promise<number> {
  const { uploads } = await read
    .selectFrom('review_upload')
    .select(({ fn }) => fn.countAll<number | string>().as('uploads'))
    .where('consumer_no', '=', consumerNo)
    .executeTakeFirstOrThrow();
  return Number(uploads);
}

/** Whether each photo is served, by its id. */
async function loadPhotoStates(read: Kysely<Tables>): Promise<ReadonlyMap<string, boolean>> {
  const [photos, uploads] = await Promise.all([
    read
      .selectFrom('review_photo')
      .innerJoin('review', 'review.id', 'review_photo.review_id')
      .select(['review_photo.id', 'review.status'])
      .execute(),
    read.selectFrom('review_upload').select('id').execute(),
  ]);
  return new Map([
    ...uploads.map(({ id }) => [id, false] as const),
    ...photos.map(({ id, status }) => [id, status === 'published'] as const),
  ]);
}

/**
 * Makes `ids`, in their order, the photos of a review: uploads of the visitor, and photos it has already. Rejects with
 * `VALIDATION` for any other. The files of photos that it had before are left to `tidy`.
 */
export async function attachPhotos(
  transaction: Transaction<Tables>,
  { reviewId, consumerNo, ids }: { reviewId: string; consumerNo: string; ids: readonly string[] },
): Promise<void> {
  const own = await transaction.selectFrom('review_photo').selectAll().where('review_id', '=', reviewId).execute();
  const uploads = await claimUploads(transaction, consumerNo, ids);
  const known = new Map([...uploads, ...own].map(({ id, width, height }) => [id, { id, width, height }]));
  const photos = [...new Set(ids)].flatMap((id) => known.get(id) ?? []);
  if (photos.length !== ids.length) throw inputError('photos', 'A photo is not known.');
  await transaction.deleteFrom('review_photo').where('review_id', '=', reviewId).execute();
  if (photos.length === 0) return;
  await transaction
    .insertInto('review_photo')
    .values(photos.map((photo, position) => ({ ...photo, review_id: reviewId, position })))
    .execute();
}

/** An upload becomes part of one review only. */
function claimUploads(transaction: Transaction<Tables>, consumerNo: string, ids: readonly string[]) {
  return transaction
    .deleteFrom('review_upload')
    .where('consumer_no', '=', consumerNo)
    .where('id', 'in', [...ids, ''])
    .returningAll()
    .execute();
}

import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from 'kysely';
import type { Database } from '../db/database.ts';
import type { Tables } from '../db/tables.ts';
import { convertPhoto } from '../reviews/convert-photo.ts';
import { createPhotoFiles, type PhotoFiles } from '../reviews/photo-files.ts';
import { refreshRating } from '../reviews/ratings.ts';

interface DemoPhoto {
  /** The same for the same bytes, so that a changed file is another photo. */
  readonly id: string;
  readonly reviewId: string;
  readonly position: number;
  readonly bytes: Buffer;
}

type PhotoRow = Tables['review_photo'];

/** `<id of the review>-<number>.webp` */
const NAME = /^(.+)-(\d)\.webp$/;

/**
 * Adds the photos of `media/review-photos` in the content folder to the demo's reviews, as if their authors had sent them:
 * converted, in `DATA_DIR`, and served while the review is published. Returns whether a review was changed.
 */
export async function seedReviewPhotos(
  { read, write }: Database,
  { contentDir, dataDir }: { readonly contentDir: string; readonly dataDir: string },
): Promise<boolean> {
  const files = createPhotoFiles(dataDir);
  const [reviews, present, stored] = await Promise.all([
    read.selectFrom('review').select(['id', 'product_id', 'status']).where('source', '=', 'demo').execute(),
    read.selectFrom('review_photo').select(['id', 'review_id']).execute(),
    files.list(),
  ]);
  const reviewOf = new Map(reviews.map((review) => [review.id, review]));
  const photos = (await readPhotos(contentDir)).filter(({ reviewId }) => reviewOf.has(reviewId));
  const [ids, rowIds] = [photos, present].map((all) => new Set(all.map(({ id }) => id)));
  const rows = new Map<string, PhotoRow>();
  for (const photo of photos) {
    if (rowIds?.has(photo.id) && stored.has(photo.id)) continue;
    rows.set(photo.id, await storePhoto(files, photo, reviewOf.get(photo.reviewId)?.status === 'published'));
  }
  const added = [...rows.values()].filter(({ id }) => !rowIds?.has(id));
  const removed = present.filter(({ id, review_id }) => reviewOf.has(review_id) && !ids?.has(id));
  const changed = [...added, ...removed].flatMap(({ review_id }) => reviewOf.get(review_id)?.product_id ?? []);
  if (changed.length === 0) return false;
  await write.transaction().execute((transaction) => replaceRows(transaction, { added, removed, changed }));
  return true;
}

async function readPhotos(contentDir: string): Promise<readonly DemoPhoto[]> {
  const folder = join(contentDir, 'media', 'review-photos');
  const names = await readdir(folder).catch(() => []);
  const photos = names.sort().map(async (name) => {
    const [, reviewId = '', number] = NAME.exec(name) ?? [];
    const bytes = await readFile(join(folder, name));
    return { id: idOf(name, bytes), reviewId, position: Number(number) - 1, bytes };
  });
  return Promise.all(photos);
}

/** In the form of a random UUID, as other photos have it. */
function idOf(name: string, bytes: Buffer): string {
  const hex = createHash('sha256').update(name).update(bytes).digest('hex');
  return [0, 8, 12, 16, 20].map((start, index) => hex.slice(start, [8, 12, 16, 20, 32][index])).join('-');
}

async function storePhoto(
  files: PhotoFiles,
  { id, reviewId, position, bytes }: DemoPhoto,
  isPublic: boolean,
): Promise<PhotoRow> {
  const converted = await convertPhoto(bytes);
  if (typeof converted === 'string')
    throw new Error(`The photo ${position + 1} of ${reviewId} is rejected: ${converted}`);
  await files.add(id, converted.bytes);
  await files.place(id, isPublic);
  const { width, height } = converted;
  return { id, review_id: reviewId, position, width, height };
}

/** The files of removed rows are left to `ReviewPhotos.tidy`. */
async function replaceRows(
  transaction: Transaction<Tables>,
  {
    added,
    removed,
    changed,
  }: {
    readonly added: readonly PhotoRow[];
    readonly removed: readonly { readonly id: string }[];
    readonly changed: readonly string[];
  },
): Promise<void> {
  const ids = removed.map(({ id }) => id);
  await transaction
    .deleteFrom('review_photo')
    .where('id', 'in', [...ids, ''])
    .execute();
  for (const row of added) {
    await transaction
      .insertInto('review_photo')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  for (const productId of new Set(changed)) await refreshRating(transaction, productId);
}

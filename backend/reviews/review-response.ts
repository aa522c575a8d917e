import type { Kysely, Selectable } from 'kysely';
import type { Review, ReviewPhoto, ScaleAverage } from '../../src/api/catalog/reviews.schema.ts';
import { REVIEW_SCALES } from '../../domain/review-scales.ts';
import type { Tables } from '../db/tables.ts';
import { readScales, type ReviewSummary } from './review-summary.ts';

export type ReviewRow = Selectable<Tables['review']>;

const isoOf = (time: number): string => new Date(time).toISOString();

export function toReview(row: ReviewRow, photos: readonly ReviewPhoto[] = []): Review {
  return {
    id: row.id,
    productId: row.product_id,
    author: row.author,
    rating: row.rating,
    title: row.title,
    text: row.text,
    locale: row.locale,
    verified: row.is_verified === 1,
    ...(row.size !== null && { size: row.size }),
    ...(row.color !== null && { color: row.color }),
    scales: readScales(row.scales),
    photos: [...photos],
    ...(row.reply !== null && { reply: { text: row.reply, createdAt: isoOf(row.replied_at ?? row.created_at) } }),
    helpful: row.helpful,
    unhelpful: row.unhelpful,
    createdAt: isoOf(row.created_at),
  };
}

/** Photos by review, in the order the author chose. */
export async function loadPhotos(
  database: Kysely<Tables>,
  reviewIds: readonly string[],
): Promise<ReadonlyMap<string, ReviewPhoto[]>> {
  const rows = await database
    .selectFrom('review_photo')
    .select(['id', 'review_id', 'width', 'height'])
    .where('review_id', 'in', reviewIds)
    .orderBy('review_id')
    .orderBy('position')
    .execute();
  const photos = new Map<string, ReviewPhoto[]>();
  for (const { id, review_id, width, height } of rows) {
    const photo = { src: `/media/reviews/${id}.webp`, width, height };
    photos.set(review_id, [...(photos.get(review_id) ?? []), photo]);
  }
  return photos;
}

/** Averages to one decimal of the scales that were answered. */
export function averageScales({ scales }: ReviewSummary): ScaleAverage[] {
  return REVIEW_SCALES.flatMap((scale) => {
    const total = scales[scale];
    return total ? [{ scale, average: Math.round((total.sum / total.count) * 10) / 10, count: total.count }] : [];
  });
}

import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import { REVIEW_SCALES, type ReviewScale } from '../../domain/review-scales.ts';
import { bumpReviewRevision } from '../db/review-revision.ts';
import type { Tables } from '../db/tables.ts';

const stars = z.number().int().min(1).max(5);
const group = z.object({
  rating: stars,
  size: z.string().nullable(),
  locale: z.string(),
  hasPhoto: z.boolean(),
  count: z.number().int().positive(),
});
const scale = z.enum(REVIEW_SCALES);
const scaleTotals = z.partialRecord(scale, z.object({ count: z.number().int().positive(), sum: z.number() }));
/** Of one review. */
const scaleAnswers = z.partialRecord(scale, stars).catch({});

/** Published reviews that are alike in what they can be filtered by. */
export type ReviewGroup = z.output<typeof group>;
type ScaleTotals = z.output<typeof scaleTotals>;

export interface ReviewSummary {
  readonly groups: readonly ReviewGroup[];
  readonly scales: ScaleTotals;
}

export function readScales(stored: string | null): Partial<Record<ReviewScale, number>> {
  return stored === null ? {} : scaleAnswers.parse(JSON.parse(stored));
}

/** Counts of a product's published reviews: the stored ones, or, where none are stored, counted now. */
export async function loadSummary(database: Kysely<Tables>, productId: string): Promise<ReviewSummary> {
  const stored = await database
    .selectFrom('review_summary')
    .select(['groups', 'scales'])
    .where('product_id', '=', productId)
    .executeTakeFirst();
  if (!stored) return countReviews(database, productId);
  return {
    groups: z.array(group).parse(JSON.parse(stored.groups)),
    scales: scaleTotals.parse(JSON.parse(stored.scales)),
  };
}

/** Counts the reviews again and stores the result; call it after any change of what is shown of them. */
export async function storeSummary(transaction: Transaction<Tables>, productId: string): Promise<ReviewSummary> {
  await markPhotos(transaction, productId);
  const summary = await countReviews(transaction, productId);
  const row = { groups: JSON.stringify(summary.groups), scales: JSON.stringify(summary.scales) };
  await transaction
    .insertInto('review_summary')
    .values({ product_id: productId, ...row })
    .onConflict((conflict) => conflict.column('product_id').doUpdateSet(row))
    .execute();
  await bumpReviewRevision(transaction);
  return summary;
}

/** `has_photo` stands in the indexes of the lists; photos are stored by others. */
async function markPhotos(transaction: Transaction<Tables>, productId: string): Promise<void> {
  for (const has_photo of [0, 1]) {
    await transaction
      .updateTable('review')
      .set({ has_photo })
      .where('product_id', '=', productId)
      .where('has_photo', '=', 1 - has_photo)
      .where(({ exists, not, selectFrom }) => {
        const photos = exists(selectFrom('review_photo').select('id').whereRef('review_id', '=', 'review.id'));
        return has_photo === 1 ? photos : not(photos);
      })
      .execute();
  }
}

async function countReviews(database: Kysely<Tables>, productId: string): Promise<ReviewSummary> {
  const published = database.selectFrom('review').where('product_id', '=', productId).where('status', '=', 'published');
  const [groups, scales] = await Promise.all([
    published
      .select(['rating', 'size', 'locale', 'has_photo', ({ fn }) => fn.countAll<number | string>().as('count')])
      .groupBy(['rating', 'size', 'locale', 'has_photo'])
      .execute(),
    published
      .select(['scales', ({ fn }) => fn.countAll<number | string>().as('count')])
      .where('scales', 'is not', null)
      .groupBy('scales')
      .execute(),
  ]);
  return {
    groups: groups.map(({ has_photo, count, ...row }) => ({ ...row, hasPhoto: has_photo === 1, count: Number(count) })),
    scales: sumScales(
      scales.map(({ scales: stored, count }) => ({ answers: readScales(stored), count: Number(count) })),
    ),
  };
}

function sumScales(rows: readonly { answers: Partial<Record<ReviewScale, number>>; count: number }[]): ScaleTotals {
  const totals: ScaleTotals = {};
  for (const name of REVIEW_SCALES) {
    const answered = rows.flatMap(({ answers: { [name]: answer }, count }) => (answer ? [{ answer, count }] : []));
    if (answered.length === 0) continue;
    totals[name] = {
      count: answered.reduce((sum, { count }) => sum + count, 0),
      sum: answered.reduce((sum, { answer, count }) => sum + answer * count, 0),
    };
  }
  return totals;
}

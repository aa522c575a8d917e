import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Insertable } from 'kysely';
import type { ReviewsQuery } from '../../src/api/catalog/reviews.schema.ts';
import { putProduct, scopeOf, us } from '../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { reviewRevision } from '../db/review-revision.ts';
import type { Tables } from '../db/tables.ts';
import { lockRatings, refreshRating } from './ratings.ts';
import { createReviewServices } from './review-services.ts';

/** Id, stars, size, locale, answers, number of photos. */
const ROWS = [
  ['a', 5, '9', 'en-us', { fit: 3, comfort: 5 }, 2],
  ['b', 5, '9', 'en-gb', { fit: 2 }, 0],
  ['c', 3, '10', 'de-de', { fit: 5, comfort: 2 }, 1],
  ['d', 1, null, 'de-de', null, 0],
] as const;
const german = scopeOf({ siteId: 'de', locale: 'de-de' });
const PAGE = { start: 0, count: 10, sort: 'newest' } as const;

describe.each(TEST_DATABASES)('lists of reviews on $name', ({ open }) => {
  let database: Database;
  let shop: ReturnType<typeof createReviewServices>;
  beforeAll(async () => {
    database = await open();
    shop = createReviewServices({ ...database, isLocal: true });
    for (const id of ['boot', 'cap', 'bag']) await putProduct(database, { id, variants: [{ sku: id.toUpperCase() }] });
    await database.write.insertInto('review').values(ROWS.map(reviewRow)).execute();
    await database.write.insertInto('review_photo').values(ROWS.flatMap(photoRows)).execute();
    await refresh('boot');
  });
  afterAll(() => database.close());

  const refresh = (productId: string) =>
    database.write.transaction().execute(async (transaction) => {
      await lockRatings(transaction, productId);
      await refreshRating(transaction, productId);
    });
  const list = (query: Partial<ReviewsQuery> = {}) => shop.reviews.list('boot', { ...PAGE, ...query });
  const idsOf = async (query: Partial<ReviewsQuery>) => (await list(query)).reviews.map(({ id }) => id).join('');

  test.each<[Partial<ReviewsQuery>, string]>([
    [{}, 'dcba'],
    [{ rating: 5 }, 'ba'],
    [{ size: '9' }, 'ba'],
    [{ size: '8' }, ''],
    [{ language: 'de' }, 'dc'],
    [{ language: 'en', hasPhoto: true }, 'a'],
    [{ language: 'fr' }, ''],
    [{ hasPhoto: true }, 'ca'],
    [{ hasPhoto: false }, 'db'],
    [{ language: 'de', start: 1, count: 1 }, 'c'],
    [{ rating: 5, size: '10' }, ''],
    [{ hasPhoto: true, sort: 'highest' }, 'ac'],
  ])('with the filters %j have %s, and say how many', async (query, ids) => {
    expect(await idsOf(query)).toBe(ids);
    expect((await list({ ...query, start: 0 })).total).toBe(
      (await list({ ...query, start: 0, count: 100 })).reviews.length,
    );
  });

  test('count the values of a filter as the other filters leave them', async () => {
    const { counts, reviewCount, total, ratingCount } = await list({ language: 'de', rating: 3 });
    expect([total, reviewCount, ratingCount]).toEqual([1, 4, 4]);
    expect(counts).toEqual({
      rating: [
        { value: 3, count: 1 },
        { value: 1, count: 1 },
      ],
      size: [{ value: '10', count: 1 }],
      language: [{ value: 'de', count: 1 }],
      hasPhoto: 1,
    });
  });

  test('have averages of the scales that were answered, and no others', async () => {
    expect((await list()).scales).toEqual([
      { scale: 'fit', average: 3.3, count: 3 },
      { scale: 'comfort', average: 3.5, count: 2 },
    ]);
  });

  test('have photos in their order, size, color and the reply', async () => {
    const { reviews } = await list({ rating: 5 });
    expect(reviews.at(-1)).toMatchObject({
      size: '9',
      color: 'Peat',
      scales: { fit: 3, comfort: 5 },
      photos: [
        { src: '/media/reviews/a-0.webp', width: 1200, height: 900 },
        { src: '/media/reviews/a-1.webp', width: 1200, height: 900 },
      ],
      reply: { text: 'Thank you.', createdAt: '1970-01-01T00:00:00.020Z' },
    });
    expect(reviews[0]).not.toHaveProperty('reply');
  });

  test('follow what is published and what photos there are, and say that they changed', async () => {
    const write = (change: Partial<Insertable<Tables['review']>>) =>
      database.write.updateTable('review').set(change).where('id', '=', 'c').execute();
    const before = await reviewRevision(database.read);
    await write({ status: 'hidden' });
    await database.write.deleteFrom('review_photo').where('review_id', '=', 'a').execute();
    await refresh('boot');
    expect(await list({ hasPhoto: true })).toMatchObject({ total: 0, reviews: [], reviewCount: 3 });
    expect((await list()).scales).toMatchObject([{ scale: 'fit', average: 2.5 }, { scale: 'comfort' }]);
    expect(await reviewRevision(database.read)).toBeGreaterThan(before);
    await write({ status: 'published' });
    await database.write.insertInto('review_photo').values(photoRows(ROWS[0])).execute();
    await refresh('boot');
    expect(await idsOf({ hasPhoto: true })).toBe('ca');
  });

  test('are counted where no counts are stored yet', async () => {
    await database.write.deleteFrom('review_summary').where('product_id', '=', 'boot').execute();
    expect(await list({ language: 'de' })).toMatchObject({ total: 2, reviewCount: 4 });
    await refresh('boot');
    expect(await list({ language: 'de' })).toMatchObject({ total: 2, reviewCount: 4 });
  });

  test('have the counts of all reviews that are published at once', async () => {
    const write = (index: number) =>
      shop.reviews.write({ consumerNo: `c-${index}`, scope: index % 2 === 0 ? german : us }, 'cap', {
        title: 'T',
        text: 'Text',
        author: 'Ada',
        rating: 4,
      });
    await Promise.all(Array.from({ length: 12 }, (_, index) => write(index)));
    const { counts, total } = await shop.reviews.list('cap', PAGE);
    expect(total).toBe(12);
    expect(counts.language).toEqual([
      { value: 'de', count: 6 },
      { value: 'en', count: 6 },
    ]);
  });
});

function reviewRow(
  [id, rating, size, locale, scales]: (typeof ROWS)[number],
  index: number,
): Insertable<Tables['review']> {
  const isFirst = index === 0;
  return {
    id,
    rating,
    size,
    locale,
    scales: scales === null ? null : JSON.stringify(scales),
    product_id: 'boot',
    consumer_no: null,
    author: 'Ada',
    title: 'T',
    text: 'T',
    status: 'published',
    source: 'import',
    created_at: index + 1,
    color: isFirst ? 'Peat' : null,
    reply: isFirst ? 'Thank you.' : null,
    replied_at: isFirst ? 20 : null,
  };
}

function photoRows([review_id, , , , , count]: (typeof ROWS)[number]): Insertable<Tables['review_photo']>[] {
  return Array.from({ length: count }, (_, position) => ({
    id: `${review_id}-${position}`,
    review_id,
    position,
    width: 1200,
    height: 900,
  })).toReversed();
}

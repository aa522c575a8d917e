import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { us } from '../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { createReviewServices } from '../reviews/review-services.ts';
import { catalogProduct } from './catalog.schema.ts';
import { seedCatalog } from './seed-catalog.ts';

const FOLDER = join(import.meta.dirname, '../../catalog');
const files = readdirSync(join(FOLDER, 'products'));
const products = files.map((name) =>
  catalogProduct.parse(JSON.parse(readFileSync(join(FOLDER, 'products', name), 'utf8'))),
);

describe.each(TEST_DATABASES)('what the demo’s customers say, on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await seedCatalog(database, { catalogDir: FOLDER, seedDemo: true });
  });
  afterAll(() => database.close());

  const ratings = () =>
    database.read
      .selectFrom('product')
      .select(['id', 'rating_average', 'rating_count'])
      .where('source', '=', 'demo')
      .execute();

  test('belongs to existing products, and is counted in their ratings', async () => {
    const known = new Map((await ratings()).map((row) => [row.id, row]));
    const reviews = await database.read.selectFrom('review').select('product_id').execute();
    expect(reviews.length).toBeGreaterThan(50);
    for (const { product_id } of reviews) expect(known.has(product_id), product_id).toBe(true);
    for (const { id, rating } of products) {
      const counted = { id, rating_average: rating?.average ?? null, rating_count: rating?.count ?? 0 };
      expect(known.get(id)).toEqual(counted);
    }
  });

  test('is seeded again without changing reviews and votes of customers', async () => {
    const { reviews } = createReviewServices({ ...database, isLocal: true });
    const review = { title: 'Worn out', text: 'Both soles came off.', author: 'Ada', rating: 1 };
    await reviews.write({ consumerNo: 'c-1', scope: us }, 'cornice-alpine', review);
    await reviews.vote('c-1', 'r-cornice-alpine-1', true);
    const page = { start: 0, count: 10, sort: 'newest' } as const;
    const before = await reviews.list('cornice-alpine', page);
    expect(before).toMatchObject({ ratingCount: 42, average: 4.5, total: 6 });
    await database.write.deleteFrom('meta').where('key', '=', 'seeded_catalog').execute();
    await database.write.updateTable('product').set({ content_hash: '' }).where('id', '=', 'cornice-alpine').execute();
    expect(await seedCatalog(database, { catalogDir: FOLDER, seedDemo: true })).toBe(true);
    expect(await reviews.list('cornice-alpine', page)).toEqual(before);
    expect((await ratings()).find(({ id }) => id === 'cornice-alpine')).toMatchObject({ rating_count: 42 });
  });
});

import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { seedCatalog } from './seed-catalog.ts';
import { seedReviewPhotos } from './seed-review-photos.ts';

const ROOT = join(import.meta.dirname, '../..');
const DRAWN = readdirSync(join(ROOT, 'content/media/review-photos'));

describe.each(TEST_DATABASES)('photos of the demo’s reviews, on $name', ({ open }) => {
  let database: Database;
  let dataDir: string;
  beforeAll(async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'aisle-photos-'));
    database = await open();
    await seedCatalog(database, { catalogDir: join(ROOT, 'catalog'), seedDemo: true });
    await seed();
  });
  afterAll(async () => {
    await database.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  const seed = () => seedReviewPhotos(database, { contentDir: join(ROOT, 'content'), dataDir });
  const filesIn = (folder: string) => readdirSync(join(dataDir, folder)).sort();

  test('belong to a review each, which says that it has photos', async () => {
    const photos = await database.read.selectFrom('review_photo').selectAll().execute();
    expect(photos.length).toBe(DRAWN.length);
    expect(filesIn('media/reviews')).toEqual(photos.map(({ id }) => `${id}.webp`).sort());
    const marked = await database.read.selectFrom('review').select('id').where('has_photo', '=', 1).execute();
    expect(new Set(marked.map(({ id }) => id))).toEqual(new Set(photos.map(({ review_id }) => review_id)));
  });

  test('are seeded once', async () => {
    expect(await seed()).toBe(false);
  });

  test('come back with an empty data folder, those of a hidden review unserved', async () => {
    const [review] = await database.read.selectFrom('review_photo').select(['id', 'review_id']).limit(1).execute();
    await database.write
      .updateTable('review')
      .set({ status: 'hidden' })
      .where('id', '=', review?.review_id ?? '')
      .execute();
    rmSync(join(dataDir, 'media'), { recursive: true });
    await seed();
    expect(filesIn('review-photos')).toContain(`${review?.id}.webp`);
    expect(filesIn('review-photos').length + filesIn('media/reviews').length).toBe(DRAWN.length);
  });
});

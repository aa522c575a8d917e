import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { putProduct } from '../../catalog/shop.test-support.ts';
import { openDatabase, type Database } from '../../db/database.ts';
import { catalogRevision } from '../../db/catalog-revision.ts';
import { createImporter, NONE } from '../importer.test-support.ts';
import { importReviews } from './import-reviews.ts';

const SHARED = join(import.meta.dirname, '../../../../shared/data');
const MAGENTO = join(SHARED, 'magento2-sample-data/reviews_men_bags.csv');
const PRODUCTS = join(SHARED, 'derived-import-formats/shopify-magento-men.csv');
const HEADER = 'sku,rating_code,rating_value,title,review,reviewer,email';
const GOOD = 'BOOT-9,Rating,5,Dry,They are dry.,Ada,ada@example.com';

let folder = '';
let database: Database;
let url = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aisle-reviews-'));
  url = `file:${join(folder, 'shop.db')}`;
  database = await openDatabase(url);
  await putProduct(database, { id: 'boot', variants: [{ sku: 'BOOT-9' }, { sku: 'BOOT-10' }] });
  await putProduct(database, { id: 'cap', variants: [{ sku: 'CAP' }] });
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

async function load(file: string, options: { prune?: boolean; yes?: boolean; isDryRun?: boolean } = {}) {
  const report: string[] = [];
  const output = { report: (line: string) => void report.push(line), progress: () => undefined };
  const counts = await importReviews({ file, isDryRun: false, prune: false, yes: true, ...options }, url, output);
  return { counts, report };
}

async function loadText(text: string | Buffer, options?: Parameters<typeof load>[1]) {
  const file = join(folder, 'reviews.csv');
  await writeFile(file, text);
  return load(file, options);
}

const rows = () => database.read.selectFrom('review').selectAll().orderBy('author').execute();
const ratingOf = (id: string) =>
  database.read
    .selectFrom('product')
    .select(['rating_average', 'rating_count'])
    .where('id', '=', id)
    .executeTakeFirst();

describe('an import of reviews', () => {
  test('stores them with their products, and the same file changes nothing', async () => {
    const text = [HEADER, GOOD, 'boot,Rating,2,Wet,They are wet.,Bo,', 'BOOT,Rating,3,So,So so.,Cy,'].join('\n');
    const before = await catalogRevision(database.read);
    expect((await loadText(text)).counts).toEqual({ ...NONE, created: 3 });
    expect(await catalogRevision(database.read)).toBeGreaterThan(before);
    expect(await ratingOf('boot')).toEqual({ rating_average: 3.3, rating_count: 3 });
    const [first] = await rows();
    expect(first).toMatchObject({ author: 'Ada', rating: 5, locale: 'en-us', status: 'published', source: 'import' });
    expect(JSON.stringify(await rows())).not.toContain('example.com');
    expect((await loadText(text)).counts).toEqual({ ...NONE, unchanged: 3 });
    expect(await rows()).toEqual(await rows());
  });

  test('changes what changed, and removes with --prune what the file lacks', async () => {
    await loadText([HEADER, GOOD, 'CAP,Rating,4,Warm,It is warm.,Bo,'].join('\n'));
    const changed = GOOD.replace('5,Dry', '1,Wet');
    expect((await loadText([HEADER, changed].join('\n'))).counts).toEqual({ ...NONE, changed: 1 });
    expect(await ratingOf('boot')).toEqual({ rating_average: 1, rating_count: 1 });
    const { counts, report } = await loadText([HEADER, changed].join('\n'), { prune: true });
    expect(counts).toEqual({ ...NONE, unchanged: 1, removed: 1 });
    expect(report[0]).toBe('--prune removes 1 of 2 imported reviews: Warm');
    expect(await ratingOf('cap')).toEqual({ rating_average: null, rating_count: 0 });
  });

  test('never touches what customers wrote, nor what a moderator decided', async () => {
    await loadText([HEADER, GOOD].join('\n'));
    await database.write.updateTable('review').set({ status: 'hidden', moderated_by: 'e' }).execute();
    expect((await loadText([HEADER, GOOD].join('\n'))).counts).toEqual({ ...NONE, unchanged: 1 });
    expect(await rows()).toMatchObject([{ status: 'hidden', moderated_by: 'e' }]);
    await database.write.updateTable('review').set({ source: 'shopper' }).execute();
    const { counts } = await loadText([HEADER, GOOD.replace('Ada', 'Bo')].join('\n'), { prune: true });
    expect(counts).toEqual({ ...NONE, created: 1 });
    expect(await rows()).toHaveLength(2);
  });

  test('names the rows that it skips', async () => {
    const { counts, report } = await loadText(
      [
        HEADER,
        'NONE,Rating,5,T,Text.,Ada,',
        'CAP,Rating,6,T,Text.,Ada,',
        'CAP,Price,5,T,Text.,Ada,',
        'CAP,Rating,5,T,,Ada,',
        `CAP,Rating,5,T,${'x'.repeat(4001)},Ada,`,
      ].join('\n'),
    );
    expect(counts).toEqual({ ...NONE, skipped: 5 });
    expect(report).toEqual([
      'line 3, column rating_value: "6" is not a number of stars from 1 to 5 (skipped)',
      'line 4, column rating_code: "Price" is no rating by stars (skipped)',
      'line 5, column review: is empty (skipped)',
      'line 6, column review: is longer than 4000 characters (skipped)',
      'line 2, column product: "NONE" is no product of the shop (skipped)',
    ]);
  });

  test('knows other names, dates and locales, and holds back what the rules hold back', async () => {
    const text =
      'Product ID;Stars;Body;Author;Created At;Language;Color\r\ncap;4,0;Größe passt. Gut!;Jörg;2026-03-31;de;red\r\nCAP;1;See www.spam.example;Bo;;;\r\n';
    const { counts, report } = await loadText(Buffer.from(`\ufeff${text}`, 'utf16le'));
    expect([counts, report]).toEqual([{ ...NONE, created: 2 }, ['columns left out: Color']]);
    expect(await rows()).toMatchObject([
      { author: 'Bo', status: 'pending' },
      { author: 'Jörg', title: 'Größe passt', locale: 'de-de', created_at: Date.UTC(2026, 2, 31) },
    ]);
  });

  test('rejects another file untouched, and writes nothing in a dry run', async () => {
    const other = loadText('Handle,Title,Variant Price\nboot,Boot,10');
    await expect(other).rejects.toThrow(
      'this is not a file of reviews: it has no column "rating_value", no "review", no "reviewer"; the first wrong column is "Variant Price". Nothing was imported',
    );
    expect((await loadText([HEADER, GOOD].join('\n'), { isDryRun: true })).counts).toEqual({ ...NONE, created: 1 });
    expect(await rows()).toEqual([]);
  });
});

test.skipIf(!existsSync(MAGENTO))(
  'reads the reviews of a real shop after its products (skipped without ../shared/data)',
  async () => {
    await createImporter(database, folder).importFile(PRODUCTS);
    const { counts, report } = await load(MAGENTO);
    expect(counts.created).toBeGreaterThan(80);
    expect(counts.created + counts.skipped).toBe(208);
    expect(report).toContain('line 2, column product: "24-MB01" is no product of the shop (skipped)');
    expect((await load(MAGENTO)).counts).toEqual({ ...NONE, unchanged: counts.created, skipped: counts.skipped });
    const rated = await database.read.selectFrom('product').select('id').where('rating_count', '>', 0).execute();
    expect(rated.length).toBeGreaterThan(20);
  },
);

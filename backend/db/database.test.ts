import { execFile } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { bumpCatalogRevision, catalogRevision } from './catalog-revision.ts';
import type { Database } from './database.ts';
import { TEST_DATABASES, openTemporaryPostgres, openTemporarySqlite } from './database.test-support.ts';
import { bumpRevision, revisionOf } from './revision.ts';

const run = promisify(execFile);
const module = new URL('./database.ts', import.meta.url).href;

describe.each(TEST_DATABASES)('database on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await database.write
      .insertInto('product')
      .values({ id: 'boot', slug: 'boot', name: 'Boot', created_at: '2026-01-01', source: 'demo', content_hash: 'h' })
      .execute();
    await database.write.insertInto('variant').values({ sku: 'BOOT-1', product_id: 'boot' }).execute();
  });
  afterAll(() => database.close());

  test('counts the revisions of the catalogue', async () => {
    expect(await catalogRevision(database.read)).toBe(0);
    await database.write.transaction().execute(bumpCatalogRevision);
    await database.write.transaction().execute(bumpCatalogRevision);
    expect(await catalogRevision(database.read)).toBe(2);
  });

  test('rejects stock below zero', async () => {
    await expect(
      database.write.insertInto('stock').values({ variant_sku: 'BOOT-1', qty: -1 }).execute(),
    ).rejects.toThrow(/stock_qty/);
  });

  test('rejects an original price below the current one', async () => {
    const price = { variant_sku: 'BOOT-1', currency: 'USD', current_minor: 200, original_minor: 100 };
    await expect(database.write.insertInto('price').values(price).execute()).rejects.toThrow(/price_range/);
  });

  test('stores sums above 32 bits as numbers', async () => {
    const price = {
      variant_sku: 'BOOT-1',
      currency: 'EUR',
      current_minor: 5_000_000_000,
      original_minor: 5_000_000_000,
    };
    await database.write.insertInto('price').values(price).execute();
    const row = await database.read.selectFrom('price').select('current_minor').executeTakeFirstOrThrow();
    expect(row.current_minor).toBe(5_000_000_000);
  });

  test('deletes dependent rows with a product', async () => {
    await database.write.deleteFrom('product').where('id', '=', 'boot').execute();
    expect(await database.read.selectFrom('variant').selectAll().execute()).toEqual([]);
  });
});

describe('database server', () => {
  test('retries deadlocked transactions until both succeed', async () => {
    const database = await openTemporaryPostgres();
    const keys = ['a', 'b'];
    await database.write
      .insertInto('meta')
      .values(keys.map((key) => ({ key, value: '0' })))
      .execute();
    const bothHaveOne = Promise.withResolvers<void>();
    let started = 0;
    const countIn = (order: readonly string[]) =>
      database.write.transaction().execute(async (transaction) => {
        for (const key of order) {
          await bumpRevision(transaction, key);
          started += 1;
          if (started === 2) bothHaveOne.resolve();
          await bothHaveOne.promise;
        }
      });
    await Promise.all([countIn(keys), countIn(keys.toReversed())]);
    expect(await Promise.all(keys.map((key) => revisionOf(database.read, key)))).toEqual([2, 2]);
    expect(started).toBeGreaterThan(4);
    await database.close();
  });
});

describe('embedded database', () => {
  test('rejects writes on the read connection', async () => {
    const database = await openTemporarySqlite();
    await expect(database.read.deleteFrom('meta').execute()).rejects.toThrow(/readonly/);
    await database.close();
  });

  test('waits for the write lock of another process without blocking its own', async () => {
    const database = await openTemporarySqlite();
    const { rows } = await sql<{ file: string }>`pragma database_list`.execute(database.read);
    const other = new DatabaseSync(rows[0]?.file ?? '');
    other.exec('begin immediate');
    const written = database.write.transaction().execute(bumpCatalogRevision);
    await pause(100);
    other.exec('commit');
    other.close();
    await written;
    expect(await catalogRevision(database.read)).toBe(1);
    await database.close();
  });

  test('starts in several processes concurrently', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'aisle-start-'));
    const url = `file:${join(folder, 'shop.db')}`;
    const script = `await (await (await import(${JSON.stringify(module)})).openDatabase(${JSON.stringify(url)})).close()`;
    const start = () => run(process.execPath, ['--input-type=module', '-e', script]);
    await expect(Promise.all([start(), start(), start()])).resolves.toHaveLength(3);
    await rm(folder, { recursive: true });
  });
});

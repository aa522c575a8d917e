import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { putProduct } from '../../catalog/shop.test-support.ts';
import { catalogRevision } from '../../db/catalog-revision.ts';
import { openDatabase, type Database } from '../../db/database.ts';
import { NONE } from '../importer.test-support.ts';
import type { StockMode } from '../parsing/stock-mode.ts';
import { importStock } from './import-stock.ts';

let folder = '';
let database: Database;
let url = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aisle-stock-'));
  url = `file:${join(folder, 'shop.db')}`;
  database = await openDatabase(url);
  await putProduct(database, { id: 'boot', variants: [{ sku: 'A', stock: 5 }, { sku: 'B' }, { sku: 'FREE' }] });
  await database.write.updateTable('stock').set({ tracked: 0 }).where('variant_sku', '=', 'FREE').execute();
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

interface LoadOptions {
  readonly stock?: StockMode;
  readonly isDryRun?: boolean;
  readonly prune?: boolean;
}

async function load(rows: readonly string[], { stock = 'delta', isDryRun = false, prune = false }: LoadOptions = {}) {
  const file = join(folder, 'stock.csv');
  await writeFile(file, `${rows.join('\n')}\n`);
  const report: string[] = [];
  const output = { report: (line: string) => void report.push(line), progress: () => undefined };
  const target = { databaseUrl: url, warehouseIds: ['main', 'east'] };
  return { counts: await importStock({ file, stock, isDryRun, prune }, target, output), report };
}
const HEADER = 'warehouseId,sku,qty';
const stockOf = async (sku: string) => {
  const rows = await database.read.selectFrom('stock').selectAll().where('variant_sku', '=', sku).execute();
  return Object.fromEntries(rows.map(({ warehouse_id, qty }) => [warehouse_id, qty]));
};

describe('an import of the stock of warehouses', () => {
  test('writes new rows, changes others by the difference to the last file, and nothing the second time', async () => {
    const before = await catalogRevision(database.read);
    expect((await load([HEADER, 'east,A,4', 'main,A,9'])).counts).toEqual({ ...NONE, created: 1, changed: 1 });
    expect(await stockOf('A')).toEqual({ main: 5, east: 4 });
    expect(await catalogRevision(database.read)).toBe(before + 1);
    expect((await load([HEADER, 'east,A,4', 'main,A,9'])).counts).toEqual({ ...NONE, unchanged: 2 });
    await load([HEADER, 'east,A,1', 'main,A,11']);
    expect(await stockOf('A')).toEqual({ main: 7, east: 1 });
    expect(await stockOf('B')).toEqual({ main: 10 });
  });

  test('takes what is reserved in the same warehouse from a master file', async () => {
    await load([HEADER, 'east,A,4']);
    const cart = { basket_id: 'c', consumer_no: 'n', site_id: 'us', currency: 'USD', created_at: 0, updated_at: 0 };
    await database.write.insertInto('cart').values(cart).execute();
    const row = { basket_id: 'c', variant_sku: 'A', store_id: null, network: null, expires_at: Date.now() };
    await database.write
      .insertInto('reservation')
      .values([
        { id: '1', ...row, warehouse_id: 'east', qty: 3 },
        { id: '2', ...row, warehouse_id: 'main', qty: 2 },
      ])
      .execute();
    await load([HEADER, 'east,A,9', 'main,A,6'], { stock: 'master' });
    expect(await stockOf('A')).toEqual({ main: 4, east: 6 });
    await load([HEADER, 'east,A,1', 'main,A,1'], { stock: 'keep' });
    expect(await stockOf('A')).toEqual({ main: 4, east: 6 });
  });

  test('skips and names what it does not know', async () => {
    const { counts, report } = await load([HEADER, 'west,A,4', 'east,NONE,1', 'east,FREE,1', 'east,A,few', 'east,B,2']);
    expect(counts).toEqual({ ...NONE, created: 1, skipped: 4 });
    expect(report.join('\n')).toContain('"west" is not in warehouses.json');
    expect(report.join('\n')).toContain('"NONE" is no variant of the shop');
    expect(report.join('\n')).toContain('the stock of "FREE" is not tracked');
  });

  test('writes nothing in a dry run, and rejects other tables and --prune', async () => {
    expect((await load([HEADER, 'east,A,4'], { isDryRun: true })).counts).toEqual({ ...NONE, created: 1 });
    expect(await stockOf('A')).toEqual({ main: 5 });
    await expect(load(['storeId,sku,qty', 'S1,A,1'])).rejects.toThrow('no columns warehouseId, sku and qty');
    await expect(load([HEADER], { prune: true })).rejects.toThrow('--prune does not apply');
  });
});

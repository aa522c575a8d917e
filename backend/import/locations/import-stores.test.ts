import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { putProduct } from '../../catalog/shop.test-support.ts';
import { createStoreService } from '../../locations/stores.ts';
import { storeSearch } from '../../../src/api/locations/stores.schema.ts';
import { scopeOf } from '../../catalog/shop.test-support.ts';
import { catalogRevision } from '../../db/catalog-revision.ts';
import { openDatabase, type Database } from '../../db/database.ts';
import { seedCatalog } from '../../seed/seed-catalog.ts';
import { NONE } from '../importer.test-support.ts';
import type { StockMode } from '../parsing/stock-mode.ts';
import { importStores } from './import-stores.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SHARED = join(ROOT, '../shared/data/commercetools-sunrise');
const HEADER = 'id,name,addressLine1,city,postalCode,countryCode,latitude,longitude,timeZone,hours,services';
const BERLIN =
  'b1,Ridge Berlin,Torstr. 1,Berlin,10119,DE,52.53,13.4,Europe/Berlin,Mo-Fr 10:00-19:00; Sa 10:00-18:00,pickup repair';
const PARIS = 'p1,Ridge Paris,"1, rue X",Paris,75001,fr,48.85,2.35,,Sa 10:00-18:00,';

let folder = '';
let database: Database;
let url = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aisle-stores-'));
  url = `file:${join(folder, 'shop.db')}`;
  database = await openDatabase(url);
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

interface LoadOptions {
  prune?: boolean;
  isDryRun?: boolean;
  databaseUrl?: string;
  stock?: StockMode;
  yes?: boolean;
}

async function load(
  file: string,
  { prune = false, isDryRun = false, databaseUrl = url, stock = 'delta', yes = false }: LoadOptions = {},
) {
  const report: string[] = [];
  const output = { report: (line: string) => void report.push(line), progress: () => undefined };
  return { counts: await importStores({ file, prune, isDryRun, stock, yes }, databaseUrl, output), report };
}

async function loadText(text: string, options: LoadOptions = {}) {
  const file = join(folder, 'stores');
  await writeFile(file, text);
  return load(file, options);
}
const loadRows = (rows: string[], options: LoadOptions = {}) => loadText([HEADER, ...rows].join('\n'), options);
const ids = async () => {
  const rows = await database.read.selectFrom('store').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id);
};

describe('a store import', () => {
  test('is returned by the store operation', async () => {
    expect((await loadRows([BERLIN, PARIS])).counts).toEqual({ ...NONE, created: 2 });
    const service = createStoreService({ read: database.read, findPlace: async () => undefined });
    const { stores } = await service.search(storeSearch.parse({}), scopeOf({ siteId: 'de' }));
    expect(stores).toMatchObject([
      {
        id: 'b1',
        address: { addressLine1: 'Torstr. 1', city: 'Berlin', postalCode: '10119', countryCode: 'DE' },
        coordinates: { latitude: 52.53, longitude: 13.4 },
        timeZone: 'Europe/Berlin',
        services: ['pickup', 'repair'],
      },
    ]);
    expect(stores[0]?.hours).toHaveLength(6);
    const french = await service.search(storeSearch.parse({}), scopeOf({ siteId: 'fr' }));
    expect(french.stores).toMatchObject([{ timeZone: 'Europe/Paris', address: { countryCode: 'FR' } }]);
  });

  test('changes nothing the second time, and notifies the running shop only of changes', async () => {
    await loadRows([BERLIN, PARIS]);
    const revision = await catalogRevision(database.read);
    expect((await loadRows([BERLIN, PARIS])).counts).toEqual({ ...NONE, unchanged: 2 });
    expect(await catalogRevision(database.read)).toBe(revision);
    const moved = BERLIN.replace('Torstr. 1', 'Torstr. 2');
    expect((await loadRows([moved])).counts).toEqual({ ...NONE, changed: 1 });
    expect(await catalogRevision(database.read)).toBe(revision + 1);
  });

  test('removes earlier stores with --prune only, invalid ones and the demo never', async () => {
    await seedCatalog(database, { catalogDir: join(ROOT, 'catalog'), seedDemo: true });
    const demo = await ids();
    await loadRows([BERLIN, PARIS]);
    await loadRows([BERLIN]);
    expect(await ids()).toHaveLength(demo.length + 2);
    await expect(loadRows([BERLIN], { prune: true })).rejects.toThrow('--prune removes 1 of 2 imported stores');
    expect(await ids()).toHaveLength(demo.length + 2);
    const { counts, report } = await loadRows([BERLIN.replace('52.53', 'north'), '1001,X,Y,Z,1,US,1,1,UTC,,'], {
      prune: true,
      yes: true,
    });
    expect(counts).toEqual({ ...NONE, removed: 1, skipped: 2 });
    expect(report).toEqual([
      '--prune removes 1 of 2 imported stores: p1',
      'line 2, column latitude: is not a latitude between -90 and 90 (skipped)',
      'line 3, column id: "1001" is a store of the demo shop (skipped)',
    ]);
    expect(await ids()).toEqual([...demo, 'b1']);
  });

  test('survives the next seeding', async () => {
    await loadRows([BERLIN.replace('b1', '1001')]);
    await seedCatalog(database, { catalogDir: join(ROOT, 'catalog'), seedDemo: true });
    const store = await database.read.selectFrom('store').select(['name', 'source']).where('id', '=', '1001').execute();
    expect(store).toEqual([{ name: 'Ridge Berlin', source: 'import' }]);
  });

  test('predicts the result in a dry run and writes nothing', async () => {
    const missing = { isDryRun: true, databaseUrl: `file:${join(folder, 'none.db')}` };
    expect((await loadRows([BERLIN], missing)).counts).toEqual({ ...NONE, created: 1 });
    expect(existsSync(join(folder, 'none.db'))).toBe(false);
    expect((await loadRows([BERLIN], { isDryRun: true })).counts).toEqual({ ...NONE, created: 1 });
    expect(await ids()).toEqual([]);
  });

  test.each([
    ['91', '13', 'latitude'],
    ['52', '-181', 'longitude'],
    ['', '13', 'latitude'],
    ['52,5', '13', 'latitude'],
    ['0x10', '13', 'latitude'],
    ['NaN', '13', 'latitude'],
  ])('skips a store at %j, %j and names the column', async (latitude, longitude, column) => {
    const row = `b1,B,S 1,Berlin,1,DE,"${latitude}","${longitude}",Europe/Berlin,,`;
    const { counts, report } = await loadRows([row, PARIS]);
    expect(counts).toEqual({ ...NONE, created: 1, skipped: 1 });
    expect(report[0]).toMatch(`line 2, column ${column}: `);
  });

  test.each([
    [BERLIN.replace('Mo-Fr 10:00', 'Mostly 10:00'), 'hours'],
    [BERLIN.replace('Europe/Berlin', 'Europe/Bielefeld'), 'timeZone'],
    [BERLIN.replace('DE,', 'Germany,'), 'countryCode'],
    [BERLIN.replace('repair', 'haircut'), 'services'],
    [BERLIN.replace('Ridge Berlin', ''), 'name'],
    [BERLIN.replace('b1', ''), 'id'],
    ['u1,U,S 1,Boulder,1,US,40,-105,,,', 'timeZone'],
    [`${BERLIN},more`, '12'],
  ])('skips %j', async (row, column) => {
    const { counts, report } = await loadRows([row, PARIS]);
    expect(counts).toEqual({ ...NONE, created: 1, skipped: 1 });
    expect(report[0]).toMatch(`line 2, column ${column}: `);
  });

  test('reports a store that is in the file twice', async () => {
    const { counts, report } = await loadRows([BERLIN, BERLIN]);
    expect(counts).toEqual({ ...NONE, created: 1, skipped: 1 });
    expect(report).toEqual(['line 3, column id: "b1" stands in the file twice (skipped)']);
  });

  test('reads the response of the store operation, one store or many, with store stock', async () => {
    await putProduct(database, { id: 'boot', variants: [{ sku: 'A' }, { sku: 'B' }] });
    const store = {
      id: 'b1',
      name: 'Berlin',
      address: { addressLine1: 'S 1', city: 'Berlin', postalCode: '1', countryCode: 'DE' },
      coordinates: { latitude: 52, longitude: 13 },
      timeZone: 'Europe/Berlin',
      hours: 'Mo 10:00-12:00',
      shelf: { A: 3, gone: 1 },
    };
    const { counts, report } = await loadText(JSON.stringify({ stores: [store] }));
    expect(counts).toEqual({ ...NONE, created: 1 });
    expect(report).toContain('line 1, column shelf: "gone" is no variant of the shop (left out)');
    expect((await loadText(JSON.stringify([store]))).counts).toEqual({ ...NONE, unchanged: 1 });
    await loadText(JSON.stringify({ ...store, shelf: { B: 2 } }));
    const shelf = await database.read.selectFrom('store_stock').selectAll().execute();
    expect(shelf).toMatchObject([{ store_id: 'b1', variant_sku: 'B', qty: 2 }]);
  });

  test.each([
    ['Handle,Title\na,A', 'the first wrong column is "Handle"'],
    ['{"name":"aisle","version":"1"}', 'the first wrong column is "version"'],
    ['[{"@type":"Product","name":"x"}]', 'the first wrong column is "@type"'],
    ['[{"id":"x"', 'ends too early'],
    ['<html></html>', 'the first wrong column is "<html></html>"'],
  ])('refuses %j', async (text, reason) => {
    await expect(loadText(text)).rejects.toThrow(reason);
  });
});

describe('a store stock import', () => {
  beforeEach(async () => {
    await putProduct(database, { id: 'boot', variants: [{ sku: 'A' }, { sku: 'B' }] });
    await loadRows([BERLIN]);
  });
  const storeStocks = () => database.read.selectFrom('store_stock').selectAll().orderBy('variant_sku').execute();

  test('sets the stock of variants per store and reports invalid rows', async () => {
    const { counts, report } = await loadText('storeId,sku,qty\nb1,A,3\nb1,B,2\nx9,A,1\nb1,C,1\nb1,A,many\n');
    expect(counts).toEqual({ ...NONE, created: 2, skipped: 3 });
    expect(report.join('\n')).toMatch(/line 6, column qty.*\n.*"x9" is no store.*\n.*"C" is no variant/);
    expect(await storeStocks()).toMatchObject([
      { variant_sku: 'A', qty: 3 },
      { variant_sku: 'B', qty: 2 },
    ]);
    expect((await loadText('sku;quantity;store id\nA;3;b1\nB;5;b1')).counts).toEqual({
      ...NONE,
      changed: 1,
      unchanged: 1,
    });
    await expect(loadText('sku,qty,storeId\nA,3,b1', { prune: true })).rejects.toThrow(
      '--prune removes 1 of 2 imported rows of shelves',
    );
    expect((await loadText('sku,qty,storeId\nA,3,b1', { prune: true, yes: true })).counts).toEqual({
      ...NONE,
      unchanged: 1,
      removed: 1,
    });
    expect(await storeStocks()).toHaveLength(1);
  });

  test.each([
    ['delta', 5, 10],
    ['keep', 5, 5],
    ['master', 8, 13],
  ] as const)('keeps what was sold and is held, as --stock %s says', async (stock, same, raised) => {
    const sold = { qty: 5 };
    await loadText('storeId,sku,qty\nb1,A,8\nb1,B,1');
    await database.write.updateTable('store_stock').set(sold).where('variant_sku', '=', 'A').execute();
    const stockOfA = async () => (await storeStocks())[0]?.qty;
    await loadText('storeId,sku,qty\nb1,A,8\nb1,B,1', { stock });
    expect(await stockOfA()).toBe(same);
    const { report } = await loadText('storeId,sku,qty\nb1,A,13\nb1,B,1', { stock });
    expect(await stockOfA()).toBe(raised);
    expect(report.at(-1)).toMatch(`stock (--stock ${stock}): new for 0 variants`);
  });

  test('keeps units sold from store stock when another cell of the store changes', async () => {
    const berlin = (city: string, shelf = { A: 8, B: 1 }) => {
      const address = { addressLine1: 'S 1', city, postalCode: '1', countryCode: 'DE' };
      const coordinates = { latitude: 1, longitude: 1 };
      return JSON.stringify({ id: 'b2', name: 'B', address, coordinates, timeZone: 'Europe/Berlin', shelf });
    };
    await loadText(berlin('Berlin'));
    await database.write.updateTable('store_stock').set({ qty: 5 }).where('variant_sku', '=', 'A').execute();
    expect((await loadText(berlin('Bonn'))).counts).toEqual({ ...NONE, changed: 1 });
    expect(await storeStocks()).toMatchObject([{ qty: 5 }, { qty: 1 }]);
    expect((await loadText(berlin('Bonn'))).counts).toEqual({ ...NONE, unchanged: 1 });
    expect((await loadText(berlin('Bonn'), { stock: 'master' })).counts).toEqual({ ...NONE, changed: 1 });
    expect(await storeStocks()).toMatchObject([{ qty: 8 }, { qty: 1 }]);
  });

  test('leaves the store stock of the demo unchanged', async () => {
    await seedCatalog(database, { catalogDir: join(ROOT, 'catalog'), seedDemo: true });
    const { sku } = await database.read
      .selectFrom('variant')
      .innerJoin('product', 'product.id', 'product_id')
      .select('sku')
      .where('source', '=', 'demo')
      .executeTakeFirstOrThrow();
    const { counts } = await loadText(`storeId,sku,qty\n1001,${sku},900\n1001,A,4\nb1,${sku},2`);
    expect(counts).toEqual({ ...NONE, created: 2, skipped: 1 });
  });
});

test.skipIf(!existsSync(SHARED))(
  'reads stores and stock of commercetools (skipped without ../shared/data)',
  async () => {
    const { counts, report } = await load(join(SHARED, 'channels.json'));
    expect(report).toEqual([]);
    expect(counts).toEqual({ ...NONE, created: 9 });
    const found = await database.read
      .selectFrom('store')
      .select(['city', 'province', 'postal_code', 'time_zone'])
      .execute();
    expect(found).toContainEqual({
      city: 'San Francisco',
      province: 'CA',
      postal_code: '94103',
      time_zone: 'America/Los_Angeles',
    });
    expect(found).toContainEqual(expect.objectContaining({ city: 'Barcelona', time_zone: 'Europe/Madrid' }));
    const service = createStoreService({ read: database.read, findPlace: async () => undefined });
    const boston = await service.browse('us/massachusetts/cambridge', scopeOf({ siteId: 'us' }));
    expect(boston.stores).toMatchObject([
      { hours: expect.arrayContaining([{ day: 6, opens: '09:00', closes: '18:00' }]) },
    ]);
    const vienna = await database.read.selectFrom('store').selectAll().where('city', '=', 'Vienna').executeTakeFirst();
    expect(vienna).toMatchObject({ address_line1: 'Opernring 6' });
    expect(vienna).toMatchObject({ id: 'sunrise-store-vienna', latitude: 48.202872, time_zone: 'Europe/Vienna' });
    const stock = await load(join(SHARED, 'inventory-stores.csv'));
    expect(stock.counts).toEqual({ ...NONE, skipped: 35 });
  },
);

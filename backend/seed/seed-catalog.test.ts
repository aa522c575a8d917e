import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { putProduct } from '../catalog/shop.test-support.ts';
import { catalogRevision } from '../db/catalog-revision.ts';
import { openTemporarySqlite } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { seedCatalog } from './seed-catalog.ts';

const CATALOG = join(import.meta.dirname, '../../catalog');
const SANDBOX = ['DIGITAL-GC-25', 'FREE-STICKER', 'LIMITED-1', 'LIMITED-100', 'MARKDOWN-1', 'SOLDOUT-0'];

let database: Database;
let catalogDir: string;

beforeEach(async () => {
  database = await openTemporarySqlite();
  catalogDir = await mkdtemp(join(tmpdir(), 'aisle-catalog-'));
  await cp(join(CATALOG, 'categories.json'), join(catalogDir, 'categories.json'));
  await cp(join(CATALOG, 'products/saddleback-mid.json'), join(catalogDir, 'products/saddleback-mid.json'));
});
afterEach(async () => {
  await database.close();
  await rm(catalogDir, { recursive: true });
});

const seed = (seedDemo = true) => seedCatalog(database, { catalogDir, seedDemo });
const productIds = async () => (await database.read.selectFrom('product').select('id').execute()).map(({ id }) => id);
const skus = async () => (await database.read.selectFrom('variant').select('sku').execute()).map(({ sku }) => sku);
const edit = async (name: string, change: (text: string) => string) => {
  const file = join(catalogDir, name);
  await writeFile(file, change(await readFile(file, 'utf8')));
};

describe('seeding the catalogue', () => {
  test('adds products, and the variants of the sandbox when the demo is enabled', async () => {
    await seed();
    expect(await skus()).toEqual(expect.arrayContaining([...SANDBOX, 'SADM-PEAT-060']));
    await seed(false);
    expect(await productIds()).toEqual(['saddleback-mid']);
  });

  test('adds every variant of the contract with the project’s own catalogue', async () => {
    await seedCatalog(database, { catalogDir: CATALOG, seedDemo: true });
    expect(await skus()).toEqual(expect.arrayContaining(SANDBOX));
  });

  test('changes nothing when the files are unchanged', async () => {
    expect(await seed()).toBe(true);
    await database.write.updateTable('stock').set({ qty: 1 }).execute();
    expect(await seed()).toBe(false);
    expect(await catalogRevision(database.read)).toBe(1);
  });

  test('changes only the products whose file changed', async () => {
    await seed();
    await database.write.updateTable('stock').set({ qty: 7 }).where('variant_sku', '=', 'LIMITED-100').execute();
    await edit('products/saddleback-mid.json', (text) => text.replace('"Saddleback Mid"', '"Saddleback High"'));
    expect(await seed()).toBe(true);
    const product = database.read.selectFrom('product').select('name').where('id', '=', 'saddleback-mid');
    expect(await product.executeTakeFirst()).toMatchObject({ name: 'Saddleback High' });
    const stock = database.read.selectFrom('stock').select('qty').where('variant_sku', '=', 'LIMITED-100');
    expect(await stock.executeTakeFirst()).toMatchObject({ qty: 7 });
  });

  test('never changes imported records', async () => {
    await putProduct(database, {
      id: 'saddleback-mid',
      name: 'Imported',
      variants: [{ sku: 'FREE-STICKER', stock: 3 }],
    });
    await seed();
    await edit('products/saddleback-mid.json', (text) => `${text}\n`);
    await seed();
    const product = database.read.selectFrom('product').select(['name', 'source']).where('id', '=', 'saddleback-mid');
    expect(await product.executeTakeFirst()).toMatchObject({ name: 'Imported', source: 'import' });
    const owner = database.read.selectFrom('variant').select('product_id').where('sku', '=', 'FREE-STICKER');
    expect(await owner.execute()).toEqual([{ product_id: 'saddleback-mid' }]);
  });

  test('names an invalid file, and changes nothing', async () => {
    await edit('products/saddleback-mid.json', (text) => text.replace('"stock": 23', '"stock": -1'));
    await expect(seed()).rejects.toThrow(/products\/saddleback-mid\.json: variants\.0\.stock: /);
    expect(await productIds()).toEqual([]);
  });

  test('names the file that uses the SKU of another product, and changes nothing', async () => {
    await cp(join(catalogDir, 'products/saddleback-mid.json'), join(catalogDir, 'products/twin.json'));
    await edit('products/twin.json', (text) => text.replaceAll('"saddleback-mid"', '"twin"'));
    await expect(seed()).rejects.toThrow(/products\/twin\.json: the SKU SADM-\S+ is in products\/saddleback-mid\.json/);
    expect(await productIds()).toEqual([]);
  });

  test('makes an empty shop of an empty folder', async () => {
    await rm(join(catalogDir, 'products'), { recursive: true });
    await rm(join(catalogDir, 'categories.json'));
    await seed(false);
    expect(await productIds()).toEqual([]);
  });

  test('adds the pairs of products that the demo’s visitors viewed, and changes no counted one', async () => {
    const pairs = async () =>
      (await database.read.selectFrom('product_view_pair').selectAll().orderBy('other_id').execute()).map(
        ({ product_id, other_id, views }) => `${product_id} ${other_id} ${views}`,
      );
    const visits = [
      ['saddleback-mid', 'twin', 'gone'],
      ['twin', 'saddleback-mid'],
    ];
    await writeFile(join(catalogDir, 'visits.json'), JSON.stringify(visits));
    const twin = (await readFile(join(catalogDir, 'products/saddleback-mid.json'), 'utf8'))
      .replaceAll('"saddleback-mid"', '"twin"')
      .replaceAll('SADM-', 'TWIN-');
    await writeFile(join(catalogDir, 'products/twin.json'), twin);
    await seed(false);
    expect(await pairs()).toEqual([]);
    await seed();
    expect(await pairs()).toEqual(['twin saddleback-mid 2', 'saddleback-mid twin 2']);
    await database.write.updateTable('product_view_pair').set({ views: 7 }).execute();
    await edit('products/twin.json', (text) => `${text}\n`);
    expect(await seed()).toBe(true);
    expect(await pairs()).toEqual(['twin saddleback-mid 7', 'saddleback-mid twin 7']);
  });

  describe('stores', () => {
    const storeStock = (storeId: string) =>
      database.read
        .selectFrom('store_stock')
        .select(['variant_sku', 'qty'])
        .where('store_id', '=', storeId)
        .orderBy('variant_sku')
        .execute();
    const storeIds = async () => (await database.read.selectFrom('store').select('id').execute()).map(({ id }) => id);
    beforeEach(() => cp(join(CATALOG, 'stores.json'), join(catalogDir, 'stores.json')));

    test('are added with the demo only, and removed with it', async () => {
      await seed();
      expect(await storeIds()).toContain('1001');
      await seed(false);
      expect(await storeIds()).toEqual([]);
    });

    test('have variants in stock, except digital ones and those with one unit or none', async () => {
      await seed();
      const lying = (await storeStock('1001')).map(({ variant_sku }) => variant_sku);
      expect(lying.length).toBeGreaterThan(10);
      expect(lying).not.toEqual(expect.arrayContaining(['DIGITAL-GC-25']));
      expect(lying).not.toEqual(expect.arrayContaining(['SOLDOUT-0']));
      expect(lying).not.toEqual(expect.arrayContaining(['LIMITED-1']));
    });

    test('keep stock that was sold from when their texts or the products change', async () => {
      await seed();
      const [first, ...others] = await storeStock('1001');
      await database.write
        .updateTable('store_stock')
        .set({ qty: 0 })
        .where('variant_sku', '=', first?.variant_sku ?? '')
        .execute();
      await edit('stores.json', (text) => text.replace('Marrow Ridge Boulder', 'Marrow Ridge Pearl Street'));
      await seed();
      expect(await storeStock('1001')).toEqual([{ ...first, qty: 0 }, ...others]);
      const store = database.read.selectFrom('store').select('name').where('id', '=', '1001');
      expect(await store.executeTakeFirst()).toEqual({ name: 'Marrow Ridge Pearl Street' });
    });

    test('are stocked again with a product that was recreated', async () => {
      await seed();
      const before = await storeStock('1001');
      await edit('products/saddleback-mid.json', (text) => text.replace('"Saddleback Mid"', '"Saddleback High"'));
      await seed();
      expect(await storeStock('1001')).toEqual(before);
    });

    test('that were imported remain unchanged', async () => {
      const addressColumns = {
        address_line1: 'A',
        city: 'B',
        postal_code: 'C',
        country_code: 'US',
        latitude: 1,
        longitude: 2,
      };
      const nameColumns = { name: 'Imported', time_zone: 'UTC', source: 'import' as const, content_hash: '' };
      await database.write
        .insertInto('store')
        .values({ id: '1001', ...addressColumns, ...nameColumns })
        .execute();
      await seed();
      await seed(false);
      const store = database.read.selectFrom('store').select(['name', 'city']).where('id', '=', '1001');
      expect(await store.executeTakeFirst()).toEqual({ name: 'Imported', city: 'B' });
      expect(await storeStock('1001')).toEqual([]);
    });
  });
});

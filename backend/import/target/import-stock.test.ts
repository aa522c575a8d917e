import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MAX_QUANTITY } from '../../../src/config.ts';
import { createAvailabilityService } from '../../catalog/products/availability.ts';
import { toInventory } from '../../catalog/products/product-response.ts';
import { loadProducts } from '../../catalog/products/product-record.ts';
import { putStore, us } from '../../catalog/shop.test-support.ts';
import type { Database } from '../../db/database.ts';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import { releaseReserved, reserveUnits } from '../../inventory/reservations.ts';
import { createImporter, NONE } from '../importer.test-support.ts';

describe.each(TEST_DATABASES)('the stock of a product imported again into $name', ({ open }) => {
  let database: Database;
  let folder = '';
  beforeAll(async () => {
    database = await open();
    await putStore(database, { id: 's1', stock: {} });
    const cart = {
      basket_id: 'cart',
      consumer_no: 'guest',
      site_id: 'us',
      currency: 'USD',
      created_at: 0,
      updated_at: 0,
    };
    await database.write.insertInto('cart').values(cart).execute();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aisle-stock-'));
  });
  afterEach(async () => {
    await database.write.deleteFrom('reservation').execute();
    await database.write.deleteFrom('product').execute();
    await rm(folder, { recursive: true });
  });

  type Options = Parameters<ReturnType<typeof createImporter>['importRows']>[1];
  const load = (rows: string[], options?: Options) => createImporter(database, folder).importRows(rows, options);
  const boot = ({ price = '10.00', qty = 20, sku = 'BOOT-1', handle = 'boot' } = {}) =>
    `${handle},Boot,Boots,Ridge,${sku},${price},${qty},active`;

  const qtyOf = async (sku = 'BOOT-1') =>
    (await database.read.selectFrom('stock').select('qty').where('variant_sku', '=', sku).executeTakeFirst())?.qty;
  const storeStockOf = async (sku = 'BOOT-1') =>
    (await database.read.selectFrom('store_stock').select('qty').where('variant_sku', '=', sku).executeTakeFirst())
      ?.qty;

  const hold = (qty: number, basketId = 'cart') =>
    database.write.transaction().execute((transaction) =>
      reserveUnits(transaction, {
        basketId,
        units: [{ sku: 'BOOT-1', storeId: null, qty }],
        warehouseIds: ['main'],
        expiresAt: Date.now() + 60_000,
      }),
    );
  const release = (basketId = 'cart') =>
    database.write.transaction().execute((transaction) => releaseReserved(transaction, basketId));

  /** 20 units were imported, 3 sold, 4 reserved for a cart, 6 are in a store. */
  async function trade() {
    await load([boot()]);
    await database.write.updateTable('stock').set({ qty: 17 }).where('variant_sku', '=', 'BOOT-1').execute();
    await hold(4);
    await database.write.insertInto('store_stock').values({ store_id: 's1', variant_sku: 'BOOT-1', qty: 6 }).execute();
  }

  test.each([undefined, 'keep', 'delta'] as const)(
    'keeps sold, reserved and store units when another cell changes (--stock %s)',
    async (stock) => {
      await trade();
      const { counts } = await load([boot({ price: '12.00' })], { stock });
      expect(counts).toEqual({ ...NONE, changed: 1 });
      expect([await qtyOf(), await storeStockOf()]).toEqual([13, 6]);
      await release();
      expect(await qtyOf()).toBe(17);
    },
  );

  test('changes by the difference between the file and the last import, and reports it', async () => {
    await trade();
    const { counts, report } = await load([boot({ qty: 50 })]);
    expect(counts).toEqual({ ...NONE, changed: 1 });
    expect(report).toContain(
      'stock (--stock delta): new for 0 variants, moved by the change of the file for 1, all other stock as it was',
    );
    expect([await qtyOf(), await storeStockOf()]).toEqual([43, 6]);
    expect((await load([boot({ qty: 50 })])).counts).toEqual({ ...NONE, unchanged: 1 });
    expect(await qtyOf()).toBe(43);
    await load([boot({ qty: 10 })]);
    expect(await qtyOf()).toBe(3);
    await load([boot({ qty: 0 })]);
    expect(await qtyOf()).toBe(0);
  });

  test('remains unchanged with --stock keep, except for new variants', async () => {
    await trade();
    const { counts, report } = await load([boot({ qty: 50 }), boot({ handle: 'mug', sku: 'MUG', qty: 8 })], {
      stock: 'keep',
    });
    expect(counts).toEqual({ ...NONE, created: 1, unchanged: 1 });
    expect(report).toContain('stock (--stock keep): new for 1 variants, all other stock as it was');
    expect([await qtyOf(), await qtyOf('MUG')]).toEqual([13, 8]);
  });

  test('equals the file with --stock master, less what carts reserve', async () => {
    await trade();
    const { counts, report } = await load([boot()], { stock: 'master' });
    expect(counts).toEqual({ ...NONE, changed: 1 });
    expect(report).toContain(
      'stock (--stock master): new for 0 variants, set to the number of the file less held units for 1, all other stock as it was',
    );
    expect([await qtyOf(), await storeStockOf()]).toEqual([16, 6]);
    await release();
    expect(await qtyOf()).toBe(20);
    expect((await load([boot()], { stock: 'master' })).counts).toEqual({ ...NONE, unchanged: 1 });
  });

  test('is compared with the last file also when --stock master found nothing to change', async () => {
    await trade();
    await release();
    await load([boot({ qty: 17 })], { stock: 'master' });
    expect(await qtyOf()).toBe(17);
    await load([boot({ qty: 17 })]);
    expect(await qtyOf()).toBe(17);
    await load([boot({ qty: 18 })]);
    expect(await qtyOf()).toBe(18);
  });

  test('moves with the SKU to another product, also with --prune', async () => {
    await trade();
    await load([boot({ handle: 'tall-boot' })], { prune: true, yes: true });
    expect([await qtyOf(), await storeStockOf()]).toEqual([13, 6]);
    const products = await database.read.selectFrom('product').select('id').execute();
    expect(products).toEqual([{ id: 'tall-boot' }]);
  });

  test('is neither reduced nor reported when the file does not track it', async () => {
    const file = join(folder, 'untracked.csv');
    const header = 'Handle,Title,Variant SKU,Variant Price,Variant Inventory Tracker,Variant Inventory Qty';
    const loadTracker = async (tracker: string, qty: number) => {
      await writeFile(file, `${header}\nboot,Boot,BOOT-1,10,${tracker},${qty}\n`);
      return createImporter(database, folder).importFile(file);
    };
    await loadTracker('', 1);
    expect(await hold(5)).toEqual([]);
    expect(await qtyOf()).toBe(MAX_QUANTITY);
    await release();
    expect(await qtyOf()).toBe(MAX_QUANTITY);
    const { variants } = await createAvailabilityService(database.read).check(
      'boot',
      { items: [{ productId: 'BOOT-1', qty: 5000 }] },
      us,
    );
    expect(variants).toMatchObject([{ available: true, tracked: false }]);
    const [product] = (await loadProducts(database.read, ['boot'], us)).values();
    if (!product) throw new Error('boot was not imported');
    expect(toInventory(product).variants).toMatchObject([{ tracked: false }]);
    expect((await loadTracker('', 7)).counts).toEqual({ ...NONE, unchanged: 1 });
    expect((await loadTracker('shopify', 7)).counts).toEqual({ ...NONE, changed: 1 });
    expect(await qtyOf()).toBe(7);
    expect(await hold(8)).toMatchObject([{ available: 7 }]);
  });

  test('is deleted with its variant', async () => {
    await trade();
    await load([boot({ sku: 'BOOT-2' })]);
    expect([await qtyOf(), await qtyOf('BOOT-2'), await storeStockOf()]).toEqual([undefined, 20, undefined]);
  });
});

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { CARDS, createOrderShop, newCustomer, unitsOf } from '../checkout/order-service.test-support.ts';
import { seedCatalog } from './seed-catalog.ts';

const CATALOG = join(import.meta.dirname, '../../catalog');
const FILE = 'products/saddleback-mid.json';
const file = z.looseObject({
  id: z.string(),
  slug: z.string(),
  name: z.string(),
  prices: z.record(z.string(), z.number()),
  variants: z.array(z.looseObject({ sku: z.string(), stock: z.number() })),
});
type ProductFile = z.output<typeof file>;

describe.each(TEST_DATABASES)('stock of a catalogue whose files change, on $name', ({ open }) => {
  let database: Database;
  let catalogDir: string;
  let sku: string;
  let first: number;

  const seed = () => seedCatalog(database, { catalogDir, seedDemo: true });
  const edit = async (change: (product: ProductFile) => unknown, name = FILE) => {
    const product = file.parse(JSON.parse(await readFile(join(catalogDir, FILE), 'utf8')));
    change(product);
    await writeFile(join(catalogDir, name), JSON.stringify(product));
  };
  const storeStock = async () =>
    database.read.selectFrom('store_stock').select(['store_id', 'qty']).where('variant_sku', '=', sku).execute();
  const skusOf = async (id: string) =>
    (await database.read.selectFrom('variant').select('sku').where('product_id', '=', id).execute()).map(
      (row) => row.sku,
    );

  beforeEach(async () => {
    database = await open();
    catalogDir = await mkdtemp(join(tmpdir(), 'aisle-catalog-'));
    for (const name of ['categories.json', 'stores.json', FILE]) await cp(join(CATALOG, name), join(catalogDir, name));
    await edit(({ variants }) => ({ sku = '', stock: first = 0 } = variants[0] ?? {}));
    await seed();
    const shop = createOrderShop(database);
    for (const card of [CARDS.approved, CARDS.challenge]) {
      const customer = newCustomer();
      await shop.place(customer, await shop.fillCart(customer, { productId: sku, qty: 2 }), card);
    }
    await database.write.updateTable('store_stock').set({ qty: 0 }).where('variant_sku', '=', sku).execute();
  });
  afterEach(async () => {
    await database.close();
    await rm(catalogDir, { recursive: true });
  });

  test('remains unchanged when another field of the product changes, store stock too', async () => {
    const before = [await unitsOf(database, sku), await storeStock()];
    expect(before[0]).toMatchObject({ free: first - 4 });
    await edit((product) =>
      Object.assign(product, { name: 'Saddleback High', prices: { ...product.prices, USD: 99 } }),
    );
    expect(await seed()).toBe(true);
    expect([await unitsOf(database, sku), await storeStock()]).toEqual(before);
    const row = database.read.selectFrom('price').select('current_minor').where('variant_sku', '=', sku);
    expect(await row.where('currency', '=', 'USD').execute()).toEqual([{ current_minor: 9900 }]);
  });

  test('remains unchanged when its own number in the file changes: the shop counts from the first seeding on', async () => {
    await edit(({ variants }) => variants.forEach((variant) => (variant.stock += 100)));
    await seed();
    expect(await unitsOf(database, sku)).toMatchObject({ free: first - 4 });
  });

  test('is that of the file for a new variant, and is deleted with a removed one', async () => {
    await edit(({ variants }) => {
      const [, second] = variants;
      variants.splice(1, 1, { ...second, sku: 'NEW-1', stock: 5 });
    });
    const former = await skusOf('saddleback-mid');
    await seed();
    expect(await skusOf('saddleback-mid')).toHaveLength(former.length);
    expect(await skusOf('saddleback-mid')).not.toContain(former[1]);
    expect(await unitsOf(database, 'NEW-1')).toMatchObject({ free: 5 });
    expect(await unitsOf(database, sku)).toMatchObject({ free: first - 4 });
  });

  test('moves with its variant to another product, also when that product takes the slug', async () => {
    await edit((product) => (product.id = 'saddleback-new'), 'products/saddleback-new.json');
    await rm(join(catalogDir, FILE));
    await seed();
    expect(await skusOf('saddleback-mid')).toEqual([]);
    expect(await skusOf('saddleback-new')).toContain(sku);
    expect(await unitsOf(database, sku)).toMatchObject({ free: first - 4 });
  });
});

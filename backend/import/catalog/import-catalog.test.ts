import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { catalogRevision } from '../../db/catalog-revision.ts';
import type { Database } from '../../db/database.ts';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import { BOOT, createImporter, MUG, NONE } from '../importer.test-support.ts';
import { openJsonldFile } from '../jsonld/jsonld-file.ts';

const FIXTURES = join(import.meta.dirname, '..', 'shopify', 'fixtures');
type Importer = ReturnType<typeof createImporter>;

describe.each(TEST_DATABASES)('an import into $name', ({ open }) => {
  let database: Database;
  let folder = '';
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aisle-import-'));
    await database.write.insertInto('category').values(demoCategory).execute();
    await database.write.insertInto('product').values(demoProduct).execute();
    await database.write.insertInto('variant').values({ sku: 'DEMO-1', product_id: 'demo-boot' }).execute();
  });
  afterEach(async () => {
    await database.write.deleteFrom('product').execute();
    await database.write.deleteFrom('category').execute();
    await rm(folder, { recursive: true });
  });

  const demoCategory = { id: 'demo-boots', slug: 'boots', name: 'Boots', source: 'demo' as const };
  const demoProduct = {
    id: 'demo-boot',
    slug: 'demo-boot',
    name: 'Demo boot',
    created_at: '2026-01-01T00:00:00.000Z',
    source: 'demo' as const,
    content_hash: 'x',
  };

  const importFile: Importer['importFile'] = (...args) => createImporter(database, folder).importFile(...args);
  const importRows: Importer['importRows'] = (...args) => createImporter(database, folder).importRows(...args);

  const productIds = async () => {
    const rows = await database.read.selectFrom('product').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  };

  test('writes products, variants, prices for every site, stock and categories', async () => {
    const { counts } = await importFile(join(FIXTURES, 'classic.csv'));
    expect(counts).toEqual({ ...NONE, created: 5, skipped: 4 });
    const parka = await database.read
      .selectFrom('product')
      .selectAll()
      .where('id', '=', 'ridge-parka')
      .executeTakeFirst();
    expect(parka).toMatchObject({
      slug: 'ridge-parka',
      name: 'Ridge Parka',
      brand: 'Marrow Ridge',
      attributes: JSON.stringify({ Fabric: 'Wool', Material: 'Wool' }),
      colors: JSON.stringify([{ name: 'Pine' }, { name: 'Clay' }]),
      source: 'import',
    });
    const variants = await database.read
      .selectFrom('variant')
      .innerJoin('price', 'price.variant_sku', 'sku')
      .innerJoin('stock', 'stock.variant_sku', 'sku')
      .select([
        'sku',
        'size',
        'color',
        'size_rank',
        'upc',
        'digital',
        'currency',
        'current_minor',
        'original_minor',
        'qty',
      ])
      .where('product_id', '=', 'ridge-parka')
      .orderBy('position')
      .execute();
    const price = { currency: '*', current_minor: 19995, original_minor: 19995 };
    const variant = { ...price, digital: 0, upc: null, color: 'Pine', qty: 0 };
    expect(variants).toEqual([
      { ...variant, sku: 'RP-P-XL', size: 'XL', size_rank: 1, upc: '0012345678905', original_minor: 24995, qty: 7 },
      { ...variant, sku: 'RP-P-S', size: 'S', size_rank: 0 },
      {
        ...variant,
        sku: 'ridge-parka--3',
        size: 'S',
        size_rank: 0,
        color: 'Clay',
        current_minor: 18900,
        original_minor: 18900,
      },
    ]);
    const categories = await database.read
      .selectFrom('product_category')
      .innerJoin('category', 'category.id', 'category_id')
      .select(['slug', 'name', 'source', 'product_category.position'])
      .where('product_id', '=', 'ridge-parka')
      .orderBy('product_category.position')
      .execute();
    expect(categories).toEqual([
      { slug: 'parkas', name: 'Parkas', source: 'import', position: 0 },
      { slug: 'outerwear', name: 'Outerwear', source: 'import', position: 1 },
    ]);
  });

  test('keeps the prices of every currency a file names', async () => {
    const file = join(folder, 'mug.json');
    const offers = [
      { price: 10, priceCurrency: 'USD' },
      { price: 1500, priceCurrency: 'JPY' },
    ];
    await writeFile(file, JSON.stringify({ '@type': 'Product', sku: 'mug', name: 'Mug', offers }));
    const { counts, report } = await importFile(file, { openFile: openJsonldFile });
    expect(counts).toEqual({ ...NONE, created: 1 });
    expect(report).toContain('prices are in JPY, USD: sites of other currencies do not sell these products');
    const prices = await database.read.selectFrom('price').selectAll().orderBy('currency').execute();
    expect(prices).toEqual([
      { variant_sku: 'mug', currency: 'JPY', current_minor: 1500, original_minor: 1500 },
      { variant_sku: 'mug', currency: 'USD', current_minor: 1000, original_minor: 1000 },
    ]);
  });

  test('names variants that have no SKU of their own', async () => {
    const { report } = await importFile(join(FIXTURES, 'classic.csv'));
    expect(report).toContain(
      'line 5, column Variant SKU: "RP-P-S" is already another variant\'s, the variant id is ridge-parka--3',
    );
    expect(report).toContain('line 7, column Variant SKU: is empty, the variant id is tin-mug--1');
    expect(report).toContain(
      'line 17, column Variant Price: "free" is not a price such as 49.95 (row of scarf skipped)',
    );
  });

  test('changes nothing the second time, and only what differs the third', async () => {
    await importRows([BOOT, MUG]);
    const revision = await catalogRevision(database.read);
    expect((await importRows([BOOT, MUG])).counts).toEqual({ ...NONE, unchanged: 2 });
    expect(await catalogRevision(database.read)).toBe(revision);
    expect((await importRows([BOOT.replace('10.00', '12.00'), MUG])).counts).toEqual({
      ...NONE,
      changed: 1,
      unchanged: 1,
    });
    expect(await catalogRevision(database.read)).toBe(revision + 1);
    const price = await database.read
      .selectFrom('price')
      .select('current_minor')
      .where('variant_sku', '=', 'BOOT-1')
      .execute();
    expect(price).toEqual([{ current_minor: 1200 }]);
  });

  test('keeps stock that was sold since, as long as the product does not change', async () => {
    await importRows([BOOT]);
    await database.write.updateTable('stock').set({ qty: 2 }).where('variant_sku', '=', 'BOOT-1').execute();
    await importRows([BOOT, MUG]);
    const stock = await database.read.selectFrom('stock').select('qty').where('variant_sku', '=', 'BOOT-1').execute();
    expect(stock).toEqual([{ qty: 2 }]);
  });

  test('lets a SKU move from one product to another', async () => {
    await importRows([BOOT, MUG]);
    await importRows([BOOT.replace('BOOT-1', 'MUG-1'), MUG.replace('MUG-1', 'BOOT-1')]);
    const owners = await database.read.selectFrom('variant').select(['sku', 'product_id']).orderBy('sku').execute();
    expect(owners).toEqual([
      { sku: 'BOOT-1', product_id: 'mug' },
      { sku: 'DEMO-1', product_id: 'demo-boot' },
      { sku: 'MUG-1', product_id: 'boot' },
    ]);
  });

  test('keeps products the file lacks, and removes them with --prune, but never the demo', async () => {
    await importRows([BOOT, MUG]);
    expect((await importRows([MUG])).counts).toEqual({ ...NONE, unchanged: 1 });
    expect(await productIds()).toEqual(['boot', 'demo-boot', 'mug']);
    await expect(importRows([MUG], { prune: true })).rejects.toThrow(
      '--prune removes 1 of 2 imported products, more than a tenth; add --yes where that is meant. Nothing was imported',
    );
    expect(await productIds()).toEqual(['boot', 'demo-boot', 'mug']);
    const { counts, report } = await importRows([MUG], { prune: true, yes: true });
    expect(counts).toEqual({ ...NONE, unchanged: 1, removed: 1 });
    expect(report[0]).toBe('--prune removes 1 of 2 imported products: boot');
    expect(await productIds()).toEqual(['demo-boot', 'mug']);
    const categories = await database.read.selectFrom('category').select('id').orderBy('id').execute();
    expect(categories).toEqual([{ id: 'demo-boots' }, { id: 'mugs' }]);
  });

  test('takes a product that became a draft off sale', async () => {
    await importRows([BOOT, MUG]);
    const { counts } = await importRows([BOOT.replace('active', 'draft'), MUG]);
    expect(counts).toEqual({ ...NONE, unchanged: 1, removed: 1, skipped: 1 });
    expect(await productIds()).toEqual(['demo-boot', 'mug']);
  });

  test('keeps the former product where its rows have become bad', async () => {
    await importRows([BOOT]);
    const { counts } = await importRows([BOOT.replace('10.00', 'ten'), MUG], { prune: true });
    expect(counts).toEqual({ ...NONE, created: 1, skipped: 1 });
    expect(await productIds()).toEqual(['boot', 'demo-boot', 'mug']);
  });

  test('leaves products and SKUs of the demo alone and joins its categories', async () => {
    const { counts, report } = await importRows([
      'Demo-Boot,Other,Boots,Ridge,X-1,1.00,1,active',
      BOOT.replace('BOOT-1', 'DEMO-1'),
    ]);
    expect(counts).toEqual({ ...NONE, created: 1, skipped: 1 });
    expect(report[0]).toBe('line 2, column Handle: "demo-boot" is a product of the demo shop (demo-boot skipped)');
    const variants = await database.read.selectFrom('variant').select(['sku', 'product_id']).orderBy('sku').execute();
    expect(variants).toEqual([
      { sku: 'DEMO-1', product_id: 'demo-boot' },
      { sku: 'boot--1', product_id: 'boot' },
    ]);
    const membership = await database.read
      .selectFrom('product_category')
      .select(['product_id', 'category_id'])
      .execute();
    expect(membership).toEqual([{ product_id: 'boot', category_id: 'demo-boots' }]);
  });

  test('shows pictures it finds, leaves out those it does not, and tells both', async () => {
    const pathOfImages = join(folder, 'pictures');
    await mkdir(pathOfImages);
    const red = sharp({ create: { width: 30, height: 20, channels: 3, background: 'red' } });
    await red.png().toFile(join(pathOfImages, 'front.png'));
    await writeFile(join(pathOfImages, 'torn.png'), 'torn');
    const file = join(folder, 'pictures.csv');
    const rows = [
      'Handle,Title,Variant SKU,Variant Price,Image Src',
      'boot,Boot,,10,https://cdn.example.com/front.png',
      'boot,,,,https://cdn.example.com/missing.png',
      'boot,,,,https://cdn.example.com/torn.png',
    ];
    await writeFile(file, rows.join('\n'));
    const { report, counts } = await importFile(file, { imageFolder: pathOfImages });
    expect(counts.created).toBe(1);
    expect(report.join('\n')).toMatch(/picture .*torn\.png left out: ./);
    expect(report.at(-1)).toBe('pictures: 1 found, 1 not found, 1 unreadable');
    const images = await database.read.selectFrom('product_image').selectAll().execute();
    const [name] = await readdir(join(folder, 'media', 'import'));
    expect(images).toEqual([
      {
        product_id: 'boot',
        position: 0,
        src: `/media/import/${name}`,
        alt: 'Boot',
        width: 30,
        height: 20,
        color: null,
      },
    ]);
    expect((await importFile(file, { imageFolder: pathOfImages })).counts).toEqual({ ...NONE, unchanged: 1 });
  });
});

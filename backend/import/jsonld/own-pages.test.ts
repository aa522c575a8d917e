import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ProductDetails } from '../../../src/api/catalog/products.schema.ts';
import { describeProduct } from '../../../src/layouts/structured-data/product.ts';
import { writeLinkedData } from '../../../src/layouts/structured-data/node.ts';
import { createShop, us } from '../../catalog/shop.test-support.ts';
import type { Database } from '../../db/database.ts';
import { openTemporarySqlite } from '../../db/database.test-support.ts';
import { seedCatalog } from '../../seed/seed-catalog.ts';
import { createImporter, NONE } from '../importer.test-support.ts';
import type { ImportCounts } from '../catalog/import-counts.ts';
import { openJsonldFile } from './jsonld-file.ts';

const CATALOG = join(import.meta.dirname, '../../../catalog');
const ORIGIN = 'https://shop.example';

/** The demo's products through the structured data of their pages into an empty shop. */
describe('the structured data of this shop', () => {
  let folder = '';
  let demo: Database;
  let copy: Database;
  let before: ProductDetails[] = [];
  let imported: ImportCounts = NONE;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aisle-own-pages-'));
    demo = await openTemporarySqlite();
    copy = await openTemporarySqlite();
    await seedCatalog(demo, { catalogDir: CATALOG, seedDemo: true });
    before = await detailsOf(demo);
    await drawImages(before.flatMap(({ images }) => images.map(({ src }) => src)));
    const file = join(folder, 'pages.ndjson');
    await writeFile(file, before.map((product) => writeLinkedData([toNode(product)])).join('\n'));
    ({ counts: imported } = await createImporter(copy, folder).importFile(file, {
      openFile: openJsonldFile,
      imageMap: [{ urlPrefix: ORIGIN, folder }],
    }));
  }, 120_000);
  afterAll(async () => {
    await demo.close();
    await copy.close();
    await rm(folder, { recursive: true });
  });

  async function detailsOf(database: Database): Promise<ProductDetails[]> {
    const { products } = createShop(database);
    const rows = await database.read.selectFrom('product').select('id').orderBy('id').execute();
    return Promise.all(rows.map(({ id }) => products.details(id, us)));
  }

  function toNode(product: ProductDetails) {
    const { slug, description } = product;
    return describeProduct(product, { url: `${ORIGIN}/p/${slug}`, description, absolute: (src) => ORIGIN + src });
  }

  /** Pictures of one pixel's height whose widths tell them apart within a product. */
  async function drawImages(sources: readonly string[]) {
    const drawn = new Map<number, Buffer>();
    for (const [index, src] of [...new Set(sources)].entries()) {
      const width = 1 + (index % 50);
      const blank = sharp({ create: { width, height: 1, channels: 3, background: 'red' } });
      const bytes = drawn.get(width) ?? (await blank.webp().toBuffer());
      drawn.set(width, bytes);
      const path = join(folder, src);
      await mkdir(dirname(path), { recursive: true });
      await writeFile(path, bytes);
    }
  }

  /**
   * What schema.org's form leaves out: ids and addresses of categories, hues and order of colours, ratings (they are given
   * here, not there), exact stock, limits per cart, numbers that are no GTIN, texts beside pictures, and the colour of a
   * picture that is not the first of its colour.
   */
  const comparable = (product: ProductDetails) => ({
    id: product.id,
    slug: product.slug,
    name: product.name,
    brand: product.brand,
    description: product.description,
    categories: product.categories.map(({ name }) => name),
    attributes: product.attributes,
    images: product.images.length,
    price: product.price,
    variants: product.variants
      .map(({ productId, size, color, price, stock }) => ({ productId, size, color, price, isAvailable: stock > 0 }))
      .toSorted((a, b) => (a.productId < b.productId ? -1 : 1)),
  });

  test('is enough to make the same products again', async () => {
    const after = await detailsOf(copy);
    expect(imported).toEqual({ ...NONE, created: before.length });
    expect(after.length).toBeGreaterThan(80);
    expect(after.map(comparable)).toEqual(before.map(comparable));
  });

  test('keeps GTINs, and the colour of the first picture of each', async () => {
    const after = await detailsOf(copy);
    const isGtin = (upc = '') => /^(\d{8}|\d{12,14})$/.test(upc);
    const gtins = (product: ProductDetails) => new Set(product.variants.map(({ upc }) => upc).filter(isGtin));
    expect(after.map(gtins)).toEqual(before.map(gtins));
    const firstColors = (product: ProductDetails) => {
      const sold = new Set(product.variants.map(({ color }) => color));
      return new Set(
        product.images.map(({ color }) => color).filter((color) => color !== undefined && sold.has(color)),
      );
    };
    expect(after.map(firstColors)).toEqual(before.map(firstColors));
  });

  test('describes the copy as it described the original', async () => {
    const after = await detailsOf(copy);
    const withoutExtras = (product: ProductDetails) => ({
      ...toNode(product),
      image: 0,
      hasVariant: 0,
      aggregateRating: 0,
    });
    expect(after.map(withoutExtras)).toEqual(before.map(withoutExtras));
  });
});

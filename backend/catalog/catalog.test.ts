import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogQuery } from '../../src/api/catalog/products.schema.ts';
import { bumpCatalogRevision } from '../db/catalog-revision.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { createShop, putProduct, putStore, scopeOf, us, type TestProduct } from './shop.test-support.ts';

const CATEGORIES = [
  { id: 'footwear', parent_id: null },
  { id: 'boots', parent_id: 'footwear' },
  { id: 'shoes', parent_id: 'footwear' },
  { id: 'empty', parent_id: null },
];
const PRODUCTS: TestProduct[] = [
  {
    id: 'winter-boot',
    name: 'Ärmel Boot',
    category: 'boots',
    createdAt: '2026-03-01',
    variants: [
      { sku: 'W-10', size: '10', color: 'Peat', price: 20_000, sizeRank: 1 },
      { sku: 'W-9', size: '9', color: 'Peat', price: 18_000, original: 21_000, stock: 0, sizeRank: 0 },
      { sku: 'W-9-S', size: '9', color: 'Slate', price: 18_000, sizeRank: 0 },
    ],
  },
  {
    id: 'trail-shoe',
    name: 'Zephyr',
    category: 'shoes',
    variants: [{ sku: 'T-9', size: '9', color: 'Peat', price: 9000 }],
  },
  {
    id: 'town-shoe',
    name: 'Bank',
    category: 'shoes',
    variants: [{ sku: 'B-8.5', size: '8.5', color: 'Slate', stock: 0 }],
  },
  { id: 'euro-only', category: 'shoes', variants: [{ sku: 'E', currency: 'EUR' }] },
];

const IMAGES = ['side', 'sole'].map((view, position) => ({
  product_id: 'trail-shoe',
  position,
  src: `/${view}.webp`,
  alt: `Zephyr, ${view}`,
  width: null,
  height: null,
  color: null,
}));

describe.each(TEST_DATABASES)('the catalogue on $name', ({ open }) => {
  let database: Database;
  let shop: ReturnType<typeof createShop>;

  beforeAll(async () => {
    database = await open();
    shop = createShop(database);
    for (const { id, parent_id } of CATEGORIES) {
      await database.write
        .insertInto('category')
        .values({ id, slug: id, parent_id, name: id, source: 'demo' })
        .execute();
    }
    for (const product of PRODUCTS) await putProduct(database, product);
    const text = { category_id: 'boots', locale: 'en-us', name: 'Boots (US)', description: null };
    await database.write.insertInto('category_translation').values(text).execute();
    await database.write
      .insertInto('product_translation')
      .values([
        { product_id: 'winter-boot', locale: 'en-ca', name: null, description: 'Warm.' },
        { product_id: 'winter-boot', locale: 'fr-ca', name: 'Botte d’hiver', description: null },
      ])
      .execute();
    await database.write.insertInto('product_image').values(IMAGES).execute();
    await database.write
      .insertInto('product_translation')
      .values({
        product_id: 'trail-shoe',
        locale: 'fr-ca',
        name: null,
        description: null,
        image_texts: JSON.stringify({ '/side.webp': 'Zephyr, vue de côté' }),
      })
      .execute();
  });
  afterAll(() => database.close());

  const list = (query: object = {}, scope = us) => shop.catalog.list(catalogQuery.parse(query), scope);
  const idsOf = async (query: object, scope = us) => (await list(query, scope)).products.map(({ id }) => id);
  const facetOf = async (name: string, query: object = {}) => {
    const { facets } = await list(query);
    return facets.find((facet) => facet.name === name)?.values.map(({ value, count }) => [value, count]);
  };

  test('lists the products sold on the site', async () => {
    expect(await idsOf({})).toEqual(['town-shoe', 'trail-shoe', 'winter-boot']);
    expect(await idsOf({}, scopeOf({ siteId: 'de' }))).toEqual(['euro-only']);
  });

  test('describes images in the language of the page, else in that of the product', async () => {
    const scope = scopeOf({ siteId: 'us', locale: 'fr-ca' });
    const textsIn = async (own: typeof us) =>
      (await shop.products.details('trail-shoe', own)).images.map(({ alt }) => alt);
    expect(await textsIn(us)).toEqual(['Zephyr, side', 'Zephyr, sole']);
    expect(await textsIn(scope)).toEqual(['Zephyr, vue de côté', 'Zephyr, sole']);
    const { products } = await list({ 'f.size': '9', 'f.available': 'true', 'f.color': 'Peat' }, scope);
    expect(products.map(({ image }) => image?.alt)).toEqual(['Zephyr, vue de côté']);
  });

  test('lists a category with its descendants and returns its breadcrumbs', async () => {
    expect(await idsOf({ category: 'footwear' })).toHaveLength(3);
    const { category } = await list({ category: 'boots' });
    expect(category).toMatchObject({ name: 'Boots (US)', path: [{ id: 'footwear' }], children: [] });
    expect((await list({ category: 'all' })).category.children.map(({ id }) => id)).toEqual(['footwear']);
    expect(await idsOf({ category: 'empty' })).toEqual([]);
  });

  test.each([
    ['newest', ['winter-boot', 'town-shoe', 'trail-shoe']],
    ['price-asc', ['town-shoe', 'trail-shoe', 'winter-boot']],
    ['price-desc', ['winter-boot', 'trail-shoe', 'town-shoe']],
    ['name', ['winter-boot', 'town-shoe', 'trail-shoe']],
  ])('sorts by %s', async (sort, ids) => {
    expect(await idsOf({ sort })).toEqual(ids);
  });

  test('matches size, colour and stock on one variant', async () => {
    expect(await idsOf({ 'f.size': '9', 'f.color': 'Peat' })).toEqual(['trail-shoe', 'winter-boot']);
    expect(await idsOf({ 'f.size': '9', 'f.color': 'Peat', 'f.available': 'true' })).toEqual(['trail-shoe']);
    expect(await idsOf({ 'f.size': ['8.5', '10'] })).toEqual(['town-shoe', 'winter-boot']);
    expect(await idsOf({ 'f.price': '90-180', 'f.category': 'footwear' })).toEqual(['trail-shoe', 'winter-boot']);
    expect(await idsOf({ 'f.price': 'cheap' })).toHaveLength(3);
  });

  test('counts each facet within the selection of the others, sizes in size order', async () => {
    expect(await facetOf('size')).toEqual([
      ['8.5', 1],
      ['9', 2],
      ['10', 1],
    ]);
    expect(await facetOf('size', { 'f.size': '10', 'f.color': 'Slate' })).toEqual([
      ['8.5', 1],
      ['9', 1],
      ['10', 0],
    ]);
    expect(await facetOf('available')).toEqual([['true', 2]]);
    expect(await facetOf('price')).toEqual([
      ['0-50', 1],
      ['50-100', 1],
      ['150-200', 1],
    ]);
  });

  test('returns the price range from lowest to highest, and sizes in order', async () => {
    const { price, variants } = await shop.products.details('W-10', us);
    expect(price).toEqual({ current: 180, original: 210, highCurrent: 200, highOriginal: 200, currency: 'USD' });
    expect(variants.map(({ size }) => size)).toEqual(['9', '9', '10']);
  });

  test('takes each text from the best matching locale', async () => {
    const french = await shop.products
      .details('winter-boot', scopeOf({ siteId: 'ca', locale: 'fr-ca' }))
      .catch(() => null);
    expect(french).toBeNull();
    const product = await shop.products.details('winter-boot', scopeOf({ siteId: 'us', locale: 'fr-ca' }));
    expect(product).toMatchObject({ name: 'Botte d’hiver', description: 'Warm.' });
    const found = await shop.catalog.search({ ...catalogQuery.parse({}), q: 'hiver' }, scopeOf({ locale: 'fr-ca' }));
    expect(found.products.map(({ id }) => id)).toEqual(['winter-boot']);
  });

  test('finds words regardless of case and accents', async () => {
    const { products, categories } = await shop.catalog.suggest({ q: 'ARMEL boo' }, us);
    expect(products.map(({ id }) => id)).toEqual(['winter-boot']);
    expect(categories).toEqual([]);
    expect((await shop.catalog.suggest({ q: 'boot' }, us)).categories).toEqual([
      { id: 'boots', slug: 'boots', name: 'Boots (US)' },
    ]);
  });

  describe('at a store', () => {
    beforeAll(async () => {
      await putStore(database, { id: 'tarn', stock: { 'W-9': 1, 'B-8.5': 2, 'T-9': 0 } });
      await database.write.transaction().execute(bumpCatalogRevision);
    });

    test('lists products with store stock, regardless of the warehouse', async () => {
      expect(await idsOf({ storeId: 'tarn' })).toEqual(['town-shoe', 'winter-boot']);
      expect(await idsOf({ storeId: 'tarn', 'f.size': '10' })).toEqual([]);
      expect(await idsOf({ storeId: 'tarn', 'f.available': 'true' })).toEqual(['town-shoe', 'winter-boot']);
      expect((await shop.catalog.search({ ...catalogQuery.parse({ storeId: 'tarn' }), q: 'shoe' }, us)).total).toBe(1);
    });

    test('counts facets within the store stock, all of which is available', async () => {
      expect(await facetOf('size', { storeId: 'tarn' })).toEqual([
        ['8.5', 1],
        ['9', 1],
      ]);
      expect(await facetOf('color', { storeId: 'tarn', 'f.size': '9' })).toEqual([['Peat', 1]]);
      expect(await facetOf('available', { storeId: 'tarn' })).toBeUndefined();
      expect(await facetOf('available', { storeId: 'tarn', 'f.available': 'true' })).toEqual([['true', 2]]);
    });

    test.each(['none', '', ['tarn', 'tarn'], 'x'.repeat(300)])('lists everything for the store %j', async (storeId) => {
      expect(await idsOf({ storeId })).toHaveLength(3);
    });
  });

  test('returns the swatch of a product’s colour', async () => {
    const colors = JSON.stringify([{ name: 'Peat', hex: '#5a4632' }, { name: 'Slate' }]);
    await database.write.updateTable('product').set({ colors }).where('id', '=', 'winter-boot').execute();
    await database.write.transaction().execute(bumpCatalogRevision);
    const values = (await list()).facets.find(({ name }) => name === 'color')?.values ?? [];
    expect(values.find(({ value }) => value === 'Peat')).toMatchObject({ hex: '#5a4632' });
    expect(values.filter(({ hex }) => hex !== undefined)).toHaveLength(1);
  });

  test('reflects a change of the catalogue immediately', async () => {
    await putProduct(database, { id: 'new-shoe', category: 'shoes', variants: [{ sku: 'N' }] });
    await database.write.transaction().execute(bumpCatalogRevision);
    expect(await idsOf({ category: 'shoes' })).toContain('new-shoe');
  });
});

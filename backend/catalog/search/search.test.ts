import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogQuery } from '../../../src/api/catalog/products.schema.ts';
import { bumpCatalogRevision } from '../../db/catalog-revision.ts';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { createShop, putProduct, scopeOf, us, type TestProduct } from '../shop.test-support.ts';

const sold = (sku: string) => [{ sku, currency: '*' }];
const PRODUCTS: TestProduct[] = [
  {
    id: 'col-high',
    name: 'Col High',
    brand: 'Ridge',
    category: 'boots',
    attributes: { Upper: 'Nubuck leather' },
    description: '<p>For a <b>jacket</b> &amp; rain.</p>',
    variants: sold('COL-1'),
  },
  { id: 'boot-sock', name: 'Boot Sock', brand: 'Ridge', category: 'socks', variants: sold('SOCK-1') },
  {
    id: 'rain-jacket',
    name: 'Rain Jacket',
    category: 'jackets',
    variants: [{ sku: 'RAIN-1', currency: '*', color: 'Moss' }],
  },
  { id: 'lined-jacket', name: 'Lined Jacket', category: 'jackets', variants: [{ sku: 'LINED-1', currency: 'EUR' }] },
];

describe.each(TEST_DATABASES)('search on $name', ({ open }) => {
  let database: Database;
  let shop: ReturnType<typeof createShop>;
  const de = scopeOf({ siteId: 'de', locale: 'de-de' });

  beforeAll(async () => {
    database = await open();
    shop = createShop(database);
    for (const [id, name] of [
      ['boots', 'Hiking Boots'],
      ['socks', 'Socks'],
      ['jackets', 'Jackets'],
    ] as const) {
      await database.write.insertInto('category').values({ id, slug: id, name, source: 'demo' }).execute();
    }
    for (const product of PRODUCTS) await putProduct(database, product);
    await database.write
      .insertInto('product_translation')
      .values({ product_id: 'col-high', locale: 'de-de', name: 'Wanderstiefel Col', description: null })
      .execute();
    await database.write
      .insertInto('category_translation')
      .values({ category_id: 'jackets', locale: 'de-de', name: 'Jacken', description: null })
      .execute();
  });
  afterAll(() => database.close());

  const search = (q: string, scope = us) => shop.catalog.search({ ...catalogQuery.parse({}), q }, scope);
  const idsOf = async (q: string, scope = us) => (await search(q, scope)).products.map(({ id }) => id);
  const suggest = (q: string, scope = us) => shop.catalog.suggest({ q }, scope);

  test.each([
    ['boots', ['boot-sock', 'col-high'], 'name before category'],
    ['jacket', ['rain-jacket', 'col-high'], 'name before description'],
    ['nubuck', ['col-high'], 'attributes'],
    ['ridge boots', ['boot-sock', 'col-high'], 'every word, in any field'],
    ['rain leather', ['col-high'], 'words of several fields'],
    ['RAIN-1', ['rain-jacket'], 'a SKU'],
    ['amp', [], 'no markup'],
  ])('%j finds %j: %s', async (q, ids) => {
    expect(await idsOf(q)).toEqual(ids);
  });

  test('finds products of the site by texts of the locale', async () => {
    expect(await idsOf('lined')).toEqual([]);
    expect(await idsOf('lined', de)).toEqual(['lined-jacket']);
    expect(await idsOf('stiefel', de)).toEqual(['col-high']);
    expect(await idsOf('jacke', de)).toEqual(['lined-jacket', 'rain-jacket', 'col-high']);
    expect(await idsOf('stiefel')).toEqual([]);
  });

  test('suggests a correction only for few results', async () => {
    expect(await search('jackte')).toMatchObject({ total: 0, didYouMean: 'jacket' });
    expect((await search('jacket')).didYouMean).toBeUndefined();
    expect((await search('xyzxyz')).didYouMean).toBeUndefined();
  });

  test('suggests terms, categories and products for a partial query', async () => {
    const { terms, products, categories } = await suggest('ja');
    expect(terms).toEqual(['jackets']);
    expect(products.map(({ id }) => id)).toEqual(['rain-jacket', 'col-high']);
    expect(categories).toEqual([{ id: 'jackets', slug: 'jackets', name: 'Jackets' }]);
    expect((await suggest('hik')).terms).toEqual(['hiking boots', 'hiking']);
    expect((await suggest('ja', de)).categories).toMatchObject([{ name: 'Jacken' }]);
  });

  test('suggests the largest categories for an empty query', async () => {
    expect(await suggest(' ')).toEqual({ terms: ['hiking boots', 'jackets', 'socks'], products: [], categories: [] });
    expect((await suggest('', de)).terms[0]).toBe('jacken');
  });

  test.each([
    ['', 0],
    ['   ', 0],
    ['🥾', 0],
    ["' or 1=1 --", 0],
    ['%', 0],
    ['<script>', 0],
    ['RAIN-1', 1],
    [' rain-jacket ', 2],
    ['LINED-1', 0],
    ['ja\u0063ket', 2],
    ['Jacket Jacket', 2],
    [Array.from({ length: 30 }, () => 'jacket').join(' '), 2],
  ])('%j finds %i products', async (q, total) => {
    expect((await search(q)).total).toBe(total);
  });

  test('corrects no query that found a product by its SKU', async () => {
    expect((await search('RAIN-1')).didYouMean).toBeUndefined();
  });

  test.each([
    ['RAIN jack', ['rain jacket']],
    ['jackets', []],
    ['socks', []],
    ['sock', ['socks']],
    ['xyz', []],
    ['🥾', []],
  ])('suggests for %j the terms %j: never the query itself', async (q, terms) => {
    expect((await suggest(q)).terms).toEqual(terms);
  });

  test('suggests only what is sold on the site', async () => {
    expect((await suggest('lined')).products).toEqual([]);
    expect((await suggest('lined', de)).products.map(({ id }) => id)).toEqual(['lined-jacket']);
    await database.write
      .insertInto('category')
      .values({ id: 'sheds', slug: 'sheds', name: 'Sheds', source: 'demo' })
      .execute();
    await putProduct(database, { id: 'shed', category: 'sheds', variants: [{ sku: 'SHED', currency: 'EUR' }] });
    await database.write.transaction().execute(bumpCatalogRevision);
    expect((await suggest('she')).categories).toEqual([]);
    expect((await suggest('she', de)).categories.map(({ id }) => id)).toEqual(['sheds']);
    expect((await suggest('')).terms).not.toContain('sheds');
  });

  test('suggests at most six products, six terms and four categories', async () => {
    for (let number = 1; number <= 7; number += 1) {
      const id = `kit-${number}`;
      await database.write
        .insertInto('category')
        .values({ id, slug: id, name: `Kitform${number}`, source: 'demo' })
        .execute();
      await putProduct(database, { id, name: `Kitname${number}`, category: id, variants: sold(`K-${number}`) });
    }
    await database.write.transaction().execute(bumpCatalogRevision);
    const { products, terms, categories } = await suggest('kit');
    expect([products.length, terms.length, categories.length]).toEqual([6, 6, 4]);
    expect((await suggest('')).terms).toHaveLength(6);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogQuery } from '../../../src/api/catalog/products.schema.ts';
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
});

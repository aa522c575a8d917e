import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogQuery } from '../../../src/api/catalog/products.schema.ts';
import { openTemporarySqlite } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { createShop, putProduct, us, type TestProduct } from '../shop.test-support.ts';

const sold = (sku: string, dollars: number) => [{ sku, currency: '*', price: dollars * 100 }];
const WATERPROOF = { Waterproofing: 'Membrane' };
const PRODUCTS: TestProduct[] = [
  { id: 'tarn', name: 'Tarn Mid', category: 'boots', attributes: WATERPROOF, variants: sold('TARN', 150) },
  { id: 'col', name: 'Col High', category: 'boots', attributes: { Upper: 'Leather' }, variants: sold('COL', 300) },
  { id: 'fen', name: 'Women’s Fen', category: 'boots', attributes: WATERPROOF, variants: sold('FEN', 180) },
  { id: 'pip', name: 'Kids’ Pip', category: 'boots', variants: sold('PIP', 60) },
  { id: 'march', name: 'March', category: 'trousers', variants: sold('MARCH', 90) },
  { id: 'tight', name: 'Hiking Tight', category: 'tights', description: 'Under pants.', variants: sold('TIGHT', 80) },
];

describe('a search for products', () => {
  let database: Database;
  let shop: ReturnType<typeof createShop>;
  beforeAll(async () => {
    database = await openTemporarySqlite();
    shop = createShop(database);
    for (const [id, name] of [
      ['boots', 'Boots'],
      ['trousers', 'Trousers'],
      ['tights', 'Tights'],
    ] as const) {
      await database.write.insertInto('category').values({ id, slug: id, name, source: 'demo' }).execute();
    }
    for (const product of PRODUCTS) await putProduct(database, product);
  });
  afterAll(() => database.close());

  const search = (q: string) => shop.catalog.search({ ...catalogQuery.parse({}), q }, us);
  const idsOf = async (q: string) => (await search(q)).products.map(({ id }) => id);

  test('puts what is made for the gender first, and leaves out what is for another', async () => {
    expect(await idsOf('boots women')).toEqual(['fen', 'col', 'tarn']);
    expect(await idsOf('mens boots')).toEqual(['col', 'tarn']);
    expect(await idsOf('kids boots')).toEqual(['pip']);
    expect((await idsOf('boots')).at(-1)).toBe('pip');
  });

  test('gives up a gender that nothing is for', async () => {
    expect(await search('kids trousers')).toMatchObject({ isClosest: true, products: [{ id: 'march' }] });
  });

  test('keeps to a price, unless nothing has it', async () => {
    expect(await idsOf('boots under 160')).toEqual(['tarn', 'pip']);
    expect(await search('boots under 20')).toMatchObject({ total: 4, isClosest: true });
    expect((await search('under 20')).total).toBe(0);
    expect((await idsOf('under 70')).toSorted()).toEqual(['pip']);
  });

  test('understands what the data states in other words', async () => {
    expect((await idsOf('waterproof boots women')).slice(0, 2)).toEqual(['fen', 'tarn']);
    expect(await idsOf('gore-tex boots')).toEqual(expect.arrayContaining(['fen', 'tarn']));
  });

  test('adds products of the kind to few exact ones', async () => {
    expect(await search('hiking pants')).toMatchObject({ products: [{ id: 'tight' }, { id: 'march' }] });
    expect((await search('hiking pants')).isClosest).toBeUndefined();
  });

  test('shows what comes closest where nothing has all words', async () => {
    const { isClosest, products } = await search('crimson leather boots');
    expect([isClosest, products[0]?.id]).toEqual([true, 'col']);
  });

  test('finds nothing for a misspelt word, but names the right one', async () => {
    expect(await search('waterprof boots')).toMatchObject({ total: 0, didYouMean: 'waterproof boots' });
    expect(await search('bots')).toMatchObject({ total: 0, didYouMean: 'boots' });
  });

  test('takes no known words for others because of one that is not', async () => {
    expect(await search('poots trousers')).toMatchObject({ isClosest: true, products: [{ id: 'march' }] });
  });

  test('shows products that resemble a query without results', async () => {
    expect((await search('hikxyz')).nearest?.map(({ id }) => id)).toEqual(['tight']);
    expect((await search('qqqq')).nearest).toHaveLength(PRODUCTS.length);
    expect((await search('boots')).nearest).toBeUndefined();
    expect((await search('')).nearest).toBeUndefined();
  });

  test('suggests the results of a correction', async () => {
    const { terms, products } = await shop.catalog.suggest({ q: 'trousres' }, us);
    expect([terms[0], products.map(({ id }) => id)]).toEqual(['trousers', ['march']]);
  });

  test('begins with relevance', async () => {
    expect((await search('boots')).sortOptions[0]).toEqual({ value: 'featured', label: 'Relevance', selected: true });
    const listed = await shop.catalog.list(catalogQuery.parse({}), us);
    expect(listed.sortOptions[0]?.label).toBe('Featured');
  });
});

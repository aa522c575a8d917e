import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { catalogQuery } from '../../../src/api/catalog/products.schema.ts';
import { openTemporarySqlite } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { createShop, putProduct, us, type TestProduct } from '../shop.test-support.ts';

const sold = (sku: string) => [{ sku, price: 15_000, currency: '*' }];
const WATERPROOF = { Waterproofing: 'Membrane' };
const OILED = { Waterproofing: 'Oiled leather', Lining: 'Calfskin, no membrane' };
const PRODUCTS: TestProduct[] = [
  { id: 'oiled', name: 'Oiled', category: 'boots', attributes: OILED, variants: sold('OILED') },
  { id: 'tarn', name: 'Tarn', category: 'boots', attributes: WATERPROOF, variants: sold('TARN') },
  { id: 'fen', name: 'Fen', category: 'boots', attributes: WATERPROOF, variants: sold('FEN') },
  {
    id: 'brig',
    name: 'Brig',
    category: 'shoes',
    sizeSystem: 'US',
    variants: [{ sku: 'BRIG-9', size: '9', price: 9000, currency: '*' }],
  },
  {
    id: 'wade',
    name: 'Wade',
    category: 'shoes',
    sizeSystem: 'US',
    variants: [
      { sku: 'WADE-9', size: '9 wide', price: 9000, currency: '*' },
      { sku: 'WADE-55', size: '5.5', price: 9000, currency: '*' },
      { sku: 'WADE-12', size: '12', price: 9000, currency: '*', stock: 0 },
    ],
  },
  {
    id: 'weir',
    name: 'Women’s Weir',
    category: 'shoes',
    sizeSystem: 'US',
    variants: [
      { sku: 'WEIR-9', size: 'W9', price: 9000, currency: '*' },
      { sku: 'WEIR-12', size: 'W13', price: 9000, currency: '*', stock: 0 },
    ],
  },
  {
    id: 'knit',
    name: 'Knit',
    category: 'sweaters',
    attributes: { Colour: 'Rust, Loch' },
    variants: [
      { sku: 'KNIT-XL', size: 'XL', color: 'Rust', price: 9000, currency: '*' },
      { sku: 'KNIT-2XL-R', size: '2XL', color: 'Rust', price: 9000, currency: '*', stock: 0 },
      { sku: 'KNIT-2XL', size: '2XL', color: 'Loch', price: 9000, currency: '*' },
    ],
  },
  { id: 'haul', name: 'Haul 45', category: 'packs', variants: sold('HAUL') },
];

describe('a search for what the data states', () => {
  let database: Database;
  let shop: ReturnType<typeof createShop>;
  beforeAll(async () => {
    database = await openTemporarySqlite();
    shop = createShop(database);
    for (const [id, name] of [
      ['boots', 'Boots'],
      ['shoes', 'Shoes'],
      ['sweaters', 'Sweaters'],
      ['packs', 'Packs'],
    ] as const) {
      await database.write.insertInto('category').values({ id, slug: id, name, source: 'demo' }).execute();
    }
    for (const product of PRODUCTS) await putProduct(database, product);
  });
  afterAll(() => database.close());

  const search = (q: string) => shop.catalog.search({ ...catalogQuery.parse({}), q }, us);
  const idsOf = async (q: string) => (await search(q)).products.map(({ id }) => id);

  test('keeps to what is in stock in a size, unless nothing is', async () => {
    expect(await idsOf('shoes size 9')).toEqual(['brig', 'wade', 'weir']);
    expect(await search('size 9 women’s shoes')).toMatchObject({
      products: [{ id: 'weir' }],
      stated: { size: { label: 'Size: 9', rest: 'women’s shoes' }, rest: 'women’s shoes' },
    });
    expect(await idsOf('shoes eu 38')).toEqual(['wade']);
    expect(await idsOf('shoes 42')).toEqual(['brig', 'wade']);
    expect(await search('shoes size 12')).toMatchObject({
      isClosest: true,
      total: 3,
      products: [{ id: 'wade' }, {}, {}],
    });
    const none = await search('shoes size 14');
    expect([none.total, none.isClosest, none.stated]).toEqual([3, true, undefined]);
  });

  test('states a price with the query without it, unless nothing has that price', async () => {
    const { stated } = await search('shoes size 9 over 20');
    expect(stated).toMatchObject({ price: { from: 20, rest: 'shoes size 9' }, size: { rest: 'shoes over 20' } });
    expect([stated?.price?.to, stated?.rest]).toEqual([undefined, 'shoes']);
    expect(await search('shoes over 9000')).toMatchObject({ isClosest: true });
    expect((await search('shoes over 9000')).stated).toBeUndefined();
  });

  test('finds a size by itself, of clothes too', async () => {
    expect(await idsOf('size 9')).toEqual(['brig', 'wade', 'weir']);
    expect(await idsOf('sweaters xxl')).toEqual(['knit']);
    expect(await search('sweaters 42')).toMatchObject({ isClosest: true, products: [{ id: 'knit' }] });
  });

  test('takes the number of a name for no size', async () => {
    const { products, stated, isClosest } = await search('haul 45');
    expect([products.map(({ id }) => id), stated, isClosest]).toEqual([['haul'], undefined, undefined]);
  });

  test('finds a size in the colour that is named beside it', async () => {
    expect((await search('rust sweaters xl')).isClosest).toBeUndefined();
    expect(await search('rust sweaters xxl')).toMatchObject({ isClosest: true, products: [{ id: 'knit' }] });
  });

  test('tells a membrane from other ways to keep out rain', async () => {
    const firstOf = async (q: string, count: number) => (await idsOf(q)).slice(0, count).toSorted();
    expect(await firstOf('waterproof boots', 3)).toEqual(['fen', 'oiled', 'tarn']);
    expect(await firstOf('membrane boots', 2)).toEqual(['fen', 'tarn']);
    expect(await firstOf('gore-tex boots', 2)).toEqual(['fen', 'tarn']);
  });
});

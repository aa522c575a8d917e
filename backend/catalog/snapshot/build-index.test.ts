import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putProduct, putStore, us } from '../shop.test-support.ts';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { bumpCatalogRevision } from '../../db/catalog-revision.ts';
import { buildIndex } from './build-index.ts';
import { marketOf, type CatalogIndex } from './catalog-index.ts';
import { loadStoreStock, onlineOffer, storeOffer } from './offers.ts';
import { createPause } from './time-slices.ts';

const pause = async () => {};

describe.each(TEST_DATABASES)('the index of a catalogue on $name', ({ open }) => {
  let database: Database;
  let index: CatalogIndex;
  beforeAll(async () => {
    database = await open();
    const category = (id: string, parent_id: string | null, position = 0) => ({
      id,
      slug: `the-${id}`,
      name: id,
      parent_id,
      position,
      source: 'demo' as const,
    });
    await database.write
      .insertInto('category')
      .values([
        category('footwear', null, 2),
        category('boots', 'footwear'),
        category('bags', null, 1),
        category('empty', null, 3),
      ])
      .execute();
    await database.write
      .insertInto('category')
      .values([category('loop', null), category('ring', 'loop')])
      .execute();
    await database.write.updateTable('category').set({ parent_id: 'ring' }).where('id', '=', 'loop').execute();
    await database.write
      .insertInto('category_translation')
      .values([
        { category_id: 'boots', locale: 'de-de', name: 'Stiefel', description: null },
        { category_id: 'boots', locale: 'en-us', name: 'Boots (US)', description: 'Warm.' },
      ])
      .execute();
    await putProduct(database, {
      id: 'boot',
      category: 'boots',
      createdAt: '2026-02-01',
      sizeSystem: 'US',
      variants: [
        {
          sku: 'B-10',
          size: '10',
          color: 'Peat',
          price: 2e3,
        },
        {
          sku: 'B-9',
          size: '9.5',
          color: 'Moss',
          price: 1500,
          stock: 0,
        },
      ],
    });
    await putProduct(database, {
      id: 'bag',
      category: 'bags',
      createdAt: '2026-03-01',
      variants: [
        {
          sku: 'BAG',
          size: '10',
          color: 'Moss',
          price: 1500,
        },
      ],
    });
    await putProduct(database, { id: 'cap', category: 'ring', variants: [{ sku: 'CAP', price: 900, currency: '*' }] });
    await putProduct(database, { id: 'euro', variants: [{ sku: 'EUR', price: 800, currency: 'EUR' }] });
    const change = (id: string, columns: object) =>
      database.write.updateTable('product').set(columns).where('id', '=', id).execute();
    await change('euro', { rank: 1, rating_average: 4.5, rating_count: 3 });
    await change('bag', { rating_average: 4.5, rating_count: 9 });
    await change('boot', { colors: JSON.stringify([{ name: 'Moss', hex: '#0a0' }, { name: 'Peat' }]) });
    await change('bag', {
      colors: JSON.stringify([
        { name: 'Moss', hex: '#fff' },
        { name: 'Peat', hex: '#543' },
      ]),
    });
    await database.write.transaction().execute(bumpCatalogRevision);
    index = await buildIndex(database.read, pause);
  });
  afterAll(() => database.close());

  const idsAt = (positions: Iterable<number> | undefined) =>
    Array.from(positions ?? [], (position) => index.ids[position] ?? '');

  test('has products by rank, then by id', () => {
    expect(index.ids).toEqual(['euro', 'bag', 'boot', 'cap']);
    expect(index.positionOf.get('boot')).toBe(2);
    expect(index.revision).toBe(1);
  });

  test.each([
    ['newest', ['bag', 'boot', 'euro', 'cap']],
    ['bestRated', ['bag', 'euro', 'boot', 'cap']],
  ] as const)('sorts by %s, equal ones as featured', (order, ids) => {
    expect(idsAt(index[order])).toEqual(ids);
  });

  test.each([
    ['USD', ['cap', 'bag', 'boot'], ['bag', 'boot', 'cap'], [Infinity, 1500, 1500, 900]],
    ['EUR', ['euro', 'cap'], ['cap', 'euro'], [800, Infinity, Infinity, 900]],
    ['JPY', ['cap'], ['cap'], [Infinity, Infinity, Infinity, 900]],
  ])('has the market %s with the lowest price of each product', (currency, cheapest, dearest, prices) => {
    const market = marketOf(index, currency);
    expect([idsAt(market.cheapest), idsAt(market.dearest), [...market.prices]]).toEqual([cheapest, dearest, prices]);
  });

  test.each([
    ['footwear', ['boot']],
    ['boots', ['boot']],
    ['bags', ['bag']],
    ['ring', ['cap']],
    ['loop', ['cap']],
    ['empty', []],
    ['none', []],
  ])('has in the category %s the products %j', (id, ids) => {
    expect(idsAt(index.members.get(id))).toEqual(ids);
  });

  test('has the variants of each product, sizes in order and colours as they occur', () => {
    const { variants } = index;
    const rows = index.ids.map((_, position) =>
      Array.from({ length: (variants.starts[position + 1] ?? 0) - (variants.starts[position] ?? 0) }, (__, offset) => {
        const at = (variants.starts[position] ?? 0) + offset;
        const [size, color] = [
          variants.sizeEntries[variants.sizes[at] ?? 0]?.name,
          variants.colorNames[variants.colors[at] ?? 0],
        ];
        return [variants.skus[at], size, color, variants.inStock.get('main')?.[at]].join(' ');
      }).toSorted(),
    );
    expect(rows).toEqual([['EUR   1'], ['BAG 10 Moss 1'], ['B-10 10 Peat 1', 'B-9 9.5 Moss 0'], ['CAP   1']]);
    expect(variants.sizeEntries.map(({ value, group }) => [value, group])).toEqual([
      ['', undefined],
      ['number:10', 'number'],
      ['9.5', 'men'],
      ['10', 'men'],
    ]);
    expect(variants.colorNames.toSorted()).toEqual(['', 'Moss', 'Peat']);
  });

  test('knows the first swatch of a colour', () => {
    expect([index.hexOf.get('Moss'), index.hexOf.get('Peat')]).toEqual(['#fff', '#543']);
  });

  describe('with its categories', () => {
    test.each([
      ['the-boots', 'boots'],
      ['boots', 'boots'],
      ['none', undefined],
      ['', undefined],
    ])('finds %j as %j', (name, id) => {
      expect(index.categories.find(name)?.id).toBe(id);
    });

    test.each([
      ['boots', ['footwear', 'boots']],
      ['bags', ['bags']],
      ['none', []],
      ['ring', ['loop', 'ring']],
    ])('has the path of %s, which ends also in a loop', (id, path) => {
      expect(index.categories.pathOf(id).map((category) => category.id)).toEqual(path);
    });

    test('lists children by position', () => {
      expect(index.categories.childrenOf(null).map(({ id }) => id)).toEqual(['bags', 'footwear', 'empty']);
      expect(index.categories.childrenOf('boots')).toEqual([]);
    });

    test.each([
      [['de-de', 'en-us'], 'Stiefel', 'Warm.'],
      [['en-us'], 'Boots (US)', 'Warm.'],
      [['fr-fr'], 'boots', ''],
      [[], 'boots', ''],
    ])('takes name and description from the first of %j that has them', (locales, name, description) => {
      const boots = index.categories.find('boots');
      expect(boots && index.categories.localized(boots, locales)).toMatchObject({ name, description });
    });
  });

  test('offers at a store what is in its stock and sold in the currency', async () => {
    await putStore(database, { id: 's', stock: { 'B-9': 2, BAG: 0, EUR: 1 } });
    const storeStock = await loadStoreStock(database.read, { index, storeId: 's' }, pause);
    const skusOf = (flags: Uint8Array) => index.variants.skus.filter((_, variant) => flags[variant] === 1);
    const offer = storeOffer(index, us, storeStock ?? new Uint8Array());
    expect([skusOf(offer.isOffered), skusOf(offer.isAvailable)]).toEqual([['B-9'], ['B-9']]);
    expect(skusOf(storeOffer(index, { ...us, currency: 'EUR' }, storeStock ?? new Uint8Array()).isOffered)).toEqual([
      'EUR',
    ]);
    expect(skusOf(onlineOffer(index, us).isOffered).toSorted()).toEqual(['B-10', 'B-9', 'BAG', 'CAP']);
    expect(await loadStoreStock(database.read, { index, storeId: 'none' }, pause)).toBeUndefined();
  });

  test('has the same text key until a text, a category or the order changes', async () => {
    const keyOf = async () => (await buildIndex(database.read, pause)).textKey;
    const before = await keyOf();
    await database.write.updateTable('stock').set({ qty: 3 }).execute();
    await database.write.updateTable('price').set({ current_minor: 1 }).execute();
    expect(await keyOf()).toBe(before);
    const keys = new Set([before]);
    for (const change of [
      database.write.updateTable('product').set({ content_hash: 'new' }).where('id', '=', 'bag'),
      database.write.updateTable('product').set({ rank: 2000 }).where('id', '=', 'bag'),
      database.write.updateTable('category').set({ name: 'Bags' }).where('id', '=', 'bags'),
      database.write.deleteFrom('product_category').where('product_id', '=', 'bag'),
    ]) {
      await change.execute();
      keys.add(await keyOf());
    }
    expect(keys.size).toBe(5);
  });

  test('is read completely over several chunks, and stops when it is no longer needed', async () => {
    await database.write.deleteFrom('product').execute();
    const abort = new AbortController();
    for (const count of [0, 1, 100, 101]) {
      const former = new Set((await buildIndex(database.read, pause)).ids);
      for (let number = former.size; number < count; number += 1)
        await putProduct(database, { id: `p-${String(number).padStart(3, '0')}`, variants: [{ sku: `s-${number}` }] });
      const { ids, variants } = await buildIndex(database.read, pause);
      expect([ids.length, variants.skus.length, new Set(ids).size]).toEqual([count, count, count]);
    }
    abort.abort();
    await expect(buildIndex(database.read, createPause(abort.signal))).rejects.toThrow(/abort/i);
  });
});

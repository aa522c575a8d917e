import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hashOf, toRows } from './catalog-rows.ts';
import { catalogProduct, catalogPromotion } from './catalog.schema.ts';
import { catalogOfFiles } from './file-product-source.ts';
import { readCatalog } from './read-catalog.ts';
import { sandboxProducts } from './sandbox-variants.ts';

const PRODUCT = {
  id: 'boot',
  slug: 'tarn-boot',
  name: 'Boot',
  brand: 'Ridge',
  description: '<p>Warm.</p>',
  categories: ['boots'],
  prices: { USD: 10 },
  variants: [
    {
      sku: 'BOOT',
      stock: 3,
    },
  ],
  createdAt: '2026-01-01',
};
const rowsOf = (change: object = {}) => toRows(catalogProduct.parse({ ...PRODUCT, ...change }));
const variant = (change: object) => ({ variants: [{ sku: 'BOOT', stock: 3, ...change }] });

describe('the rows of a product file', () => {
  test.each([
    ['its price', {}, ['USD 1000 of 1000']],
    ['a price without decimals', { prices: { JPY: 1500 } }, ['JPY 1500 of 1500']],
    ['an uneven amount', { prices: { USD: 19.99 } }, ['USD 1999 of 1999']],
    ['no price', { prices: { USD: 0 } }, ['USD 0 of 0']],
    ['several currencies', { prices: { USD: 10, EUR: 9 } }, ['USD 1000 of 1000', 'EUR 900 of 900']],
    ['an original price', { originalPrices: { USD: 12 } }, ['USD 1000 of 1200']],
    ['an original price below the price', { originalPrices: { USD: 8 } }, ['USD 1000 of 1000']],
    ['an original price of another currency', { originalPrices: { EUR: 12 } }, ['USD 1000 of 1000']],
    ['a price of the variant', variant({ prices: { USD: 15 } }), ['USD 1500 of 1500']],
    [
      'a price of the variant in another currency',
      variant({ prices: { EUR: 9 } }),
      ['USD 1000 of 1000', 'EUR 900 of 900'],
    ],
    [
      'a price of the variant beside an original price of the product',
      { originalPrices: { USD: 20 }, ...variant({ prices: { USD: 15 } }) },
      ['USD 1500 of 1500'],
    ],
    ['an original price of the variant', variant({ originalPrices: { USD: 15 } }), ['USD 1000 of 1500']],
  ])('have %s', (_, change, expected) => {
    const prices = rowsOf(change).prices.map((row) => `${row.currency} ${row.current_minor} of ${row.original_minor}`);
    expect(prices).toEqual(expected);
  });

  test.each([
    [
      ['10', '9', '9.5'],
      [2, 0, 1],
    ],
    [
      ['M', 'S', 'XL', 'S'],
      [1, 0, 2, 0],
    ],
    [
      [undefined, 'S'],
      [0, 0],
    ],
  ])('rank the sizes %j as %j', (sizes, ranks) => {
    const variants = sizes.map((size, index) => ({
      sku: `${index}`,
      stock: 1,
      ...(size === undefined ? {} : { size }),
    }));
    expect(rowsOf({ variants }).variants.map(({ size_rank }) => size_rank)).toEqual(ranks);
  });

  test('list each category once, in order', () => {
    const { categories } = rowsOf({ categories: ['boots', 'sale', 'boots'] });
    expect(categories.map(({ category_id, position }) => [category_id, position])).toEqual([
      ['boots', 0],
      ['sale', 1],
    ]);
  });

  test('have a text for each locale, name and description apart', () => {
    const { translations } = rowsOf({
      translations: {
        'de-de': { name: 'Stiefel', imageTexts: { '/boot.webp': 'Stiefel, Seitenansicht' } },
        'fr-fr': { description: 'Chaud.', attributes: { Poids: '90 g' }, colorNames: { Peat: 'Tourbe' } },
      },
    });
    expect(translations).toEqual([
      {
        product_id: 'boot',
        locale: 'de-de',
        name: 'Stiefel',
        description: null,
        attributes: null,
        image_texts: '{"/boot.webp":"Stiefel, Seitenansicht"}',
        color_names: null,
      },
      {
        product_id: 'boot',
        locale: 'fr-fr',
        name: null,
        description: 'Chaud.',
        attributes: '{"Poids":"90 g"}',
        image_texts: null,
        color_names: '{"Peat":"Tourbe"}',
      },
    ]);
  });

  test('have a hash that changes with any field', () => {
    const hash = hashOf(catalogProduct.parse(PRODUCT));
    expect(hashOf(catalogProduct.parse({ ...PRODUCT, rank: 1000 }))).toBe(hash);
    for (const change of [{ name: 'Boots' }, { rank: 1 }, variant({ stock: 4 }), { digital: true }])
      expect(hashOf(catalogProduct.parse({ ...PRODUCT, ...change }))).not.toBe(hash);
  });
});

describe('a promotion of the catalogue', () => {
  const REWARDS = {
    percentage: { kind: 'percentage', tenths: 100 },
    amount: { kind: 'amount', amounts: { USD: 5 } },
    price: { kind: 'price', amounts: { USD: 5 } },
    buyGet: { kind: 'buyGet', buy: 2, get: 1, tenths: 1000 },
    gift: { kind: 'gift', skus: ['SOCK'] },
  } as const;
  const parse = (change: object) =>
    catalogPromotion.safeParse({
      id: 'P',
      level: 'ORDER',
      priority: 1,
      reward: REWARDS.percentage,
      texts: { 'en-us': { name: 'P' } },
      ...change,
    });

  test.each([
    ['ORDER', 'percentage amount gift'],
    ['PRODUCT', 'percentage amount price buyGet gift'],
    ['SHIPPING', 'percentage amount price'],
  ])('of the level %s has the rewards %s', (level, kinds) => {
    const known = Object.entries(REWARDS).filter(([, reward]) => parse({ id: 'GWP-1', level, reward }).success);
    expect(known.map(([kind]) => kind).join(' ')).toBe(kinds);
  });

  test.each([
    [{ id: 'FREE', reward: REWARDS.gift }, 'the id of a gift has to hold GWP'],
    [{ coupons: [{ code: 'ten' }] }, 'has to be in capitals'],
    [{ coupons: [{ code: 'TEN OFF' }] }, 'has to be in capitals'],
    [{ texts: { 'de-de': { name: 'P' } } }, 'has to have en-us'],
    [{ texts: { 'en-us': { name: 'P', callout: 'a|b' } } }, 'has to have three parts separated by |'],
    [{ maxUses: 0 }, ''],
    [{ unknown: true }, ''],
  ])('with %j is invalid: %s', (change, message) => {
    expect(parse(change).error?.issues[0]?.message).toContain(message);
  });

  test('has amounts in minor units and moments in milliseconds', () => {
    const { data } = parse({
      reward: { kind: 'amount', amounts: { USD: 5, JPY: 500 } },
      validTo: '2026-01-01T00:00:00Z',
    });
    expect(data).toMatchObject({
      reward: { amounts: { USD: 500, JPY: 500 } },
      validTo: 1_767_225_600_000,
      validFrom: null,
    });
  });
});

describe('the variants of the sandbox', () => {
  const products = sandboxProducts([]);
  const skus = (list: typeof products) => list.flatMap(({ variants }) => variants.map(({ sku }) => sku));

  test.each([
    ['the SKU', { variants: [{ sku: 'LIMITED-1', stock: 1 }] }],
    ['the id', { id: 'surveyors-proof-map' }],
  ])('are left out where the catalogue has %s', (_, change) => {
    const rest = sandboxProducts([catalogProduct.parse({ ...PRODUCT, ...change })]);
    expect(skus(products).filter((sku) => !skus(rest).includes(sku))).toEqual(['LIMITED-1']);
  });

  test('are valid products with a price on every site', () => {
    for (const product of products) expect(catalogProduct.parse(product)).toMatchObject({ id: product.id });
    expect(products.every(({ prices }) => ['USD', 'CAD', 'GBP', 'EUR'].every((currency) => currency in prices))).toBe(
      true,
    );
  });
});

describe('the files of a catalogue', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'aisle-files-'));
    await mkdir(join(folder, 'products'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const write = (name: string, value: unknown) =>
    writeFile(join(folder, name), typeof value === 'string' ? value : JSON.stringify(value));

  test('are found by id, slug and SKU', async () => {
    await write('products/boot.json', PRODUCT);
    await write('products/notes.txt', 'not a product');
    await write('categories.json', [{ id: 'boots', slug: 'hiking-boots', name: 'Boots' }]);
    const { products, categories } = await catalogOfFiles(folder);
    const known = await products(['boot', 'tarn-boot', 'BOOT', 'none', 'toString']);
    expect([...(known ?? [])]).toEqual(['boot', 'tarn-boot', 'BOOT']);
    expect(await categories(['boots', 'hiking-boots', 'none'])).toEqual(new Set(['boots', 'hiking-boots']));
  });

  test('have a hash of their names and contents', async () => {
    const hashes = new Set([(await readCatalog(folder)).hash]);
    await write('products/boot.json', `${JSON.stringify(PRODUCT)}\n`);
    hashes.add((await readCatalog(folder)).hash);
    await write('stores.json', []);
    hashes.add((await readCatalog(folder)).hash);
    await rm(join(folder, 'stores.json'));
    await write('promotions.json', []);
    hashes.add((await readCatalog(folder)).hash);
    expect(hashes.size).toBe(4);
  });

  test.each([
    ['stores.json', '[', /stores\.json: is not JSON$/],
    ['stores.json', [{ id: 1 }], /stores\.json: 0\.id: /],
    ['reviews.json', { reviews: [{ rating: 6 }] }, /reviews\.json: reviews\.0\./],
    ['product-sets.json', [{ id: 's', name: 'S', productIds: ['boot'] }], /product-sets\.json: 0\.productIds: /],
    ['visits.json', [['boot']], /visits\.json: 0: /],
    ['categories.json', {}, /categories\.json: : /],
  ])('name %s with %j as invalid', async (name, content, message) => {
    await write(name, content);
    const files = await readCatalog(folder);
    expect(() => files.parse()).toThrow(message);
    await rm(join(folder, name));
  });
});

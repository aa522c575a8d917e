import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { byHandle, readFile } from '../read-file.test-support.ts';
import { openJsonldFile } from './jsonld-file.ts';

const SHARED = join(import.meta.dirname, '../../../../shared/data/derived-import-formats');
let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aisle-jsonld-'));
});
afterAll(() => rm(folder, { recursive: true }));

async function readText(text: string) {
  const path = join(folder, 'products.json');
  await writeFile(path, text);
  return readFile(openJsonldFile, path);
}
const read = (value: unknown) => readText(JSON.stringify(value));

const offer = (price: unknown, more = {}) => ({ '@type': 'Offer', price, priceCurrency: 'USD', ...more });
const mug = { '@type': 'Product', sku: 'MUG-1', name: 'Mug', offers: offer('9.50') };
const variant = (sku: string, color: string) => ({
  '@type': 'Product',
  '@id': `#${sku}`,
  sku,
  color,
  offers: offer(10),
});
const group = { '@type': 'ProductGroup', '@id': '#boot', productGroupID: 'Boot', name: 'Boot' };

describe('a document of schema.org products', () => {
  test.each([
    ['one object', JSON.stringify({ '@context': 'https://schema.org', ...mug })],
    ['a list', JSON.stringify([mug])],
    ['a graph', JSON.stringify({ '@graph': [{ '@type': 'WebSite' }, mug] }, null, 2)],
    ['a list of graphs', JSON.stringify([{ '@graph': [mug] }])],
    ['one per line', `\uFEFF${JSON.stringify({ '@type': 'WebSite', name: '}"{' })}\r\n${JSON.stringify(mug)}\n`],
  ])('may be %s', async (_, text) => {
    const { products, issues } = await readText(text);
    expect(issues).toEqual([]);
    expect(products).toMatchObject([
      {
        handle: 'mug-1',
        name: 'Mug',
        variants: [{ sku: 'MUG-1', stock: 100, prices: [{ currency: 'USD', current: 950 }] }],
      },
    ]);
  });

  test('may link variants to their group in either direction, or nest them', async () => {
    const variants = [variant('A', 'Red'), variant('B', 'Blue')];
    const forms = [
      [{ ...group, hasVariant: variants }],
      [{ ...group, hasVariant: [{ '@id': '#A' }, { '@id': '#B' }] }, ...variants],
      [...variants.map((one) => ({ ...one, isVariantOf: { '@id': '#boot' } })), mug, group],
      variants.map((one) => ({ ...one, isVariantOf: group })),
      [group, ...variants.map((one) => ({ ...one, inProductGroupWithID: 'boot' }))],
      [{ ...group, hasVariant: ['#A', { '@id': '#B', color: 'Green' }] }, ...variants],
    ];
    for (const form of forms) {
      const { products, issues } = await read(form);
      expect(issues).toEqual([]);
      expect(byHandle(products, 'boot')).toMatchObject({
        name: 'Boot',
        variants: [
          { sku: 'A', color: 'Red' },
          { sku: 'B', color: 'Blue' },
        ],
      });
    }
  });

  test('reports a variant or a group that is missing', async () => {
    const { products, issues } = await read([
      { ...group, hasVariant: [{ '@id': '#A' }, { '@id': '#gone' }] },
      variant('A', 'Red'),
      { ...mug, isVariantOf: { '@id': '#nowhere' } },
    ]);
    expect(products).toMatchObject([{ handle: 'boot', variants: [{ sku: 'A' }] }]);
    expect(issues).toMatchObject([
      { column: 'isVariantOf', message: '"#nowhere" is not in the file' },
      { column: 'hasVariant[1]', message: '"#gone" is not in the file' },
    ]);
  });

  test('reads the usual notations of names, types and values', async () => {
    const { products } = await read({
      '@type': ['http://schema.org/Product', 'Thing'],
      'schema:name': { '@value': 'Cap', '@language': 'en' },
      sku: 12345,
      brand: [{ '@type': 'Brand', 'https://schema.org/name': 'Ridge' }],
      image: [{ '@type': 'ImageObject', contentUrl: 'https://x.test/a.png' }, 'https://x.test/b.png', null],
      gtin13: '4006381333931',
      category: ['Hats > Caps', { '@type': 'CategoryCode', name: 'Caps' }],
      material: 'Wool',
      additionalProperty: { '@type': 'PropertyValue', name: 'Pot size', value: 3 },
      offers: {
        '@type': 'AggregateOffer',
        priceCurrency: 'EUR',
        lowPrice: 19,
        availability: { '@id': 'http://schema.org/LimitedAvailability' },
      },
    });
    expect(products).toMatchObject([
      {
        handle: '12345',
        name: 'Cap',
        brand: 'Ridge',
        categories: [{ slug: 'hats' }, { path: ['hats', 'caps'] }, { path: ['caps'] }],
        attributes: { Material: 'Wool', 'Pot size': '3' },
        images: [{ url: 'https://x.test/a.png' }, { url: 'https://x.test/b.png' }],
        variants: [
          { barcode: '4006381333931', size: undefined, stock: 100, prices: [{ currency: 'EUR', current: 1900 }] },
        ],
      },
    ]);
  });

  test('reads one price per currency, former prices and units', async () => {
    const former = { '@type': 'UnitPriceSpecification', priceType: 'https://schema.org/StrikethroughPrice', price: 30 };
    const { products } = await read({
      ...mug,
      offers: [
        offer('20.00', { priceSpecification: former, inventoryLevel: { '@type': 'QuantitativeValue', value: 4 } }),
        offer('25.00'),
        { '@type': 'AggregateOffer', offers: [{ price: 18, priceCurrency: 'eur', availability: 'OutOfStock' }] },
        { priceSpecification: { price: 1500, priceCurrency: 'JPY' } },
      ],
    });
    expect(products[0]?.variants[0]).toMatchObject({
      stock: 100,
      prices: [
        { currency: 'USD', current: 2000, original: 3000 },
        { currency: 'EUR', current: 1800, original: 1800 },
        { currency: 'JPY', current: 1500, original: 1500 },
      ],
    });
  });

  test('applies a price without currency to every site', async () => {
    const { products } = await read({ ...mug, offers: { price: 5 } });
    expect(products[0]?.variants[0]?.prices).toEqual([{ currency: '*', current: 500, original: 500 }]);
  });

  test.each([
    [{ price: 'free' }, 'offers.price'],
    [{ price: '1,299.00' }, 'offers.price'],
    [{}, 'offers.price'],
    [{ price: 1, priceCurrency: 'gold' }, 'offers.priceCurrency'],
    [{ price: 1, availability: 'Perhaps' }, 'offers.availability'],
    [{ price: 1, inventoryLevel: 'few' }, 'offers.inventoryLevel'],
    [undefined, 'offers'],
  ])('names a product offered as %j', async (offers, column) => {
    const { products, issues } = await read([mug, { ...mug, sku: 'X', offers }]);
    expect(products).toHaveLength(1);
    expect(issues).toMatchObject([{ line: 1, column }]);
  });

  test('distinguishes variants by further properties', async () => {
    const withWidth = (sku: string, value: string) => ({
      ...variant(sku, 'Red'),
      additionalProperty: [{ name: 'Width', value }],
    });
    const { products } = await read({ ...group, hasVariant: [withWidth('A', 'wide'), withWidth('B', 'narrow')] });
    expect(products[0]?.variants).toMatchObject([{ size: 'wide' }, { size: 'narrow' }]);
  });
});

describe('hostile JSON-LD', () => {
  test('is stripped of everything dangerous', async () => {
    const text = JSON.stringify({
      ...mug,
      description: '<p onclick="x()">Dry.</p><script>x()</script><a href="javascript:x()">x</a>',
      additionalProperty: [
        { name: '__proto__', value: 'x' },
        { name: 'constructor', value: 'Steel' },
      ],
    }).replace('{', '{"__proto__": {"name": "Polluted"}, ');
    const { products } = await readText(text);
    expect(products[0]?.description).not.toMatch(/script|onclick/);
    expect(Object.keys(products[0]?.attributes ?? {})).toEqual(['constructor']);
    expect('name' in {}).toBe(false);
  });

  test.each([
    ['{"@type":"Product","name":"A"', 'ends too early'],
    ['[{"@type":"Product","name":"A"}', 'ends too early'],
    ['{"@type":"Product",}', 'is not JSON'],
    ['[1, 2]', 'is not JSON'],
    [']', 'it is not JSON'],
    ['[]', 'has no "Product"'],
    ['['.repeat(100_000), 'ends too early'],
    [`{"a":${'['.repeat(100_000)}`, 'nested deeper'],
    ['Handle,Title\na,A', 'the first wrong column is "Handle"'],
    ['id\ttitle\n1\tA', 'the first wrong column is "id"'],
    ['<rss></rss>', 'the first wrong column is "<rss>"'],
    ['{"name":"aisle","version":"1"}', 'the first wrong column is "name"'],
    ['{"@type":"Article","name":"A"}', '"@type": "Article"'],
    [`{"@type":"Product","name":"${'a'.repeat(40_000_000)}"}`, 'longer than'],
    ['', 'is empty'],
  ])('is refused: %#', async (text, reason) => {
    await expect(readText(text)).rejects.toThrow(reason);
  });
});

test.skipIf(!existsSync(SHARED))('reads every group of a real file (skipped without ../shared/data)', async () => {
  const { products, issues } = await readFile(openJsonldFile, join(SHARED, 'jsonld-productgroup-saleor.json'));
  expect(issues).toEqual([]);
  expect(products).toHaveLength(13);
  expect(byHandle(products, 'white-plimsolls')).toMatchObject({
    brand: 'Saleor',
    categories: [{ slug: 'apparel' }, { slug: 'sneakers' }],
    variants: Array.from({ length: 7 }, (_, index) => ({ size: String(39 + index), prices: [{ current: 8000 }] })),
  });
});

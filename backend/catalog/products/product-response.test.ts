import { describe, expect, test } from 'vitest';
import { scopeOf, us } from '../shop.test-support.ts';
import { priceRange } from './prices.ts';
import type { ProductRecord, ProductVariant } from './product-record.ts';
import { toColorViews, toDetails, toInventory, toSummary } from './product-response.ts';
import { shoeSizeLabel } from './size-label.ts';

const variant = (change: Partial<ProductVariant> = {}): ProductVariant => ({
  sku: 'BOOT-9',
  size: '9',
  sizeLabel: undefined,
  colorLabel: undefined,
  color: null,
  upc: null,
  maxQty: null,
  current: 1e3,
  original: 1e3,
  stock: 2,
  isTracked: true,
  isDigital: false,
  releasesAt: null,
  isDiscontinued: false,
  ...change,
});
const product = (change: Partial<ProductRecord> = {}): ProductRecord => ({
  id: 'boot',
  slug: 'tarn-boot',
  name: 'Boot',
  brand: 'Ridge',
  description: '<p>Warm.</p>',
  attributes: {},
  colors: [],
  rating: undefined,
  images: [],
  variants: [variant()],
  ...change,
});
const image = { product_id: 'boot', position: 0, src: '/a.jpg', alt: 'Boot', width: null, height: 900, color: null };

describe('the price range of variants', () => {
  test.each([
    [[[1000, 1200]], [10, 12, 10, 12]],
    [
      [
        [2000, 2000],
        [1000, 3000],
      ],
      [10, 30, 20, 20],
    ],
    [
      [
        [1000, 1500],
        [1000, 1000],
      ],
      [10, 15, 10, 15],
    ],
    [[[0, 0]], [0, 0, 0, 0]],
  ])('%j is %j', (pairs, [current, original, highCurrent, highOriginal]) => {
    const prices = pairs.map(([own = 0, before = 0]) => ({ current: own, original: before }));
    expect(priceRange(prices, 'USD')).toEqual({ current, original, highCurrent, highOriginal, currency: 'USD' });
  });

  test('is in whole units of a currency without decimals', () => {
    expect(priceRange([{ current: 1500, original: 1500 }], 'JPY')).toMatchObject({ current: 1500 });
  });
});

describe('a product in a listing', () => {
  test('has a view of each of its colours', () => {
    const images = ['Moss', 'Rust', 'Rust'].map((color, position) => ({ ...image, color, src: `/${position}.jpg` }));
    const colors = [{ name: 'Moss', hex: '#5d6b3c' }, { name: 'Rust' }];
    const variants = [variant({ color: 'Moss', stock: 0 }), variant({ color: 'Rust' })];
    expect(toColorViews(product({ colors, images, variants }))).toMatchObject([
      { name: 'Moss', hex: '#5d6b3c', isAvailable: false, image: { src: '/0.jpg' }, alternateImage: undefined },
      { name: 'Rust', isAvailable: true, image: { src: '/1.jpg' }, alternateImage: '/2.jpg' },
    ]);
    expect(toColorViews(product({ colors: colors.slice(1), images }))).toEqual([]);
  });

  test.each([
    ['one variant in stock', [variant()], true, 'BOOT-9'],
    ['one variant that is sold out', [variant({ stock: 0 })], false, undefined],
    ['two variants', [variant(), variant({ sku: 'BOOT-10' })], true, undefined],
    ['two variants, one in stock', [variant({ stock: 0 }), variant({ sku: 'B' })], true, undefined],
  ])('with %s is available: %3$j, and added without a choice as %4$j', (_, variants, isAvailable, defaultVariantId) => {
    const summary = toSummary(product({ variants }), 'USD');
    expect([summary.isAvailable, summary.defaultVariantId]).toEqual([isAvailable, defaultVariantId]);
  });

  test('has its first image, without sizes that are unknown', () => {
    const other = { ...image, src: '/b.jpg', position: 1 };
    const summary = toSummary(product({ images: [image, other] }), 'USD');
    expect(summary.image).toEqual({ src: '/a.jpg', alt: 'Boot', width: undefined, height: 900 });
    expect(toSummary(product(), 'USD').image).toBeUndefined();
  });
});

describe('a product in detail', () => {
  const detailsOf = (change: Partial<ProductVariant>) =>
    toDetails(product({ variants: [variant(change)] }), { currency: 'USD', categories: [] }).variants[0];

  test.each([
    [{}, { productId: 'BOOT-9', size: '9', stock: 2 }],
    [
      { upc: '012', maxQty: 3, color: 'Red' },
      { upc: '012', maxQty: 3, color: 'Red' },
    ],
    [{ sizeLabel: '42,5' }, { size: '9', sizeLabel: '42,5' }],
    [
      { isTracked: false, stock: 999 },
      { stock: 999, tracked: false },
    ],
    [{ original: 1500 }, { price: { current: 10, original: 15, highCurrent: 10, highOriginal: 15 } }],
  ])('has for a variant with %j the fields %j', (change, fields) => {
    expect(detailsOf(change)).toMatchObject(fields);
  });

  test('omits what a variant has not', () => {
    const fields = JSON.parse(JSON.stringify(detailsOf({ size: null })));
    expect(Object.keys(fields).toSorted()).toEqual(['price', 'productId', 'stock']);
  });

  test('states the colour of an image only when it has one', () => {
    const images = [image, { ...image, color: 'Red' }];
    const details = toDetails(product({ images }), { currency: 'USD', categories: [] });
    expect(details.images.map(({ color }) => color)).toEqual([undefined, 'Red']);
  });

  test('has the stock of each variant in its inventory', () => {
    const variants = [variant(), variant({ sku: 'B', stock: 0 }), variant({ sku: 'C', isTracked: false, stock: 9 })];
    expect(toInventory(product({ variants }))).toEqual({
      productId: 'boot',
      variants: [
        { productId: 'BOOT-9', stock: 2 },
        { productId: 'B', stock: 0 },
        { productId: 'C', stock: 9, tracked: false },
      ],
    });
  });
});

describe('the label of a shoe size', () => {
  test.each([
    ['9.5', { siteId: 'us' }, 'US M 9.5 / EU 42.5'],
    ['W7', { siteId: 'us' }, 'US W 7 / EU 38'],
    ['W7 wide', { siteId: 'us' }, 'US W 7 / EU 38 wide'],
    ['2Y', { siteId: 'us' }, 'US 2Y / EU 33.5'],
    ['W6.5', { siteId: 'ca', locale: 'fr-ca' }, 'US F 6,5 / EU 37,5'],
    ['9.5', { siteId: 'gb' }, 'UK 9 / EU 42.5'],
    ['12C', { siteId: 'gb' }, 'UK 11.5 kids / EU 29.5'],
    ['9.5', { siteId: 'de', locale: 'de-de' }, 'EU 42,5 / UK 9'],
    ['9.5 wide', { siteId: 'de', locale: 'de-de' }, 'EU 42,5 / UK 9 weit'],
    ['W7', { siteId: 'nl', locale: 'nl-nl' }, 'EU 38 / UK 5'],
    ['12C', { siteId: 'de', locale: 'de-de' }, 'EU 29,5'],
  ] as const)('of %s on %j is %s', (size, siteLocale, label) => {
    expect(shoeSizeLabel(size, 'US', scopeOf(siteLocale))).toBe(label);
  });

  test('names the system of a size of another system, and of one that no table has', () => {
    const de = scopeOf({ siteId: 'de', locale: 'de-de' });
    expect(shoeSizeLabel('38', 'EU', us)).toBe('US M 5.5 / EU 38');
    expect(shoeSizeLabel('999', 'US', de)).toBe('US 999');
  });
});

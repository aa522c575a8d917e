import { readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { catalogProduct } from '../backend/seed/catalog.schema.ts';
import { buildProduct } from './assortment/build.ts';
import { categories, categoryPath } from './assortment/categories.ts';
import { assortment } from './assortment/index.ts';

const folder = new URL('./products/', import.meta.url);
const media = new URL('../content', import.meta.url).pathname;
const files = readdirSync(folder).filter((name) => name.endsWith('.json'));
const products = files.map((name) => catalogProduct.parse(JSON.parse(readFileSync(new URL(name, folder), 'utf8'))));
const variants = products.flatMap((product) => product.variants);

describe('demo categories', () => {
  test('have distinct ids, slugs of their own and a root', () => {
    expect(new Set(categories.map(({ id }) => id)).size).toBe(categories.length);
    for (const { id, slug } of categories) {
      expect(slug).toBe(id);
      expect(slug).not.toBe('all');
      expect(categoryPath(id).at(-1)).toBe(id);
    }
  });

  test('each hold a product and are named in German and French', () => {
    for (const { id, translations } of categories) {
      expect(
        products.some((product) => product.categories.includes(id)),
        id,
      ).toBe(true);
      expect(Object.keys(translations)).toEqual(expect.arrayContaining(['de-de', 'fr-ca', 'fr-fr']));
    }
  });
});

describe('demo products', () => {
  test('are in a file named by their slug and equal what their sources build', () => {
    expect(files.toSorted()).toEqual(assortment.map(({ slug }) => `${slug}.json`).toSorted());
    for (const source of assortment) {
      expect(
        products.find(({ id }) => id === source.slug),
        `run node catalog/assortment/write.ts`,
      ).toEqual(buildProduct(source));
    }
  });

  test('name existing categories from the top down', () => {
    const known = new Set(categories.map(({ id }) => id));
    for (const product of products)
      expect(
        product.categories.every((id) => known.has(id)),
        product.id,
      ).toBe(true);
  });

  test('have SKUs and UPCs that occur once', () => {
    expect(new Set(variants.map(({ sku }) => sku)).size).toBe(variants.length);
    expect(new Set(variants.map(({ upc }) => upc)).size).toBe(variants.length);
  });

  test('have a price in every currency, lower than before when marked down', () => {
    for (const { id, prices, originalPrices } of products) {
      expect(Object.keys(prices), id).toEqual(['USD', 'CAD', 'GBP', 'EUR']);
      for (const [currency, price] of Object.entries(originalPrices ?? {}))
        expect(price).toBeGreaterThan(prices[currency] ?? 0);
    }
  });

  test('have images that exist in the declared size', async () => {
    for (const { src, alt, width, height } of products.flatMap(({ images }) => images)) {
      const file = await sharp(`${media}${src}`).metadata();
      expect({ width: file.width, height: file.height }, src).toEqual({ width, height });
      expect(alt.length).toBeGreaterThan(12);
    }
  });

  test('have images of every colour of their variants', () => {
    for (const { id, variants: own, colors, images } of products) {
      for (const { color } of own) {
        if (color === undefined) continue;
        expect(
          colors.some(({ name }) => name === color),
          id,
        ).toBe(true);
        expect(
          images.some((image) => image.color === color),
          `${id} ${color}`,
        ).toBe(true);
      }
    }
  });
});

describe('variants that tests rely on', () => {
  const bySku = new Map(
    products.flatMap((product) => product.variants.map((variant) => [variant.sku, { product, variant }])),
  );

  test.each([
    ['LIMITED-100', 100],
    ['LIMITED-1', 1],
    ['SOLDOUT-0', 0],
  ])('%s has %i in stock and no lower limit per order', (sku, stock) => {
    expect(bySku.get(sku)?.variant).toMatchObject({ stock });
    expect(bySku.get(sku)?.variant.maxQty).toBeUndefined();
  });

  test('DIGITAL-GC-25 is digital and costs 25', () => {
    const found = bySku.get('DIGITAL-GC-25');
    expect(found?.product.digital).toBe(true);
    expect(found?.variant.prices ?? found?.product.prices).toMatchObject({ USD: 25, EUR: 25 });
  });

  test('FREE-STICKER is free and MARKDOWN-1 costs less than before', () => {
    expect(bySku.get('FREE-STICKER')?.product.prices['USD']).toBe(0);
    const marked = bySku.get('MARKDOWN-1')?.product;
    expect(marked?.originalPrices?.['USD']).toBeGreaterThan(marked?.prices['USD'] ?? Infinity);
  });
});

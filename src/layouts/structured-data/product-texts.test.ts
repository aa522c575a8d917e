import { expect, test } from 'vitest';
import type { ProductDetails } from '../../api/catalog/products.schema.ts';
import { DEFAULT_SITES } from '../../cms/site/sites.default.ts';
import { productTexts } from './product-texts.ts';

const product: ProductDetails = {
  id: 'boot',
  masterId: 'boot',
  slug: 'boot',
  name: 'Boot',
  brand: '',
  description: `<p onclick="x">A <a href="/care">cared for</a> boot.</p><p>${'Dry. '.repeat(60)}</p>`,
  categories: [{ id: 'c', slug: 'boots', name: 'Boots' }],
  attributes: {},
  colors: [],
  images: [],
  price: { current: 1, original: 1, highCurrent: 1, highOriginal: 1, currency: 'USD' },
  variants: [],
};
const shop = { locale: 'en-us', sitesConfig: DEFAULT_SITES, publicOrigin: 'https://shop.test' };

test('a description is sanitised, its links are those of the locale, and its start is plain text', () => {
  const { description, plain } = productTexts({ ...product }, { ...shop, locale: 'de-de' });
  expect(description).toContain('<p>A <a href="/de-de/care">cared for</a> boot.</p>');
  expect(plain).toMatch(/^A cared for boot. Dry. /);
  expect(plain).toHaveLength(160);
});

test('the texts of an object are made once in each locale and origin', () => {
  const texts = productTexts(product, shop);
  expect(productTexts(product, { ...shop })).toBe(texts);
  expect(productTexts(product, { ...shop, publicOrigin: 'https://other.test' }).linkedData[0]?.['url']).toBe(
    'https://other.test/p/boot',
  );
  expect(productTexts({ ...product, name: 'Boot II' }, shop).linkedData[0]?.['name']).toBe('Boot II');
});

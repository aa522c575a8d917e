import { describe, expect, test } from 'vitest';
import type { ProductSet } from '../../api/catalog/product-sets.schema.ts';
import { renderSection } from '../render-section.ts';
import { sampleProducts } from '../sample-products.ts';
import Component from './ProductSet.astro';
import { productSet } from './section.ts';

const [boot, shell, sticker, mug] = sampleProducts;
const price = { current: 219, original: 219, highCurrent: 219, highOriginal: 219, currency: 'USD' };
const bootVariants = ['Peat', 'Lichen'].flatMap((color) =>
  ['9', '10'].map((size) => ({
    productId: `${color}-${size}`,
    color,
    size,
    sizeLabel: `US M ${size}`,
    stock: size === '10' && color === 'Peat' ? 0 : 3,
    price,
  })),
);

function setOf(offer: ProductSet['offer']): ProductSet {
  if (!boot || !shell || !sticker || !mug) throw new Error('no samples');
  return {
    id: 'wet-day',
    name: 'The wet day',
    description: 'Four things.',
    products: [
      { ...boot, variants: bootVariants, sizeSystem: 'US' },
      { ...sticker, variants: [{ productId: 'FREE-STICKER', stock: 9, price }] },
      { ...mug, variants: [{ productId: 'SOLDOUT-0', stock: 0, price }] },
    ],
    offer,
  };
}

const offer = {
  currency: 'USD',
  total: 219,
  reducedTotal: 197.1,
  promotions: ['10% off'],
  available: 2,
  isLowest: false,
};
const render = (set: ProductSet, content: object = { setId: 'wet-day' }) =>
  renderSection(Component, productSet, content, { data: [set] });

describe('a product set', () => {
  test('is a form that adds one of each product, with a choice where there is one', async () => {
    const html = await render(setOf(offer));
    expect(html).toMatch(/<form class="set" method="post" action="\/fapi\/forms\/add-set-to-cart\?locale=en-us"/);
    expect(html).toContain('data-interaction-origin="product-bundles"');
    expect(await render(setOf(offer), { productId: 'boot' })).toContain('="up-sell-complete-the-look"');
    expect(html).toMatch(/<select class="input"[^>]* name="variant.saddleback-mid" required>/);
    expect(html).toMatch(/<optgroup label="Peat">\s*<option value="Peat-9">US M 9</);
    expect(html).toMatch(/<option value="Peat-10" disabled>US M 10 \(sold out\)</);
    expect(html).toMatch(/<input type="hidden" name="variant.free-sticker" value="FREE-STICKER">/);
    expect(html).toContain('Add 2 items to cart');
  });

  test('names what is sold out, and does not add it', async () => {
    const html = await render(setOf(offer));
    expect(html).toContain('Not in the set at the moment, because sold out: Cairn Mug.');
    expect(html).not.toContain('SOLDOUT-0');
  });

  test('has the price after promotions beside the one without, and says which promotions', async () => {
    const html = await render(setOf(offer));
    expect(html).toMatch(/price__current">\$197\.10<[\s\S]*<s class="price__original">\$219\.00<\/s>/);
    expect(html).toContain('Reduced in the cart: 10% off');
    const plain = await render(setOf({ ...offer, reducedTotal: 219, promotions: [], isLowest: true }));
    expect(plain).toContain('All 2 items together, from');
    expect(plain).not.toMatch(/Reduced in the cart/);
  });

  test('preselects the shopper’s size where it is in stock', async () => {
    const own = await render(setOf(offer), { setId: 'wet-day', shoeSize: 'US 9' });
    expect(own).toMatch(/<option value="Peat-9" selected>/);
    expect(await render(setOf(offer), { setId: 'wet-day', shoeSize: 'US 10' })).not.toContain(' selected>');
  });

  test('is not for sale where all of it is sold out, and nothing where there is no set', async () => {
    const html = await render(setOf(undefined));
    expect(html).toContain('Nothing of this set is in stock at the moment.');
    expect(html).not.toContain('<button');
    expect((await render({ ...setOf(offer), products: [] })).trim()).toBe('<div class="nothing" hidden></div>');
  });

  test('escapes what the catalogue says', async () => {
    const html = await render({ ...setOf(offer), name: '<img src=x onerror=alert(1)>' });
    expect(html).toContain('<h2>&lt;img src=x');
    expect(html.replace(/"[^"]*"/g, '')).not.toContain('<img src=x');
  });
});

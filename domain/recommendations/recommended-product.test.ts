import { describe, expect, test } from 'vitest';
import { mapFeed, type FeedScope } from './recommended-product.ts';

const us: FeedScope = { region: 'NORA', locale: 'en-us', country: 'US', currency: 'USD' };
const german: FeedScope = { region: 'EMEA', locale: 'de-de', country: 'DE', currency: 'EUR' };

const plain = {
  itemGroupId: 'saddleback-mid',
  id: 'SADD-PEAT-9',
  title: 'Saddleback Mid',
  link: 'https://shop.example.com/p/saddleback-mid?color=Peat',
  imageLink: 'https://images.example.com/saddleback.WEBP?w=400',
  price: '219.00 USD',
  salePrice: '189.00 USD',
  recToken: 'token-1',
  rating: 4.56,
  multiVariantsProduct: true,
};

const ofEmea = {
  itemGroupId: 'saddleback-mid',
  recToken: 'token-1',
  imageLink: '/media/products/saddleback.webp',
  title: 'not this one',
  price: 1,
};

const mapped = {
  id: 'saddleback-mid',
  sku: 'SADD-PEAT-9',
  title: 'Saddleback Mid',
  image: { src: plain.imageLink, alt: 'Saddleback Mid', type: 'image/webp' },
  multiVariantsProduct: true,
  recToken: 'token-1',
  rating: { showScore: true, score: 4.6 },
  price: { currency: 'USD', lowOriginal: 219, highOriginal: 219, lowCurrent: 189, highCurrent: 189 },
  url: '/p/saddleback-mid?color=Peat',
};

describe('a feed of recommendations', () => {
  test('is mapped from plain members outside of EMEA', () => {
    expect(mapFeed([plain], us)).toEqual({ products: [mapped], dropped: [] });
  });

  test.each([
    { title_de_DE: 'Stiefel', link_de_DE: '/p/stiefel', price_de_DE: '1.219,00 EUR', sale_price_de_DE: '989,5 EUR' },
    { 'title_de-DE': 'Stiefel', 'link_de-DE': '/p/stiefel', price_DE: 1219, salePrice_DE: 989.5 },
    { titleDeDe: 'Stiefel', LINK_DE: '/p/stiefel', 'price-de-de': 'EUR 1219', 'sale-price-de-de': '989.50' },
  ])('is mapped from members of the locale or the country in EMEA: %j', (members) => {
    expect(mapFeed([{ ...ofEmea, ...members }], german).products).toMatchObject([
      {
        title: 'Stiefel',
        url: '/p/stiefel',
        image: { src: '/media/products/saddleback.webp' },
        sku: 'saddleback-mid',
        multiVariantsProduct: false,
        price: { currency: 'EUR', lowOriginal: 1219, highOriginal: 1219, lowCurrent: 989.5, highCurrent: 989.5 },
      },
    ]);
  });

  test('has no entries of another locale, country or currency', () => {
    const french = { ...ofEmea, title_fr_FR: 'Botte', link_fr_FR: '/p/botte', price_fr_FR: '219 EUR' };
    const dollars = { ...ofEmea, title_de_DE: 'Stiefel', link_de_DE: '/p/stiefel', price_de_DE: '219 USD' };
    expect(mapFeed([french, dollars], german)).toEqual({
      products: [],
      dropped: [
        { position: 0, reason: 'has no usable title' },
        { position: 1, reason: 'has no usable price' },
      ],
    });
  });

  test.each([
    ['219 - 249.50 USD', '189-209', [219, 249.5, 189, 209]],
    ['1,219.00', undefined, [1219, 1219, 1219, 1219]],
    [219, '', [219, 219, 219, 219]],
    [219, 250, [219, 219, 219, 219]],
    [0, null, [0, 0, 0, 0]],
  ] as const)('has the price %j, reduced to %j, as a range', (price, salePrice, figures) => {
    const [product] = mapFeed([{ ...plain, price, salePrice }], us).products;
    const { lowOriginal, highOriginal, lowCurrent, highCurrent } = product?.price ?? {};
    expect([lowOriginal, highOriginal, lowCurrent, highCurrent]).toEqual(figures);
  });

  test('has no rating where nobody rated, or the stars are none', () => {
    for (const rating of [undefined, 0, -1, 6, 'many', {}, null]) {
      expect(mapFeed([{ ...plain, rating }], us).products[0]).not.toHaveProperty('rating');
    }
  });

  test.each([
    null,
    'text',
    [],
    {},
    { ...plain, itemGroupId: '' },
    { ...plain, itemGroupId: {} },
    { ...plain, recToken: undefined },
    { ...plain, title: ' ' },
    { ...plain, title: 'x'.repeat(301) },
    { ...plain, link: 'javascript:alert(1)' },
    { ...plain, link: 'https://user:secret@shop.example.com/p/x' },
    { ...plain, imageLink: 'data:image/svg+xml,<svg onload=alert(1)>' },
    { ...plain, price: -1 },
    { ...plain, price: 'NaN' },
    { ...plain, price: '1-2-3' },
    { ...plain, price: Infinity },
    { ...plain, salePrice: '<b>1</b>' },
    Object.create(plain),
  ])('leaves out what is hostile or incomplete: %j', (entry) => {
    const { products, dropped } = mapFeed([entry, plain], us);
    expect(products).toEqual([mapped]);
    expect(dropped).toMatchObject([{ position: 0 }]);
  });

  test('links to the shop only, whatever host it names', () => {
    const links = ['https://evil.example/p/x', '//evil.example/p/x', 'https://evil.example//evil.example'];
    const entries = links.map((link, index) => ({ ...plain, itemGroupId: `p${index}`, link }));
    expect(mapFeed(entries, us).products.map(({ url }) => url)).toEqual(['/p/x', '/p/x', '/evil.example']);
  });

  test('shows each product once, and no more than 100', () => {
    expect(mapFeed([plain, plain], us).products).toHaveLength(1);
    const many = Array.from({ length: 500 }, (_, index) => ({ ...plain, itemGroupId: `p${index}` }));
    expect(mapFeed(many, us).products).toHaveLength(100);
    expect(mapFeed({ products: [plain] }, us)).toEqual({ products: [], dropped: [] });
  });
});

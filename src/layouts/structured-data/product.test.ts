import { describe, expect, test } from 'vitest';
import { describeProduct, type DescribedProduct } from './product.ts';

const price = { current: 150, original: 210, currency: 'USD' };
const pageInfo = {
  url: 'https://shop.test/p/boot',
  description: '<p>A boot.</p>',
  absolute: (src: string) => `https://shop.test${src}`,
};
const boot: DescribedProduct = {
  id: 'boot',
  name: 'Boot',
  brand: 'Marrow Ridge',
  categories: [{ name: 'Footwear' }, { name: 'Boots' }],
  attributes: { Weight: '1 kg' },
  images: [
    { src: '/peat.webp', color: 'Peat' },
    { src: '/slate.webp', color: 'Slate' },
  ],
  rating: { average: 4.6, count: 12, reviewCount: 5 },
  variants: [
    { productId: 'B-1', upc: '0123456789012', color: 'Peat', size: '9', price, stock: 3 },
    { productId: 'B-2', color: 'Slate', size: '9', price: { ...price, original: 150 }, stock: 0 },
  ],
};

describe('structured data of a product', () => {
  test('groups its variants by the properties that differ', () => {
    const node = describeProduct(boot, pageInfo);
    expect(node).toMatchObject({
      '@type': 'ProductGroup',
      productGroupID: 'boot',
      category: 'Footwear > Boots',
      variesBy: ['https://schema.org/color'],
      aggregateRating: { ratingValue: 4.6, ratingCount: 12, reviewCount: 5 },
      additionalProperty: [{ name: 'Weight', value: '1 kg' }],
    });
  });

  test.each([0, undefined])('states no number of reviews where it is %j', (reviewCount) => {
    const rated = { ...boot, rating: { average: 4.6, count: 12, reviewCount } };
    const text = JSON.stringify(describeProduct(rated, pageInfo)['aggregateRating']);
    expect(text).toBe('{"@type":"AggregateRating","ratingValue":4.6,"ratingCount":12}');
  });

  test('has the reviews that the page shows, each with its author, stars and date', () => {
    const review = { author: 'Ada', rating: 4, title: 'Gut', text: 'Trocken.', locale: 'de-de' };
    const reviews = [{ ...review, createdAt: '2026-03-11T09:00:00.000Z' }];
    expect(describeProduct({ ...boot, reviews }, pageInfo)['review']).toEqual([
      {
        '@type': 'Review',
        name: 'Gut',
        reviewBody: 'Trocken.',
        inLanguage: 'de',
        datePublished: '2026-03-11',
        author: { '@type': 'Person', name: 'Ada' },
        reviewRating: { '@type': 'Rating', ratingValue: 4, bestRating: 5, worstRating: 1 },
      },
    ]);
    expect(describeProduct(boot, pageInfo)['review']).toBeUndefined();
  });

  test('has an address, image, price and availability for each variant', () => {
    expect(describeProduct(boot, pageInfo)['hasVariant']).toMatchObject([
      {
        sku: 'B-1',
        gtin: '0123456789012',
        image: 'https://shop.test/peat.webp',
        offers: {
          url: 'https://shop.test/p/boot?color=Peat&size=9',
          price: 150,
          priceCurrency: 'USD',
          priceSpecification: { priceType: 'https://schema.org/StrikethroughPrice', price: 210 },
          availability: 'https://schema.org/InStock',
        },
      },
      { sku: 'B-2', image: 'https://shop.test/slate.webp', offers: { availability: 'https://schema.org/OutOfStock' } },
    ]);
  });

  test('names colours as the page does, in addresses as the catalogue does', () => {
    const [variant] = boot.variants;
    if (!variant) throw new Error('The product has no variant.');
    const variants = [{ ...variant, colorLabel: 'Torf' }, ...boot.variants.slice(1)];
    expect(describeProduct({ ...boot, variants }, pageInfo)['hasVariant']).toMatchObject([
      {
        name: 'Boot, Torf, 9',
        color: 'Torf',
        image: 'https://shop.test/peat.webp',
        offers: { url: 'https://shop.test/p/boot?color=Peat&size=9' },
      },
      { name: 'Boot, Slate, 9', color: 'Slate' },
    ]);
  });

  test('shows an original price only where there is one', () => {
    const text = JSON.stringify(describeProduct(boot, pageInfo));
    expect(text.match(/StrikethroughPrice/g)).toHaveLength(1);
  });

  test('is one product where there is only one variant', () => {
    const single = { ...boot, rating: undefined, variants: boot.variants.slice(0, 1) };
    const node = describeProduct(single, pageInfo);
    expect(node).toMatchObject({ '@type': 'Product', sku: 'B-1', offers: { price: 150 } });
    expect(JSON.stringify(node)).not.toContain('aggregateRating');
  });

  test('omits a number that is no GTIN', () => {
    const [first] = boot.variants;
    if (first === undefined) throw new Error('the boot has no variants');
    const node = describeProduct({ ...boot, variants: [{ ...first, upc: 'x1' }] }, pageInfo);
    expect(JSON.stringify(node)).not.toContain('gtin');
  });
});

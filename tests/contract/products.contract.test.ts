import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  catalog,
  inventory,
  productDetails,
  searchResult,
  suggestions,
} from '../../src/api/catalog/products.schema.ts';
import { TARGETS, type Target } from './support/targets.test-support.ts';
import { errorOf, Visitor } from './support/visitor.test-support.ts';

describe.each(TARGETS)('the product calls of $name', ({ open }) => {
  let target: Target;
  let visitor: Visitor;
  beforeAll(async () => {
    target = await open();
    visitor = new Visitor(target);
  });
  afterAll(() => target.close());

  const get = async (path: string) => (await visitor.call('GET', path)).body;
  const details = async (id: string, query = '') =>
    productDetails.parse(await get(`/products/v2/products/${id}/details${query}`));
  const list = async (query = '') => catalog.parse(await get(`/products/v2/catalog?${query}`));

  describe('details', () => {
    test('are the same by variant and by product', async () => {
      const byVariant = await details('LIMITED-100');
      expect(byVariant.variants.map(({ productId }) => productId)).toContain('LIMITED-100');
      expect(await details(byVariant.id)).toEqual(byVariant);
    });

    test.each([
      [
        'MARKDOWN-1',
        'a price below the original',
        (price: { current: number; original: number }) => price.current < price.original,
      ],
      ['FREE-STICKER', 'a price of nothing', (price: { current: number }) => price.current === 0],
    ] as const)('of %s show %s', async (sku, _, holds) => {
      const { variants } = await details(sku);
      const price = variants.find(({ productId }) => productId === sku)?.price;
      expect(price && holds(price)).toBe(true);
    });

    test('are in the currency of the site', async () => {
      const currencyAt = async (siteId: string) => (await details('LIMITED-100', `?siteId=${siteId}`)).price.currency;
      expect(await Promise.all(['us', 'ca', 'gb', 'de'].map(currencyAt))).toEqual(['USD', 'CAD', 'GBP', 'EUR']);
    });

    test('of an unknown product are not found', async () => {
      const answer = await visitor.call('GET', '/products/v2/products/no-such-thing/details');
      expect(errorOf(answer)).toMatchObject({ status: 404, errorId: 'ITEM_NOT_AVAILABLE', code: 'ORD404' });
    });
  });

  test('inventory returns the stock of every variant', async () => {
    const { id, variants } = await details('SOLDOUT-0');
    const answer = inventory.parse(await get('/products/v2/products/SOLDOUT-0/inventory'));
    expect(answer.productId).toBe(id);
    expect(answer.variants).toHaveLength(variants.length);
    expect(answer.variants).toContainEqual({ productId: 'SOLDOUT-0', stock: 0 });
  });

  describe('the catalogue', () => {
    test('is paginated, each product once', async () => {
      const whole = await list('count=100');
      const pages = await Promise.all([0, 5, 10].map((start) => list(`start=${start}&count=5`)));
      const ids = pages.flatMap(({ products }) => products.map(({ id }) => id));
      expect(ids).toEqual(whole.products.slice(0, 15).map(({ id }) => id));
      expect(new Set(ids).size).toBe(ids.length);
      expect(pages.map(({ total }) => total)).toEqual(pages.map(() => whole.total));
    });

    test('lists a category with all below it', async () => {
      const { category } = await list();
      const [top] = category.children;
      const { total, category: described } = await list(`category=${top?.slug}`);
      const below = await Promise.all(described.children.map(({ slug }) => list(`category=${slug}`)));
      expect(total).toBeGreaterThanOrEqual(Math.max(...below.map((one) => one.total), 1));
      expect(below.every((one) => one.category.path.some(({ id }) => id === top?.id))).toBe(true);
    });

    test('is sorted by price', async () => {
      const prices = async (sort: string) =>
        (await list(`sort=${sort}&count=100`)).products.map(({ price }) => price.current);
      const up = await prices('price-asc');
      expect(up).toEqual(up.toSorted((a, b) => a - b));
      const down = await prices('price-desc');
      expect(down).toEqual(down.toSorted((a, b) => b - a));
      expect(down[0]).toBeGreaterThanOrEqual(up.at(-1) ?? 0);
    });

    test('has as many products for a facet value as its count', async () => {
      const { facets } = await list();
      for (const { name, values } of facets) {
        for (const { value, count } of values.slice(0, 3)) {
          const query = new URLSearchParams({ [`f.${name}`]: value, count: '1' });
          expect({ name, value, total: (await list(`${query}`)).total }).toEqual({ name, value, total: count });
        }
      }
    });

    test('joins values of one facet and narrows by several', async () => {
      const { facets } = await list();
      const sizes = facets.find(({ name }) => name === 'size')?.values ?? [];
      const [one, two] = sizes.map(({ value }) => encodeURIComponent(value));
      const either = await list(`f.size=${one}&f.size=${two}`);
      expect(either.total).toBeGreaterThanOrEqual((await list(`f.size=${one}`)).total);
      expect((await list(`f.size=${one}&f.available=true`)).total).toBeLessThanOrEqual(either.total);
    });

    test('applies a price range', async () => {
      const { products, total } = await list('f.price=20-60&count=100');
      expect(total).toBeGreaterThan(0);
      expect(products.every(({ price }) => price.current >= 20 && price.current <= 60)).toBe(true);
    });

    test('returns requested products in their order', async () => {
      const ids = (await list('count=4')).products.map(({ id }) => id).toReversed();
      const { products } = await list(`ids=${[...ids, 'no-such-thing'].join(',')}`);
      expect(products.map(({ id }) => id)).toEqual(ids);
    });

    test('does not know other categories', async () => {
      const answer = await visitor.call('GET', '/products/v2/catalog?category=no-such-thing');
      expect(errorOf(answer)).toMatchObject({ status: 404, errorId: 'PLP400' });
    });

    test.each(['start=-1', 'start=x', 'count=1.5', 'sort=cheap', 'siteId=xx', 'locale=xx-yy', 'start=1&start=2'])(
      'refuses %s',
      async (query) => {
        const answer = await visitor.call('GET', `/products/v2/catalog?${query}`);
        expect(errorOf(answer)).toMatchObject({
          status: 400,
          errorId: 'VALIDATION',
          details: { path: query.split('=')[0] },
        });
      },
    );
  });

  test('search finds a product by the beginnings of its words', async () => {
    const { name, id } = await details('LIMITED-100');
    const q = encodeURIComponent(
      name
        .split(' ')
        .map((word) => word.slice(0, 4))
        .join(' ')
        .toUpperCase(),
    );
    const found = searchResult.parse(await get(`/products/v2/search/productSearch?q=${q}`));
    expect(found.products.map((product) => product.id)).toContain(id);
    const suggested = suggestions.parse(await get(`/products/v2/search/autoSuggest?q=${q}`));
    expect(suggested.products.map((product) => product.id)).toContain(id);
  });

  test.each(['', '%', '🥾', '((', '"'])('search for %j finds nothing and fails nothing', async (q) => {
    const answer = await get(`/products/v2/search/productSearch?q=${encodeURIComponent(q)}`);
    expect(searchResult.parse(answer)).toMatchObject({ total: 0, products: [] });
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { articleList } from '../../src/api/catalog/articles.schema.ts';
import { productDetails, searchResult, suggestions } from '../../src/api/catalog/products.schema.ts';
import { TARGETS, type Target } from './support/targets.test-support.ts';
import { errorOf, Visitor } from './support/visitor.test-support.ts';

describe.each(TARGETS)('the searches of $name', ({ open }) => {
  let target: Target;
  let visitor: Visitor;
  let name: string;
  let id: string;
  beforeAll(async () => {
    target = await open();
    visitor = new Visitor(target);
    const answer = await visitor.call('GET', '/products/v2/products/LIMITED-100/details');
    ({ name, id } = productDetails.parse(answer.body));
  });
  afterAll(() => target.close());

  const get = async (path: string, query: Record<string, string>) =>
    (await visitor.call('GET', `/products/v2/search/${path}?${new URLSearchParams(query)}`)).body;
  const search = async (query: Record<string, string>) => searchResult.parse(await get('productSearch', query));
  const suggest = async (q: string) => suggestions.parse(await get('autoSuggest', { q }));
  const articles = async (query: Record<string, string>) => articleList.parse(await get('articles', query));

  test('find a product by its name first, by its SKU, and in capitals', async () => {
    for (const q of [name, name.toUpperCase(), 'LIMITED-100']) {
      expect((await search({ q })).products[0]?.id, q).toBe(id);
    }
  });

  test('return a correction for a word with transposed letters', async () => {
    const word = name.split(' ').find(({ length }) => length >= 6) ?? name;
    const swapped = word.slice(0, 2) + word.slice(3, 4) + word.slice(2, 3) + word.slice(4);
    const { total, didYouMean = '' } = await search({ q: swapped });
    expect({ total, didYouMean }).toEqual({ total: 0, didYouMean: word.toLowerCase() });
    expect((await search({ q: didYouMean })).products.map((product) => product.id)).toContain(id);
  });

  test('return no correction where there are many results or no similar word', async () => {
    const [category] = (await suggest('b')).categories;
    expect((await search({ q: category?.name ?? 'boots' })).didYouMean).toBeUndefined();
    expect(await search({ q: 'qzqzqzqz' })).toMatchObject({ total: 0 });
    expect((await search({ q: 'qzqzqzqz' })).didYouMean).toBeUndefined();
  });

  test('link to pages of the shop only', async () => {
    for (const q of ['gift card', 'size chart', name]) {
      const { redirect = '/' } = await search({ q });
      expect(redirect).toMatch(/^\/(?![/\\])/);
    }
  });

  test('suggest terms that find something', async () => {
    for (const q of ['', name.slice(0, 3)]) {
      const { terms } = await suggest(q);
      expect(new Set(terms).size).toBe(terms.length);
      for (const term of terms) expect((await search({ q: term, count: '1' })).total, term).toBeGreaterThan(0);
    }
    expect((await suggest('')).terms.length).toBeGreaterThan(0);
  });

  test('are narrowed and sorted like listings', async () => {
    const q = (await suggest('')).terms[0] ?? '';
    const { facets, total } = await search({ q });
    const [value] = facets.find(({ name: facet }) => facet === 'color')?.values ?? [];
    if (value) expect((await search({ q, 'f.color': value.value })).total).toBe(value.count);
    const { products } = await search({ q, sort: 'price-asc', count: '100' });
    const prices = products.map(({ price }) => price.current);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    expect(products).toHaveLength(Math.min(total, 100));
  });

  test('find articles, page by page, each word of a title', async () => {
    const { articles: some, total } = await articles({ q: 'the', count: '100' });
    expect(total).toBeGreaterThanOrEqual(some.length);
    for (const { title, slug, href } of some.slice(0, 3)) {
      expect(href).toBe(encodeURI(`/articles/${slug}`));
      expect((await articles({ q: title })).articles.map((article) => article.slug)).toContain(slug);
      expect(await suggest(title)).toMatchObject({ articles: expect.arrayContaining([{ title, href }]) });
    }
    expect(await articles({ q: 'qzqzqzqz' })).toMatchObject({ total: 0, articles: [] });
    expect(await articles({ q: '', start: '5', count: '500' })).toMatchObject({ total: 0, start: 5, count: 100 });
  });

  test.each(['start=-1', 'count=x', `q=${'x'.repeat(201)}`])('refuse articles with %s', async (query) => {
    const answer = await visitor.call('GET', `/products/v2/search/articles?q=a&${query}`);
    expect(errorOf(answer)).toMatchObject({ status: 400, errorId: 'VALIDATION' });
  });
});

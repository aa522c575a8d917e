import { describe, expect, test } from 'vitest';
import { createApiClient } from '../api/core/client.ts';
import { categoryLoader } from './load-categories.ts';
import { sampleProducts } from './sample-products.ts';

const link = (id: string) => ({ id, slug: id, name: id.toUpperCase() });
const errorResponse = (status: number) =>
  Response.json({ errorDetails: [{ errorId: 'CATEGORY', code: 'CATEGORY', message: 'unknown' }] }, { status });

/**
 * A loader's context over a shop with footwear, and boots and shoes below it; `asked` collects the requested
 * categories.
 */
function shop() {
  const requests: string[] = [];
  const fetch = async (request: Request) => {
    const category = new URL(request.url).searchParams.get('category') ?? '';
    requests.push(category);
    if (category === 'broken') return errorResponse(500);
    if (!['footwear', 'boots', 'shoes'].includes(category)) return errorResponse(404);
    const children = category === 'footwear' ? [link('boots'), link('shoes')] : [];
    return Response.json({ total: 7, products: sampleProducts, category: { ...link(category), children } });
  };
  const scope = { siteId: 'us', locale: 'en-us' };
  const call = createApiClient({ fetch, baseUrl: 'http://commerce.test', context: scope, retry: 0 });
  const document = () => Promise.resolve(undefined);
  return {
    requests,
    context: { call, document, ...scope, signal: new AbortController().signal },
  };
}

describe('the category loader', () => {
  test('summarises the children of a category', async () => {
    const found = await categoryLoader.load({ categoryId: 'footwear' }, shop().context);
    expect(found).toMatchObject([
      { id: 'boots', name: 'BOOTS', count: 7, image: sampleProducts[0]?.image },
      { id: 'shoes', name: 'SHOES', count: 7 },
    ]);
  });

  test('requests each chosen category once and omits unknown ones', async () => {
    const { requests, context } = shop();
    const items = [{ categoryId: 'shoes' }, {}, { categoryId: 'gone' }, { categoryId: 'shoes' }];
    const found = await categoryLoader.load({ items, categoryId: 'footwear' }, context);
    expect(found.map(({ id }) => id)).toEqual(['shoes']);
    expect(requests).toEqual(['shoes', 'gone']);
  });

  test('requests nothing where nothing is chosen, and fails with the upstream', async () => {
    const { requests, context } = shop();
    expect(await categoryLoader.load({}, context)).toEqual([]);
    expect(requests).toEqual([]);
    await expect(categoryLoader.load({ categoryId: 'broken' }, context)).rejects.toThrow('unknown');
  });
});

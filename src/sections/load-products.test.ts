import { describe, expect, test } from 'vitest';
import { createApiClient } from '../api/core/client.ts';
import { productLoader } from './load-products.ts';
import { sampleProducts } from './sample-products.ts';

/** A loader's context whose requests get the response of `answer`; `asked` collects the addresses. */
function shopThatAnswers(answer: () => Response) {
  const requests: URL[] = [];
  const fetch = async (request: Request) => {
    requests.push(new URL(request.url));
    return answer();
  };
  const scope = { siteId: 'us', locale: 'en-us' };
  const call = createApiClient({ fetch, baseUrl: 'http://commerce.test', context: scope, retry: 0 });
  const document = () => Promise.resolve(undefined);
  const { signal } = new AbortController();
  return { requests, context: { call, document, ...scope, signal } };
}

const catalog = () => Response.json({ products: sampleProducts });
const missing = (status: number) => () =>
  Response.json({ errorDetails: [{ errorId: 'PRODUCT', code: 'PRODUCT', message: 'unknown' }] }, { status });
const loader = productLoader(8);

describe('the product loader', () => {
  test('requests the chosen products at once, in their order', async () => {
    const { requests, context } = shopThatAnswers(catalog);
    const products = await loader.load({ productIds: ['soldout', 'gone', 'saddleback-mid', 'soldout'] }, context);
    expect(products.map(({ id }) => id)).toEqual(['soldout', 'saddleback-mid']);
    expect(requests.map((url) => url.searchParams.get('ids'))).toEqual(['soldout,gone,saddleback-mid']);
  });

  test('requests the products of all sections of a page by one call', async () => {
    const { requests, context } = shopThatAnswers(catalog);
    const choices = [['soldout'], ['saddleback-mid', 'soldout'], [' catchment-shell ']];
    const lists = await Promise.all(choices.map((productIds) => loader.load({ productIds }, context)));
    expect(lists.map((list) => list.map(({ id }) => id))).toEqual([
      ['soldout'],
      ['saddleback-mid', 'soldout'],
      ['catchment-shell'],
    ]);
    expect(requests.map((url) => url.searchParams.get('ids'))).toEqual(['soldout,saddleback-mid,catchment-shell']);
  });

  test('requests more products than one request takes by further ones', async () => {
    const { requests, context } = shopThatAnswers(catalog);
    const ids = Array.from({ length: 90 }, (_, at) => `product-${at}`);
    await Promise.all([ids, ids.map((id) => `${id}-b`)].map((productIds) => loader.load({ productIds }, context)));
    expect(requests.map((url) => url.searchParams.get('ids')?.split(',').length)).toEqual([100, 80]);
  });

  test('fails with the request for all of them', async () => {
    const { context } = shopThatAnswers(missing(503));
    await expect(loader.load({ productIds: ['soldout'] }, context)).rejects.toThrow('unknown');
  });

  test('requests as many products of a category as the section shows', async () => {
    const { requests, context } = shopThatAnswers(catalog);
    await loader.load({ categoryId: 'boots' }, context);
    await loader.load({ categoryId: 'boots', count: 3 }, context);
    expect(requests.map(({ searchParams }) => [searchParams.get('category'), searchParams.get('count')])).toEqual([
      ['boots', '8'],
      ['boots', '3'],
    ]);
  });

  test('requests nothing where nothing is chosen', async () => {
    const { requests, context } = shopThatAnswers(catalog);
    expect(await loader.load({ productIds: [] }, context)).toEqual([]);
    expect(requests).toEqual([]);
  });

  test('finds nothing in an unknown category and fails with the upstream', async () => {
    expect(await loader.load({ categoryId: 'x' }, shopThatAnswers(missing(404)).context)).toEqual([]);
    await expect(loader.load({ categoryId: 'x' }, shopThatAnswers(missing(503)).context)).rejects.toThrow('unknown');
  });

  test('limits a list of ids to the maximum of one request', async () => {
    const { requests, context } = shopThatAnswers(catalog);
    await loader.load({ productIds: Array.from({ length: 200 }, (_, at) => `${'x'.repeat(150)}${at},`) }, context);
    await loader.load({ productIds: Array.from({ length: 200 }, (_, at) => `${'x'.repeat(150)}${at}`) }, context);
    const ids = requests.map((url) => url.searchParams.get('ids') ?? '');
    expect(ids).toHaveLength(1);
    expect(ids[0]?.length).toBeLessThanOrEqual(8000);
    expect(ids[0]).toMatch(/x\d+$/);
  });

  test('shares a load between sections that show the same', () => {
    expect(loader.key({ categoryId: 'boots' })).toBe(loader.key({ categoryId: 'boots', count: 8 }));
    expect(loader.key({ categoryId: 'boots' })).not.toBe(loader.key({ productIds: ['boots'] }));
  });
});

import { describe, expect, test } from 'vitest';
import { ApiError } from '../api/core/api-error.ts';
import type { CallApi } from '../api/core/operation.ts';
import { getCatalog, getProductDetails } from '../api/catalog/products.ts';
import type { Fixture } from '../cms/sections/sample-product-source.ts';
import { sampleCall, sampleProducts } from './sample-products.ts';

type Query = Readonly<Record<string, unknown>>;

/** A shop that sells `own` and has no categories. */
function shopOf(own: typeof sampleProducts, requests: Query[] = []): CallApi {
  const answer = async ({ name }: { name: string }, { query = {} }: { query?: Query }) => {
    requests.push({ name, ...query });
    if (query['category'] !== undefined) throw new ApiError({ errorId: 'API404', status: 404, message: 'unknown' });
    const ids = typeof query['ids'] === 'string' ? query['ids'].split(',') : undefined;
    const products = own.filter(({ id }) => ids === undefined || ids.includes(id));
    return { products: products.slice(0, Number(query['count'] ?? 24)) };
  };
  return answer as unknown as CallApi; // mocks the whole client
}

async function listed(
  call: CallApi,
  query: { ids?: string; category?: string; count?: number },
  fixture: Fixture = 'shop',
) {
  const { products } = await sampleCall(call, fixture)(getCatalog, { query });
  return products.map(({ id, name }) => `${id}: ${name}`);
}

describe('the products of a sample', () => {
  test('are those that the sample names, where the shop has them', async () => {
    expect(await listed(shopOf(sampleProducts), { ids: 'soldout', count: 100 })).toEqual(['soldout: Cairn Mug']);
  });

  test('are other products of the shop under the ids of the sample, where the shop lacks them', async () => {
    const own = sampleProducts.slice(2);
    expect(await listed(shopOf(own), { ids: 'a,b,c', count: 100 })).toEqual([
      'a: Trail register sticker',
      'b: Cairn Mug',
      'c: Trail register sticker',
    ]);
    expect(await listed(shopOf(own), { category: 'boots', count: 8 })).toHaveLength(2);
  });

  test('are made up in a shop that sells nothing, or on request', async () => {
    expect(await listed(shopOf([]), { ids: 'a' })).toEqual(['a: Saddleback Mid']);
    expect(await listed(shopOf(sampleProducts.slice(3)), { ids: 'a' }, 'sample')).toEqual(['a: Saddleback Mid']);
    expect(await listed(shopOf(sampleProducts), { ids: 'a' }, 'empty')).toEqual([]);
  });

  test('are the only replaced response', async () => {
    const requests: Query[] = [];
    await sampleCall(shopOf([], requests), 'sample')(getProductDetails, { params: { productId: 'x' } });
    expect(requests).toEqual([{ name: 'getProductDetails' }]);
  });
});

import { describe, expect, test } from 'vitest';
import type { RequestContext } from '../../cms/request-context.ts';
import { findInStores } from './_find-in-store.ts';

const variant = (productId: string, size: string) => ({ productId, size, color: 'Moss', stock: 1 });
const PRODUCT = { id: 'boot', colors: [{ name: 'Moss' }], variants: [variant('BOOT-8', '8'), variant('BOOT-9', '9')] };
/** Forty stores by distance; every other one from the tenth on has the size 9. */
const STORES = Array.from({ length: 40 }, (_, index) => ({ id: `s-${index}` }));
const hasNine = ({ id }: { id: string }) => Number(id.slice(2)) >= 10 && Number(id.slice(2)) % 2 === 0;

interface Search {
  readonly productId?: string;
  readonly start?: number;
  readonly count: number;
}

function answer(name: string, body: Search & { readonly storeIds?: readonly string[] }) {
  if (name === 'getProductDetails') return PRODUCT;
  if (name === 'searchStores') {
    const { productId, start = 0, count, storeIds } = body;
    if (storeIds !== undefined) return { stores: storeIds.map((id) => ({ id })) };
    const found = productId === undefined ? STORES : STORES.filter(hasNine);
    return { total: found.length, stores: found.slice(start, start + count), place: { name: 'Bend' } };
  }
  const stores = (body.storeIds ?? []).map((id) => ({ storeId: id, stock: hasNine({ id }) ? 2 : 0 }));
  return { variants: [{ productId: 'BOOT-9', stores }] };
}

const shop = {
  site: { country: 'US' },
  call: async ({ name }: { name: string }, { body }: { body: Search }) => answer(name, body),
} as unknown as RequestContext;

async function find(query: string, mine?: string) {
  const myStore: RequestContext['myStore'] = async () => (mine === undefined ? undefined : ({ id: mine } as never)); // what the page reads of it
  const found = await findInStores({ ...shop, myStore }, 'boot', new URLSearchParams(query));
  if (typeof found === 'number') throw new Error(`Status ${found}`);
  return found;
}

describe('the stores of a product', () => {
  test('are those that have it, the nearest first, and the nearest without it as far as there is room', async () => {
    const { offers, total, page, lastPage } = await find('size=9&near=Bend');
    expect([total, page, lastPage]).toEqual([40, 1, 1]);
    const ids = offers.map(({ store }) => store.id);
    expect(ids.slice(0, 15)).toEqual(STORES.filter(hasNine).map(({ id }) => id));
    expect(ids.slice(15)).toEqual(['s-0', 's-1', 's-2', 's-3', 's-4']);
    expect(offers.map(({ units }) => units)).toEqual([...Array(15).fill(2), ...Array(5).fill(0)]);
  });

  test.each([
    ['without the product', 's-5', ['s-5', 's-10', 's-12']],
    ['with the product', 's-12', ['s-12', 's-10', 's-14']],
    ['that is farther away than the page has room', 's-elsewhere', ['s-elsewhere', 's-10', 's-12']],
  ])('begin with the visitor’s own, %s', async (_, mine, first) => {
    const found = await find('size=9&near=Bend', mine);
    expect(found.mine).toBe(mine);
    expect(found.offers.slice(0, 3).map(({ store }) => store.id)).toEqual(first);
    expect(new Set(found.offers.map(({ store }) => store.id)).size).toBe(20);
  });

  test.each(['0', '1.5', 'x', '-1', '1001', '2'])('start at the first page for the page %s', async (page) => {
    const found = await find(`size=9&page=${page}`);
    expect([found.page, found.offers.length]).toEqual([1, 20]);
  });
});

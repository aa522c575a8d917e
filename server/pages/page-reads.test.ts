import { describe, expect, test } from 'vitest';
import { ApiError } from '../../src/api/core/api-error.ts';
import { PageReads } from './page-reads.ts';

const MENU = { kind: 'menu', siteId: 'us', locale: 'en-us' } as const;
const PRODUCT = { name: 'getProduct', method: 'GET', path: '/products/{id}' } as const;

/** What a page can ask, with answers that the test changes. */
function setUp() {
  const world = {
    document: { title: 'Menu' } as object | undefined,
    isStale: false,
    product: async (): Promise<unknown> => ({ price: 9, sizes: ['8', '9'] }),
    calls: 0,
  };
  const content = {
    get: async () =>
      world.document === undefined
        ? ({ status: 'missing' } as const)
        : ({ status: 'found', document: world.document, stale: world.isStale } as const),
    invalidate() {},
  };
  const call = async <Output>() => {
    world.calls += 1;
    return (await world.product()) as Output; // the test's own product
  };
  const reads = new PageReads();
  const render = async () => {
    await reads.recordContent(content).get(MENU);
    await reads
      .recordCalls(call)(PRODUCT, { params: { id: 'boot' } })
      .catch(() => undefined);
  };
  return { world, reads, render, areUnchanged: () => reads.areUnchanged({ content, call }) };
}

const unknownProduct = (status: number) => async () => {
  throw new ApiError({ errorId: 'ITEM_NOT_AVAILABLE', status, message: '' });
};

describe('what a page read', () => {
  test('is unchanged while documents are the same and data is equal', async () => {
    const { render, areUnchanged } = setUp();
    await render();
    expect(await areUnchanged()).toBe(true);
    expect(await areUnchanged()).toBe(true);
  });

  test.each<[change: string, change: (world: ReturnType<typeof setUp>['world']) => void]>([
    ['another document', (world) => (world.document = { title: 'Other' })],
    ['a document that is gone', (world) => (world.document = undefined)],
    ['a document that is not fresh', (world) => (world.isStale = true)],
    ['other data', (world) => (world.product = async () => ({ price: 9, sizes: ['8'] }))],
    ['data that is gone', (world) => (world.product = unknownProduct(404))],
  ])('differs with %s', async (_, change) => {
    const { world, render, areUnchanged } = setUp();
    await render();
    change(world);
    expect(await areUnchanged()).toBe(false);
  });

  test('is unchanged where the same thing is still missing', async () => {
    const { world, render, areUnchanged } = setUp();
    world.product = unknownProduct(404);
    await render();
    expect(await areUnchanged()).toBe(true);
    world.product = unknownProduct(410);
    expect(await areUnchanged()).toBe(false);
  });

  test('is never unchanged after a failure that is no answer', async () => {
    const { world, render, areUnchanged } = setUp();
    world.product = async () => {
      throw new Error('connection lost');
    };
    await render();
    expect(await areUnchanged()).toBe(false);
  });

  test('is not unchanged while an answer is missing', async () => {
    const { world, reads, areUnchanged } = setUp();
    const { promise, resolve } = Promise.withResolvers<unknown>();
    const call = async <Output>() => (await promise) as Output; // never read
    const asked = reads.recordCalls(call)(PRODUCT, {});
    expect(await areUnchanged()).toBe(false);
    resolve(await world.product());
    await asked;
    expect(await areUnchanged()).toBe(true);
  });

  test('asks the catalogue only where the documents are the same', async () => {
    const { world, render, areUnchanged } = setUp();
    await render();
    const { calls } = world;
    world.document = { title: 'Other' };
    await areUnchanged();
    expect(world.calls).toBe(calls);
  });
});

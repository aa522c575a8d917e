import { afterAll, beforeAll, expect, test } from 'vitest';
import { performWithoutProducts } from './http/server.test-support.ts';
import { startTestShop, type TestShop } from './shop.test-support.ts';

const path = '/products/v1/products/boot/reviews';
let shop: TestShop;
let reviewsChanged: () => void;
let total = 0;

beforeAll(async () => {
  shop = await startTestShop({
    render: async (_, { shop: { call } }) => {
      const body = JSON.stringify(await call({ name: 'reviews', method: 'GET', path }, {}));
      const headers = { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'" };
      return new Response(`<!doctype html><p>${body}</p>`, { headers });
    },
    embedded: {
      fetch: async () => new Response(null, { status: 404 }),
      perform: async (operation, input, site) => ({ ...(await performWithoutProducts(operation, input, site)), total }),
      onReviewChange: (listener) => (reviewsChanged = listener),
    },
  });
});
afterAll(() => shop.stop());

test('a stored page with reviews is rendered again when they change', async () => {
  const open = async () => String((await shop.server.send('/reviews/boot')).body);
  expect(await open()).toContain('"total":0');
  total = 1;
  expect(await open()).toContain('"total":0');
  reviewsChanged();
  expect(await open()).toContain('"total":1');
});

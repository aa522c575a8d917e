import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createBackend, type Backend } from './app.ts';
import { putProduct } from './catalog/shop.test-support.ts';
import { bumpCatalogRevision } from './db/catalog-revision.ts';
import { openDatabase } from './db/database.ts';

const root = join(import.meta.dirname, '..');
const quiet = { info() {}, warn() {}, error() {} };
let folder: string;
let backend: Backend;

const start = () =>
  createBackend({
    databaseUrl: `file:${join(folder, 'shop.db')}`,
    contentDir: join(root, 'content'),
    catalogDir: join(root, 'catalog'),
    seedDemo: true,
    isLocal: false,
    log: quiet,
  });
const call = async (path: string, init: RequestInit = {}) => {
  const response = await backend.fetch(new Request(`http://commerce.internal${path}`, init));
  return { response, body: await response.json() };
};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'aisle-backend-'));
  backend = await start();
});
afterAll(async () => {
  await backend.close();
  await rm(folder, { recursive: true });
});

describe('the embedded backend', () => {
  test('serves content beside commerce', async () => {
    const { response, body } = await call('/caas/v1/canvas/page/us/home?locale=en-us');
    expect([response.status, body.type]).toEqual([200, 'page']);
  });

  test('returns the request ids in content and commerce errors', async () => {
    for (const path of ['/caas/v1/canvas/page/us/no-such-page', '/products/v2/products/none/details', '/none']) {
      const { response, body } = await call(path);
      expect(response.status).toBe(404);
      expect(response.headers.get('x-transaction-id')).toBeTruthy();
      expect(body.correlationId).toBe(response.headers.get('x-correlation-id'));
    }
  });

  test('describes every operation', async () => {
    const { body } = await call('/openapi.json');
    expect(body.openapi).toMatch(/^3\.1/);
    const calls = Object.entries(body.paths).flatMap(([path, methods]) =>
      Object.keys(methods as object).map((method) => `${method} ${path}`),
    );
    expect(calls).toEqual(
      expect.arrayContaining([
        'post /token/v2/auth/token',
        'get /products/v2/catalog',
        'put /cart/v1/cart/{basketId}/item',
        'delete /cart/v1/item',
      ]),
    );
    expect(body.components.schemas).toHaveProperty('Cart');
  });

  test('persists sessions and carts over a restart', async () => {
    const json = { method: 'POST', headers: { 'content-type': 'application/json' } };
    const { body: session } = await call('/token/v2/auth/token', { ...json, body: '{"type":"Guest"}' });
    const headers = { ...json.headers, authorization: `Bearer ${session.accessToken}` };
    const items = JSON.stringify({ items: [{ productId: 'LIMITED-100', qty: 2 }] });
    const { body: cart } = await call('/cart/v1/cartWithItem', { ...json, headers, body: items });
    await backend.close();
    backend = await start();
    expect((await call(`/cart/v1/cart/${cart.basketId}`, { headers })).body).toEqual(cart);
  });

  test('notifies of products another process imports, and lists them', async () => {
    const notified = new Promise<void>((resolve) => backend.onCatalogChange(resolve));
    const other = await openDatabase(`file:${join(folder, 'shop.db')}`);
    await putProduct(other, { id: 'brought', variants: [{ sku: 'BROUGHT', currency: '*' }] });
    await other.write.transaction().execute(bumpCatalogRevision);
    await other.close();
    const { body } = await call('/products/v2/search/autoSuggest?q=brought&siteId=de');
    expect(body.products).toMatchObject([{ id: 'brought', price: { current: 10, currency: 'EUR' } }]);
    await notified;
  });
});

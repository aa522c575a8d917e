import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { describe, expect, test } from 'vitest';
import { errorIdOf, log, startDoor, type TestDoor } from './door.test-support.ts';
import { createUpstream } from './upstream.ts';

describe('a service in trouble', () => {
  const get = (shop: TestDoor) => shop.call('GET', '/api/products/v2/catalog');

  async function startAgainst(send: (request: Request) => Promise<Response>, retries = false) {
    const commerce = createUpstream({ send, baseUrl: 'http://commerce.internal', timeout: 100, retries, log });
    return startDoor(send, { commerce });
  }

  test.each<[string, (request: Request) => Promise<Response>, number, string]>([
    ['never answers', () => new Promise(() => {}), 504, 'API504'],
    ['throws', () => Promise.reject(new Error('broken')), 503, 'API503'],
    ['answers a page', async () => new Response('<h1>Bad gateway</h1>', { status: 502 }), 502, 'API502'],
    ['is closed', async () => new Response('closed', { status: 503 }), 503, 'API503'],
    ['redirects', async () => new Response(null, { status: 302, headers: { location: 'http://x' } }), 502, 'API502'],
  ])('that %s is told in the envelope', async (_, send, status, errorId) => {
    const shop = await startAgainst(send);
    const answer = await get(shop);
    expect([answer.status, errorIdOf(answer)]).toEqual([status, errorId]);
    expect(answer.headers['x-correlation-id']).toBe(JSON.parse(String(answer.body)).correlationId);
    await shop.close();
  });

  test('is asked twice to read, once to write, and only outside the process', async () => {
    let calls = 0;
    const failing = async () => ((calls += 1), Response.json({}, { status: 503 }));
    const [near, far] = [await startAgainst(failing), await startAgainst(failing, true)];
    await get(near);
    expect(calls).toBe(1);
    await get(far);
    expect(calls).toBe(3);
    await far.call('POST', '/api/cart/v1/cart', {});
    expect(calls).toBe(4);
    await Promise.all([near.close(), far.close()]);
  });

  test('that cannot be reached over the network is told too', async () => {
    const closed = createServer();
    await new Promise<void>((resolve) => closed.listen(0, '127.0.0.1', resolve));
    const { port } = closed.address() as AddressInfo;
    await new Promise((resolve) => closed.close(resolve));
    const commerce = createUpstream({
      send: fetch,
      baseUrl: `http://127.0.0.1:${port}`,
      timeout: 1000,
      retries: true,
      log,
    });
    const shop = await startDoor(fetch, { commerce });
    expect((await get(shop)).status).toBe(503);
    await shop.close();
  });
});

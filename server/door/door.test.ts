import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cookieOf, createService, errorIdOf, log, startDoor, type TestDoor } from './door.test-support.ts';
import { createUpstream } from './upstream.ts';

let service: ReturnType<typeof createService>;
let door: TestDoor;

beforeEach(async () => {
  service = createService();
  door = await startDoor(service.send);
});
afterEach(() => door.close());

const JSON_TYPE = { 'content-type': 'application/json' };

describe('the origin check', () => {
  test.each<[string, Record<string, string>]>([
    ['another origin', { origin: 'https://evil.example' }],
    ['an opaque origin', { origin: 'null' }],
    ['another port', { origin: 'http://localhost:9999' }],
    ['another scheme', { origin: 'https://localhost:4321' }],
    ['a lookalike', { origin: 'http://localhost.evil.example:4321' }],
    ['a cross-site request', { 'sec-fetch-site': 'cross-site' }],
    ['a same-site request', { 'sec-fetch-site': 'same-site' }],
    ['contradicting headers', { 'sec-fetch-site': 'same-origin', origin: 'https://evil.example' }],
    ['a cross-site request with our origin', { 'sec-fetch-site': 'cross-site', origin: 'http://localhost:4321' }],
  ])('refuses %s', async (_, headers) => {
    const answer = await door.call('POST', '/api/cart/v1/cart', {}, headers);
    expect([answer.status, errorIdOf(answer)]).toEqual([403, 'API403']);
    expect(service.received).toEqual([]);
  });

  test.each<[string, Record<string, string>]>([
    ['the public origin', { origin: 'http://localhost:4321' }],
    ['a loopback origin with the shop’s port', { origin: 'http://127.0.0.1:4321' }],
    ['the loopback origin of IPv6', { origin: 'http://[::1]:4321' }],
    ['a same-origin request', { 'sec-fetch-site': 'same-origin' }],
    ['a client that is no browser', {}],
  ])('lets %s pass', async (_, headers) => {
    expect((await door.call('POST', '/api/cart/v1/cart', {}, headers)).status).toBe(200);
  });

  test('lets another site read nothing but refuses no read', async () => {
    const answer = await door.call('GET', '/api/products/v2/catalog', undefined, { origin: 'https://evil.example' });
    expect(answer.status).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('knows one origin only when the shop is not local', async () => {
    const shop = await startDoor(service.send, { isLocal: false, publicOrigin: 'https://www.example.com' });
    const from = (origin: string) => shop.call('POST', '/api/cart/v1/cart', {}, { origin });
    expect((await from('http://localhost:4321')).status).toBe(403);
    expect((await from('https://www.example.com')).status).toBe(200);
    await shop.close();
  });
});

describe('the body', () => {
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp'])(
    'is not taken as %s',
    async (type) => {
      const answer = await door.call('POST', '/api/cart/v1/cart', '{}', { 'content-type': type });
      expect([answer.status, errorIdOf(answer)]).toEqual([415, 'API415']);
    },
  );

  test('needs a type', async () => {
    const answer = await door.send('/api/cart/v1/cart', {
      method: 'POST',
      body: '{}',
      headers: { 'content-length': '2' },
    });
    expect(answer.status).toBe(415);
  });

  test('may be absent', async () => {
    expect((await door.send('/api/cart/v1/cart', { method: 'DELETE' })).status).toBe(200);
  });

  test('may be 256 KiB and no more, announced or not', async () => {
    const body = (size: number) => `"${'x'.repeat(size - 2)}"`;
    expect((await door.call('POST', '/api/cart/v1/cart', body(256 * 1024))).status).toBe(200);
    const announced = await door.call('POST', '/api/cart/v1/cart', body(256 * 1024 + 1));
    expect([announced.status, errorIdOf(announced)]).toEqual([413, 'API413']);
    const streamed = await door.send('/api/cart/v1/cart', {
      method: 'POST',
      body: body(256 * 1024 + 1),
      headers: { ...JSON_TYPE, 'transfer-encoding': 'chunked' },
    });
    expect(streamed.status).toBe(413);
  });

  test('arrives unchanged', async () => {
    await door.call('POST', '/api/cart/v1/cart', '{"a": "ü",');
    expect(service.received[0]?.body).toBe('{"a": "ü",');
  });
});

describe('a call that is sent on', () => {
  test('says where it belongs and who asks', async () => {
    await door.call('GET', '/api/products/v2/catalog?category=boots&f.size=9&f.size=10', undefined, {
      'x-correlation-id': 'visit-0001',
      cookie: 'other=1',
      'x-internal': 'secret',
      authorization: 'Bearer forged',
      'x-usid': 'forged',
    });
    const [call] = service.received;
    expect(call).toMatchObject({ method: 'GET', path: '/products/v2/catalog' });
    expect(call?.query).toMatchObject({ category: 'boots', siteId: 'us', locale: 'en-us' });
    expect(call?.headers).toMatchObject({
      'x-correlation-id': 'visit-0001',
      'x-application': 'ECOMM',
      'x-source': 'ECOM15',
      'x-api-key': 'key-1',
      'x-forwarded-for': '10.0.0.1',
    });
    for (const name of ['cookie', 'x-internal', 'authorization', 'x-usid']) expect(call?.headers[name]).toBeUndefined();
  });

  test('answers with its identifiers and without the headers of the service', async () => {
    const answer = await door.call('GET', '/api/stores/v1/any', undefined, {
      'x-transaction-id': 'transaction-1',
      'x-correlation-id': 'bad id',
    });
    expect(answer.headers['x-transaction-id']).toBe('transaction-1');
    expect(answer.headers['x-correlation-id']).toMatch(/^[\da-f-]{36}$/);
    expect(answer.headers['set-cookie']).toBeUndefined();
    expect(answer.headers['x-powered-by']).toBeUndefined();
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  test.each(['/api/..%2fadmin', '/api/a/..%5cadmin', '/api/%252e/%2e%2e%2fadmin', '/api/%zz'])(
    'never leaves its service: %s',
    async (path) => {
      expect((await door.call('GET', path)).status).toBe(404);
      expect(service.received).toEqual([]);
    },
  );

  test('reads content and never writes it', async () => {
    expect((await door.call('GET', '/api/caas/v1/canvas/augmentedpage/us/help%2Freturns')).status).toBe(200);
    expect((await door.call('GET', '/api/pre/caas/v1/canvas/page/us/home')).status).toBe(200);
    expect((await door.call('POST', '/api/caas/v1/canvas/page/us/home', {})).status).toBe(405);
    expect((await door.call('GET', '/api/pre/cart/v1/cart/b1')).status).toBe(404);
  });

  test('hides drafts where the shop is not local', async () => {
    const shop = await startDoor(service.send, { isLocal: false });
    expect((await shop.call('GET', '/api/pre/caas/v1/canvas/page/us/home')).status).toBe(404);
    await shop.close();
  });

  test('answers HEAD as GET without a body, and OPTIONS with the methods', async () => {
    expect(await door.call('HEAD', '/api/products/v2/catalog')).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    expect(service.received[0]?.method).toBe('GET');
    const options = await door.call('OPTIONS', '/api/cart/v1/cart');
    expect([options.status, options.headers.allow]).toEqual([204, 'GET, HEAD, POST, PUT, PATCH, DELETE']);
  });
});

describe('a session', () => {
  const guest = (cookie = '') => door.call('POST', '/api/token/v2/auth/token', { type: 'Guest' }, { cookie });

  test('is sealed in a cookie that scripts cannot read, its tokens told to nobody', async () => {
    const answer = await guest();
    expect(JSON.parse(String(answer.body))).toEqual({
      consumerNo: '100',
      consumerType: 'GUEST',
      loggedIn: false,
      expiresIn: 1800,
      basketId: 'b1',
    });
    const [cookie = ''] = answer.headers['set-cookie'] ?? [];
    expect(cookie).toMatch(/^session=[\w.-]+; Max-Age=7776000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(Buffer.from(cookie, 'latin1').toString('latin1')).not.toContain('access-1');
  });

  test('has a cookie for https only where the shop is', async () => {
    const shop = await startDoor(service.send, { publicOrigin: 'https://www.example.com', isLocal: false });
    const answer = await shop.call('POST', '/api/token/v2/auth/token', { type: 'Guest' });
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^__Host-session=.+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    await shop.close();
  });

  test('goes with every later call', async () => {
    const cookie = cookieOf(await guest());
    await door.call('GET', '/api/cart/v1/cart/b1', undefined, { cookie });
    expect(service.received[1]?.headers).toMatchObject({ authorization: 'Bearer access-1', 'x-usid': 'u-1' });
  });

  test('is shown to the service that is asked for a guest', async () => {
    const cookie = cookieOf(await guest());
    await guest(cookie);
    expect(service.received[1]?.headers['authorization']).toBe('Bearer access-1');
  });

  test('keeps its site and locale', async () => {
    const answer = await door.call('POST', '/api/token/v2/auth/token?siteId=de&locale=de-de', { type: 'Guest' });
    await door.call('GET', '/api/cart/v1/cart/b1', undefined, { cookie: cookieOf(answer) });
    expect(service.received[1]?.query).toMatchObject({ siteId: 'de', locale: 'de-de' });
  });

  test('is renewed silently, once for calls that come together', async () => {
    service.state.expiresIn = 1;
    const cookie = cookieOf(await guest());
    service.state.expiresIn = 1800;
    const answers = await Promise.all(
      [1, 2, 3].map(() => door.call('GET', '/api/cart/v1/cart/b1', undefined, { cookie })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.every((answer) => cookieOf(answer).startsWith('session='))).toBe(true);
    expect(service.received.filter(({ body }) => body.includes('Refresh'))).toHaveLength(1);
    expect(service.received.at(-1)?.headers['authorization']).toBe('Bearer access-2');
  });

  test('is renewed when the service refuses its token', async () => {
    const cookie = cookieOf(await guest());
    service.state.validTokens.clear();
    const answer = await door.call('GET', '/api/cart/v1/cart/b1', undefined, { cookie });
    expect(answer.status).toBe(200);
    expect(cookieOf(answer)).not.toBe(cookie);
  });

  test('ends when the service knows it no more', async () => {
    const cookie = cookieOf(await guest());
    service.state.validTokens.clear();
    service.state.refusesRefresh = true;
    const answer = await door.call('GET', '/api/cart/v1/cart/b1', undefined, { cookie });
    expect(answer.status).toBe(401);
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^session=; Max-Age=0;/);
  });

  test('ends with signing out, which names the token to forget', async () => {
    const cookie = cookieOf(await guest());
    const answer = await door.call('POST', '/api/consumers-v3/consumer/auth/signout', {}, { cookie });
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^session=; Max-Age=0;/);
    expect(JSON.parse(service.received[1]?.body ?? '')).toEqual({ refreshToken: 'refresh-1' });
  });

  test.each(['session=x', 'session=eyJhbGciOiJub25lIn0.e30.', `session=${'x'.repeat(9000)}`])(
    'is not made by hand: %s',
    async (cookie) => {
      await door.call('GET', '/api/cart/v1/cart/b1', undefined, { cookie });
      expect(service.received[0]?.headers['authorization']).toBeUndefined();
    },
  );
});

describe('limits', () => {
  test('let 3,000 guests a minute pass when local and tell the next when to come again', async () => {
    const limits = Array.from({ length: 3000 }, () => door.call('POST', '/api/token/v2/auth/token', { type: 'Guest' }));
    expect((await Promise.all(limits)).every(({ status }) => status === 200)).toBe(true);
    const answer = await door.call('POST', '/api/token/v2/auth/token', { type: 'Guest' });
    expect([answer.status, errorIdOf(answer)]).toEqual([429, 'API429']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('stop guessing at one gift card after 5, at many after 20', async () => {
    const guess = (number: string) => door.call('POST', '/api/cart/v1/giftcard/balance', { number, pin: '1' });
    const one = await Promise.all(Array.from({ length: 6 }, () => guess('1')));
    expect(one.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 200, 200, 429]);
    const many = await Promise.all(Array.from({ length: 15 }, (_, index) => guess(`2-${index}`)));
    expect(many.filter(({ status }) => status === 429)).toHaveLength(1);
  });

  test('do not count coupons that are accepted', async () => {
    for (let index = 0; index < 25; index += 1) {
      expect((await door.call('PUT', '/api/cart/v1/coupon', { cartId: 'c', code: 'x' })).status).toBe(200);
    }
  });
});

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

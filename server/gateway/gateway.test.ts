import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createService, errorIdOf, startGateway, type TestGateway } from './gateway.test-support.ts';

let service: ReturnType<typeof createService>;
let gateway: TestGateway;

beforeEach(async () => {
  service = createService();
  gateway = await startGateway(service.send);
});
afterEach(() => gateway.close());

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
  ])('rejects %s', async (_, headers) => {
    const answer = await gateway.call('POST', '/api/cart/v1/cart', {}, headers);
    expect([answer.status, errorIdOf(answer)]).toEqual([403, 'API403']);
    expect(service.received).toEqual([]);
  });

  test.each<[string, Record<string, string>]>([
    ['the public origin', { origin: 'http://localhost:4321' }],
    ['a loopback origin with the shop’s port', { origin: 'http://127.0.0.1:4321' }],
    ['the loopback origin of IPv6', { origin: 'http://[::1]:4321' }],
    ['a same-origin request', { 'sec-fetch-site': 'same-origin' }],
  ])('allows %s', async (_, headers) => {
    expect((await gateway.call('POST', '/api/cart/v1/cart', {}, headers)).status).toBe(200);
  });

  test.each(['POST', 'PUT', 'PATCH', 'DELETE'])('rejects %s without an origin', async (method) => {
    const answer = await gateway.send('/api/cart/v1/cart', {
      method,
      headers: { referer: 'http://localhost:4321/cart' },
    });
    expect([answer.status, errorIdOf(answer)]).toEqual([403, 'API403']);
    expect(service.received).toEqual([]);
  });

  describe.each(['GET', 'HEAD'])('of %s paymentSession, which changes the cart,', (method) => {
    const paths = [
      '/cart/v1/paymentSession?paymentMethodId=KLARNA',
      '/cart/v1/%70aymentSession',
      '/cart/v1/paymentsession/',
    ];

    test.each<[string, Record<string, string>]>([
      ['nobody', {}],
      ['another origin', { origin: 'https://evil.example' }],
      ['a link of another site', { 'sec-fetch-site': 'cross-site' }],
      ['an address that was typed in', { 'sec-fetch-site': 'none' }],
      ['a page of another site', { referer: 'https://evil.example/http://localhost:4321/' }],
    ])('rejects %s', async (_, headers) => {
      for (const path of paths) {
        const { status } = await gateway.send(`/api${path}`, { method, headers });
        expect([path, status]).toEqual([path, 403]);
      }
      expect(service.received).toEqual([]);
    });

    test.each<[string, Record<string, string>]>([
      ['the shop’s page', { 'sec-fetch-site': 'same-origin' }],
      ['its own origin', { origin: 'http://localhost:4321' }],
      ['the shop’s page in an old browser', { referer: 'http://localhost:4321/checkout?step=2' }],
    ])('allows %s', async (_, headers) => {
      expect((await gateway.send(`/api${paths[0]}`, { method, headers })).status).toBe(200);
    });
  });

  test('gives other sites no access to responses but rejects no read', async () => {
    const answer = await gateway.call('GET', '/api/products/v2/catalog', undefined, { origin: 'https://evil.example' });
    expect(answer.status).toBe(200);
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
  });

  test('accepts a single origin when the shop is not local', async () => {
    const shop = await startGateway(service.send, { isLocal: false, publicOrigin: 'https://www.example.com' });
    const from = (origin: string) => shop.call('POST', '/api/cart/v1/cart', {}, { origin });
    expect((await from('http://localhost:4321')).status).toBe(403);
    expect((await from('https://www.example.com')).status).toBe(200);
    await shop.close();
  });
});

describe('the request body', () => {
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', 'application/jsonp'])(
    'is not accepted as %s',
    async (type) => {
      const answer = await gateway.call('POST', '/api/cart/v1/cart', '{}', { 'content-type': type });
      expect([answer.status, errorIdOf(answer)]).toEqual([415, 'API415']);
    },
  );

  test('requires a content type', async () => {
    const answer = await gateway.send('/api/cart/v1/cart', {
      method: 'POST',
      body: '{}',
      headers: { 'content-length': '2', 'sec-fetch-site': 'same-origin' },
    });
    expect(answer.status).toBe(415);
  });

  test('may be absent', async () => {
    expect((await gateway.call('DELETE', '/api/cart/v1/cart')).status).toBe(200);
  });

  test('is limited to 256 KiB, announced or not', async () => {
    const body = (size: number) => `"${'x'.repeat(size - 2)}"`;
    expect((await gateway.call('POST', '/api/cart/v1/cart', body(256 * 1024))).status).toBe(200);
    const announced = await gateway.call('POST', '/api/cart/v1/cart', body(256 * 1024 + 1));
    expect([announced.status, errorIdOf(announced)]).toEqual([413, 'API413']);
    const streamed = await gateway.send('/api/cart/v1/cart', {
      method: 'POST',
      body: body(256 * 1024 + 1),
      headers: { ...JSON_TYPE, 'transfer-encoding': 'chunked', 'sec-fetch-site': 'same-origin' },
    });
    expect(streamed.status).toBe(413);
  });

  test('is forwarded unchanged', async () => {
    await gateway.call('POST', '/api/cart/v1/cart', '{"a": "ü",');
    expect(service.received[0]?.body).toBe('{"a": "ü",');
  });
});

describe('a forwarded request', () => {
  test('carries the site, the locale and the session', async () => {
    await gateway.call('GET', '/api/products/v2/catalog?category=boots&f.size=9&f.size=10', undefined, {
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

  test('carries the answer to a challenge of bot protection, and no other cookie', async () => {
    const cookie = 'session=x; bot-challenge=eyJhIjoxfQ%3D%3D; other=1';
    await gateway.call('GET', '/api/products/v2/catalog', undefined, { cookie });
    const [call] = service.received;
    expect(call?.headers).toMatchObject({ 'x-recaptcha-response': 'eyJhIjoxfQ%3D%3D' });
    expect(call?.headers['cookie']).toBeUndefined();
  });

  test('returns the identifiers and none of the service’s headers', async () => {
    const answer = await gateway.call('GET', '/api/stores/v1/any', undefined, {
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
    'never leaves the base path of its service: %s',
    async (path) => {
      expect((await gateway.call('GET', path)).status).toBe(404);
      expect(service.received).toEqual([]);
    },
  );

  test('is recognised by any encoding of its path: limited, blocked or stripped of tokens', async () => {
    const token = await gateway.call('POST', '/api/token/v2/%61uth/t%6Fken', { type: 'Guest' });
    expect([token.status, String(token.body).includes('oken')]).toEqual([200, false]);
    expect(token.headers['set-cookie']).toHaveLength(1);
    const signIn = (path: string) => gateway.call('POST', `/api/consumers-v3/${path}`, { username: 'ann@example.com' });
    const paths = ['auth/signin', '%61uth/signin', 'a%75th/signin', 'auth/%73ignin', 'au%74h/signin', 'aut%68/signin'];
    const statuses: number[] = [];
    for (const path of paths) statuses.push((await signIn(path)).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const shop = await startGateway(service.send, { isLocal: false });
    expect((await shop.call('GET', '/api/%70re/caas/v1/canvas/page/us/home')).status).toBe(404);
    await shop.close();
  });

  test('reads content and never writes it', async () => {
    expect((await gateway.call('GET', '/api/caas/v1/canvas/augmentedpage/us/help%2Freturns')).status).toBe(200);
    expect((await gateway.call('GET', '/api/pre/caas/v1/canvas/page/us/home')).status).toBe(200);
    expect((await gateway.call('POST', '/api/caas/v1/canvas/page/us/home', {})).status).toBe(405);
    expect((await gateway.call('GET', '/api/pre/cart/v1/cart/b1')).status).toBe(404);
  });

  test('hides drafts when the shop is not local', async () => {
    const shop = await startGateway(service.send, { isLocal: false });
    expect((await shop.call('GET', '/api/pre/caas/v1/canvas/page/us/home')).status).toBe(404);
    await shop.close();
  });

  test('responds to HEAD as to GET without a body, and to OPTIONS with the methods', async () => {
    expect(await gateway.call('HEAD', '/api/products/v2/catalog')).toMatchObject({
      status: 200,
      body: Buffer.alloc(0),
    });
    expect(service.received[0]?.method).toBe('GET');
    const options = await gateway.call('OPTIONS', '/api/cart/v1/cart');
    expect([options.status, options.headers.allow]).toEqual([204, 'GET, HEAD, POST, PUT, PATCH, DELETE']);
  });
});

describe('limits', () => {
  test('return the error envelope with the time to wait', async () => {
    const guess = () => gateway.call('POST', '/api/cart/v1/giftcard/balance', { number: '1', pin: '1' });
    const answers = await Promise.all(Array.from({ length: 6 }, guess));
    const [answer] = answers.filter(({ status }) => status === 429);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answer && errorIdOf(answer)).toBe('API429');
    expect(Number(answer?.headers['retry-after'])).toBeGreaterThan(0);
  });

  test('do not count accepted coupons', async () => {
    for (let index = 0; index < 25; index += 1) {
      expect((await gateway.call('PUT', '/api/cart/v1/coupon', { cartId: 'c', code: 'x' })).status).toBe(200);
    }
  });
});

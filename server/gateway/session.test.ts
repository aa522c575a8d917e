import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cookieOf, createService, startGateway, type TestGateway } from './gateway.test-support.ts';

let service: ReturnType<typeof createService>;
let gateway: TestGateway;

beforeEach(async () => {
  service = createService();
  gateway = await startGateway(service.send);
});
afterEach(() => gateway.close());

describe('the session', () => {
  const guest = (cookie = '') => gateway.call('POST', '/api/token/v2/auth/token', { type: 'Guest' }, { cookie });

  test('is sealed in a cookie that scripts cannot read, and its tokens are never exposed', async () => {
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

  test('gives its id to a visitor who allows analytics, and to no other', async () => {
    const shop = await startGateway(service.send, {
      allows: (category, { headers }) => headers.get('cookie')?.includes(`${category}:1`) === true,
    });
    const idFor = async (cookie: string) => {
      const answer = await shop.call('POST', '/api/token/v2/auth/token', { type: 'Guest' }, { cookie });
      return JSON.parse(String(answer.body)).usid;
    };
    expect([await idFor(''), await idFor('OptanonConsent=C0002:0'), await idFor('OptanonConsent=C0003:1')]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
    expect(await idFor('OptanonConsent=C0002:1')).toBe('u-1');
    await shop.close();
  });

  test('has an https-only cookie where the shop is on https', async () => {
    const shop = await startGateway(service.send, { publicOrigin: 'https://www.example.com', isLocal: false });
    const answer = await shop.call('POST', '/api/token/v2/auth/token', { type: 'Guest' });
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^__Host-session=.+; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    await shop.close();
  });

  describe('of a customer who prefers a shoe size', () => {
    const sizesOf = ({ headers }: { headers: { 'set-cookie'?: string[] } }) =>
      (headers['set-cookie'] ?? []).filter((cookie) => cookie.startsWith('shoe-size='));
    const REMEMBERED = 'shoe-size=US%20W8; Max-Age=7776000; Path=/; SameSite=Lax';
    const GONE = 'shoe-size=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax';
    const change = (preferredShoeSize: string | null, cookie: string) =>
      gateway.call('PUT', '/api/consumers-v3/consumer', { preferredShoeSize }, { cookie });

    test('has a cookie with it, as long as the session', async () => {
      service.state.preferredShoeSize = 'US W8';
      const started = await guest();
      expect(sizesOf(started)).toEqual([REMEMBERED]);
      expect(String(started.body)).not.toContain('W8');
      const left = await gateway.call('POST', '/api/consumers-v3/consumer/auth/signout', {}, { cookie: REMEMBERED });
      expect(sizesOf(left)).toEqual([GONE]);
      service.state.preferredShoeSize = undefined;
      expect(sizesOf(await guest(REMEMBERED))).toEqual([GONE]);
      expect(sizesOf(await guest())).toEqual([]);
    });

    test('follows a change of the profile', async () => {
      const cookie = cookieOf(await guest());
      const changed = await change('US W8', cookie);
      expect(sizesOf(changed)).toEqual([REMEMBERED]);
      const both = `${cookieOf(changed)}; ${REMEMBERED}`;
      expect(sizesOf(await change('US W8', both))).toEqual([]);
      expect(sizesOf(await change(null, both))).toEqual([GONE]);
      expect(sizesOf(await change('US W8', ''))).toEqual([]);
    });
  });

  describe('of a visitor who chose a store', () => {
    const storesOf = ({ headers }: { headers: { 'set-cookie'?: string[] } }) =>
      (headers['set-cookie'] ?? []).filter((cookie) => cookie.startsWith('my-store='));
    const REMEMBERED = 'my-store=1001; Max-Age=7776000; Path=/; SameSite=Lax';
    const GONE = 'my-store=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax';
    const choose = (favStoreId: string | null, cookie: string) =>
      gateway.call('POST', '/api/wishlists/v2/favorites', { favStoreId }, { cookie });

    test('has a cookie with it, as long as the session', async () => {
      service.state.favStoreId = '1001';
      const started = await guest();
      expect(storesOf(started)).toEqual([REMEMBERED]);
      expect(String(started.body)).not.toContain('1001');
      service.state.favStoreId = undefined;
      expect(storesOf(await guest(REMEMBERED))).toEqual([GONE]);
    });

    test('has none without the visitor’s consent, and loses it with the consent', async () => {
      service.state.favStoreId = '1001';
      service.state.preferredShoeSize = 'US W8';
      const shop = await startGateway(service.send, {
        allows: (category, { headers }) => {
          expect(category).toBe('C0003');
          return headers.get('cookie')?.includes('C0003:1') === true;
        },
      });
      const token = (cookie: string) => shop.call('POST', '/api/token/v2/auth/token', { type: 'Guest' }, { cookie });
      expect(storesOf(await token(''))).toEqual([]);
      expect(storesOf(await token('OptanonConsent=C0003:1'))).toEqual([REMEMBERED]);
      expect(storesOf(await token(`my-store=1001; OptanonConsent=C0003:0`))).toEqual([GONE]);
      await shop.close();
    });

    test('follows a change of the favorites', async () => {
      const changed = await choose('1001', cookieOf(await guest()));
      expect(storesOf(changed)).toEqual([REMEMBERED]);
      const both = `${cookieOf(changed)}; ${REMEMBERED}`;
      expect(storesOf(await choose('1001', both))).toEqual([]);
      expect(storesOf(await choose(null, both))).toEqual([GONE]);
    });
  });

  describe('with a store’s associate', () => {
    const LEE = { storeId: '1001', storeName: 'Harbor', storeEmployeeId: 'A1', storeEmployeeName: 'Lee Fox' };
    const LOGIN = '/api/consumers-v3/consumer/agent/login';
    const connect = async () => {
      const former = cookieOf(await guest());
      service.state.associate = LEE;
      return gateway.call('POST', LOGIN, LEE, { cookie: former });
    };
    const cookiesOf = ({ headers }: { headers: { 'set-cookie'?: string[] } }) => headers['set-cookie'] ?? [];
    const ENDS_WITH_BROWSER = [
      expect.stringMatching(/^session=[\w.-]+; Path=\/; HttpOnly; SameSite=Lax$/),
      'in-store=1; Path=/; HttpOnly; SameSite=Lax',
    ];

    test('has a cookie that ends with the browser’s session, also when it is renewed', async () => {
      const connected = await connect();
      expect(cookiesOf(connected)).toEqual(ENDS_WITH_BROWSER);
      const again = await guest(`${cookieOf(connected)}; in-store=1`);
      expect(cookiesOf(again)).toEqual(ENDS_WITH_BROWSER);
      service.state.validTokens.clear();
      const cookie = `${cookieOf(again)}; in-store=1`;
      const read = await gateway.call('GET', '/api/cart/v1/cart/b1', undefined, { cookie });
      expect([read.status, cookiesOf(read)]).toEqual([200, ENDS_WITH_BROWSER]);
    });

    test('has such a cookie where the service renews no token and names no associate', async () => {
      const former = cookieOf(await guest());
      service.state.rejectsRefresh = 409;
      const connected = await gateway.call('POST', LOGIN, LEE, { cookie: former });
      expect(cookiesOf(connected)).toEqual(ENDS_WITH_BROWSER);
      expect(cookiesOf(await guest(cookieOf(connected)))).toEqual(ENDS_WITH_BROWSER);
    });

    test('names the associate to the shop’s scripts', async () => {
      const answer = await guest(cookieOf(await connect()));
      expect(JSON.parse(String(answer.body))).toMatchObject({ consumerNo: '100', associate: LEE });
    });

    test('leaves nothing of the store behind when it ends', async () => {
      const cookie = `${cookieOf(await connect())}; in-store=1`;
      const ended = await gateway.call('POST', '/api/consumers-v3/consumer/auth/signout', {}, { cookie });
      expect(cookiesOf(ended)).toEqual([
        expect.stringMatching(/^session=; Max-Age=0;/),
        expect.stringMatching(/^in-store=; Max-Age=0;/),
      ]);
      service.state.associate = undefined;
      expect(cookiesOf(await guest('in-store=1'))).toEqual([
        expect.stringMatching(/^session=[\w.-]+; Max-Age=7776000;/),
        expect.stringMatching(/^in-store=; Max-Age=0;/),
      ]);
    });
  });

  test('is sent with every later request', async () => {
    const cookie = cookieOf(await guest());
    await gateway.call('GET', '/api/cart/v1/cart/b1', undefined, { cookie });
    expect(service.received[1]?.headers).toMatchObject({ authorization: 'Bearer access-1', 'x-usid': 'u-1' });
  });

  test('makes every response private, whatever the service declares', async () => {
    const shop = await startGateway(async (request) => {
      const { body, status, headers } = await service.send(request);
      const all = { ...Object.fromEntries(headers), 'cache-control': 'public, max-age=600' };
      return new Response(body, { status, headers: all });
    });
    const cookie = cookieOf(await shop.call('POST', '/api/token/v2/auth/token', { type: 'Guest' }));
    for (const path of ['/api/cart/v1/cart/b1', '/api/products/v2/catalog', '/api/none']) {
      const own = await shop.call('GET', path, undefined, { cookie });
      expect([path, own.headers['cache-control']]).toEqual([path, 'private, no-store']);
    }
    const nobodys = await shop.call('GET', '/api/products/v2/catalog');
    expect(nobodys.headers['cache-control']).toBe('public, max-age=600');
    await shop.close();
  });

  test('is sent to the service when a guest token is requested', async () => {
    const cookie = cookieOf(await guest());
    await guest(cookie);
    expect(service.received[1]?.headers['authorization']).toBe('Bearer access-1');
  });

  test('stores its site and locale', async () => {
    const answer = await gateway.call('POST', '/api/token/v2/auth/token?siteId=de&locale=de-de', { type: 'Guest' });
    await gateway.call('GET', '/api/cart/v1/cart/b1', undefined, { cookie: cookieOf(answer) });
    expect(service.received[1]?.query).toMatchObject({ siteId: 'de', locale: 'de-de' });
  });

  test('is refreshed once for concurrent requests', async () => {
    service.state.expiresIn = 1;
    const cookie = cookieOf(await guest());
    service.state.expiresIn = 1800;
    const answers = await Promise.all(
      [1, 2, 3].map(() => gateway.call('GET', '/api/cart/v1/cart/b1', undefined, { cookie })),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.every((answer) => cookieOf(answer).startsWith('session='))).toBe(true);
    expect(service.received.filter(({ body }) => body.includes('Refresh'))).toHaveLength(1);
    expect(service.received.at(-1)?.headers['authorization']).toBe('Bearer access-2');
  });

  test('is refreshed when the service rejects its token', async () => {
    const cookie = cookieOf(await guest());
    service.state.validTokens.clear();
    const answer = await gateway.call('GET', '/api/cart/v1/cart/b1', undefined, { cookie });
    expect(answer.status).toBe(200);
    expect(cookieOf(answer)).not.toBe(cookie);
  });

  test('ends when the service no longer knows it', async () => {
    const cookie = cookieOf(await guest());
    service.state.validTokens.clear();
    service.state.rejectsRefresh = 400;
    const answer = await gateway.call('GET', '/api/cart/v1/cart/b1', undefined, { cookie });
    expect(answer.status).toBe(401);
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^session=; Max-Age=0;/);
  });

  test('ends on sign-out, which names the token to revoke', async () => {
    const cookie = cookieOf(await guest());
    const answer = await gateway.call('POST', '/api/consumers-v3/consumer/auth/signout', {}, { cookie });
    expect(answer.headers['set-cookie']?.[0]).toMatch(/^session=; Max-Age=0;/);
    expect(JSON.parse(service.received[1]?.body ?? '')).toEqual({ refreshToken: 'refresh-1' });
  });

  test('outlives a refresh by another process', async () => {
    const cookie = cookieOf(await guest());
    service.state.validTokens.clear();
    service.state.rejectsRefresh = 409;
    const answer = await gateway.call('GET', '/api/cart/v1/cart/b1', undefined, { cookie });
    expect([answer.status, answer.headers['set-cookie']]).toEqual([401, undefined]);
  });

  test('is not ended by a pending request of the session it replaced', async () => {
    const former = cookieOf(await guest());
    await gateway.call('POST', '/api/token/v2/auth/token', { type: 'Registered' }, { cookie: former });
    service.state.validTokens.delete('access-1');
    service.state.rejectsRefresh = 401;
    const late = await gateway.call('GET', '/api/cart/v1/cart/b1', undefined, { cookie: former });
    expect([late.status, late.headers['set-cookie']]).toEqual([401, undefined]);
  });

  test('gets new tokens when an associate signs in on it', async () => {
    const cookie = cookieOf(await guest());
    const answer = await gateway.call('POST', '/api/consumers-v3/consumer/agent/login', { storeId: '1' }, { cookie });
    expect(JSON.parse(String(answer.body))).toEqual({ ok: true });
    await gateway.call('GET', '/api/cart/v1/cart/b1', undefined, { cookie: cookieOf(answer) });
    expect(service.received.at(-1)?.headers['authorization']).toBe('Bearer access-2');
  });

  test.each(['session=x', 'session=eyJhbGciOiJub25lIn0.e30.', `session=${'x'.repeat(9000)}`])(
    'cannot be forged: %s',
    async (cookie) => {
      await gateway.call('GET', '/api/cart/v1/cart/b1', undefined, { cookie });
      expect(service.received[0]?.headers['authorization']).toBeUndefined();
    },
  );
});

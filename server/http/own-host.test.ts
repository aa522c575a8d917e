import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { forOwnHost, isOwnHost } from './own-host.ts';
import { startTestServer, type TestServer } from './server.test-support.ts';

const local = { isLocal: true, publicOrigin: 'http://localhost:4321', host: '127.0.0.1' };

describe('the host of a request to a local shop', () => {
  test.each([
    'localhost:4321',
    'LOCALHOST',
    'shop.localhost:4321',
    '127.0.0.1:4321',
    '127.8.8.8',
    '[::1]:4321',
    '192.168.1.20:4321',
    undefined,
  ])('may be %s', (host) => expect(isOwnHost(host, local)).toBe(true));

  test.each([
    'evil.example:4321',
    'localhost.evil.example:4321',
    '127.0.0.1.evil.example',
    'evil.example@localhost',
    'evil localhost',
    '',
    'shop.lan',
  ])('may not be %s', (host) => expect(isOwnHost(host, local)).toBe(false));

  test('may be the name the shop listens on', () => {
    expect(isOwnHost('shop.lan:4321', { ...local, host: 'Shop.lan' })).toBe(true);
  });

  test('may be any behind a proxy', () => {
    const rule = { isLocal: false, publicOrigin: 'https://www.example.com', host: '0.0.0.0' };
    expect(isOwnHost('internal.example:8080', rule)).toBe(true);
  });
});

describe('a local shop', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(forOwnHost((_, response) => void response.end('page'), local));
  });
  afterAll(() => server.close());

  test.each(['/', '/sandbox/inbox.json', '/api/cart/v1/cart', '/metrics'])(
    'returns 421 for %s under the name of another site',
    async (path) => {
      const rebound = await server.send(path, { headers: { host: `evil.example:${server.port}` } });
      expect([rebound.status, String(rebound.body)]).toEqual([
        421,
        'This shop answers at http://localhost:4321 only.\n',
      ]);
      const own = await server.send(path, { headers: { host: `localhost:${server.port}` } });
      expect([own.status, String(own.body)]).toEqual([200, 'page']);
    },
  );
});

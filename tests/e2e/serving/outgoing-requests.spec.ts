import { expect, test } from '@playwright/test';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { startTestServer, type TestServer } from '../../../server/http/server.test-support.ts';
import { CARRIED_QUERY } from '../../../src/config.ts';
import { ROUTES } from '../../../src/routes.ts';
import { sendRaw } from '../../harness/raw-request.ts';
import { startShop, type Shop } from '../../harness/shop.ts';

const HOOK = pathToFileURL(join(import.meta.dirname, '..', '..', 'harness', 'outgoing-requests.mjs')).href;
const SECRET = 'of-somebody-alone';
/** Names that a proxy, a picture service or a sign-in may read an address from. */
const NAMES = ['href', 'url', 'src', 'image', 'return', 'redirect', 'to', 'next', 'target', 'u', 'f', 'q', 'page'];

let chosen: TestServer;
let commerce: TestServer;
let shop: Shop;
const visited: string[] = [];

test.beforeAll(async () => {
  chosen = await startTestServer((request, response) => {
    visited.push(request.url ?? '');
    response.end('here');
  });
  commerce = await startTestServer((_, response) => {
    response.writeHead(404, { 'content-type': 'application/json' });
    response.end('{"errorDetails":[{"errorId":"API404","code":"API404","message":"none"}]}');
  });
  shop = await startShop({ env: { COMMERCE_API_URL: commerce.origin, NODE_OPTIONS: `--import=${HOOK}` } });
});
test.afterAll(async () => {
  await shop.stop();
  await chosen.close();
  await commerce.close();
});

interface Outgoing {
  readonly outgoing: string;
  readonly headers: string;
}

const outgoing = (): readonly Outgoing[] =>
  shop
    .logs()
    .split('\n')
    .filter((line) => line.startsWith('{"outgoing"'))
    .map((line) => JSON.parse(line));

test('no request of the server carries a visitor’s cookie, or goes where a visitor wants it to', async () => {
  const headers = {
    cookie: `session=${SECRET}; __Host-session=${SECRET}; editor=${SECRET}`,
    host: `127.0.0.1:${chosen.port}`,
    'x-forwarded-host': `127.0.0.1:${chosen.port}`,
    forwarded: `host=127.0.0.1:${chosen.port}`,
    origin: chosen.origin,
    referer: `${chosen.origin}/referer`,
  };
  const paths = ROUTES.map(({ pattern }) => pattern.replace(/\{[^}]+\}/, 'boots'));
  const foreign = [
    '/_image',
    '/_server-islands/boots',
    '/_actions/boots',
    '/api/products/v2/catalog',
    '/fapi/pages/home',
  ];
  const addresses = [
    `${chosen.origin}/a.svg`,
    '/api/consumers-v3/consumer',
    '/metrics',
    `//127.0.0.1:${chosen.port}/a.svg`,
  ];
  for (const [index, path] of [...foreign, ...paths].entries()) {
    const isForeign = index < foreign.length;
    for (const address of isForeign ? addresses : addresses.slice(index % 4, (index % 4) + 1)) {
      const query = new URLSearchParams(NAMES.map((name) => [name, name === 'f' ? 'svg' : address]));
      for (const name of isForeign ? CARRIED_QUERY : [CARRIED_QUERY[index % CARRIED_QUERY.length] ?? 'siteId']) {
        query.set(name, name === 'preview' ? 'true' : 'us');
        await sendRaw(shop.port, { target: `${path}?${query}`, headers });
      }
    }
    await sendRaw(shop.port, { target: `${chosen.origin}${path}`, headers });
  }
  expect(visited).toEqual([]);
  const requests = outgoing();
  expect(requests.length).toBeGreaterThan(10);
  expect(requests.filter((request) => !request.outgoing.startsWith(`${commerce.origin}/`))).toEqual([]);
  expect(
    requests.filter((request) => /"?cookie"?[:,]/.test(request.headers) || request.headers.includes(SECRET)),
  ).toEqual([]);
});

import { Hono } from 'hono';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { CARRIED_QUERY } from '../src/config.ts';
import { ROUTES } from '../src/routes.ts';
import type { TestServer } from './http/server.test-support.ts';
import { startTestShop, type TestShop } from './shop.test-support.ts';

const SESSION = 'session=of-somebody';

interface Rendered {
  readonly path: string;
  readonly cookie: string | null;
  readonly search: string;
}

let shop: TestShop;
let server: TestServer;
let rendered: Rendered[];
let init: ResponseInit;

/** A page that declares itself storable, for every visitor. */
const render = async (request: Request) => {
  const { pathname: path, search } = new URL(request.url);
  rendered.push({ path, search, cookie: request.headers.get('cookie') });
  return new Response('<p>Your orders</p>', init);
};

beforeAll(async () => {
  const app = new Hono().all('*', (context) => context.json({}, 200, { 'cache-control': 'public, max-age=600' }));
  const send = async (request: Request) => app.fetch(request);
  shop = await startTestShop({ render, embedded: { fetch: send, sandbox: send } });
  ({ server } = shop);
});
afterAll(() => shop.stop());
beforeEach(() => {
  rendered = [];
  init = page(200);
});

const page = (status: number, headers: Record<string, string> = {}): ResponseInit => ({
  status,
  headers: { 'content-type': 'text/html', 'cache-control': 'public, max-age=31536000', ...headers },
});

const paths = ROUTES.map(({ pattern }) => pattern.replace(/\{\.{3}\w+\}/, 'any/name').replace(/\{\w+\}/, 'any'));
const queries = ['', '?unknown=1', '?testContext=a:b', ...CARRIED_QUERY.map((name) => `?${name}=us`)];
/** Routes that Astro adds to every build, at addresses that `src/routes.ts` does not declare. */
const FOREIGN = ['/_image', '/_server-islands/any', '/_actions/any', '/_astro/none.js', '/unknown.php'];

describe('a page made with a cookie', () => {
  test.each([
    ['as it is', page(200)],
    ['missing', page(404)],
    ['failed', page(502)],
    ['that leads elsewhere', page(301, { location: '/any' })],
    ['with a cookie of its own', page(200, { 'set-cookie': 'a=b' })],
  ])('is never public: %s', async (_, answer) => {
    init = answer;
    let own = 0;
    for (const path of ['', '/de-de'].flatMap((prefix) => [...paths, ...FOREIGN].map((one) => prefix + one))) {
      for (const query of queries) {
        rendered = [];
        const { headers } = await server.send(path + query, { headers: { cookie: SESSION } });
        const isOwn = rendered.some(({ cookie }) => cookie !== null);
        if (isOwn || headers['set-cookie']) own += 1;
        if (isOwn || headers['set-cookie'])
          expect([path + query, headers['cache-control']]).toEqual([path + query, 'private, no-store']);
      }
    }
    expect(own).toBeGreaterThan(paths.length);
  });

  test('gives the window that opened it no access, unlike one that is the same for everybody', async () => {
    const policyOf = async (path: string) => (await server.send(path)).headers['cross-origin-opener-policy'];
    expect([await policyOf('/cart'), await policyOf('/sign-in')]).toEqual(Array(2).fill('same-origin-allow-popups'));
    expect(await policyOf('/about-us')).toBeUndefined();
  });

  test('is the only one that receives the cookie: a storable page is rendered without it', async () => {
    const { headers } = await server.send('/p/not-stored-yet', { headers: { cookie: SESSION } });
    expect(headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(rendered).toEqual([{ path: '/p/not-stored-yet', search: '', cookie: null }]);
  });
});

describe('the shoe size of a shopper', () => {
  const policyOf = async (path: string, cookie: string) => {
    const { headers } = await server.send(path, { headers: { cookie } });
    return headers['cache-control'];
  };

  test('is part of the address at which a product page is rendered, and keeps it out of shared caches', async () => {
    expect(await policyOf('/p/sized?utm_source=x', 'shoe-size=US%20W8')).toBe('private, max-age=0, must-revalidate');
    expect(rendered).toEqual([{ path: '/p/sized', cookie: null, search: '?shoeSize=US+W8' }]);
  });

  test('has a stored page of its own', async () => {
    for (const cookie of ['shoe-size=US%209', '', 'shoe-size=US%209', 'shoe-size=US%20W8'])
      await policyOf('/p/stored', cookie);
    expect(rendered.map(({ search }) => search)).toEqual(['?shoeSize=US+9', '', '?shoeSize=US+W8']);
  });

  test.each([
    ['/p/plain?size=9', 'shoe-size=US%208', '?size=9'],
    ['/p/plain?color=none', 'shoe-size=nothing', '?color=none'],
    ['/p/plain', 'shoe-size=%E0%A4%A', ''],
    ['/collections/another', 'shoe-size=US%208', ''],
  ])('changes nothing at %s with the cookie %s', async (path, cookie, search) => {
    expect(await policyOf(path, cookie)).toBe('public, max-age=0, must-revalidate');
    expect(rendered.map((one) => one.search)).toEqual([search]);
  });
});

describe('an address that the shop does not declare', () => {
  test.each(FOREIGN)('is never rendered: %s', async (path) => {
    for (const query of ['', '?siteId=us&href=/api/consumers-v3/consumer&f=svg']) {
      await server.send(path + query, { headers: { cookie: SESSION } });
      await server.send(`/de-de${path}${query}`, { headers: { cookie: SESSION } });
    }
    expect(new Set(rendered.map(({ path: shown }) => shown))).toEqual(new Set(['/404']));
  });
});

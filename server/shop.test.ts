import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { RequestContext } from '../src/cms/request-context.ts';
import { performWithoutProducts, type TestServer } from './http/server.test-support.ts';
import { startTestShop, type TestShop } from './shop.test-support.ts';

const log = { info() {}, warn: (fields: object) => void warnings.push(fields), error() {} };
const warnings: object[] = [];

let shop: TestShop;
let server: TestServer;
let rendered: { url: string; locals: RequestContext; cookie: string | null }[];
let render: (request: Request, locals: RequestContext) => Promise<Response>;
let contentChanged: (paths: readonly string[]) => void;
let catalogChanged: () => void;
let isDatabaseDown = false;
/** Of the document that every page reads. */
let text = '';
/** What the catalogue responds with. */
let total = 0;
let sandbox: (request: Request) => Response;

const html = (text: string, init?: ResponseInit) =>
  new Response(`<!doctype html><p>${text}</p>${'<p>filler</p>'.repeat(200)}`, {
    ...init,
    headers: { 'content-type': 'text/html', 'content-security-policy': "default-src 'none'", ...init?.headers },
  });

beforeAll(async () => {
  shop = await startTestShop({
    files: {
      'client/_astro/main.js': 'export {}',
      'client/_astro/hero.css': '.hero {}',
      'content/media/boot.png': 'png',
    },
    sectionStylesheets: [{ type: 'hero', url: '/_astro/hero.css' }],
    render: async (request, { shop: locals }) => {
      const { pathname, search } = new URL(request.url);
      rendered.push({ url: pathname + search, locals, cookie: request.headers.get('cookie') });
      await locals.content.get({ kind: 'page', name: 'any', siteId: 'us', locale: 'en-us' });
      return render(request, locals);
    },
    embedded: {
      fetch: async () => new Response(null, { status: 404 }),
      perform: async (operation, input, site) => ({
        ...(await performWithoutProducts(operation, input, site)),
        total,
      }),
      content: {
        load: async ({ document }) =>
          document.name === 'any'
            ? { status: 'found', version: { document: { text }, etag: text, hash: text, size: text.length } }
            : { status: 'missing', isNothingThere: false },
      },
      sandbox: async (request) => sandbox(request),
      check: async () => {
        if (isDatabaseDown) throw new Error('no database');
      },
      onContentChange: (listener) => (contentChanged = listener),
      onCatalogChange: (listener) => (catalogChanged = listener),
    },
    log,
  });
  ({ server } = shop);
});
afterAll(() => shop.stop());
beforeEach(() => {
  changeDocuments();
  rendered = [];
  render = async () => html(`version ${rendered.length}`);
  sandbox = () => new Response('stand-in');
});

function changeDocuments(): void {
  text += 'x';
  contentChanged(['us/en-us/page/any.json']);
}

const urls = () => rendered.map(({ url }) => url);

describe('a page', () => {
  test('is rendered once for all visitors, without personal data', async () => {
    const headers = { cookie: 'session=secret', 'accept-encoding': 'gzip' };
    const first = await server.send('/about?utm_source=mail', { headers });
    const second = await server.send('/about', { headers });
    expect(urls()).toEqual(['/about']);
    expect(rendered[0]?.cookie).toBeNull();
    expect(second.body).toEqual(first.body);
    expect(second.headers).toMatchObject({
      'cache-control': 'public, max-age=0, must-revalidate',
      'content-encoding': 'gzip',
      vary: 'Accept-Encoding',
      etag: first.headers.etag,
    });
  });

  test('sends the security headers on every route', async () => {
    const pages = ['/about', '/cart', '/healthcheck'];
    for (const path of [...pages, '/_astro/main.js', '/media/boot.png', '/api/products/x', '/fapi/none']) {
      const { headers } = await server.send(path);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'permissions-policy': expect.stringContaining('microphone=()'),
        'content-security-policy': expect.stringMatching(/default-src 'none'.*frame-ancestors 'none'/),
      });
      expect(headers['strict-transport-security']).toBeUndefined();
    }
  });

  test('that may not be stored is rendered for its visitor, compressed in transit', async () => {
    const headers = { cookie: 'a=b', 'accept-encoding': 'gzip' };
    const answer = await server.send('/cart?x=1', { headers });
    await server.send('/cart?x=1', { headers });
    expect(urls()).toEqual(['/cart?x=1', '/cart?x=1']);
    expect(rendered[0]?.cookie).toBe('a=b');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.headers.etag).toBeUndefined();
    expect(String(gunzipSync(answer.body))).toContain('version 1');
  });

  test('is rendered again when documents change', async () => {
    await server.send('/about');
    changeDocuments();
    expect(String((await server.send('/about')).body)).toContain('version 2');
  });

  test('is not rendered again when others than its documents change', async () => {
    await server.send('/about');
    contentChanged(['us/en-us/page/other.json']);
    expect(String((await server.send('/about')).body)).toContain('version 1');
    expect(urls()).toEqual(['/about']);
  });

  test('with products is rendered again when its part of the catalogue changes', async () => {
    const path = '/products/v2/catalog';
    render = async (request, { call }) =>
      html(
        request.url.endsWith('/boots') ? JSON.stringify(await call({ name: 'catalog', method: 'GET', path }, {})) : '',
      );
    for (const path of ['/c/boots', '/about', '/c/boots', '/about']) await server.send(path);
    catalogChanged();
    for (const path of ['/c/boots', '/about']) await server.send(path);
    expect(urls()).toEqual(['/c/boots', '/about']);
    total += 1;
    catalogChanged();
    for (const path of ['/c/boots', '/about']) await server.send(path);
    expect(urls()).toEqual(['/c/boots', '/about', '/c/boots']);
  });

  test('with missing data is not stored, even when it renders without', async () => {
    render = async (_, { call }) => {
      const failing = call({ name: 'failing', method: 'GET', path: '/failing' }, {});
      return html(await failing.then(String, () => 'without'));
    };
    expect(String((await server.send('/about')).body)).toContain('without');
    await server.send('/about');
    expect(urls()).toEqual(['/about', '/about']);
  });

  test('keeps its redirects and cookies', async () => {
    render = async () => {
      const headers = new Headers({ location: '/about' });
      headers.append('set-cookie', 'a=1');
      headers.append('set-cookie', 'b=2');
      return new Response(null, { status: 301, headers });
    };
    const answer = await server.send('/en-us/about');
    expect([answer.status, answer.headers.location]).toEqual([301, '/about']);
    expect(answer.headers['set-cookie']).toEqual(['a=1', 'b=2']);
  });

  test('that throws becomes the error page, or a plain line', async () => {
    render = async (request) => {
      if (request.url.endsWith('/500')) return html('sorry', { status: 500 });
      throw new Error('broken');
    };
    const screen = await server.send('/never-seen');
    expect([screen.status, String(screen.body)]).toEqual([500, expect.stringContaining('sorry')]);
    render = () => Promise.reject(new Error('broken'));
    const plain = await server.send('/never-seen');
    expect([plain.status, plain.headers['content-type']]).toEqual([500, 'text/plain; charset=utf-8']);
    expect(String(plain.body)).not.toContain('broken');
  });

  test('has a plain status for a crawler', async () => {
    await server.send('/cart', { headers: { 'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1)' } });
    await server.send('/cart', { headers: { 'user-agent': 'Mozilla/5.0 Chrome/139.0.0.0' } });
    expect(rendered.map(({ locals }) => locals.isBot)).toEqual([true, false]);
  });

  test.each(['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS'])('does not allow %s', async (method) => {
    const answer = await server.send('/about', { method });
    expect([answer.status, answer.headers.allow]).toEqual([405, 'GET, HEAD']);
  });
});

describe('a hostile address', () => {
  test.each(['/%zz', '/%ff', '/a%00b', '/p/%'])('that cannot be decoded gets the error page: %s', async (path) => {
    render = async () => html('bad request', { status: 400 });
    const answer = await server.send(path);
    expect([answer.status, urls().at(-1)]).toEqual([400, '/400']);
  });

  test.each([
    ['//evil.example/x', '/evil.example/x'],
    ['/\\evil.example', '/evil.example'],
    ['/a/%2e%2e/%2e%2e/b', '/b'],
  ])('%s is redirected to its canonical form on this origin', async (path, location) => {
    const answer = await server.send(path);
    expect([answer.status, answer.headers.location]).toEqual([301, location]);
  });

  test('is not redirected with a body', async () => {
    expect((await server.send('//api/cart/v1/cart', { method: 'POST' })).status).toBe(400);
  });
});

describe('endpoints', () => {
  test('return the flags of a site', async () => {
    const answer = await server.send('/fapi/featureFlags?siteId=de');
    expect(JSON.parse(String(answer.body))).toMatchObject({ notFoundContent: true, favorites: false });
    expect((await server.send('/fapi/featureFlags?siteId=__proto__')).status).toBe(404);
  });

  test('return the messages of a locale, compressed and with a tag', async () => {
    const answer = await server.send('/fapi/i18n/de-DE', { headers: { 'accept-encoding': 'gzip' } });
    expect(Object.keys(JSON.parse(String(gunzipSync(answer.body)))).length).toBeGreaterThan(20);
    const again = await server.send('/fapi/i18n/de-de', { headers: { 'if-none-match': `${answer.headers.etag}` } });
    expect(again.status).toBe(304);
    expect((await server.send('/fapi/i18n/xx-xx')).status).toBe(404);
  });

  test('log a section that failed in a browser', async () => {
    const report = (body: object, headers = {}) =>
      server.send('/fapi/section-error', {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
        body: JSON.stringify(body),
      });
    warnings.length = 0;
    expect((await report({ type: 'hero', id: 'hero-1', message: 'x' })).status).toBe(204);
    expect(warnings).toEqual([{ type: 'hero', id: 'hero-1', phase: 'hydration', message: 'x', path: '' }]);
    expect((await report({ type: 'hero' })).status).toBe(400);
    expect((await report({ type: 'hero', id: '1' }, { origin: 'https://evil.example' })).status).toBe(403);
  });

  test('report the health of the process to machines and people', async () => {
    expect((await server.send('/healthcheck/live')).status).toBe(200);
    const ready = await server.send('/healthcheck/ready');
    expect([ready.status, JSON.parse(String(ready.body))]).toEqual([
      200,
      { status: 'ok', checks: { database: 'ok', content: 'ok', disk: 'ok' } },
    ]);
    isDatabaseDown = true;
    const down = await server.send('/healthcheck/ready');
    isDatabaseDown = false;
    expect([down.status, JSON.parse(String(down.body)).checks.database]).toEqual([503, 'failed']);
    expect(String((await server.send('/healthcheck')).body)).toContain('<h1>Health check</h1>');
  });

  test('expose metrics to this machine only', async () => {
    const figures = await server.send('/metrics');
    expect(String(figures.body)).toMatch(/page_cache_answers\{outcome="hits"\} \d+/);
    expect(String(figures.body)).toMatch(/^page_cache_pages [1-9]\d*$/m);
    expect((await server.send('/metrics', { headers: { 'x-forwarded-for': '127.0.0.1' } })).status).toBe(403);
    expect(
      (await server.send('/metrics', { headers: { 'x-forwarded-for': 'x', authorization: 'Bearer guess' } })).status,
    ).toBe(403);
  });

  test.each(['/api', '/api/', '/fapi/none', '/healthcheck/none'])(
    'return 404 for an unknown path: %s',
    async (path) => {
      expect((await server.send(path)).status).toBe(404);
      expect(rendered).toEqual([]);
    },
  );
});

describe('sandbox providers', () => {
  test('accept requests of any origin, with any body', async () => {
    sandbox = (request) => new Response(`${request.method} ${new URL(request.url).pathname}`);
    const headers = { origin: 'null', 'sec-fetch-site': 'cross-site', 'content-type': 'text/plain' };
    const answer = await server.send('/sandbox/card/token', { method: 'POST', headers, body: 'x' });
    expect([answer.status, String(answer.body)]).toEqual([200, 'POST /sandbox/card/token']);
  });
});

describe('the link that confirms a subscription', () => {
  test('opens a page, whose form the process handles', async () => {
    await server.send('/confirm-subscription?token=none');
    expect(rendered).toHaveLength(1);
    const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await server.send('/confirm-subscription/confirm', { method: 'POST', headers, body: 'token=none' });
    expect([answer.status, rendered.length]).toEqual([303, 1]);
  });
});

import { randomBytes } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../http/server.test-support.ts';
import type { PageCacheCounts, RenderedPage } from './cached-pages.ts';
import { PageCache } from './page-cache.ts';

const log = { info() {}, warn() {}, error() {} };
const html = (text: string) => `<!doctype html><p>${text}</p>${'<p>filler</p>'.repeat(200)}`;

function page(
  text: string,
  changes: { status?: number; store?: boolean; tags?: string[]; cookie?: string; until?: number } = {},
): RenderedPage {
  const headers: [string, string][] = [['content-type', 'text/html; charset=utf-8']];
  if (changes.cookie !== undefined) headers.push(['set-cookie', changes.cookie]);
  return {
    reply: { status: changes.status ?? 200, headers, body: Buffer.from(html(text)) },
    store: changes.store ?? true,
    tags: new Set(changes.tags),
    ...(changes.until !== undefined && { until: changes.until }),
  };
}

/** The date when the monotonic clock starts. */
const SINCE_1970 = 1_700_000_000_000;

let now = 0;
let renderings: string[] = [];
let render: (address: string, isBot: boolean) => RenderedPage | Promise<RenderedPage>;
let cache: PageCache<{ readonly url: string }>;
let counts: PageCacheCounts;
let server: TestServer;

beforeEach(async () => {
  now = 1_000_000;
  renderings = [];
  render = () => page(`version ${renderings.length}`);
  counts = { hits: 0, stale: 0, misses: 0 };
  cache = new PageCache({
    log,
    counts,
    maxBytes: 50_000,
    now: () => now,
    date: () => now + SINCE_1970,
    render: async ({ url }, { isBot }) => {
      renderings.push(url);
      return render(url, isBot);
    },
  });
  server = await startTestServer((request, response) => {
    const isBot = request.headers['user-agent'] === 'bot';
    void cache.send({ url: request.url ?? '/' }, request, response, isBot);
  });
});
afterEach(() => server.close());

const text = async (path = '/') => String((await server.send(path)).body);

describe('page cache', () => {
  test('renders a page once', async () => {
    const first = await text();
    expect(await text()).toBe(first);
    expect(renderings).toEqual(['/']);
    expect(counts).toMatchObject({ hits: 1, misses: 1 });
  });

  test('makes the copy of another encoding from the stored one, without rendering', async () => {
    const brotli = await server.send('/', { headers: { 'accept-encoding': 'br' } });
    const zipped = await Promise.all([1, 2, 3].map(() => server.send('/', { headers: { 'accept-encoding': 'gzip' } })));
    for (const { body } of zipped) expect(gunzipSync(body)).toEqual(brotliDecompressSync(brotli.body));
    expect(renderings).toEqual(['/']);
    expect(counts).toMatchObject({ hits: 3, misses: 1 });
  });

  test('sends a client that joins the rendering for another one its own encoding', async () => {
    render = async () => (await delay(30), page('slow'));
    const [zipped, brotli, plain] = await Promise.all(
      ['gzip', 'br', 'identity'].map((encoding) => server.send('/', { headers: { 'accept-encoding': encoding } })),
    );
    expect([zipped, brotli, plain].map((answer) => answer?.headers['content-encoding'])).toEqual([
      'gzip',
      'br',
      undefined,
    ]);
    expect(gunzipSync(zipped?.body ?? '')).toEqual(plain?.body);
    expect(brotliDecompressSync(brotli?.body ?? '')).toEqual(plain?.body);
    expect(renderings).toHaveLength(1);
  });

  test('keeps both copies of an unchanged page that is rendered again', async () => {
    render = () => page('the same');
    const ask = (encoding: string) => server.send('/', { headers: { 'accept-encoding': encoding } });
    const before = [await ask('br'), await ask('gzip')];
    now += 16_000;
    await ask('br');
    await delay(20);
    expect(renderings).toHaveLength(2);
    const after = [await ask('br'), await ask('gzip')];
    expect(after.map(({ body, headers }) => [body, headers.etag])).toEqual(
      before.map(({ body, headers }) => [body, headers.etag]),
    );
  });

  test('responds in the encoding the client prefers, with its own tag', async () => {
    const plain = await server.send('/');
    const zipped = await server.send('/', { headers: { 'accept-encoding': 'gzip, deflate' } });
    const brotli = await server.send('/', { headers: { 'accept-encoding': 'gzip, deflate, br, zstd' } });
    expect(plain.headers['content-encoding']).toBeUndefined();
    expect(gunzipSync(zipped.body)).toEqual(plain.body);
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(new Set([plain, zipped, brotli].map(({ headers }) => headers.etag)).size).toBe(3);
    expect([plain, zipped, brotli].map(({ headers }) => headers.vary)).toEqual(Array(3).fill('Accept-Encoding'));
    expect(Number(zipped.headers['content-length'])).toBe(zipped.body.length);
  });

  test.each([
    ['br;q=0, gzip', 'gzip'],
    ['gzip;q=0', undefined],
    ['*', 'br'],
    ['identity', undefined],
  ])('reads weights: %s', async (accepted, encoding) => {
    const answer = await server.send('/', { headers: { 'accept-encoding': accepted } });
    expect(answer.headers['content-encoding']).toBe(encoding);
  });

  test('returns 304 for its tag', async () => {
    const { headers } = await server.send('/', { headers: { 'accept-encoding': 'br' } });
    const again = await server.send('/', {
      headers: { 'accept-encoding': 'br', 'if-none-match': `"other", W/${headers.etag}` },
    });
    expect(again).toMatchObject({ status: 304, body: Buffer.alloc(0) });
    expect(again.headers).toMatchObject({ etag: headers.etag, vary: 'Accept-Encoding' });
    const other = await server.send('/', {
      headers: { 'accept-encoding': 'gzip', 'if-none-match': `${headers.etag}` },
    });
    expect(other.status).toBe(200);
  });

  test('responds to HEAD with the headers of GET', async () => {
    const get = await server.send('/');
    const head = await server.send('/', { method: 'HEAD' });
    expect(head.body.length).toBe(0);
    expect({ ...head.headers, date: '' }).toEqual({ ...get.headers, date: '' });
  });

  test('renders once for concurrent visitors', async () => {
    render = async () => (await delay(30), page('slow'));
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.send('/')));
    expect(new Set(answers.map(({ body }) => String(body))).size).toBe(1);
    expect(renderings).toHaveLength(1);
  });

  test.each([
    ['an error', { status: 404 }],
    ['a cookie', { cookie: 'a=b' }],
    ['a page that forbids it', { store: false }],
  ])('does not store %s', async (_, changes) => {
    render = () => page('x', changes);
    await text();
    await text();
    expect(renderings).toHaveLength(2);
  });

  test('does not share a response with a cookie', async () => {
    render = async () => {
      const cookie = `id=${renderings.length}`;
      await delay(20);
      return page('x', { cookie });
    };
    const [first, second] = await Promise.all([server.send('/'), server.send('/')]);
    expect(first.headers['set-cookie']).not.toEqual(second.headers['set-cookie']);
  });

  test('distinguishes bots while an error is rendered', async () => {
    render = async (_, isBot) => (await delay(20), page(isBot ? 'bare' : 'screen', { status: 404 }));
    const [visitor, bot] = await Promise.all([
      server.send('/'),
      server.send('/', { headers: { 'user-agent': 'bot' } }),
    ]);
    expect(String(visitor.body)).toContain('screen');
    expect(String(bot.body)).toContain('bare');
  });

  test('serves a stale page while a new one is rendered', async () => {
    await text();
    now += 16_000;
    expect(await text()).toContain('version 1');
    await delay(20);
    expect(await text()).toContain('version 2');
    expect(renderings).toHaveLength(2);
  });

  test('renders again after the maximum age', async () => {
    await text();
    now += 12 * 60_000;
    expect(await text()).toContain('version 2');
  });

  test('never serves a page after what it shows is over', async () => {
    render = () => page(`version ${renderings.length}`, { until: SINCE_1970 + 1_003_000 });
    const first = await text();
    now += 2_999;
    expect(await text()).toBe(first);
    now += 1;
    expect(await text()).toContain('version 2');
    expect(counts).toMatchObject({ hits: 1, stale: 0, misses: 2 });
  });

  test('serves the last good page when rendering fails', async () => {
    await text();
    now += 12 * 60_000;
    render = () => page('broken', { status: 502 });
    expect(await text()).toContain('version 1');
    now += 25 * 60 * 60_000;
    expect((await server.send('/')).status).toBe(502);
  });

  test('renders again after a clock that ran ahead was corrected', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'performance'] });
    const right = Date.now();
    vi.setSystemTime(right + 24 * 60 * 60_000);
    const clocked = new PageCache({
      log,
      counts,
      maxBytes: 50_000,
      render: async ({ url }: { readonly url: string }) => (renderings.push(url), page(`version ${renderings.length}`)),
    });
    const own = await startTestServer((request, response) => void clocked.send({ url: '/' }, request, response, false));
    try {
      expect(String((await own.send('/')).body)).toContain('version 1');
      vi.setSystemTime(right);
      vi.advanceTimersByTime(61_000);
      expect(String((await own.send('/')).body)).toContain('version 2');
    } finally {
      vi.useRealTimers();
      await own.close();
    }
  });

  test('drops a page that is gone', async () => {
    await text();
    now += 16_000;
    render = () => page('gone', { status: 404 });
    await text();
    await delay(20);
    expect((await server.send('/')).status).toBe(404);
  });

  test('renders again after a purge by tag', async () => {
    render = (address) => page(`version ${renderings.length}`, { tags: address === '/' ? ['catalog'] : [] });
    await Promise.all([text('/'), text('/about')]);
    cache.purge(['catalog']);
    await text('/');
    await text('/about');
    expect(renderings.filter((address) => address === '/')).toHaveLength(2);
    expect(renderings.filter((address) => address === '/about')).toHaveLength(1);
  });

  test('does not store a page whose rendering began before a purge', async () => {
    render = async () => (await delay(40), page(`version ${renderings.length}`));
    const early = text();
    await vi.waitFor(() => expect(renderings).toHaveLength(1));
    cache.purge();
    expect(await text()).toContain('version 2');
    await early;
    expect(await text()).toContain('version 2');
    expect(renderings).toHaveLength(2);
  });

  test('counts a copy that is made later', async () => {
    render = () => page(randomBytes(3000).toString('base64'));
    const ask = (path: string, encoding: string) => server.send(path, { headers: { 'accept-encoding': encoding } });
    const paths = Array.from({ length: 10 }, (_, index) => `/page-${index}`);
    for (const path of paths) await ask(path, 'br');
    const before = cache.size;
    for (const path of paths.slice(-before)) await ask(path, 'gzip');
    expect(cache.size).toBeLessThan(before);
    expect(cache.size).toBeGreaterThan(0);
  });

  test('stays within its size limit', async () => {
    for (let index = 0; index < 60; index += 1) await text(`/page-${index}`);
    await text('/page-59');
    expect(renderings).toHaveLength(60);
    await text('/page-0');
    expect(renderings).toHaveLength(61);
  });
});

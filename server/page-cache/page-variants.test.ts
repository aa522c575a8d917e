import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { startTestServer, type TestServer } from '../http/server.test-support.ts';
import type { PageCacheCounts, RenderedPage } from './cached-pages.ts';
import { PageCache } from './page-cache.ts';

interface Address {
  readonly url: string;
}

const log = { info() {}, warn() {}, error() {} };
const FILLER = '<p>filler</p>'.repeat(200);

let now = 0;
let rendered: string[] = [];
/** The experiences that the page of an address asks for. */
let asked: Record<string, string[]> = {};
let isDecidedLater = false;
let counts: PageCacheCounts;
let cache: PageCache<Address>;
let server: TestServer;

async function render({ url }: Address): Promise<RenderedPage> {
  rendered.push(url);
  const headers = [['content-type', 'text/html']] as const;
  const reply = { status: 200, headers, body: Buffer.from(`<p>${url}</p>${FILLER}`) };
  return { reply, store: true, tags: new Set(), experiences: new Set(asked[url] ?? []) };
}

/** A visitor's header `x-variants` names what is decided for them: `hero:b,note:c`. */
function withDecisions({ request, address, experiences }: Parameters<NonNullable<Options['withDecisions']>>[0]) {
  const all = String(request.headers['x-variants'] ?? '').split(',');
  const own = all.filter((pair) => experiences.has(pair.split(':')[0] ?? ''));
  const path = address.url.split(' ')[0] ?? '';
  const decided = { url: own.length === 0 ? path : `${path} ${own.join(',')}` };
  return isDecidedLater ? Promise.resolve(decided) : decided;
}
type Options = ConstructorParameters<typeof PageCache<Address>>[0];

beforeEach(async () => {
  now = 1_000_000;
  rendered = [];
  isDecidedLater = false;
  counts = { hits: 0, stale: 0, misses: 0 };
  asked = { '/': ['hero'], '/ hero:b': ['hero'] };
  cache = new PageCache<Address>({ log, counts, maxBytes: 500_000, now: () => now, render, withDecisions });
  server = await startTestServer((request, response) => {
    const isBot = request.headers['user-agent'] === 'bot';
    if (!isBot && cache.sendFresh(request.url ?? '', request, response)) return;
    void cache.send({ url: request.url ?? '/' }, request, response, isBot);
  });
});
afterEach(() => server.close());

async function shown(variants: string, headers: Record<string, string> = {}): Promise<string | undefined> {
  const { body } = await server.send('/', { headers: { ...headers, 'x-variants': variants } });
  return /<p>(.*?)<\/p>/.exec(String(body))?.[1];
}

describe('a page that asks for experiences', () => {
  test.each([false, true])('is stored once for each set of variants, decided later: %s', async (later) => {
    isDecidedLater = later;
    expect(await shown('hero:b')).toBe('/ hero:b');
    expect(await shown('')).toBe('/');
    expect(await shown('hero:b')).toBe('/ hero:b');
    expect(await shown('')).toBe('/');
    expect(rendered).toEqual(['/', '/ hero:b']);
    expect(counts).toEqual({ hits: 3, stale: 0, misses: 1 });
  });

  test('is decided by what its variants ask for in turn', async () => {
    asked['/ hero:b'] = ['hero', 'note'];
    asked['/ hero:b,note:c'] = ['hero', 'note'];
    expect(await shown('hero:b,note:c')).toBe('/ hero:b,note:c');
    expect(rendered).toEqual(['/', '/ hero:b', '/ hero:b,note:c']);
  });

  test('is the baseline for bots', async () => {
    expect(await shown('hero:b', { 'user-agent': 'bot' })).toBe('/');
  });

  test('is sent also where variants contradict each other without end', async () => {
    asked['/ hero:b'] = [];
    asked['/'] = ['hero'];
    expect(await shown('hero:b')).toMatch(/^\/( hero:b)?$/);
  });

  test('asks for others once it was changed', async () => {
    await shown('hero:b');
    asked = { '/': [] };
    cache.purge();
    expect(await shown('hero:b')).toBe('/');
  });

  test('is refreshed in the background, the variant too', async () => {
    await shown('hero:b');
    now += 20_000;
    expect(await shown('hero:b')).toBe('/ hero:b');
    await vi.waitFor(() => expect(rendered).toEqual(['/', '/ hero:b', '/', '/ hero:b']));
    expect(counts).toMatchObject({ stale: 1, misses: 1 });
  });
});

import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../http/server.test-support.ts';
import { PageCache } from './page-cache.ts';

let now = 0;
let renderings: string[] = [];
/** Addresses where there is something. */
let known = new Set<string>();
/** Whether a request of the rendering failed. */
let isFailing = false;
let cache: PageCache<{ readonly url: string }>;
let server: TestServer;

const log = { info() {}, warn() {}, error() {} };

beforeEach(async () => {
  now = 1_000_000;
  renderings = [];
  known = new Set(['/boots']);
  isFailing = false;
  cache = new PageCache({
    log,
    counts: { hits: 0, stale: 0, misses: 0 },
    maxBytes: 50_000,
    now: () => now,
    unknown: {
      keyOf: ({ url }) => (url.startsWith('/de-de') ? 'de-de' : 'en-us'),
      isMissing: async ({ url }) => !known.has(url),
    },
    render: async ({ url }, { isBot }) => {
      renderings.push(isBot ? `bot ${url}` : url);
      const headers = [['content-type', 'text/html']] as const;
      const body = Buffer.from(known.has(url) ? `<h1>${url}</h1>` : `<h1>Not found${isBot ? ' by a bot' : ''}</h1>`);
      return { reply: { status: known.has(url) ? 200 : 404, headers, body }, store: !isFailing, tags: new Set() };
    },
  });
  server = await startTestServer((request, response) => {
    void cache.send({ url: request.url ?? '' }, request, response, request.headers['user-agent'] === 'bot');
  });
});
afterEach(() => server.close());

async function visit(...paths: readonly string[]) {
  for (const path of paths) await server.send(path);
  return renderings;
}

describe('an unknown address', () => {
  test('gets the page of another one, with its status and no tag', async () => {
    await visit('/wp-login');
    const answer = await server.send('/xmlrpc');
    expect([answer.status, String(answer.body), answer.headers.etag]).toEqual([404, '<h1>Not found</h1>', undefined]);
    expect(renderings).toEqual(['/wp-login']);
  });

  test('gets the page of its own locale, and a bot another one', async () => {
    expect(await visit('/a', '/de-de/a', '/b', '/de-de/b')).toEqual(['/a', '/de-de/a']);
    const bot = { headers: { 'user-agent': 'bot' } };
    for (const path of ['/c', '/d']) expect(String((await server.send(path, bot)).body)).toContain('by a bot');
    expect(renderings).toEqual(['/a', '/de-de/a', 'bot /c']);
  });

  test('never takes the place of a page that exists', async () => {
    await visit('/a');
    expect(String((await server.send('/boots')).body)).toBe('<h1>/boots</h1>');
    known.delete('/boots');
    now += 20_000;
    await visit('/boots', '/boots');
    expect((await server.send('/boots')).status).toBe(404);
  });

  test('is shown as soon as there is something', async () => {
    await visit('/a', '/new');
    known.add('/new');
    expect((await server.send('/new')).status).toBe(200);
  });

  test('is rendered again after a quarter of a minute, and after each purge', async () => {
    await visit('/a', '/b');
    now += 15_001;
    await visit('/c', '/d');
    cache.purge(['catalog']);
    expect(await visit('/e', '/f')).toEqual(['/a', '/c', '/e']);
  });

  test('whose page may lack something is rendered each time', async () => {
    isFailing = true;
    expect(await visit('/a', '/b')).toEqual(['/a', '/b']);
  });
});

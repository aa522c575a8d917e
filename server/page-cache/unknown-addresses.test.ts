import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../http/server.test-support.ts';
import { PageCache } from './page-cache.ts';

let now = 0;
let renderings: string[] = [];
/** Addresses where there is something. */
let known = new Set<string>();
/** Whether it is not known without rendering that there is nothing at an address. */
let isUncertain = false;
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
  isUncertain = false;
  cache = new PageCache({
    log,
    counts: { hits: 0, stale: 0, misses: 0 },
    maxBytes: 50_000,
    now: () => now,
    unknown: {
      keyOf: ({ url }) => (url.startsWith('/de-de') ? 'de-de' : 'en-us') + variantOf(url),
      isMissing: async ({ url }) => !isUncertain && !known.has(url),
    },
    /** The header `x-variant` of a visitor with an id names what is decided. */
    withDecisions: ({ address: { url }, request, isUnknown }) => ({
      url:
        url.replace(/ .*/, '') + (isUnknown === true ? ` ${String(request.headers['x-variant'] ?? '')}`.trimEnd() : ''),
    }),
    render: async ({ url }, { isBot }) => {
      renderings.push(isBot ? `bot ${url}` : url);
      const headers = [['content-type', 'text/html']] as const;
      const missing = `<h1>Not found${variantOf(url)}${isBot ? ' by a bot' : ''}</h1>`;
      const body = Buffer.from(known.has(url) ? `<h1>${url}</h1>` : missing);
      const reply = { status: known.has(url) ? 200 : 404, headers, body };
      return { reply, store: !isFailing, tags: new Set(), experiences: new Set(['note']) };
    },
  });
  server = await startTestServer((request, response) => {
    void cache.send({ url: request.url ?? '' }, request, response, request.headers['user-agent'] === 'bot');
  });
});
afterEach(() => server.close());

function variantOf(url: string): string {
  return / .*/.exec(url)?.[0] ?? '';
}

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

describe('the experiences of an unknown address', () => {
  const shown = async (path: string, variant: string, agent = 'browser') => {
    const headers = { 'user-agent': agent, 'x-variant': variant };
    const { status, body } = await server.send(path, { headers });
    return `${status} ${/<h1>(.*)<\/h1>/.exec(String(body))?.[1]}`;
  };

  test('are decided: each set of variants has one page for all addresses', async () => {
    for (const path of ['/a', '/b', '/c']) {
      expect(await shown(path, 'b')).toBe('404 Not found b');
      expect(await shown(path, '')).toBe('404 Not found');
      expect(await shown(path, 'c')).toBe('404 Not found c');
    }
    expect(renderings).toEqual(['/a', '/a b', '/a c']);
  });

  test('are the baseline for bots', async () => {
    expect(await shown('/a', 'b', 'bot')).toBe('404 Not found by a bot');
  });

  test('are decided where only the rendered page tells that there is nothing', async () => {
    isUncertain = true;
    for (const path of ['/a', '/b']) expect(await shown(path, 'b')).toBe('404 Not found b');
    expect(renderings).toEqual(['/a', '/a b', '/b']);
  });

  test('are not decided on a page that may lack something', async () => {
    isFailing = true;
    expect(await shown('/a', 'b')).toBe('404 Not found');
  });

  test('take a place only while there is nothing at the address', async () => {
    await shown('/new', 'b');
    known.add('/new');
    expect(await shown('/new', 'b')).toBe('200 /new');
  });
});

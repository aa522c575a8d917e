import { request } from 'node:http';
import { lookup as systemLookup } from 'node:dns';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { SettingReader } from '../../src/lib/setting-reader.ts';
import { isPublicAddress } from '../http/public-address.ts';
import type { Network } from '../http/public-request.ts';
import { startTestServer, type TestServer } from '../http/server.test-support.ts';
import { readScriptSettings } from '../settings/scripts.ts';
import { createScriptRoutes, type ScriptRoutesOptions } from './script-routes.ts';

interface HostAnswer {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
  readonly isSilent?: boolean;
}

const SCRIPT = { headers: { 'content-type': 'text/javascript', 'set-cookie': 'a=b' }, body: 'run();' };
const TAG_MANAGER = { id: 'GTM-AB12CD3', url: 'https://tags.example.com/gtm.js?id=GTM-AB12CD3' };
const LISTED = 'https://cdn.example.com/widget/,https://cdn.example.com:8443/x/,https://tags.example.com/loader.js';
const log = { info() {}, warn: vi.fn(), error() {} };

let host: TestServer;
let requested: { readonly url: string; readonly headers: Readonly<Record<string, unknown>> }[];
let answers: Record<string, HostAnswer>;

beforeEach(async () => {
  requested = [];
  answers = { '/widget/a.js': SCRIPT, '/loader.js': SCRIPT, '/gtm.js?id=GTM-AB12CD3': SCRIPT };
  host = await startTestServer((message, response) => {
    requested.push({ url: `${message.headers.host}${message.url}`, headers: message.headers });
    const answer = answers[message.url ?? ''] ?? { status: 404 };
    response.writeHead(answer.status ?? 200, answer.headers);
    if (answer.isSilent) response.write('x');
    else response.end(answer.body);
  });
});
afterEach(async () => {
  vi.useRealTimers();
  log.warn.mockClear();
  await host.close();
});

/** Resolves every name to the test's own server, as if that were on the Internet. */
const network = (): Network => ({
  request,
  port: host.port,
  isAllowed: () => true,
  lookup: (_host, _options, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]),
});

function open(options: Partial<ScriptRoutesOptions> = {}) {
  const { proxyScripts } = readScriptSettings(new SettingReader({ PROXY_SCRIPTS: LISTED }));
  const limits = { bytes: 1000, time: 300 };
  const app = createScriptRoutes({
    proxyScripts,
    tagManager: TAG_MANAGER,
    log,
    network: network(),
    limits,
    ...options,
  });
  return {
    app,
    proxy: (url: string, init?: RequestInit) => app.request(`/fapi/proxyScript?${new URLSearchParams({ url })}`, init),
  };
}

describe('a script of the list', () => {
  test('is served as a script of the shop, without anything of the visitor or of the host', async () => {
    const visitor = {
      cookie: 'session=1',
      authorization: 'Bearer 1',
      'user-agent': 'Mozilla',
      referer: 'https://shop',
    };
    const answer = await open().proxy('https://cdn.example.com/widget/a.js', { headers: visitor });
    expect(await answer.text()).toBe('run();');
    expect(Object.fromEntries(answer.headers)).toEqual({
      'content-type': 'text/javascript; charset=utf-8',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=900',
      etag: expect.any(String),
    });
    const [sent] = requested;
    expect(sent?.url).toBe('cdn.example.com/widget/a.js');
    expect(Object.keys(sent?.headers ?? {}).toSorted()).toEqual(['accept', 'accept-encoding', 'connection', 'host']);
  });

  test('is fetched once for many, and again in the background when it is old', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { proxy } = open();
    const url = 'https://tags.example.com/loader.js';
    await Promise.all([proxy(url), proxy(url)]);
    expect(requested).toHaveLength(1);
    vi.setSystemTime(Date.now() + 11 * 60_000);
    answers['/loader.js'] = { ...SCRIPT, body: 'newer();' };
    expect(await (await proxy(url)).text()).toBe('run();');
    await expect.poll(async () => (await proxy(url)).text()).toBe('newer();');
  });

  test('is served from its last copy while its host fails', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    const { proxy } = open();
    await proxy('https://tags.example.com/loader.js');
    vi.setSystemTime(Date.now() + 11 * 60_000);
    answers['/loader.js'] = { status: 500 };
    expect((await proxy('https://tags.example.com/loader.js')).status).toBe(200);
    await expect.poll(() => log.warn.mock.calls.length).toBe(1);
    expect((await proxy('https://tags.example.com/loader.js')).status).toBe(200);
  });

  test.each<[string, HostAnswer]>([
    ['that redirects, even to the list', { status: 302, headers: { location: 'https://tags.example.com/loader.js' } }],
    ['that redirects to this machine', { status: 301, headers: { location: 'http://127.0.0.1/' } }],
    ['that is a page', { headers: { 'content-type': 'text/html' }, body: '<script>run()</script>' }],
    ['without a type', { body: 'run();' }],
    ['that is too large', { ...SCRIPT, body: Buffer.alloc(1001) }],
    ['that never ends', { ...SCRIPT, isSilent: true }],
    ['that is missing', { status: 404 }],
  ])('%s answers 502, and its host is asked once', async (_, answer) => {
    answers['/widget/a.js'] = answer;
    const { proxy } = open();
    for (let count = 0; count < 2; count += 1)
      expect((await proxy('https://cdn.example.com/widget/a.js')).status).toBe(502);
    expect(requested).toHaveLength(1);
  });
});

describe('an address that is not on the list', () => {
  test.each([
    'http://cdn.example.com/widget/a.js',
    'https://cdn.example.com:444/widget/a.js',
    'https://cdn.example.com:8443/widget/a.js',
    'https://cdn.example.com:443/widget/a.js',
    'https://user:secret@cdn.example.com/widget/a.js',
    'https://cdn.example.com@evil.example/widget/a.js',
    'https://cdn.example.com.evil.example/widget/a.js',
    'https://evil-cdn.example.com/widget/a.js',
    'https://cdn.example.com./widget/a.js',
    'https://CDN.example.com/widget/a.js',
    'HTTPS://cdn.example.com/widget/a.js',
    'https://cdn.example.com/widgets/a.js',
    'https://cdn.example.com/widget',
    'https://cdn.example.com/Widget/a.js',
    'https://cdn.example.com/widget/../private.js',
    'https://cdn.example.com/widget/%2e%2e/private.js',
    'https://cdn.example.com/widget/..%2fprivate.js',
    'https://cdn.example.com/widget/..%5cprivate.js',
    'https://cdn.example.com/widget/%252e%252e/private.js',
    'https://cdn.example.com/widget\\..\\private.js',
    'https://cdn.example.com/widget//evil.js',
    'https://cdn.example.com/%77idget/a.js',
    'https://cdn.example.com/widget/a.js#x',
    'https://tags.example.com/loader.js/x',
    'https://tags.example.com/loader.jsx',
    'https://tags.example.com/loader.js;x',
    '//cdn.example.com/widget/a.js',
    ' https://cdn.example.com/widget/a.js',
    'https://2130706433/widget/a.js',
    'https://0x7f.1/widget/a.js',
    'https://127.0.0.1/widget/a.js',
    'https://[::1]/widget/a.js',
    'https://[::ffff:127.0.0.1]/widget/a.js',
    'https://[::ffff:7f00:1]/widget/a.js',
    'file:///etc/passwd',
    'data:text/javascript,run()',
    'javascript:run()',
    '/widget/a.js',
    '',
  ])('is not requested: %s', async (url) => {
    expect((await open().proxy(url)).status).toBe(404);
    expect(requested).toEqual([]);
  });

  test('is none, or one of two', async () => {
    const { app } = open();
    const listed = encodeURIComponent('https://cdn.example.com/widget/a.js');
    for (const query of ['', '?url', `?url=${listed}&url=${listed}`, `?URL=${listed}`])
      expect([query, (await app.request(`/fapi/proxyScript${query}`)).status]).toEqual([query, 404]);
    expect((await app.request(`/fapi/proxyScript?url=${listed}`, { method: 'POST' })).status).toBe(405);
    expect(requested).toEqual([]);
  });
});

describe('a listed host with an address that is not public', () => {
  test.each(['127.0.0.1', '10.0.0.8', '192.168.1.1', '169.254.169.254', '::1', 'fe80::1', '::ffff:127.0.0.1'])(
    'is not connected: %s',
    async (address) => {
      const lookup: Network['lookup'] = (_host, _options, callback) =>
        callback(null, [{ address, family: address.includes(':') ? 6 : 4 }]);
      const { proxy } = open({ network: { ...network(), isAllowed: isPublicAddress, lookup } });
      expect((await proxy('https://cdn.example.com/widget/a.js')).status).toBe(502);
      expect(requested).toEqual([]);
      expect(log.warn).toHaveBeenCalledWith(
        expect.objectContaining({ error: 'its address is not public' }),
        'scripts: fetching failed',
      );
    },
  );

  test('is not connected when the name is resolved anew after a first, public address', async () => {
    vi.useFakeTimers({ toFake: ['Date'] });
    let address = '127.0.0.1';
    const isAllowed = vi.fn(() => address === '127.0.0.1');
    const lookup: Network['lookup'] = (_host, _options, callback) => callback(null, [{ address, family: 4 }]);
    const { proxy } = open({ network: { ...network(), isAllowed, lookup } });
    await proxy('https://cdn.example.com/widget/a.js');
    address = '127.0.0.2';
    vi.setSystemTime(Date.now() + 11 * 60_000);
    expect((await proxy('https://cdn.example.com/widget/a.js')).status).toBe(200);
    await expect.poll(() => log.warn.mock.calls.length).toBe(1);
    expect(requested).toHaveLength(1);
  });

  test('is not connected when its own entry names this machine', async () => {
    const entry = { host: 'localhost', port: '', path: '/widget/' };
    const { proxy } = open({
      proxyScripts: [entry],
      network: { ...network(), isAllowed: isPublicAddress, lookup: systemLookup },
    });
    expect((await proxy('https://localhost/widget/a.js')).status).toBe(502);
    expect(requested).toEqual([]);
  });
});

describe('the first-party path of the tag manager', () => {
  test('serves the script of its container', async () => {
    const { app } = open();
    const answer = await app.request('/sstm/GTM-AB12CD3');
    expect([answer.status, await answer.text()]).toEqual([200, 'run();']);
    expect(requested.map(({ url }) => url)).toEqual(['tags.example.com/gtm.js?id=GTM-AB12CD3']);
  });

  test.each(['/sstm/gtm-ab12cd3', '/sstm/GTM-OTHER1', '/sstm/GTM-AB12CD3/x', '/sstm/', '/sstm/GTM-AB12CD3%2F..'])(
    'serves no other: %s',
    async (path) => {
      expect((await open().app.request(path)).status).toBe(404);
      expect(requested).toEqual([]);
    },
  );

  test('serves nothing where it is not configured, and answers 502 without a copy', async () => {
    expect((await open({ tagManager: undefined }).app.request('/sstm/GTM-AB12CD3')).status).toBe(404);
    answers = {};
    expect((await open().app.request('/sstm/GTM-AB12CD3')).status).toBe(502);
  });
});

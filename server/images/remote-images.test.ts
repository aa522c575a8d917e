import { lookup as systemLookup } from 'node:dns';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../http/server.test-support.ts';
import { DiskCache } from './disk-cache.ts';
import { INTERNET, type Network } from '../http/public-request.ts';
import { bomb, photo, SILENT, SVG, testFolder, type TestFolder } from './images.test-support.ts';
import { isPublicAddress } from '../http/public-address.ts';
import { RemoteImages, type RemoteImageOptions } from './remote-images.ts';

type Answer = { status?: number; headers?: Record<string, string>; body?: Buffer | 'endless' | 'never' };

let root: TestFolder;
let server: TestServer;
let image: Buffer;
let requested: string[];
let answers: Record<string, Answer>;

beforeAll(async () => void (image = await photo(400, 300, 'jpeg')));
beforeEach(async () => {
  root = testFolder();
  requested = [];
  answers = { '/a.jpg?w=2': { body: image } };
  server = await startTestServer((message, response) => {
    requested.push(`${message.headers.host}${message.url}`);
    const { status = 200, headers = {}, body = Buffer.alloc(0) } = answers[message.url ?? ''] ?? { status: 404 };
    response.writeHead(status, headers);
    if (body === 'never') return void response.write('x');
    if (body !== 'endless') return void response.end(body);
    const more = () =>
      void (response.write(Buffer.alloc(64 * 1024)) ? setImmediate(more) : response.once('drain', more));
    more();
  });
});
afterEach(async () => {
  await server.close();
  root.remove();
});

/** Resolves every name to the test's own server, as if that were on the Internet. */
function local(): Network {
  return {
    request,
    port: server.port,
    isAllowed: () => true,
    lookup: (_host, _options, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]),
  };
}

function open(options: Partial<RemoteImageOptions> = {}): RemoteImages {
  const disk = new DiskCache({ folder: join(root.path, 'images'), maxBytes: 1e8, log: SILENT });
  return new RemoteImages({
    hosts: ['cdn.example.com', 'other.example.com'],
    secret: 's'.repeat(32),
    disk,
    log: SILENT,
    network: local(),
    limits: { bytes: 1e6, time: 3000 },
    ...options,
  });
}

const URL_A = 'https://cdn.example.com/a.jpg?w=2';

async function find(src: string, remote = open()) {
  const name = remote.describe(src)?.name;
  return name === undefined ? 'unlisted' : remote.find(name);
}

describe('an image of another host', () => {
  test('is fetched once, and cached across a restart', async () => {
    const remote = open();
    const [first, second] = await Promise.all([find(URL_A, remote), find(URL_A, remote)]);
    expect(first).toMatchObject({ width: 400, height: 300, isScalable: true, contentType: 'image/jpeg' });
    expect(second).toBe(first);
    expect(remote.describe(URL_A)).toMatchObject({ width: 400, height: 300, isRemote: true });
    const restarted = await find(URL_A);
    expect(restarted).toEqual({ ...Object(first), read: expect.any(Function) });
    expect(requested).toEqual(['cdn.example.com/a.jpg?w=2']);
  });

  test('grows the revision when its size becomes known, and not again', async () => {
    const remote = open();
    const before = remote.revision;
    await find('https://cdn.example.com/none', remote);
    expect(remote.revision).toBe(before);
    await find(URL_A, remote);
    expect(remote.revision).toBeGreaterThan(before);
    const known = remote.revision;
    await find(URL_A, remote);
    expect(remote.revision).toBe(known);
  });

  test('is returned with its original bytes', async () => {
    const found = await find(URL_A);
    if (typeof found === 'string') throw new Error(found);
    expect(await found.read()).toEqual(answers['/a.jpg?w=2']?.body);
  });

  test.each([
    'http://cdn.example.com/a.jpg?w=2',
    'https://cdn.example.com:8443/a.jpg?w=2',
    'https://user@cdn.example.com/a.jpg?w=2',
    'https://evil.example.com/a.jpg?w=2',
    'https://cdn.example.com.evil.example/a.jpg?w=2',
    'https://sub.cdn.example.com/a.jpg?w=2',
    'data:image/png;base64,AAAA',
    '/media/a.jpg',
  ])('is never fetched from %s', async (src) => {
    expect(await find(src)).toBe('unlisted');
    expect(requested).toEqual([]);
  });

  test('is fetched for the shop’s own pages only', async () => {
    const remote = open();
    const name = Buffer.from(URL_A).toString('base64url');
    const other = remote.describe('https://cdn.example.com/b.jpg')?.name?.stamp ?? '';
    const foreign = open({ secret: 'other'.repeat(9) }).describe(URL_A)?.name?.stamp ?? '';
    for (const stamp of [other, foreign, '~0123456789abcdef'])
      expect(await remote.find({ stamp, name })).toBe('missing');
    expect(await remote.find({ stamp: '~0123456789abcdef', name: '!!' })).toBe('missing');
    expect(requested).toEqual([]);
  });

  test('is followed across redirects between listed hosts', async () => {
    answers['/moved'] = { status: 302, headers: { location: 'https://other.example.com/a.jpg?w=2' } };
    expect(await find('https://cdn.example.com/moved')).toMatchObject({ width: 400 });
    expect(requested).toEqual(['cdn.example.com/moved', 'other.example.com/a.jpg?w=2']);
  });

  test.each([
    'https://evil.example.com/a.jpg',
    'http://cdn.example.com/a.jpg?w=2',
    '//127.0.0.1/a.jpg',
    'file:///etc/passwd',
  ])('is not followed to %s', async (location) => {
    answers['/moved'] = { status: 302, headers: { location } };
    expect(await find('https://cdn.example.com/moved')).toBe('failed');
    expect(requested).toEqual(['cdn.example.com/moved']);
  });

  test('is not followed in a redirect loop', async () => {
    answers['/moved'] = { status: 302, headers: { location: '/moved' } };
    expect(await find('https://cdn.example.com/moved')).toBe('failed');
    expect(requested).toHaveLength(4);
  });

  test('is missing when the host returns 404, and not requested again at once', async () => {
    const remote = open();
    expect(await find('https://cdn.example.com/none', remote)).toBe('missing');
    expect(await find('https://cdn.example.com/none', remote)).toBe('missing');
    expect(requested).toHaveLength(1);
  });

  test.each<[string, () => Promise<Answer>]>([
    ['a vector picture', async () => ({ body: SVG })],
    ['a vector picture called a PNG', async () => ({ body: SVG, headers: { 'content-type': 'image/png' } })],
    ['a web page', async () => ({ body: Buffer.from('<!doctype html>'), headers: { 'content-type': 'image/jpeg' } })],
    ['more pixels than the limit', async () => ({ body: await bomb() })],
    ['an announced size above the limit', async () => ({ body: Buffer.alloc(2e6, 'x') })],
    ['bytes without end', async () => ({ body: 'endless' })],
    ['nothing', async () => ({})],
    ['an error', async () => ({ status: 500 })],
  ])('is rejected when the host sends %s', async (_, make) => {
    answers['/bad'] = await make();
    expect(await find('https://cdn.example.com/bad')).toBe('failed');
  });

  test('is given up when the host never completes the response', async () => {
    answers['/slow'] = { body: 'never' };
    const started = performance.now();
    const remote = open({ limits: { bytes: 1e6, time: 150 } });
    expect(await find('https://cdn.example.com/slow', remote)).toBe('failed');
    expect(performance.now() - started).toBeLessThan(2000);
  });
});

describe('a listed name that resolves to an internal address', () => {
  const inside = (): Network => ({ ...local(), isAllowed: isPublicAddress });

  test('is not connected to', async () => {
    expect(await find(URL_A, open({ network: inside() }))).toBe('failed');
    expect(requested).toEqual([]);
  });

  test('is not connected to when only one of its addresses is internal', async () => {
    const both = [
      { address: '93.184.215.14', family: 4 },
      { address: '127.0.0.1', family: 4 },
    ];
    const network: Network = { ...inside(), lookup: (_host, _options, callback) => callback(null, both) };
    expect(await find(URL_A, open({ network }))).toBe('failed');
    expect(requested).toEqual([]);
  });

  test.each(['127.0.0.1', '[::1]', '0x7f.1', '2130706433'])('is not connected to as %s', async (host) => {
    const hosts = [new URL(`https://${host}`).hostname];
    const network: Network = { ...inside(), lookup: systemLookup };
    expect(await find(`https://${host}/a.jpg?w=2`, open({ hosts, network }))).toBe('failed');
    expect(requested).toEqual([]);
  });

  test('is rejected in production', () => {
    expect(INTERNET.isAllowed).toBe(isPublicAddress);
    expect(INTERNET.port).toBe(443);
  });
});

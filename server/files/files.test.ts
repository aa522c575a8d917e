import { mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../http/server.test-support.ts';
import { loadAssets } from './assets.ts';
import { createMedia } from './media.ts';
import { MediaWatch } from './media-watch.ts';
import { precompress } from './precompress.ts';

let folder: string;
let server: TestServer;
const script = 'export const answer = 42;\n'.repeat(100);
const image = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';

function write(path: string, text: string | Buffer): void {
  const full = join(folder, path);
  mkdirSync(join(full, '..'), { recursive: true });
  writeFileSync(full, text);
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'aisle-static-'));
  write('client/_astro/main.abc.js', script);
  write('client/favicon.svg', image);
  write('client/.env', 'secret');
  write('client/large.bin', Buffer.alloc(1024 * 1024 + 1, 7));
  write('content/media/hero/größe 1.svg', image);
  write('content/media/clip.mp4', '0123456789');
  write('content/media/.hidden.png', 'secret');
  write('content/secret.json', 'secret');
  write('data/media/clip.mp4', 'of the second folder');
  write('data/media/only.png', 'png');
  symlinkSync(join(folder, 'content/secret.json'), join(folder, 'content/media/link.png'));
  await precompress(join(folder, 'client'));
  const assets = await loadAssets(join(folder, 'client'), [['x-content-type-options', 'nosniff']]);
  const folders = ['content/media', 'data/media', 'none'].map((name) => join(folder, name));
  const media = createMedia(new MediaWatch(folders, { info() {}, warn() {}, error() {} }), []);
  server = await startTestServer(async (request, response) => {
    const isSent = (await assets(request, response)) || (await media(request, response));
    if (!isSent) response.writeHead(404).end();
  });
});
afterAll(async () => {
  await server.close();
  rmSync(folder, { recursive: true });
});

describe('assets', () => {
  test('are served precompressed and immutable', async () => {
    const answer = await server.send('/_astro/main.abc.js', { headers: { 'accept-encoding': 'br, gzip' } });
    expect(String(brotliDecompressSync(answer.body))).toBe(script);
    expect(answer.headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'public, max-age=31536000, immutable',
      vary: 'Accept-Encoding',
      'x-content-type-options': 'nosniff',
    });
  });

  test('are revalidated when their name has no fingerprint', async () => {
    const answer = await server.send('/favicon.svg?v=1');
    expect(answer.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    const again = await server.send('/favicon.svg', { headers: { 'if-none-match': `${answer.headers.etag}` } });
    expect(again.status).toBe(304);
  });

  test('are read from the disk when too large for memory', async () => {
    const answer = await server.send('/large.bin', { headers: { range: 'bytes=0-9' } });
    expect(answer).toMatchObject({ status: 206, body: Buffer.alloc(10, 7) });
  });

  test.each(['/.env', '/_astro/main.abc.js.br', '/_astro', '/', '/constructor', '/../secret.json'])(
    'do not include %s',
    async (path) => {
      expect((await server.send(path)).status).toBe(404);
    },
  );

  test('are compressed once', async () => {
    const path = join(folder, 'client/_astro/main.abc.js.br');
    const before = statSync(path).ctimeMs;
    await precompress(join(folder, 'client'));
    expect(statSync(path).ctimeMs).toBe(before);
  });
});

describe('media', () => {
  test('are served from the first folder that has them', async () => {
    expect(String((await server.send('/media/clip.mp4')).body)).toBe('0123456789');
    expect(String((await server.send('/media/only.png')).body)).toBe('png');
  });

  test('run no script when opened directly', async () => {
    const answer = await server.send('/media/hero/gr%C3%B6%C3%9Fe%201.svg');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toContain('image/svg+xml');
    expect(answer.headers['content-security-policy']).toMatch(/default-src 'none'.*sandbox/);
  });

  test('are cached for a day, then revalidated', async () => {
    const answer = await server.send('/media/clip.mp4');
    expect(answer.headers['cache-control']).toBe('public, max-age=86400');
    const again = await server.send('/media/clip.mp4', { headers: { 'if-none-match': `${answer.headers.etag}` } });
    expect(again.status).toBe(304);
  });

  test('are served anew soon after a change', async () => {
    write('data/media/changing.png', 'first');
    expect(String((await server.send('/media/changing.png')).body)).toBe('first');
    write('data/media/changing.png', 'second');
    await delay(250);
    expect(String((await server.send('/media/changing.png')).body)).toBe('second');
    rmSync(join(folder, 'data/media/changing.png'));
    await delay(250);
    expect((await server.send('/media/changing.png')).status).toBe(404);
  });

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=7-', 206, '789', 'bytes 7-9/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=5-99', 206, '56789', 'bytes 5-9/10'],
    ['bytes=10-', 416, '', 'bytes */10'],
    ['bytes=-0', 416, '', 'bytes */10'],
    ['bytes=4-2', 200, '0123456789', undefined],
    ['bytes=0-1,4-5', 200, '0123456789', undefined],
    ['lines=1-2', 200, '0123456789', undefined],
  ])('respond to the range %s', async (range, status, body, contentRange) => {
    const answer = await server.send('/media/clip.mp4', { headers: { range } });
    expect([answer.status, String(answer.body), answer.headers['content-range']]).toEqual([status, body, contentRange]);
  });

  test('respond to HEAD without a body', async () => {
    const answer = await server.send('/media/clip.mp4', { method: 'HEAD' });
    expect([answer.body.length, answer.headers['content-length']]).toEqual([0, '10']);
  });

  test.each([
    '/media/../secret.json',
    '/media/%2e%2e/secret.json',
    '/media/..%2fsecret.json',
    '/media/hero%2f..%2f..%2fsecret.json',
    '/media/..%5csecret.json',
    '/media/.hidden.png',
    '/media/link.png',
    '/media/clip.mp4%00.png',
    '/media/hero',
    '/media/',
    '/media/%zz',
  ])('do not include %s', async (path) => {
    expect((await server.send(path)).status).toBe(404);
  });
});

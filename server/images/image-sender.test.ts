import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { MediaWatch } from '../files/media-watch.ts';
import { startTestServer, type TestServer } from '../http/server.test-support.ts';
import { DiskCache } from './disk-cache.ts';
import { encodeImage, type EncodeImage } from './encode.ts';
import { Encoder } from './encoder.ts';
import { animation, bomb, photo, SILENT, SVG, testFolder, type TestFolder } from './images.test-support.ts';
import { LocalImages } from './local-images.ts';
import { createImageSender } from './image-sender.ts';

let root: TestFolder;
let server: TestServer;
let encodes: string[];
let encode: EncodeImage;
let boot: Buffer;

beforeAll(async () => void (boot = await photo(900, 600)));
beforeEach(async () => {
  root = testFolder();
  encodes = [];
  encode = encodeImage;
  mkdirSync(join(root.path, 'media'));
  root.write('media/boots/größe 1.webp', boot);
  server = await start();
});
afterEach(async () => {
  await server.close();
  root.remove();
});

async function start(): Promise<TestServer> {
  const disk = new DiskCache({ folder: join(root.path, 'images'), maxBytes: 1e8, log: SILENT });
  const counted: EncodeImage = (bytes, output) => {
    encodes.push(`${output.width}.${output.format}`);
    return encode(bytes, output);
  };
  const send = createImageSender({
    local: new LocalImages(new MediaWatch([join(root.path, 'media')], SILENT)),
    remote: undefined,
    encoder: new Encoder({ disk, encode: counted, limit: 2, log: SILENT }),
    headers: [['x-shared', 'yes']],
    timeoutMs: 5000,
  });
  return startTestServer((request, response) => {
    void Promise.resolve(send(request, response)).then((isOurs) => isOurs || response.writeHead(418).end());
  });
}

const NAME = 'boots/gr%C3%B6%C3%9Fe%201.webp';
const stampOf = async (name: string) =>
  (await new LocalImages(new MediaWatch([join(root.path, 'media')], SILENT)).find(name))?.key.slice(0, 8);
const address = async (width: number, format = 'avif') => `/img/${width}/${await stampOf(NAME)}/${NAME}.${format}`;

describe('an image of the shop', () => {
  test.each(['avif', 'webp'])('is sent in the requested width, as %s, immutable', async (format) => {
    const answer = await server.send(await address(320, format));
    expect(answer.status).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': `image/${format}`,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-length': String(answer.body.length),
      'x-shared': 'yes',
    });
    const { width, height } = await sharp(answer.body).metadata();
    expect([width, height]).toEqual([320, 213]);
  });

  test('is encoded once for twenty visitors, and for later ones', async () => {
    const path = await address(320);
    const answers = await Promise.all(Array.from({ length: 20 }, () => server.send(path)));
    expect(new Set(answers.map(({ status, body }) => `${status} ${body.toString('base64')}`)).size).toBe(1);
    await server.close();
    server = await start();
    expect((await server.send(path)).body).toEqual(answers[0]?.body);
    expect(encodes).toEqual(['320.avif']);
  });

  test('is encoded once for all widths that would enlarge it', async () => {
    const answers = await Promise.all([960, 1280, 1920].map(async (width) => server.send(await address(width))));
    expect(encodes).toEqual(['960.avif']);
    expect((await sharp(answers[2]?.body).metadata()).width).toBe(900);
  });

  test('responds with 304, and to HEAD without its bytes', async () => {
    const path = await address(320);
    const { headers } = await server.send(path);
    const again = await server.send(path, { headers: { 'if-none-match': `${headers.etag}` } });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await server.send(path, { method: 'HEAD' });
    expect([head.status, head.body.length, head.headers['content-length']]).toEqual([
      200,
      0,
      headers['content-length'],
    ]);
  });

  test('is cached for a day without a stamp, and for a minute with another', async () => {
    const without = await server.send(`/img/320/-/${NAME}.webp`);
    expect(without.headers['cache-control']).toBe('public, max-age=86400');
    const old = await server.send(`/img/320/00000000/${NAME}.webp`);
    expect(old.headers['cache-control']).toBe('public, max-age=60');
  });

  test('is served anew soon after its file changed, at both addresses', async () => {
    const old = await address(320);
    const before = await server.send(old);
    root.write('media/boots/größe 1.webp', await photo(500, 500));
    await new Promise((resolve) => setTimeout(resolve, 220));
    const after = await server.send(old);
    expect(after.headers['cache-control']).toBe('public, max-age=60');
    expect((await sharp(after.body).metadata()).height).toBe(320);
    expect(after.body).not.toEqual(before.body);
    expect((await server.send(await address(320))).headers['cache-control']).toContain('immutable');
  });

  test('is not found soon after its file was removed', async () => {
    const path = await address(320);
    await server.send(path);
    rmSync(join(root.path, 'media/boots/größe 1.webp'));
    await new Promise((resolve) => setTimeout(resolve, 220));
    expect((await server.send(path)).status).toBe(404);
  });
});

describe('an image that is not available in other widths', () => {
  test.each([
    ['moving', () => animation(400, 300), 'a.webp', 'image/webp'],
    ['tiny', () => photo(120, 90, 'png'), 'a.png', 'image/png'],
    ['too large to decode', bomb, 'a.png', 'image/png'],
  ])('is sent unchanged: %s', async (_, make, name, type) => {
    const bytes = await make();
    root.write(`media/${name}`, bytes);
    const answer = await server.send(`/img/320/-/${name}.avif`);
    expect([answer.status, answer.headers['content-type'], encodes]).toEqual([200, type, []]);
    expect(answer.body.equals(bytes)).toBe(true);
  });

  test('is sent unchanged, with a short lifetime, when encoding fails', async () => {
    encode = () => Promise.reject(new Error('broken'));
    const answer = await server.send(await address(320));
    expect([answer.status, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(answer.headers['cache-control']).toBe('private, max-age=30');
    expect(answer.body.equals(boot)).toBe(true);
  });
});

describe('a visitor', () => {
  test('does not wait for a slow encode, and the next one gets its result', async () => {
    const gate = Promise.withResolvers<void>();
    encode = async (bytes, output) => (await gate.promise, encodeImage(bytes, output));
    const disk = new DiskCache({ folder: join(root.path, 'other'), maxBytes: 1e8, log: SILENT });
    const send = createImageSender({
      local: new LocalImages(new MediaWatch([join(root.path, 'media')], SILENT)),
      remote: undefined,
      encoder: new Encoder({ disk, encode: (bytes, output) => encode(bytes, output), limit: 2, log: SILENT }),
      headers: [],
      timeoutMs: 20,
    });
    const impatient = await startTestServer((request, response) => void send(request, response));
    const path = await address(320);
    const first = await impatient.send(path);
    expect([first.headers['content-type'], first.headers['cache-control']]).toEqual([
      'image/webp',
      'private, max-age=30',
    ]);
    gate.resolve();
    await expect.poll(async () => (await impatient.send(path)).headers['content-type']).toBe('image/avif');
    await impatient.close();
  });
});

describe('the image route', () => {
  test.each([
    ['a width of its own', `/img/333/-/${NAME}.avif`],
    ['another format', `/img/320/-/${NAME}.png`],
    ['an unknown image', '/img/320/-/boots/none.webp.avif'],
    ['a folder', '/img/320/-/boots.avif'],
    ['a vector picture', '/img/320/-/a.svg.avif'],
    ['a vector picture under another name', '/img/320/-/svg.png.avif'],
    ['a text under another name', '/img/320/-/text.jpg.webp'],
    ['a way out', '/img/320/-/../secret.webp.avif'],
    ['a hidden way out', '/img/320/-/..%2fsecret.webp.avif'],
    ['a hidden file', '/img/320/-/.hidden.webp.avif'],
    [
      'another host without a proxy',
      `/img/320/~0123456789abcdef/${Buffer.from('https://a.example/').toString('base64url')}.avif`,
    ],
    ['nothing', '/img/'],
  ])('returns 404 for %s, uncached', async (_, path) => {
    root.write('media/a.svg', SVG);
    root.write('media/svg.png', SVG);
    root.write('media/text.jpg', Buffer.from('text'));
    root.write('secret.webp', boot);
    root.write('media/.hidden.webp', boot);
    const answer = await server.send(path);
    expect([answer.status, answer.body.length, answer.headers['cache-control']]).toEqual([404, 0, 'no-store']);
    expect(encodes).toEqual([]);
  });

  test('passes other paths on', async () => {
    expect((await server.send('/media/boots/none.webp')).status).toBe(418);
  });
});

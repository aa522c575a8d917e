import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openDatabase, type Database } from '../../db/database.ts';
import { startTestServer, type TestServer } from '../../../server/http/server.test-support.ts';
import { createImportFetch } from '../../../server/images/fetch-for-import.ts';
import { INTERNET, type Network } from '../../../server/http/public-request.ts';
import { photo, SVG, testFolder, type TestFolder } from '../../../server/images/images.test-support.ts';
import { isPublicAddress } from '../../../server/http/public-address.ts';
import type { FetchImage } from './image-fetcher.ts';
import { createImporter, NONE } from '../importer.test-support.ts';

let root: TestFolder;
let database: Database;
let server: TestServer;
let requested: string[];
let bodies: Record<string, Buffer>;

beforeEach(async () => {
  root = testFolder();
  database = await openDatabase(`file:${join(root.path, 'shop.db')}`);
  requested = [];
  bodies = {};
  server = await startTestServer((message, response) => {
    const path = message.url ?? '';
    requested.push(`${message.headers.host}${path}`);
    const body = bodies[path];
    if (path.startsWith('/away')) return void response.writeHead(302, { location: 'https://other.test/a.png' }).end();
    response.writeHead(body ? 200 : 404, { 'content-type': 'text/plain' }).end(body);
  });
});
afterEach(async () => {
  await server.close();
  await database.close();
  root.remove();
});

/** Resolves every name to the test's own server, as if it were a public address. */
const network = (): Network => ({
  request,
  port: server.port,
  isAllowed: () => true,
  lookup: (_host, _options, callback) => callback(null, [{ address: '127.0.0.1', family: 4 }]),
});
const local: FetchImage = (...args) => createImportFetch(network(), { bytes: 1e6, time: 5000 })(...args);

const CDN = 'https://cdn.test';
type Options = NonNullable<Parameters<ReturnType<typeof createImporter>['importFile']>[1]>;

async function load(addresses: readonly string[], options: Options = {}) {
  const file = join(root.path, 'export.csv');
  const rows = addresses.map((address, index) => `p${index},P,5,${address}`);
  await writeFile(file, `Handle,Title,Variant Price,Image Src\n${rows.join('\n')}\n`);
  const importer = createImporter(database, root.path);
  return importer.importFile(file, { imageHosts: ['cdn.test'], fetchImage: local, ...options });
}

async function serve(count: number): Promise<string[]> {
  const names = Array.from({ length: count }, (_, index) => `/${index}.jpg?v=1`);
  for (const name of names) bodies[name] = await photo(60 + names.indexOf(name), 40, 'jpeg');
  return names.map((name) => CDN + name);
}

const images = () =>
  database.read.selectFrom('product_image').select(['product_id', 'src', 'width']).orderBy('product_id').execute();

describe('images at remote addresses', () => {
  test('are fetched from listed hosts only, re-encoded, and never fetched again', async () => {
    const [own = ''] = await serve(1);
    const addresses = [own, own.replace('https:', ''), 'https://elsewhere.test/a.png', own.replace('https:', 'http:')];
    const { counts, report } = await load(addresses);
    expect(counts).toEqual({ ...NONE, created: 4 });
    expect(report.slice(-2)).toEqual([
      'pictures fetched: 1, failed: 0, not tried: 0',
      'pictures: 2 found, 2 not found, 0 unreadable',
    ]);
    expect(requested).toEqual(['cdn.test/0.jpg?v=1']);
    expect(await images()).toMatchObject([{ product_id: 'p0', width: 60 }, { product_id: 'p1' }]);
    const [name = ''] = await readdir(join(root.path, 'media/import'));
    expect((await sharp(await readFile(join(root.path, 'media/import', name))).metadata()).format).toBe('webp');
    expect((await load(addresses, { imageHosts: [] })).counts).toEqual({ ...NONE, unchanged: 4 });
    expect(requested).toHaveLength(1);
  });

  test('are reported with the flag that fetches them when it is missing', async () => {
    const { report } = await load(await serve(1), { imageHosts: [] });
    expect(report.at(-1)).toContain(
      '(--image-host cdn.test fetches them; --images or --image-map tell where they are)',
    );
    expect(requested).toEqual([]);
  });

  test('are left out when they are not raster images, too large, gone, or redirect to another host', async () => {
    bodies = { '/x.png': SVG, '/y.png': Buffer.from('<html>'), '/z.png': Buffer.alloc(2e6) };
    const paths = ['/x.png', '/y.png', '/z.png', '/none.png', '/away.png'];
    const { report } = await load(paths.map((path) => CDN + path));
    expect(report.filter((line) => line.startsWith('picture ')).toSorted()).toEqual([
      expect.stringContaining('/away.png left out: its host is not listed'),
      expect.stringContaining('/none.png left out: answered 404'),
      expect.stringContaining('/x.png left out: it is no picture that may be shown'),
      expect.stringContaining('/y.png left out: it is no picture that may be shown'),
      expect.stringMatching(/z.png left out: larger than/),
    ]);
    expect(await images()).toEqual([]);
  });

  test('are never fetched from private addresses, whatever the name resolves to', async () => {
    bodies['/0.jpg'] = await photo(60, 40, 'jpeg');
    const inside = createImportFetch({ ...network(), isAllowed: isPublicAddress });
    const { report } = await load([`${CDN}/0.jpg`, 'https://127.0.0.1/0.jpg'], {
      fetchImage: inside,
      imageHosts: ['cdn.test', '127.0.0.1'],
    });
    expect(report.filter((line) => line.includes('its address is not public'))).toHaveLength(2);
    expect(requested).toEqual([]);
    expect(INTERNET.isAllowed).toBe(isPublicAddress);
  });

  test('continue where an interrupted run stopped', async () => {
    const addresses = await serve(9);
    let left = 4;
    const broken: FetchImage = async (...args) => {
      left -= 1;
      if (left < 0) throw new Error('killed');
      return local(...args);
    };
    await expect(load(addresses, { fetchImage: broken })).rejects.toThrow('killed');
    expect(await images()).toEqual([]);
    const record = join(root.path, 'import/images.jsonl');
    const countLines = async () => (await readFile(record, 'utf8').catch(() => '')).split('\n').length;
    await expect.poll(countLines, { timeout: 10_000 }).toBe(5);
    await writeFile(record, '\n{"url":"https://cdn.te', { flag: 'a' });
    const { report } = await load(addresses);
    expect(report).toContain('pictures fetched: 5, failed: 0, not tried: 0');
    expect(requested.toSorted()).toEqual(addresses.map((address) => address.replace('https://', '')));
    expect(await images()).toHaveLength(9);
  });

  test('are limited per run; the next run fetches the rest', async () => {
    const addresses = await serve(5);
    const first = await load(addresses, { maxImages: 3 });
    expect(first.report).toContain('pictures fetched: 3, failed: 0, not tried: 2; run the import again for these');
    expect((await load(addresses, { maxImages: 3 })).counts).toEqual({ ...NONE, changed: 2, unchanged: 3 });
    expect(requested).toHaveLength(5);
  });

  test('stop being fetched from a host that fails repeatedly', async () => {
    const addresses = Array.from({ length: 60 }, (_, index) => `${CDN}/gone-${index}.png`);
    const { report } = await load(addresses);
    expect(requested.length).toBeLessThan(20);
    expect(report.at(-2)).toMatch(/^pictures fetched: 0, failed: 1\d, not tried: 4\d; run the import again/);
  });

  test('are fetched again when the stored image is gone', async () => {
    const addresses = await serve(1);
    await load(addresses);
    const folder = join(root.path, 'media/import');
    await rm(folder, { recursive: true });
    await load(addresses);
    expect(requested).toHaveLength(2);
    expect(await readdir(folder)).toHaveLength(1);
  });
});

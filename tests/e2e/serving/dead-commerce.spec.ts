import { expect, test } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { peakMegabytes, residentMegabytes } from '../../../bench/process-stats.ts';
import { startRemoteServices, type RemoteServices } from '../../harness/remote-services.ts';
import { startShop, type Shop } from '../../harness/shop.ts';

const PAGES = ['/', '/c/all', '/c/all?page=2', '/search', '/search?q=boot', '/about-us'];
/** Far below the 20 s that two attempts of 10 s each take. */
const LONGEST_WAIT = 12_000;

let remote: RemoteServices;
let dataDir: string;
let products: readonly string[];
const shops: Shop[] = [];

async function start(): Promise<Shop> {
  const env = { COMMERCE_API_URL: remote.url, CONTENT_API_URL: remote.url };
  const shop = await startShop({ env, dataDir });
  shops.push(shop);
  return shop;
}

const visit = async (shop: Shop, path: string) => {
  const started = performance.now();
  const answer = await fetch(shop.origin + path);
  return { path, status: answer.status, html: await answer.text(), took: performance.now() - started };
};
const statusesOf = (visits: readonly { path: string; status: number }[]) =>
  visits.map(({ path, status }) => `${status} ${path}`);
const linksTo = (html: string) => [
  ...new Set([...html.matchAll(/href="(\/p\/[^"?#]+)"/g)].map(([, path]) => path ?? '')),
];

test.beforeAll(async () => {
  remote = await startRemoteServices();
  dataDir = mkdtempSync(join(tmpdir(), 'aisle-commerce-'));
  const shop = await start();
  const listing = await visit(shop, '/c/all');
  products = linksTo(listing.html).slice(0, 4);
  const visits = [];
  for (const path of [...PAGES, ...products]) visits.push(await visit(shop, path));
  expect(statusesOf(visits)).toEqual([...PAGES, ...products].map((path) => `200 ${path}`));
  expect(linksTo(visits[0]?.html ?? '').length, 'products on the home page').toBeGreaterThan(0);
  await shop.stop();
});

test.afterEach(() => Promise.all(shops.splice(0).map((shop) => shop.stop())));
test.afterAll(async () => {
  await remote.close();
  rmSync(dataDir, { recursive: true, force: true });
});

test('an API that hangs delays nobody, and pages with products come from stored copies after a restart', async () => {
  remote.behave('hangs');
  const shop = await start();
  const known = [...PAGES, ...products];
  const first = await Promise.all(
    Array.from({ length: 40 }, (_, visitor) => visit(shop, known[visitor % known.length] ?? '/')),
  );
  expect(statusesOf(first).filter((line) => !line.startsWith('200'))).toEqual([]);
  expect(Math.max(...first.map(({ took }) => took))).toBeLessThan(LONGEST_WAIT);

  const unknown = await Promise.all(
    Array.from({ length: 40 }, (_, visitor) => visit(shop, `/p/never-seen-${visitor}`)),
  );
  expect(unknown.every(({ status }) => status === 503 || status === 504)).toBe(true);
  expect(Math.max(...unknown.map(({ took }) => took))).toBeLessThan(LONGEST_WAIT);

  // While the circuit is open, one request from time to time tests whether the API responds again.
  const before = remote.calls();
  const later = await Promise.all(Array.from({ length: 40 }, (_, visitor) => visit(shop, `/p/never-seen-${visitor}`)));
  expect(later.every(({ status }) => status === 503 || status === 504)).toBe(true);
  expect(remote.calls() - before).toBeLessThan(20);
});

test('a response of 256 MB is not read into memory', async () => {
  remote.behave('floods');
  const shop = await start();
  const before = residentMegabytes(shop.pid);
  const visits = await Promise.all(products.map((path) => visit(shop, path)));
  expect(statusesOf(visits)).toEqual(products.map((path) => `200 ${path}`));
  await Promise.all(Array.from({ length: 20 }, (_, visitor) => visit(shop, `/p/never-seen-${visitor}`)));
  expect(peakMegabytes(shop.pid) - before).toBeLessThan(400);
});

test('with both APIs dead after a restart, every page that was seen is there with its products', async () => {
  await remote.die();
  const shop = await start();
  const visits = [];
  for (const path of [...PAGES, ...products]) visits.push(await visit(shop, path));
  expect(statusesOf(visits)).toEqual([...PAGES, ...products].map((path) => `200 ${path}`));
  for (const { path, html } of visits.slice(0, 3)) expect(linksTo(html).length, path).toBeGreaterThan(0);
  const unseen = await visit(shop, '/p/never-seen');
  expect([502, 503, 504]).toContain(unseen.status);
  expect(unseen.html).toContain('Rockfall on the route');
});

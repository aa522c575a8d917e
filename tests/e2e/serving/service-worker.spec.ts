import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { startReleaseProxy, type ReleaseProxy } from '../../harness/browser/release-proxy.ts';
import { startShop, type Shop } from '../../harness/shop.ts';

test.use({ serviceWorkers: 'allow' });
test.describe.configure({ mode: 'serial' });

let proxy: ReleaseProxy;
let shop: Shop;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  proxy = await startReleaseProxy();
  shop = await startShop({ env: { PUBLIC_ORIGIN: proxy.origin } });
});
test.beforeEach(() => {
  proxy.upstream = shop.origin;
});
test.afterAll(async () => {
  await shop.stop();
  await proxy.close();
});

/** Without a network the browser logs each request that failed. */
function forgiveOffline(complaints: string[]): void {
  const others = complaints.filter((text) => !/ERR_|Failed to fetch|NetworkError|net::/.test(text));
  complaints.splice(0, complaints.length, ...others);
}

/** Opens a page and waits until the worker answers for it, and has stored it with its files. */
async function openControlled(page: Page, path: string): Promise<void> {
  await page.goto(proxy.origin + path);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, undefined, { timeout: 30_000 });
}

const storedPages = (page: Page) =>
  page.evaluate(async () => {
    const requests = await (await caches.open('aisle-pages')).keys();
    return requests.map(({ url }) => new URL(url).pathname);
  });

/** Counts loads of the page from now on. */
function countLoads(page: Page): () => number {
  let loads = 0;
  page.on('load', () => (loads += 1));
  return () => loads;
}

const update = (page: Page) =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

test('a page that was seen is shown without a network, any other one is the offline page in its language', async ({
  page,
  complaints,
}) => {
  await openControlled(page, '/de-de/');
  await expect.poll(() => storedPages(page)).toContain('/de-de/');
  await page.goto(`${proxy.origin}/about-us`);
  await expect.poll(() => storedPages(page)).toContain('/about-us');
  const heading = await page.getByRole('heading', { level: 1 }).innerText();
  proxy.upstream = undefined;
  await page.goto(`${proxy.origin}/about-us`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
  await page.goto(`${proxy.origin}/de-de/c/footwear`);
  await expect(page.getByRole('heading', { name: 'Hier ist kein Empfang' })).toBeVisible();
  await page.goto(`${proxy.origin}/c/footwear`);
  await expect(page.getByRole('heading', { name: 'You are out of range' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Try again' })).toBeVisible();
  forgiveOffline(complaints);
});

test('the cart and calls never come from the cache', async ({ page, complaints }) => {
  await openControlled(page, '/');
  await page.goto(`${proxy.origin}/cart`);
  await page.goto(`${proxy.origin}/search?q=boot`);
  await page.goto(`${proxy.origin}/sign-in`);
  await page.goto(`${proxy.origin}/about-us`);
  await expect.poll(() => storedPages(page)).toContain('/about-us');
  const stored = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(stored.filter((path) => /^\/(api|fapi|cms|cart|search|sign-in|sw-nora)/.test(path))).toEqual([]);
  proxy.upstream = undefined;
  await page.goto(`${proxy.origin}/cart`);
  await expect(page.getByRole('heading', { name: 'You are out of range' })).toBeVisible();
  expect(
    await page.evaluate(() =>
      fetch('/fapi/featureFlags').then(
        () => 'answered',
        () => 'failed',
      ),
    ),
  ).toBe('failed');
  forgiveOffline(complaints);
});

test('an update reloads the page, once, and not again within ten seconds', async ({ page }) => {
  await openControlled(page, '/about-us');
  const loads = countLoads(page);
  proxy.release += 1;
  await update(page).catch(() => undefined);
  await expect.poll(loads).toBe(1);
  await page.waitForFunction(() => document.readyState === 'complete' && navigator.serviceWorker.controller !== null);
  // Until the page listens for the next worker.
  await page.waitForTimeout(5000);
  proxy.release += 1;
  await update(page).catch(() => undefined);
  await page.waitForTimeout(3000);
  expect(loads()).toBe(1);
});

test('a worker that another tab activates reloads this one as well', async ({ page, context }) => {
  await openControlled(page, '/about-us');
  const other = await context.newPage();
  await openControlled(other, '/');
  const loads = countLoads(page);
  proxy.release += 1;
  // The other tab is reloaded too, once its page listens.
  await update(other).catch(() => undefined);
  await expect.poll(loads).toBe(1);
});

test('a form with something in it is not lost to an update', async ({ page }) => {
  await openControlled(page, '/sign-in');
  const field = page.getByRole('main').getByRole('textbox').first();
  await field.fill('rowan@example.com');
  const loads = countLoads(page);
  proxy.release += 1;
  await update(page);
  await page.waitForTimeout(5000);
  expect(loads()).toBe(0);
  await expect(field).toHaveValue('rowan@example.com');
  await field.fill('');
  await field.blur();
  await expect.poll(loads).toBe(1);
});

test('the kill switch removes the worker and what it stored with the next visit', async ({ page }) => {
  test.setTimeout(120_000);
  await openControlled(page, '/about-us');
  await expect.poll(() => storedPages(page)).toContain('/about-us');
  const off = await startShop({ env: { PUBLIC_ORIGIN: proxy.origin, SERVICE_WORKER: 'false' } });
  try {
    proxy.upstream = off.origin;
    await page.goto(proxy.origin);
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length), {
        timeout: 30_000,
      })
      .toBe(0);
    expect(await page.evaluate(() => caches.keys())).toEqual([]);
    await page.reload();
    expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
    await expect(page.locator('#worker')).toHaveCount(0);
  } finally {
    await off.stop();
  }
});

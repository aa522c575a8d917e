import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/browser/browser-test.ts';

const isFont = (url: string) => url.endsWith('.woff2');
const fontRequests = (page: Page) => {
  const requests: string[] = [];
  page.on('request', (request) => isFont(request.url()) && requests.push(request.url()));
  return requests;
};
const loadedFamilies = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));

test('web fonts are requested once the first image is there', async ({ page }) => {
  const requests = fontRequests(page);
  const firstImage = Promise.withResolvers<void>();
  await page.route(/\/img\/|\/media\//, async (route) => {
    await firstImage.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(requests).toEqual([]);
  firstImage.resolve();
  await expect.poll(() => requests.length).toBe(2);
});

test('web fonts are requested before the first image by a visitor from another page of the shop', async ({
  page,
  range,
}) => {
  await page.goto('/');
  await expect.poll(() => loadedFamilies(page)).toEqual(expect.arrayContaining([expect.stringContaining('Sans')]));
  await page.route(/\/img\/|\/media\//, () => undefined);
  const requests = fontRequests(page);
  await page.evaluate((path) => location.assign(path), `/p/${range.sized.slug}`);
  await page.waitForURL(`**/p/${range.sized.slug}`, { waitUntil: 'domcontentloaded' });
  await expect(page.locator('img[fetchpriority="high"]').first()).toBeAttached();
  await expect.poll(() => requests.length).toBe(2);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the web fonts are loaded too', async ({ page }) => {
    const requests = fontRequests(page);
    await page.goto('/');
    await expect.poll(() => requests.length).toBe(2);
  });
});

test('text on a phone moves nothing when its web font arrives', async ({ page, range }) => {
  await page.setViewportSize({ width: 412, height: 823 });
  await page.addInitScript(() => {
    Reflect.set(self, 'shifts', []);
    new PerformanceObserver((list) =>
      Reflect.get(self, 'shifts').push(...list.getEntries().map((entry) => entry.toJSON())),
    ).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
  for (const path of ['/', range.simple.listing, `/p/${range.sized.slug}`]) {
    await page.goto(path);
    await expect.poll(() => loadedFamilies(page)).toEqual(expect.arrayContaining([expect.stringContaining('Sans')]));
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    const shift = await page.evaluate(() =>
      Reflect.get(self, 'shifts').reduce((sum: number, { value }: { value: number }) => sum + value, 0),
    );
    expect(shift, path).toBeLessThan(0.0005);
  }
});

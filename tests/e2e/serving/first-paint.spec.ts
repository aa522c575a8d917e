import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/browser/browser-test.ts';

const LATER = /\.(woff2|js)(\?|$)|\/auth\/token\?/;
const isFont = (url: string) => url.endsWith('.woff2');

/** The requests of what follows the first paint: web fonts, scripts and the session. */
const laterRequests = (page: Page) => {
  const requests: string[] = [];
  page.on('request', (request) => LATER.test(request.url()) && requests.push(request.url()));
  return requests;
};
const fontsOf = (requests: readonly string[]) => requests.filter(isFont);
const loadedFamilies = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family));

/** Opens a page in its web fonts: they apply where they come soon after the first paint, on a busy machine from the cache. */
const openInFonts = (page: Page, path: string, family = 'Sans') =>
  expect(async () => {
    await page.goto(path);
    const some = expect.stringContaining(family);
    await expect.poll(() => loadedFamilies(page), { timeout: 3000 }).toEqual(expect.arrayContaining([some]));
  }).toPass();

/** In ms on the page's clock: its first contentful paint, and the start of its first later request. */
const startsOf = (page: Page) =>
  page.evaluate((source) => {
    const later = performance.getEntriesByType('resource').filter(({ name }) => new RegExp(source).test(name));
    const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Infinity;
    return { paint, later: Math.min(...later.map(({ startTime }) => startTime)), count: later.length };
  }, LATER.source);

/** Holds images back, and with them the `load` event. */
async function holdImages(page: Page): Promise<void> {
  await page.route(/\/img\/|\/media\//, () => undefined);
}

test('web fonts, scripts and the session are requested after the first paint, before the images are there', async ({
  page,
}) => {
  const requests = laterRequests(page);
  await holdImages(page);
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => fontsOf(requests).length).toBe(2);
  await expect.poll(async () => (await startsOf(page)).count).toBeGreaterThan(4);
  const { paint, later } = await startsOf(page);
  expect(later).toBeGreaterThanOrEqual(paint);
});

test('they are requested with the document by a visitor from another page of the shop', async ({ page, range }) => {
  await openInFonts(page, '/');
  await holdImages(page);
  await page.evaluate((path) => location.assign(path), `/p/${range.sized.slug}`);
  await page.waitForURL(`**/p/${range.sized.slug}`, { waitUntil: 'domcontentloaded' });
  await expect.poll(async () => (await startsOf(page)).count).toBeGreaterThan(4);
  const { paint, later } = await startsOf(page);
  expect(later).toBeLessThan(paint);
});

test('they are requested by a page that is never painted', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => undefined;
  });
  await openInFonts(page, '/');
});

test('the session is requested once, beside the script that uses it', async ({ page }) => {
  const script = Promise.withResolvers<void>();
  const requests = laterRequests(page);
  await page.route(/\/PageScript[^/]*\.js/, async (route) => {
    await script.promise;
    await route.continue();
  });
  const sessions = () => requests.filter((url) => url.includes('/auth/token?'));
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  await expect.poll(() => sessions().length).toBe(1);
  script.resolve();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => globalThis.earlySession)).toBeUndefined();
  expect(sessions()).toHaveLength(1);
});

test('an English page needs the basic characters of the fonts, a German one the others, too', async ({ page }) => {
  const english = laterRequests(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  expect(fontsOf(english).filter((url) => url.includes('-other'))).toEqual([]);
  const german = laterRequests(page);
  await page.goto('/de-de/', { waitUntil: 'networkidle' });
  expect(fontsOf(german).filter((url) => url.includes('-other')).length).toBeGreaterThan(0);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the web fonts are loaded too', async ({ page }) => {
    const requests = laterRequests(page);
    await page.goto('/');
    await expect.poll(() => requests.length).toBe(2);
    expect(fontsOf(requests)).toHaveLength(2);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 } });

  const skipped = (page: Page) =>
    page.locator('[data-slot] > [data-section-id]').evaluateAll((sections) => {
      const isSkipped = (section: Element) => getComputedStyle(section).contentVisibility === 'auto';
      return sections.map((section, index) => (isSkipped(section) ? index : -1)).filter((index) => index >= 0);
    });

  test('sections below the first two are laid out once the fonts are decided; late fonts are for the next page', async ({
    page,
    range,
  }) => {
    const fonts = Promise.withResolvers<void>();
    await page.route(/\.woff2/, async (route) => {
      await fonts.promise;
      await route.continue();
    });
    await page.addInitScript(() => {
      const startIdle = window.requestIdleCallback;
      const moments: IdleRequestCallback[] = [];
      window.requestIdleCallback = (callback) => moments.push(callback);
      Reflect.set(window, 'beIdle', () => {
        window.requestIdleCallback = startIdle;
        return moments.map((callback) => startIdle(callback)).length;
      });
    });
    const files = [page.waitForResponse(/instrument-sans.*woff2/), page.waitForResponse(/bricolage.*woff2/)];
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    const later = page.locator('[data-slot] > [data-section-id]:nth-child(n + 3)');
    expect(await later.count()).toBeGreaterThan(2);
    await expect.poll(async () => (await skipped(page)).length).toBe(await later.count());
    await expect.poll(() => page.evaluate(() => Reflect.get(window, 'beIdle')())).toBeGreaterThan(0);
    await expect.poll(() => skipped(page)).toEqual([]);
    fonts.resolve();
    for (const file of await Promise.all(files)) await file.finished();
    expect(await loadedFamilies(page)).not.toContainEqual(expect.stringContaining('Sans'));
    await page.evaluate((path) => location.assign(path), `/p/${range.sized.slug}`);
    await page.waitForURL(`**/p/${range.sized.slug}`);
    await expect.poll(() => loadedFamilies(page)).toEqual(expect.arrayContaining([expect.stringContaining('Sans')]));
  });

  test('a font file that fails holds back neither the sections nor the other font', async ({ page, complaints }) => {
    await page.route(/instrument-sans[^/]*\.woff2/, (route) => route.fulfill({ status: 404 }));
    await openInFonts(page, '/', 'Bricolage');
    await expect.poll(() => skipped(page)).toEqual([]);
    expect(complaints.splice(0).join()).toContain('404');
  });

  test('a visitor sees a section that is named by the address', async ({ page }) => {
    await page.goto('/');
    const last = page.locator('[data-slot="main"] > [data-section-id]').last();
    const id = 'last-section';
    await last.evaluate((section, name) => (section.id = name), id);
    await page.evaluate((name) => location.assign(`#${name}`), id);
    await expect(last).toBeInViewport();
    await expect.poll(() => skipped(page)).toEqual([]);
    await expect(last).toBeInViewport();
  });

  test('text moves nothing when its web font arrives, and sections when they are laid out', async ({ page, range }) => {
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
      await openInFonts(page, path);
      await expect.poll(() => skipped(page)).toEqual([]);
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
      const shift = await page.evaluate(() =>
        Reflect.get(self, 'shifts').reduce((sum: number, { value }: { value: number }) => sum + value, 0),
      );
      expect(shift, path).toBeLessThan(0.0005);
    }
  });
});

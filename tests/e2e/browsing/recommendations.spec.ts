import type { Page } from '@playwright/test';
import { axeFindings } from '../../harness/browser/axe.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { viewProduct } from '../../harness/browser/view-product.ts';

const PHONE = { width: 375, height: 812 };
const DESKTOP = { width: 1280, height: 800 };
const SEEN = '[data-recommended="recently-viewed"]';

declare global {
  var shifted: number | undefined;
}

/** Adds up the layout shifts that no input caused. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    globalThis.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!entry.hadRecentInput) globalThis.shifted = (globalThis.shifted ?? 0) + entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });

const noted = (page: Page) => page.evaluate(() => localStorage.getItem('aisle.recentlyViewed') ?? '[]');

for (const viewport of [PHONE, DESKTOP]) {
  test(`products seen on the device are shown again at ${viewport.width} px, without a shift`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await watchShifts(page);
    await viewProduct(page, '/p/tarn-mid');
    await expect.poll(() => noted(page)).toBe('["tarn-mid"]');
    const counted = page.waitForRequest((request) => /\/products\/v1\/views/.test(request.url()));
    await viewProduct(page, '/p/saddleback-mid');
    expect((await counted).postDataJSON()).toEqual({ productId: 'saddleback-mid', viewedBefore: ['tarn-mid'] });

    const similar = page.getByRole('group', { name: 'More like this' });
    await similar.scrollIntoViewIfNeeded();
    const link = similar.getByRole('article').first().getByRole('link').first();
    await expect(link).toHaveAttribute('data-rec-token', /.+/);
    await page.locator(SEEN).scrollIntoViewIfNeeded();
    const seen = page.getByRole('group', { name: 'Seen a moment ago' });
    await expect(seen.getByRole('article')).toHaveCount(1);
    await expect(seen.getByRole('link', { name: 'Tarn Mid', exact: true })).toBeVisible();
    expect(await page.evaluate(() => globalThis.shifted)).toBeLessThan(0.01);
    await page.evaluate(() => scrollTo(0, 0));
    expect(await axeFindings(page)).toEqual([]);
    await seen.getByRole('link', { name: 'Tarn Mid', exact: true }).click();
    await expect(page).toHaveURL(/\/p\/tarn-mid/);
  });
}

test('nothing personal is stored, sent or shown without consent', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await viewProduct(page, '/de-de/p/tarn-mid');
  await page.locator('#consent-banner').getByRole('button').nth(1).click();
  await viewProduct(page, '/de-de/p/saddleback-mid');
  await page.locator(SEEN).scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('group', { name: 'Was andere mitnehmen' })).toBeVisible();
  expect(await noted(page)).toBe('[]');
  expect(sent.filter((url) => /product-cards|\/products\/v1\/views/.test(url))).toEqual([]);

  await page.getByRole('contentinfo').locator('[data-action="open-consent"]').click();
  const dialog = page.locator('dialog#consent-dialog');
  await dialog.locator('[data-consent="accept"]').first().click();
  await expect.poll(() => noted(page)).toBe('["saddleback-mid"]');
  await page.getByRole('contentinfo').locator('[data-action="open-consent"]').click();
  await dialog.locator('[data-consent="reject"]').first().click();
  await expect.poll(() => noted(page)).toBe('[]');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('product page and home have recommendations for everybody', async ({ page }) => {
    await page.goto('/p/saddleback-mid');
    await expect(page.getByRole('group', { name: 'More like this' }).getByRole('article').first()).toBeVisible();
    await expect(page.getByRole('group', { name: 'What others take along' }).getByRole('article')).toHaveCount(8);
    await page.goto('/');
    await expect(page.locator(SEEN).getByRole('article').first()).toBeVisible();
  });
});

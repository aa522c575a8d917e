import type { Page } from '@playwright/test';
import { CONSENT_CATEGORIES, type ConsentCategory } from '../../../src/lib/consent/consent-cookie.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { grantConsent } from '../../harness/browser/consent-choice.ts';
import { rowOfStored } from '../../harness/browser/stored-data-categories.ts';
import { viewProduct } from '../../harness/browser/view-product.ts';

/** Searches, views a product and chooses a store, in the German shop. */
async function useShop(page: Page, slug: string): Promise<void> {
  await page.goto('/de-de/');
  await page.getByRole('banner').getByRole('button', { name: 'Suchen' }).click();
  await expect(page.locator('#search-field')).toHaveRole('combobox');
  await page.locator('#search-field').fill('stiefel');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/q=stiefel/);
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ favStoreId: '1001' });
    await fetch('/api/wishlists/v2/favorites?siteId=de&locale=de-de', { method: 'POST', headers, body });
  });
  await viewProduct(page, `/de-de/p/${slug}`);
  await page.waitForLoadState('networkidle');
}

/** What is stored on the device, as `medium name`. */
async function storedBy(page: Page): Promise<string[]> {
  const cookies = (await page.context().cookies()).map(({ name }) => `cookie ${name}`);
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage).map((key) => `local ${key}`),
    ...Object.keys(sessionStorage).map((key) => `session ${key}`),
  ]);
  return [...cookies, ...keys].toSorted();
}

test.describe('what is stored in the German shop', () => {
  for (const granted of [[], ['C0002'], ['C0003'], ['C0004'], CONSENT_CATEGORIES] as const)
    test(`is listed, and allowed by: ${granted.join(', ') || 'nothing'}`, async ({ page, context, range, baseURL }) => {
      test.slow();
      if (granted.length > 0) await grantConsent(context, baseURL ?? '', granted);
      const hosts = new Set<string>();
      page.on('request', (request) => hosts.add(new URL(request.url()).host));
      await useShop(page, range.sized.slug);
      const stored = await storedBy(page);
      const may = (category: ConsentCategory) => category === 'C0001' || granted.some((one) => one === category);
      expect(
        stored.filter((one) => rowOfStored(one) === undefined),
        'not in the table',
      ).toEqual([]);
      expect(
        stored.filter((one) => !may(rowOfStored(one)?.category ?? 'C0001')),
        'not allowed',
      ).toEqual([]);
      expect([...hosts]).toEqual([new URL(baseURL ?? '').host]);
      expect(stored.includes('local aisle.searches')).toBe(may('C0003'));
      expect(stored.includes('cookie my-store')).toBe(may('C0003'));
      expect(stored.includes('local aisle.recentlyViewed')).toBe(may('C0004'));
    });

  test('is removed when the consent is withdrawn, in every tab', async ({ page, context, range, baseURL }) => {
    test.slow();
    await grantConsent(context, baseURL ?? '', CONSENT_CATEGORIES);
    await useShop(page, range.sized.slug);
    expect(await storedBy(page)).toEqual(
      expect.arrayContaining(['cookie my-store', 'local aisle.recentlyViewed', 'local aisle.searches']),
    );
    const other = await context.newPage();
    await other.goto('/de-de/');
    await page.getByRole('contentinfo').locator('[data-action="open-consent"]').click();
    await page.locator('#consent-dialog [data-consent="reject"]').click();
    await expect
      .poll(async () => (await storedBy(page)).filter((one) => rowOfStored(one)?.category !== 'C0001'))
      .toEqual([]);
    expect((await storedBy(other)).filter((one) => rowOfStored(one)?.category !== 'C0001')).toEqual([]);
  });
});

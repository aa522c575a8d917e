import type { BrowserContext, Page } from '@playwright/test';
import { CONSENT_CATEGORIES, consentCookie, consentTo, type ConsentCategory } from '../../../src/lib/consent/consent-cookie.ts';
import { STORED_DATA, type StoredDataRow } from '../../../src/lib/consent/stored-data.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';

/** Views are counted after six seconds. */
const VIEW_MS = 6_500;

const grant = (context: BrowserContext, baseURL: string, granted: readonly ConsentCategory[]) => {
  const [name = '', value = ''] = (consentCookie(consentTo((one) => granted.includes(one)), false).split(';')[0] ?? '').split('=');
  return context.addCookies([{ name, value, url: baseURL }]);
};

/** Searches, views a product and chooses a store, in the German shop. */
async function useShop(page: Page, slug: string): Promise<void> {
  await page.goto('/de-de/');
  const search = page.getByRole('searchbox').or(page.getByRole('combobox', { name: /Suche/ }));
  await page.getByRole('button', { name: 'Suche', exact: true }).click();
  await search.first().fill('stiefel');
  await search.first().press('Enter');
  await expect(page).toHaveURL(/q=stiefel/);
  await page.evaluate(async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ favStoreId: '1001' });
    await fetch('/api/wishlists/v2/favorites?siteId=de&locale=de-de', { method: 'POST', headers, body });
  });
  await page.goto(`/de-de/p/${slug}`);
  await page.mouse.wheel(0, 400);
  await page.waitForTimeout(VIEW_MS);
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

const rowOf = (stored: string): StoredDataRow | undefined =>
  STORED_DATA.find(({ medium, name }) => {
    const listed = `${medium} ${name}`;
    return listed.endsWith('*') ? stored.startsWith(listed.slice(0, -1)) : stored === listed;
  });

test.describe('what is stored in the German shop', () => {
  for (const granted of [[], ['C0002'], ['C0003'], ['C0004'], CONSENT_CATEGORIES] as const)
    test(`is listed, and allowed by: ${granted.join(', ') || 'nothing'}`, async ({ page, context, range, baseURL = '' }) => {
      test.slow();
      if (granted.length > 0) await grant(context, baseURL, granted);
      const hosts = new Set<string>();
      const views: string[] = [];
      page.on('request', (request) => {
        hosts.add(new URL(request.url()).host);
        if (request.url().includes('/products/v1/views')) views.push(request.url());
      });
      await useShop(page, range.sized.slug);
      const stored = await storedBy(page);
      const may = (category: ConsentCategory) => category === 'C0001' || granted.some((one) => one === category);
      expect(stored.filter((one) => rowOf(one) === undefined), 'not in the table').toEqual([]);
      expect(stored.filter((one) => !may(rowOf(one)?.category ?? 'C0001')), 'not allowed').toEqual([]);
      expect([...hosts]).toEqual([new URL(baseURL).host]);
      expect(stored.includes('local aisle.searches')).toBe(may('C0003'));
      expect(stored.includes('cookie my-store')).toBe(may('C0003'));
      expect(stored.includes('local aisle.recentlyViewed')).toBe(may('C0004'));
    });

  test('is removed when the consent is withdrawn, in every tab', async ({ page, context, range, baseURL = '' }) => {
    test.slow();
    await grant(context, baseURL, CONSENT_CATEGORIES);
    await useShop(page, range.sized.slug);
    const other = await context.newPage();
    await other.goto('/de-de/');
    await page.getByRole('contentinfo').locator('[data-action="open-consent"]').click();
    await page.locator('#consent-dialog [data-consent="reject"]').click();
    await expect
      .poll(async () => (await storedBy(page)).filter((one) => rowOf(one)?.category !== 'C0001'))
      .toEqual([]);
    expect((await storedBy(other)).filter((one) => rowOf(one)?.category !== 'C0001')).toEqual([]);
  });
});

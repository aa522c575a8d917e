import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { axeFindings } from '../../harness/browser/axe.ts';

const PHONE = { width: 375, height: 812 };
const DESKTOP = { width: 1280, height: 800 };
/** Half of the 15,620 pixels it once had at 375. */
const MAX_LENGTH = 7810;

/** Lays out all sections in the shop's fonts and returns the tops of the visible primary actions, and the size of the page. */
const measure = (page: Page) =>
  page.evaluate(async () => {
    for (const section of document.querySelectorAll<HTMLElement>('[data-section-id], footer')) {
      section.style.contentVisibility = 'visible';
    }
    // The web fonts apply only if they came in time.
    document.head.querySelector('style[media]')?.removeAttribute('media');
    await Promise.allSettled(Array.from(document.fonts, (font) => font.load()));
    await new Promise(requestAnimationFrame);
    const { scrollWidth, scrollHeight, clientWidth } = document.documentElement;
    const primary = getComputedStyle(document.querySelector('main .button--primary') ?? document.body).backgroundColor;
    const tops = [...document.querySelectorAll<HTMLElement>('main :is(a, button)')]
      .filter((one) => one.checkVisibility({ visibilityProperty: true }))
      .filter((one) => getComputedStyle(one).backgroundColor === primary || one.matches('.button--primary'))
      .map((one) => one.getBoundingClientRect().top + scrollY);
    return { tops, overflow: scrollWidth - clientWidth, length: scrollHeight };
  });

for (const viewport of [PHONE, DESKTOP]) {
  test(`the home page has one primary action on each screen of ${viewport.width} px, and fits its width`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    const { tops, overflow, length } = await measure(page);
    expect(tops.length).toBeGreaterThan(1);
    const gaps = tops.slice(1).map((top, index) => top - (tops[index] ?? 0));
    expect(Math.min(...gaps)).toBeGreaterThan(viewport.height);
    expect(overflow).toBe(0);
    if (viewport === PHONE) expect(length).toBeLessThanOrEqual(MAX_LENGTH);
  });
}

test('the footer is folded on phones and open on wide screens, without script', async ({ browser, baseURL }) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '', viewport: PHONE });
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  const link = footer.getByRole('link', { name: 'Order status' });
  await expect(link).toBeHidden();
  await footer.getByText('After you buy').click();
  await expect(link).toBeVisible();
  await footer.getByText('After you buy').click();
  await page.setViewportSize(DESKTOP);
  await expect(link).toBeVisible();
  await footer.getByRole('link', { name: 'About us' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(footer.getByRole('link', { name: 'Winter field notes' })).toBeFocused();
  await page.close();
});

test('the menu of a phone leads to account, orders, help, stores and country', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  for (const name of ['Your account', 'Order status', 'Help', 'Stores', 'United States, English (US)']) {
    await expect(menu.getByRole('link', { name, exact: true })).toBeVisible();
  }
  expect(await axeFindings(page)).toEqual([]);
});

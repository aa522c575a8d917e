import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/browser/browser-test.ts';

const results = (page: Page) => page.getByRole('main').getByRole('article');
const count = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: /^\s*\d+ products?\s*$/ });
const total = async (page: Page) => Number.parseInt((await count(page).innerText()).trim(), 10);
const filters = (page: Page) => page.getByRole('region', { name: 'Filters' });
const box = (page: Page, name: RegExp) => filters(page).getByRole('checkbox', { name });
const active = (page: Page) => page.getByRole('list', { name: 'Active filters' });

test.describe('a list with script', () => {
  test('joins several filters, shows each as removable, and groups sizes', async ({ page }) => {
    await page.goto('/c/footwear');
    const all = await total(page);
    for (const group of ['Women’s shoes (US)', 'Men’s shoes (US)', 'Kids’ shoes (US)']) {
      await expect(filters(page).getByText(group, { exact: true })).toBeVisible();
    }
    await box(page, /^Men \(/).check();
    await expect(page).toHaveURL(/f\.gender=men/);
    await box(page, /^Waterproof \(/).check();
    await expect(page).toHaveURL(/f\.gender=men&f\.waterproof=true/);
    await expect(active(page).getByRole('link')).toHaveCount(3);
    const both = await total(page);
    expect(both).toBeLessThan(all);
    await expect(filters(page).getByText('Clothing', { exact: true })).toHaveCount(0);
    await active(page).getByRole('link', { name: 'Remove filter: Men', exact: true }).click();
    await expect(page).toHaveURL(/\?f\.waterproof=true$/);
    await expect.poll(() => total(page)).toBeGreaterThanOrEqual(both);
  });

  test('takes a price from the ends of a slider, by keyboard', async ({ page }) => {
    await page.goto('/c/footwear');
    const all = await total(page);
    const highest = filters(page).getByRole('slider', { name: 'Highest price' });
    await highest.focus();
    // Until the script of the list is there, a press only moves the slider.
    await expect(async () => {
      await page.keyboard.press('PageDown');
      await expect(page).toHaveURL(/f\.price=0-\d+$/, { timeout: 500 });
    }).toPass();
    for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press('PageDown');
    await expect.poll(() => total(page)).toBeLessThan(all);
    await expect(highest).toBeFocused();
    await expect(filters(page).getByLabel('To', { exact: true })).toHaveValue(/^\d+$/);
  });

  test('turns its page in place, at the first product', async ({ page }) => {
    const isSame = () => page.evaluate(() => Reflect.get(self, 'isSame'));
    let before = '';
    // Until the script of the list is there, the link is followed.
    await expect(async () => {
      await page.goto('/c/all');
      await page.evaluate(() => Reflect.set(self, 'isSame', true));
      before = await results(page).first().innerText();
      await page.getByRole('link', { name: 'Next page' }).hover();
      await page.getByRole('link', { name: 'Next page' }).click();
      await expect(page).toHaveURL(/\?page=2$/);
      expect(await isSame()).toBe(true);
    }).toPass();
    await expect.poll(() => results(page).first().innerText()).not.toBe(before);
    await expect(results(page).first()).toBeInViewport();
    await expect(page.getByRole('status').filter({ hasText: 'Page 2' })).toHaveCount(1);
    expect(await isSame()).toBe(true);
    await page.goBack();
    await expect.poll(() => results(page).first().innerText()).toBe(before);
  });
});

test.describe('a product card', () => {
  const card = (page: Page) =>
    results(page).filter({ has: page.getByRole('link', { name: 'Saddleback Mid', exact: true }) });
  const source = (page: Page) =>
    card(page)
      .locator('source')
      .first()
      .evaluate((one) => (one as HTMLSourceElement).srcset);

  test('shows another view on hover and focus, and the colour of its swatch', async ({ page }) => {
    await page.goto('/c/footwear');
    const front = await source(page);
    await card(page).getByRole('link', { name: 'Saddleback Mid', exact: true }).hover();
    await expect.poll(() => source(page)).not.toBe(front);
    await page.getByRole('heading', { level: 1 }).hover();
    await expect.poll(() => source(page)).toBe(front);
    await card(page).getByRole('button', { name: 'Slate' }).click();
    await expect(card(page).getByRole('button', { name: 'Slate' })).toHaveAttribute('aria-pressed', 'true');
    await expect.poll(() => source(page)).toMatch(/slate-side/);
    await expect(card(page).getByRole('link', { name: 'Saddleback Mid', exact: true })).toHaveAttribute(
      'href',
      /color=Slate/,
    );
    await page.keyboard.press('ArrowLeft');
    await expect(card(page).getByRole('button', { name: 'Lichen' })).toBeFocused();
  });

  test('opens quick shop by keyboard, and saves a favorite', async ({ page }) => {
    await page.goto('/c/footwear');
    const heart = card(page).getByRole('button', { name: 'Save as a favorite: Saddleback Mid' });
    await heart.focus();
    await page.keyboard.press('Enter');
    await expect(heart).toHaveAttribute('aria-pressed', 'true');
    await card(page).getByRole('link', { name: 'Quick shop: Saddleback Mid' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'Add to cart' })).toBeVisible();
  });
});

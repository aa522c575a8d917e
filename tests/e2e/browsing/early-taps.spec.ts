import type { Page } from '@playwright/test';
import { cartOn } from '../../harness/browser/cart-page.ts';
import { dialogOn } from '../../harness/browser/dialog-page.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { pauseScripts, type PausedScripts } from '../../harness/browser/paused-scripts.ts';

const TAPS = 20;
/** From the first paint, before any script, until the page is quiet: how many scripts were delivered. */
const MOMENTS = [0, 1, 2, 3, 4, 5, 6, 8, 10, 100];

const bannerButton = (page: Page, name: string) => page.getByRole('banner').getByRole('button', { name, exact: true });
const busyCount = (page: Page) => page.locator('main [aria-busy="true"], header [aria-busy="true"]').count();

async function openEarly(page: Page, path: string, moment: number): Promise<PausedScripts> {
  await page.setViewportSize({ width: 390, height: 800 });
  const scripts = await pauseScripts(page, moment);
  await page.goto(path, { waitUntil: 'commit' });
  await scripts.reached();
  return scripts;
}

/** What opens with the tap, whatever has arrived, and closes again. */
async function useNativeControls(page: Page): Promise<void> {
  await page.locator('.locale-switch > summary').click();
  await expect(page.locator('.locale-switch li').first()).toBeVisible();
  const dialogs = [
    { open: cartOn(page).button, shown: page.locator('#mini-cart') },
    { open: bannerButton(page, 'Menu'), shown: page.locator('#menu') },
    { open: bannerButton(page, 'Search'), shown: page.locator('#search-field') },
    { open: page.getByRole('main').getByRole('button', { name: /^Filter/ }), shown: page.locator('#filters-title') },
  ];
  for (const { open, shown } of dialogs) {
    await open.click();
    await expect(shown).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(shown).toBeHidden();
  }
}

for (const moment of MOMENTS) {
  test.describe(`a tap when ${moment} scripts have arrived`, () => {
    test('opens the cart, the menu, the search and the filters at once, and adds once', async ({ page, range }) => {
      const scripts = await openEarly(page, range.simple.listing, moment);
      await useNativeControls(page);
      const add = page.getByRole('button', { name: `Add to cart: ${range.simple.name}` });
      await add.click();
      await add.click();
      scripts.end('continue');
      await cartOn(page).expectCount(2);
      await expect.poll(() => busyCount(page)).toBe(0);
    });

    test('sorts the list', async ({ page }) => {
      const scripts = await openEarly(page, '/c/all', moment);
      // As a person does; Playwright alone would not move the focus.
      await page.getByLabel('Sort by').focus();
      await page.getByLabel('Sort by').selectOption('price-desc');
      scripts.end('continue');
      await expect(page).toHaveURL(/sort=price-desc/);
    });

    test('on a product page adds what was selected, keeps it as a favorite and opens a dialog', async ({
      page,
      range,
    }) => {
      const scripts = await openEarly(page, `/p/${range.sized.slug}`, moment);
      await page.getByRole('radio', { name: range.sized.sizeLabel, exact: true }).check();
      await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
      const heart = page.locator('.product__options .favorite');
      await heart.click();
      await page.getByRole('link', { name: 'Pay later' }).click();
      scripts.end('continue');
      await expect(dialogOn(page, 'Pay later')).toContainText('Pay in 30 days');
      await expect(heart).toHaveAttribute('aria-pressed', 'true');
      await expect(page.locator('[data-action="open-cart"]')).toHaveAttribute('aria-label', 'Cart, 1 item');
    });

    test('on "Sign in" opens its dialog', async ({ page }) => {
      const scripts = await openEarly(page, '/', moment);
      await bannerButton(page, 'Sign in').click();
      scripts.end('continue');
      await expect(dialogOn(page, 'Sign in').getByLabel('Email')).toBeVisible();
    });

    test('ends with a message where the other scripts fail', async ({ page, range, complaints }) => {
      const scripts = await openEarly(page, range.simple.listing, moment);
      await useNativeControls(page);
      await page.getByRole('button', { name: `Add to cart: ${range.simple.name}` }).click();
      await cartOn(page).button.click();
      scripts.end('abort');
      const shown = page.getByText(/did not load|No connection to the shop|Your cart is empty|Added to cart|Subtotal/);
      await expect(shown.filter({ visible: true }).first()).toBeVisible();
      await expect.poll(() => busyCount(page)).toBe(0);
      // The browser writes each failed request to its console.
      complaints.length = 0;
    });
  });
}

test.describe('a tap before the script has arrived', () => {
  test('on "Add to cart" is never lost', async ({ page, range }) => {
    const scripts = await openEarly(page, range.simple.listing, 0);
    const button = page.getByRole('button', { name: `Add to cart: ${range.simple.name}` });
    for (let tap = 0; tap < TAPS; tap += 1) await button.click();
    scripts.end('continue');
    await cartOn(page).expectCount(TAPS);
  });

  test('on "Cart" opens its dialog at once, a second tap leaves it open, and it is filled later', async ({
    page,
    complaints,
  }) => {
    const scripts = await openEarly(page, '/', 0);
    const cart = cartOn(page);
    await cart.open();
    await cart.button.click();
    await expect(cart.dialog).toBeVisible();
    // Chromium notes that the second tap has no effect.
    complaints.length = 0;
    scripts.end('continue');
    await expect(cart.dialog.getByText('Your cart is empty')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(cart.dialog).toBeHidden();
    await expect(cart.button).toBeFocused();
  });
});

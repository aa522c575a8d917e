import type { Page } from '@playwright/test';
import { cartOn } from '../../harness/browser/cart-page.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';

const lineOn = (page: Page) => page.getByRole('alert').filter({ hasText: 'nothing can be bought here' });

/** The browser runs scripts, but none of the shop's files arrives. */
test.beforeEach(({ page }) => page.route(/\/_astro\/.*\.js/, (route) => route.abort()));

test.afterEach(({ complaints }) => {
  // The browser writes each failed request to its console.
  complaints.length = 0;
});

test.describe('a visitor whose browser gets no script', () => {
  test('browses, filters, searches, adds a product by its form, and finds the line that nothing can be bought', async ({
    page,
    range,
  }) => {
    await page.goto('/');
    await expect(lineOn(page)).toBeVisible();
    await page.goto('/c/all');
    await page.getByLabel('Sort by').selectOption('price-desc');
    await page.getByRole('button', { name: 'Sort', exact: true }).click();
    await expect(page).toHaveURL(/sort=price-desc/);
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click();
    await page.getByRole('searchbox').fill('boot');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/search\?q=boot$/);
    await page.goto(`/p/${range.sized.slug}`);
    await page.getByRole('radio', { name: range.sized.sizeLabel, exact: true }).check();
    await expect(page.locator('a[href^="#modal="], a[href^="#panel="]').filter({ visible: true })).toHaveCount(0);
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(lineOn(page)).toBeVisible();
    await page.unroute(/\/_astro\/.*\.js/);
    await lineOn(page).getByRole('link', { name: 'Try again' }).click();
    await cartOn(page).expectCount(1);
  });

  test('opens the cart with the line and a link to its page, and gets there', async ({ page }) => {
    await page.goto('/');
    const cart = cartOn(page);
    await cart.open();
    await expect(cart.dialog).toContainText('nothing can be bought here');
    await page.keyboard.press('Escape');
    await expect(cart.button).toBeFocused();
    await cart.open();
    await cart.dialog.getByRole('link', { name: 'View cart' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(lineOn(page)).toBeVisible();
  });

  test('reaches the page to sign in through the header', async ({ page }) => {
    await page.goto('/c/all');
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).click();
    await expect(page).toHaveURL(/\/sign-in\??$/);
  });

  test('buys after loading the page anew', async ({ page, range }) => {
    await page.goto(`${range.simple.listing}&sort=featured`);
    await expect(lineOn(page)).toBeVisible();
    await page.unroute(/\/_astro\/.*\.js/);
    await lineOn(page).getByRole('link', { name: 'Try again' }).click();
    await expect(lineOn(page)).toBeHidden();
    await expect(page).toHaveURL(new RegExp(`${range.simple.listing.replace('?', '\\?')}&sort=featured$`));
    await page.getByRole('button', { name: `Add to cart: ${range.simple.name}` }).click();
    await cartOn(page).expectCount(1);
  });
});

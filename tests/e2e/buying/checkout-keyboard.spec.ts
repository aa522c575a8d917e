import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { cartOn } from '../../harness/browser/cart-page.ts';
import { checkoutOn } from '../../harness/browser/checkout-page.ts';

/** More Tab stops than any page of the journey has before the target. */
const MAX_TABS = 80;

async function moveTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let stop = 0; stop < MAX_TABS; stop += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

test('a customer buys with the keyboard alone, from the product to the confirmation', async ({ page, range }) => {
  const checkout = checkoutOn(page);
  const cart = cartOn(page);
  const press = async (target: Locator, key?: 'Shift+Tab') => {
    await moveTo(page, target, key);
    await page.keyboard.press('Enter');
  };
  const next = async (text = '') => {
    await page.keyboard.press('Tab');
    if (text !== '') await page.keyboard.type(text);
  };
  await page.goto(`/p/${range.simple.slug}`);
  await press(page.getByRole('button', { name: 'Add to cart', exact: true }));
  await cart.expectCount(1);
  await press(cart.button, 'Shift+Tab');
  await press(cart.dialog.getByRole('button', { name: 'Checkout' }));

  await expect(checkout.step('Shipping')).toBeVisible();
  await moveTo(page, page.getByLabel('First name', { exact: true }));
  await page.keyboard.type('Ada');
  for (const text of ['Hill', 'ada.hill@example.com', '2125550100']) await next(text);
  await next();
  await expect(page.getByLabel('Country', { exact: true })).toBeFocused();
  for (const text of ['1 Ridge Road', '', 'Portland', 'Oregon', '97205']) await next(text);
  await page.keyboard.press('Enter');

  await expect(checkout.step('Billing')).toBeFocused();
  const number = checkout.frame.getByLabel('Card number');
  // Keys are lost before the provider's frame has its fields.
  await expect(number).toBeVisible();
  await moveTo(page, page.locator('iframe[title="Card details"]'));
  await expect(number).toBeFocused();
  // The frame reports its focus before the browser routes keys to its process: the first ones can still be lost.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('4111111111111111');
    await expect(number).toHaveValue('4111 1111 1111 1111', { timeout: 500 });
  }).toPass();
  await next('1299');
  await next('123');
  // Codes follow the choice of payment.
  for (const name of ['Enter a promotion code', 'Use a gift card']) {
    await next();
    await expect(page.locator('summary', { hasText: name })).toBeFocused();
  }
  await next();
  await expect(page.getByRole('button', { name: 'Continue to summary' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(checkout.step('Summary')).toBeFocused();
  await press(checkout.placeOrder);
  await checkout.expectConfirmed();
});

import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { cartOn } from '../../harness/browser/cart-page.ts';
import { checkoutOn } from '../../harness/browser/checkout-page.ts';

const MAX_STOPS = 70;

/** A keyboard that counts its Tab stops. */
function keyboardOf(page: Page) {
  let stops = 0;
  const tab = async (key: 'Tab' | 'Shift+Tab' = 'Tab') => {
    await page.keyboard.press(key);
    stops += 1;
  };
  const moveTo = async (target: Locator, key?: 'Tab' | 'Shift+Tab') => {
    await expect(target).toBeVisible();
    for (let step = 0; step < MAX_STOPS; step += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await tab(key);
    }
    await expect(target).toBeFocused();
  };
  return {
    moveTo,
    press: async (target: Locator, key?: 'Tab' | 'Shift+Tab') => {
      await moveTo(target, key);
      await page.keyboard.press('Enter');
    },
    next: async (text = '') => {
      await tab();
      if (text !== '') await page.keyboard.type(text);
    },
    stops: () => stops,
  };
}

test('a customer buys with the keyboard alone, from the home page to the confirmation, in at most 70 Tab stops', async ({
  page,
}) => {
  const { moveTo, press, next, stops } = keyboardOf(page);
  const checkout = checkoutOn(page);
  const cart = cartOn(page);
  const main = page.getByRole('main');
  const skip = () => press(page.getByRole('link', { name: 'Skip to content' }));
  await page.goto('/');
  await skip();
  await press(main.getByRole('link', { name: 'Saddleback Mid', exact: true }).first());
  await expect(page).toHaveURL(/\/p\/saddleback-mid/);
  await skip();
  await moveTo(page.getByRole('radiogroup', { name: 'Size' }).getByRole('radio').first());
  await page.keyboard.press('Space');
  await press(main.getByRole('button', { name: 'Add to cart', exact: true }));
  await cart.expectCount(1);
  await press(cart.button, 'Shift+Tab');
  await press(cart.dialog.getByRole('button', { name: 'Checkout' }));

  await expect(checkout.step('Shipping')).toBeVisible();
  await moveTo(page.getByLabel('First name', { exact: true }));
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
  await moveTo(page.locator('iframe[title="Card details"]'));
  await expect(number).toBeFocused();
  // The frame reports its focus before the browser routes keys to its process: the first ones can still be lost.
  await expect(async () => {
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('4111111111111111');
    await expect(number).toHaveValue('4111 1111 1111 1111', { timeout: 500 });
  }).toPass();
  await next('1299');
  await next('123');
  // Codes follow the choice of payment; gift cards are loaded after it.
  await expect(page.locator('summary', { hasText: 'Use a gift card' })).toBeVisible();
  for (const name of ['Use a promo code', 'Use a gift card']) {
    await next();
    await expect(page.locator('summary', { hasText: name })).toBeFocused();
  }
  await next();
  await expect(page.getByRole('button', { name: 'Continue to summary' })).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(checkout.step('Summary')).toBeFocused();
  await press(checkout.placeOrder);
  await checkout.expectConfirmed();
  expect(stops()).toBeLessThanOrEqual(MAX_STOPS);
});

import { expect, test } from '../../harness/browser/browser-test.ts';
import { callFrom, cartOn } from '../../harness/browser/cart-page.ts';
import { fillCart } from '../../harness/checkout-cart.ts';
import { withBackForwardCache } from '../../harness/browser/chromium.ts';
import { DEVICES } from '../../harness/browser/devices.ts';

const WAX = { productId: 'WAXT-SPRU' };

test.use({ launchOptions: async ({}, use) => use(await withBackForwardCache()) });

for (const [device, use] of DEVICES) {
  test.describe(`a page from the back/forward cache ${device}`, () => {
    test.use(use);

    test('shows the cart as it is now, and changes that one', async ({ page }) => {
      const cart = cartOn(page);
      await fillCart(page, [WAX]);
      await page.goto('/p/field-wax');
      await cart.expectCount(1);
      await cart.open();
      await expect(cart.line('Field Wax').quantity).toHaveValue('1');
      await page.evaluate(() =>
        addEventListener('pageshow', ({ persisted }) => Reflect.set(self, 'persisted', persisted)),
      );
      await page.goto('/help');
      await cart.expectCount(1);
      await callFrom(page, 'POST', '/cart/v1/cartWithItem', { items: [{ ...WAX, qty: 2 }] });
      // Playwright waits in vain for a load event of a page from the back/forward cache.
      page.evaluate(() => history.back()).catch(() => undefined);
      await expect(page).toHaveURL(/\/p\/field-wax/);
      await expect.poll(() => page.evaluate(() => Reflect.get(self, 'persisted'))).toBe(true);
      await expect(cart.dialog).toBeVisible();
      await expect(cart.line('Field Wax').quantity).toHaveValue('3');
      await cart.expectCount(3);
      await cart.line('Field Wax').quantity.fill('4');
      await cart.expectCount(4);
    });
  });
}

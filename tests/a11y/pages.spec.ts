import { axeFindingsInBothSchemes } from '../harness/browser/axe.ts';
import { cartOn } from '../harness/browser/cart-page.ts';
import { expect, test } from '../harness/browser/browser-test.ts';

/** What lies over pages; pages themselves are looked at in `every-page.spec.ts`. */
for (const width of [320, 768, 1280]) {
  test.describe(`axe at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('finds nothing in the cart, empty and filled, with a toast', async ({ page, range }) => {
      const cart = cartOn(page);
      await page.goto(`/p/${range.simple.slug}`);
      await cart.open();
      await expect(cart.dialog.getByText('Your cart is empty')).toBeVisible();
      expect.soft(await axeFindingsInBothSchemes(page), 'empty').toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
      const toast = page.getByRole('status').filter({ hasText: range.simple.name });
      await expect(toast).toBeVisible();
      // A toast stays while the pointer is over it.
      await toast.hover();
      expect.soft(await axeFindingsInBothSchemes(page), 'toast').toEqual([]);
      await toast.getByRole('button', { name: 'Close' }).click();
      await cart.open();
      await expect(cart.line(range.simple.name).quantity).toBeVisible();
      expect.soft(await axeFindingsInBothSchemes(page), 'filled').toEqual([]);
    });

    test('finds nothing in the consent banner and its choices', async ({ page }) => {
      await page.goto('/de-de/');
      const banner = page.locator('#consent-banner');
      await expect(banner).toBeVisible();
      expect.soft(await axeFindingsInBothSchemes(page), 'banner').toEqual([]);
      await banner.locator('[data-consent="choose"]').click();
      await expect(page.locator('#consent-dialog')).toBeVisible();
      expect.soft(await axeFindingsInBothSchemes(page), 'choices').toEqual([]);
    });
  });
}

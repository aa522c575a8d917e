import { axeFindingsInBothSchemes } from '../harness/axe.ts';
import { everyAddress, kindAddresses } from '../harness/addresses.ts';
import { cartOn } from '../harness/cart-page.ts';
import { expect, test } from '../harness/browser-test.ts';

/** Every page on phones and desks, one of each kind between them. */
const WALKS = [
  { width: 320, addressesOf: everyAddress },
  { width: 768, addressesOf: kindAddresses },
  { width: 1280, addressesOf: everyAddress },
];

for (const { width, addressesOf } of WALKS) {
  test.describe(`axe at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    test('finds nothing on any page, light or dark', async ({ page, range }) => {
      test.setTimeout(480_000);
      for (const address of addressesOf(range)) {
        await test.step(address, async () => {
          await page.goto(address, { waitUntil: 'load' });
          expect.soft(await axeFindingsInBothSchemes(page), address).toEqual([]);
        });
      }
    });

    // What lies over a page.
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
      // What is pointed at does not go.
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

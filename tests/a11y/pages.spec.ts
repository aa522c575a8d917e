import { axeFindings } from '../harness/axe.ts';
import { everyAddress, kindAddresses } from '../harness/addresses.ts';
import { cartOn } from '../harness/cart-page.ts';
import { expect, test } from '../harness/browser-test.ts';

const WIDTHS = [320, 768, 1280] as const;
const LOOKS = WIDTHS.flatMap((width) =>
  (['light', 'dark'] as const).map((colorScheme) => ({ width, colorScheme, name: `at ${width} px, ${colorScheme}` })),
);

/** Where every single page is looked at; elsewhere one of each kind. */
const THOROUGH = new Set(['at 320 px, light', 'at 1280 px, dark']);

for (const { name, width, colorScheme } of LOOKS) {
  test.describe(`axe ${name}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme });

    test('finds nothing on any page', async ({ page, range }) => {
      test.setTimeout(480_000);
      for (const address of (THOROUGH.has(name) ? everyAddress : kindAddresses)(range)) {
        await test.step(address, async () => {
          await page.goto(address, { waitUntil: 'load' });
          expect.soft(await axeFindings(page), address).toEqual([]);
        });
      }
    });

    test('finds nothing in the cart, empty and filled, with a toast', async ({ page, range }) => {
      const cart = cartOn(page);
      await page.goto(`/p/${range.simple.slug}`);
      await cart.open();
      await expect(cart.dialog.getByText('Your cart is empty')).toBeVisible();
      expect.soft(await axeFindings(page), 'empty').toEqual([]);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
      await expect(page.getByRole('status').filter({ hasText: range.simple.name })).toBeVisible();
      expect.soft(await axeFindings(page), 'toast').toEqual([]);
      await cart.open();
      await expect(cart.line(range.simple.name).quantity).toBeVisible();
      expect.soft(await axeFindings(page), 'filled').toEqual([]);
    });

    test('finds nothing in the consent banner and its choices', async ({ page }) => {
      await page.goto('/de-de/');
      const banner = page.locator('#consent-banner');
      await expect(banner).toBeVisible();
      expect.soft(await axeFindings(page), 'banner').toEqual([]);
      await banner.locator('[data-consent="choose"]').click();
      await expect(page.locator('#consent-dialog')).toBeVisible();
      expect.soft(await axeFindings(page), 'choices').toEqual([]);
    });
  });
}

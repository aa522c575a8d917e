import { axeFindings } from '../harness/axe.ts';
import { everyAddress, kindAddresses } from '../harness/addresses.ts';
import { cartOn } from '../harness/cart-page.ts';
import { expect, test } from '../harness/browser-test.ts';

const SCHEMES = ['light', 'dark'] as const;

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
          for (const colorScheme of SCHEMES) {
            await page.emulateMedia({ colorScheme });
            const onlyColors = colorScheme === 'dark';
            expect.soft(await axeFindings(page, { onlyColors }), `${address}, ${colorScheme}`).toEqual([]);
          }
        });
      }
    });

    for (const colorScheme of SCHEMES) lookAtSurfaces(colorScheme);
  });
}

/** What lies over a page. */
function lookAtSurfaces(colorScheme: (typeof SCHEMES)[number]): void {
  test.describe(colorScheme, () => {
    test.use({ colorScheme });

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

import type { Page } from '@playwright/test';
import { axeFindingsInBothSchemes } from '../harness/browser/axe.ts';
import { cartOn } from '../harness/browser/cart-page.ts';
import { expect, test } from '../harness/browser/browser-test.ts';

const WIDTHS = [320, 768, 1280];
const HEIGHT = 900;

/** What lies over pages; pages themselves are looked at in `every-page.spec.ts`. */
for (const width of WIDTHS) {
  test.describe(`axe at ${width} px`, () => {
    test.use({ viewport: { width, height: HEIGHT } });

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
  });
}

test('axe finds nothing in the consent banner and its choices at any width', async ({ page }) => {
  test.setTimeout(180_000);
  await page.goto('/de-de/');
  const banner = page.locator('#consent-banner');
  await expect(banner).toBeVisible();
  await expectAccessibleAtAnyWidth(page, 'banner');
  await banner.locator('[data-consent="choose"]').click();
  await expect(page.locator('#consent-dialog')).toBeVisible();
  await expectAccessibleAtAnyWidth(page, 'choices');
});

async function expectAccessibleAtAnyWidth(page: Page, state: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: HEIGHT });
    expect.soft(await axeFindingsInBothSchemes(page), `${state} at ${width} px`).toEqual([]);
  }
}

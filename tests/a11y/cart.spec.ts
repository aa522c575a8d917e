import { axeFindings } from '../harness/browser/axe.ts';
import { expect, test } from '../harness/browser/browser-test.ts';
import { cartOn, lineOn, openCartWith } from '../harness/browser/cart-page.ts';
import { closeByKey } from '../harness/browser/dialog-page.ts';

const LINES = [{ productId: 'MARKDOWN-1', qty: 2 }, { productId: 'DIGITAL-GC-25' }, { productId: 'FREE-STICKER' }];

for (const [name, colorScheme, width] of [
  ['on a wide light page', 'light', 1280],
  ['on a narrow dark page', 'dark', 320],
] as const) {
  test.describe(`the cart ${name}`, () => {
    test.use({ colorScheme, viewport: { width, height: 1400 } });

    test('has nothing axe finds, empty, full, with errors, in its dialogs', async ({ page, complaints }) => {
      test.setTimeout(120_000);
      const expectAccessible = async (state: string) => expect.soft(await axeFindings(page), state).toEqual([]);
      await page.goto('/cart');
      await expect(page.getByText('Your cart is empty')).toBeVisible();
      await expectAccessible('empty');
      await openCartWith(page, LINES);
      await page.getByRole('button', { name: 'Save for later: Trail Register Sticker' }).click();
      await expect(page.getByRole('heading', { name: 'Saved for later' })).toBeVisible();
      await expectAccessible('full');
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);

      await lineOn(page, 'Lambing Beanie').getByRole('spinbutton', { name: 'Quantity' }).fill('999');
      await expect(page.getByRole('alert')).toHaveCount(1);
      await page.getByText('Use a gift card').click();
      await page.getByRole('button', { name: 'Apply gift card' }).click();
      await page.getByText('Promo code').click();
      await page.getByRole('button', { name: 'Apply', exact: true }).click();
      await expect(page.getByRole('alert')).toHaveCount(4);
      await expectAccessible('errors');

      await page.getByRole('button', { name: 'Change delivery: Lambing Beanie' }).click();
      await page.getByRole('radio', { name: /Pickup in store/ }).check();
      await expect(page.getByRole('group', { name: 'Choose a store' })).toBeVisible();
      await page.getByRole('button', { name: 'Use this delivery' }).click();
      await expectAccessible('delivery');
      await closeByKey(page);
      await page.getByRole('button', { name: 'Add gift option: Gift Card' }).click();
      await page.getByRole('button', { name: 'Save gift option' }).click();
      await expect(page.getByText('Enter a name.')).toBeVisible();
      await expectAccessible('gift option');
      await closeByKey(page);

      await page.goto('/c/all');
      await cartOn(page).open();
      const { quantity } = cartOn(page).line('Lambing Beanie');
      await expectAccessible('mini cart');
      await quantity.fill('999');
      await expect(cartOn(page).dialog.getByRole('alert')).toBeVisible();
      await expectAccessible('mini cart with an error');
      expect(complaints).toEqual([]);
    });
  });
}

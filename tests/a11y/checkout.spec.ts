import { axeFindings } from '../harness/browser/axe.ts';
import { expect, test } from '../harness/browser/browser-test.ts';
import { enterAs, fillCart } from '../harness/checkout-cart.ts';
import { addToCart, CARDS, checkoutOn, suggestCity } from '../harness/browser/checkout-page.ts';
import { ignoreRejections } from '../harness/identity.ts';
import { walletOn } from '../harness/browser/wallet-sheet.ts';

/**
 * axe adds styles to every frame that it checks, which the content security policy of the provider's frames forbids: no
 * error of the page. The frame handles its rejected requests itself.
 */
function forgiveAxe(complaints: string[]): void {
  const others = complaints.filter((text) => !/Applying inline style violates|\/sandbox\/card\/token/.test(text));
  complaints.splice(0, complaints.length, ...others);
}

/** Looked at where it is wide as well: the other states differ in no colour and no order from these. */
const IN_BOTH: readonly string[] = ['shipping with errors', 'full billing', 'summary', 'challenge'];

for (const [name, colorScheme, width] of [
  ['on a wide light page', 'light', 1280],
  ['on a narrow dark page', 'dark', 320],
] as const) {
  test.describe(`the checkout ${name}`, () => {
    test.use({ colorScheme, viewport: { width, height: 2000 } });

    test('has nothing axe finds at any step, empty, full and with errors, in its dialog and after', async ({
      page,
      range,
      complaints,
    }) => {
      test.setTimeout(180_000);
      const checkout = checkoutOn(page);
      const expectAccessible = async (state: string) => {
        if (width === 1280 && !IN_BOTH.includes(state)) return;
        expect.soft(await axeFindings(page), state).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(overflow, `${state}: wider than the page`).toBeLessThanOrEqual(0);
      };
      await addToCart(page, range.simple.slug);
      await page.goto('/checkout');
      await expect(checkout.step('Shipping')).toBeVisible();
      await expectAccessible('empty shipping');
      await page.getByRole('button', { name: 'Continue to billing' }).click();
      await expectAccessible('shipping with errors');
      await checkout.fillShipping();
      await suggestCity(page, 'Portland Heights');
      await page.getByRole('button', { name: 'Continue to billing' }).click();
      await expect(page.getByRole('button', { name: 'Keep mine' })).toBeVisible();
      await expectAccessible('shipping with a suggestion');
      await page.getByRole('button', { name: 'Use suggested' }).click();
      await expect(checkout.frame.getByLabel('Card number')).toBeVisible();
      await expectAccessible('empty billing');
      await page.getByText('Use a gift card').click();
      await page.getByRole('button', { name: 'Apply gift card' }).click();
      await page.getByRole('button', { name: 'Continue to summary' }).click();
      await expect(checkout.frame.getByRole('alert').first()).not.toHaveText('');
      await expectAccessible('billing with errors');
      await page.getByLabel('Same as the delivery address').uncheck();
      await checkout.fillCard(CARDS.challenge);
      await expectAccessible('full billing');
      await page.getByLabel('Same as the delivery address').check();
      await checkout.goToSummary();
      await expectAccessible('summary');
      await checkout.placeOrder.click();
      const bank = page.frameLocator('iframe[title="Question from your bank"]');
      await expect(bank.getByLabel('Code')).toBeVisible();
      await expectAccessible('challenge');
      await bank.getByLabel('Code').fill('9999');
      await bank.getByRole('button', { name: 'Submit' }).click();
      await expect(page.getByRole('alert').filter({ hasText: 'did not confirm' })).toBeVisible();
      await expectAccessible('billing after a failed challenge');
      await checkout.fillCard(CARDS.approved);
      await checkout.goToSummary();
      await checkout.placeOrder.click();
      await checkout.expectConfirmed();
      await expectAccessible('confirmation');
      forgiveAxe(complaints);
      ignoreRejections(complaints);
    });

    test('has no axe violations where another person picks up a part of the order', async ({ page, complaints }) => {
      await fillCart(page, [
        { productId: 'LIMITED-100', shippingMethod: 'pickup', storeId: '1001' },
        { productId: 'DIGITAL-GC-25' },
      ]);
      await page.goto('/checkout');
      await page.getByRole('checkbox', { name: 'Somebody else picks it up' }).check();
      await page.getByRole('button', { name: 'Continue to billing' }).click();
      expect(await axeFindings(page)).toEqual([]);
      forgiveAxe(complaints);
    });

    test('has no axe violations in a wallet’s sheet, its fields, its field errors and its declined state', async ({
      page,
      complaints,
    }) => {
      const wallet = walletOn(page, 'Apple Pay');
      const expectAccessible = async (state: string) => {
        expect.soft(await axeFindings(page), state).toEqual([]);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect.soft(overflow, `${state}: wider than the page`).toBeLessThanOrEqual(0);
      };
      await fillCart(page, [{ productId: 'LIMITED-100' }]);
      await page.goto('/checkout');
      await page.getByRole('button', { name: 'Apple Pay' }).click();
      await wallet.expectReady();
      await expectAccessible('sheet');
      await wallet.fill('Contact', { 'First name': 'Denied' });
      await wallet.fill('Deliver to', {});
      await wallet.frame.getByLabel('Country').selectOption('DE');
      await expect(wallet.frame.getByRole('alert')).not.toHaveText('');
      await expectAccessible('sheet with fields and a fault');
      await wallet.frame.getByLabel('Country').selectOption('US');
      await expect(wallet.frame.getByRole('alert')).toHaveText('');
      await wallet.expectReady();
      await wallet.pay.click();
      await expect(wallet.dialog.getByRole('alert')).toBeVisible();
      await expectAccessible('refusal');
      forgiveAxe(complaints);
      ignoreRejections(complaints);
    });
  });
}

for (const user of ['shopper@example.com', 'member@example.com'] as const) {
  test(`the checkout of ${user} has nothing axe finds`, async ({ page, complaints }) => {
    test.setTimeout(90_000);
    const checkout = checkoutOn(page);
    await enterAs(page, user);
    await fillCart(page, [{ productId: 'LIMITED-100' }]);
    await page.goto('/checkout');
    if (user === 'shopper@example.com') {
      await expect(checkout.step('Summary')).toBeVisible();
      await page.getByRole('button', { name: 'Change Shipping' }).click();
      expect.soft(await axeFindings(page), 'saved addresses').toEqual([]);
      await page.getByRole('button', { name: 'Add another address' }).click();
      await page.getByRole('button', { name: 'Save address' }).click();
      expect.soft(await axeFindings(page), 'a new address with errors').toEqual([]);
      await page.getByRole('button', { name: 'Cancel' }).click();
      await page.getByRole('button', { name: 'Continue to billing' }).click();
      await expect(page.getByRole('radio', { name: /VISA/ })).toBeChecked();
    } else {
      await checkout.goToBilling();
      await page.getByRole('button', { name: 'Use TRAIL-REWARD-10' }).click();
      await expect(page.getByText('Paid by reward')).toBeVisible();
    }
    expect(await axeFindings(page)).toEqual([]);
    forgiveAxe(complaints);
  });
}

import type { Page } from '@playwright/test';
import { endSession, enterAs, fillCart } from '../../harness/checkout-cart.ts';
import { CARDS, checkoutOn } from '../../harness/browser/checkout-page.ts';
import { PHONE } from '../../harness/browser/devices.ts';
import { ignoreRejections, signIn } from '../../harness/identity.ts';
import { expect, freshTest, test } from '../../harness/browser/own-shop-test.ts';

/** Errors and alternative payments on a phone; successful orders on a phone are tested beside those on a desktop. */
test.use(PHONE);
test.afterEach(({ complaints }) => ignoreRejections(complaints));

const LIMITED = { productId: 'LIMITED-100' };
const alert = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text });

async function answerBank(page: Page, code: string): Promise<void> {
  const bank = page.frameLocator('iframe[title="Question from your bank"]');
  await bank.getByLabel('Code').fill(code);
  await bank.getByRole('button', { name: 'Submit' }).click();
}

const fits = async (page: Page) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);

test('the button of a step stays where it is while dates, card fields and gift cards load', async ({ page }) => {
  const checkout = checkoutOn(page);
  const top = (name: string) =>
    page.getByRole('button', { name }).evaluate((button) => Math.round(button.getBoundingClientRect().top + scrollY));
  const waiting: (() => void)[] = [];
  await page.route(/deliveryEstimate.*postalCode|\/sandbox\/frame\/card$|_astro\/payment-dialogs/, (route) => {
    waiting.push(() => void route.continue());
  });
  const release = () => waiting.splice(0).forEach((go) => go());
  await fillCart(page, [LIMITED]);
  await page.goto('/checkout');
  await checkout.fillShipping();
  await expect.poll(() => waiting.length).toBe(1);
  const atShipping = await top('Continue to billing');
  release();
  await expect(page.getByText(/^to 97205/).first()).toBeVisible();
  expect(await top('Continue to billing')).toBe(atShipping);

  await page.getByRole('button', { name: 'Continue to billing' }).click();
  await expect.poll(() => waiting.length).toBe(2);
  const atBilling = await top('Continue to summary');
  release();
  await expect(checkout.frame.getByLabel('Security code')).toBeVisible();
  await expect(page.getByText('Use a gift card')).toBeVisible();
  const height = () => page.locator('iframe[title="Card details"]').evaluate((frame) => frame.style.height);
  await expect.poll(height, 'the frame has told its height').not.toBe('');
  expect(await top('Continue to summary')).toBe(atBilling);
});

test('a card that is declined, then not confirmed, is confirmed at last', async ({ page }) => {
  const checkout = checkoutOn(page);
  await fillCart(page, [LIMITED]);
  await checkout.fillAll(CARDS.declined);
  await checkout.placeOrder.click();
  await expect(alert(page, 'Your payment did not go through')).toBeVisible();
  await expect(checkout.step('Billing')).toBeVisible();
  for (const code of ['9999', '1234']) {
    await checkout.fillCard(CARDS.challenge);
    await checkout.goToSummary();
    await checkout.placeOrder.click();
    await expect(page.getByRole('dialog', { name: 'Confirm your payment' })).toBeVisible();
    await fits(page);
    await answerBank(page, code);
    if (code === '9999') await expect(alert(page, 'did not confirm the payment')).toBeVisible();
  }
  await checkout.expectConfirmed();
});

test('a declined pay-later payment returns to billing', async ({ page }) => {
  const checkout = checkoutOn(page);
  await fillCart(page, [LIMITED]);
  await page.goto('/checkout');
  await checkout.fillShipping();
  await page.getByLabel('First name', { exact: true }).fill('Denied');
  await page.getByRole('button', { name: 'Continue to billing' }).click();
  await page.getByRole('radio', { name: 'Pay later' }).check();
  await checkout.goToSummary();
  await checkout.placeOrder.click();
  await expect(alert(page, 'Your payment did not go through')).toBeVisible();
  await expect(checkout.step('Billing')).toBeVisible();
});

test('an ended session, a connection that drops and another tab leave one order', async ({
  page,
  context,
  complaints,
}) => {
  const checkout = checkoutOn(page);
  await fillCart(page, [LIMITED]);
  await page.goto('/checkout');
  await checkout.goToBilling();
  await endSession(page);
  await checkout.fillCard(CARDS.approved);
  await checkout.goToSummary();
  await expect(page.getByText('1 Ridge Road').first()).toBeVisible();
  const other = await context.newPage();
  await other.goto('/checkout');
  await expect(checkoutOn(other).step('Shipping')).toBeVisible();
  await context.setOffline(true);
  await checkout.placeOrder.click();
  await expect(alert(page, 'No connection')).toBeVisible();
  await context.setOffline(false);
  complaints.length = 0;
  await checkout.buy();
  await expect(other).toHaveURL(/\/cart$/);
  await expect(other.getByRole('status').filter({ hasText: 'in another tab' })).toBeVisible();
  await fits(other);
});

freshTest.describe('one after the other', () => {
  freshTest.use(PHONE);

  freshTest('an employee, an athlete and a credited consumer pay on the same phone', async ({ page, complaints }) => {
    freshTest.slow();
    const checkout = checkoutOn(page);
    await fillCart(page, [LIMITED]);
    await page.goto('/sign-in?return=%2Fcheckout');
    await signIn(page, 'employee@example.com');
    await page.getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Accept terms' }).click();
    await checkout.goToBilling();
    await expect(page.getByText('Discounts')).toBeVisible();
    await checkout.fillCard(CARDS.approved);
    await checkout.goToSummary();
    await checkout.buy();

    await endSession(page);
    await enterAs(page, 'athlete@example.com');
    await fillCart(page, [LIMITED]);
    await page.goto('/checkout');
    await checkout.goToBilling();
    await expect(page.getByRole('region', { name: 'Your credit' })).toContainText('$500.00 left');
    await page.getByRole('button', { name: 'Use credit' }).click();
    await expect(page.getByText('Nothing is left to pay.')).toBeVisible();
    await fits(page);
    await checkout.goToSummary();
    await checkout.buy();

    await endSession(page);
    await enterAs(page, 'credited@example.com');
    await fillCart(page, [{ ...LIMITED, qty: 7 }]);
    await page.goto('/checkout');
    await checkout.goToBilling();
    await page.getByRole('button', { name: 'Use credit' }).click();
    await expect(page.getByText('Paid by credit')).toBeVisible();
    await checkout.fillCard(CARDS.approved);
    await checkout.goToSummary();
    await checkout.buy();
    await expect(page.getByText(/^Card: /)).toBeVisible();
    ignoreRejections(complaints);
  });
});

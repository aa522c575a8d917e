import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { fillCart } from '../../harness/checkout-cart.ts';
import { addToCart, CARDS, checkoutOn } from '../../harness/browser/checkout-page.ts';
import { DEVICES } from '../../harness/browser/devices.ts';

/** High enough that no click follows a scroll at once: Chromium would still route it to where the card's frame stood. */
test.use({ viewport: { width: 1280, height: 1200 } });

const LIMITED = { productId: 'LIMITED-100' };

async function challengeWith(page: Page, code: string): Promise<void> {
  const frame = page.frameLocator('iframe[title="Question from your bank"]');
  await frame.getByLabel('Code').fill(code);
  await frame.getByRole('button', { name: 'Submit' }).click();
}

for (const [device, use] of DEVICES) {
  test.describe(`a guest ${device}`, () => {
    test.use(use);

    test('buys with a card', async ({ page, range }) => {
      const checkout = checkoutOn(page);
      await addToCart(page, range.simple.slug);
      await checkout.fillAll(CARDS.approved);
      await expect(page.getByText('Remaining to pay')).toBeVisible();
      await checkout.placeOrder.click();
      expect(await checkout.expectConfirmed()).not.toBe('');
      await expect(page.getByText(range.simple.name)).toBeVisible();
      await expect(page.getByText('1 Ridge Road').first()).toBeVisible();
      await expect(page.getByRole('button', { name: 'Cart, 0 items' })).toBeVisible();
    });
  });
}

test.describe('the checkout', () => {
  test('redirects to the cart when it is empty', async ({ page }) => {
    await page.goto('/checkout');
    await expect(page).toHaveURL(/\/cart$/);
  });

  test('has no header and footer, but landmarks and a link home', async ({ page, request }) => {
    await fillCart(page, [LIMITED]);
    await page.goto('/checkout');
    await expect(checkoutOn(page).step('Shipping')).toBeVisible();
    await expect(page.getByRole('banner').getByRole('link', { name: 'Marrow Ridge, home' })).toHaveAttribute(
      'href',
      '/',
    );
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
    const answer = await request.get('/checkout');
    expect(answer.headers()['cache-control']).toBe('private, no-store');
    expect(await answer.text()).toContain('content="noindex"');
  });

  test('preserves input on a reload and on the way back', async ({ page }) => {
    const checkout = checkoutOn(page);
    await fillCart(page, [LIMITED]);
    await page.goto('/checkout');
    await checkout.fillShipping();
    await page.reload();
    await expect(page.getByLabel('Address line 1', { exact: true })).toHaveValue('1 Ridge Road');
    await page.getByRole('button', { name: 'Continue to billing' }).click();
    await expect(checkout.step('Billing')).toBeVisible();
    await page.reload();
    await expect(checkout.step('Billing')).toBeVisible();
    await page.getByRole('button', { name: 'Change Shipping' }).click();
    await expect(page.getByLabel('Email', { exact: true })).toHaveValue('ada.hill@example.com');
    const stored = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
    expect(stored).not.toContain(CARDS.approved);
  });

  test('shows the price of another delivery method', async ({ page }) => {
    await fillCart(page, [LIMITED]);
    await page.goto('/checkout');
    const methods = page.getByRole('group', { name: 'How should it arrive?' }).getByRole('radio');
    await expect(methods.first()).toBeChecked();
    test.skip((await methods.count()) < 2, 'the site has only one delivery method for this cart');
    const before = await page.locator('.checkout__total dd').textContent();
    await methods.nth(1).check();
    await expect(page.locator('.checkout__total dd')).not.toHaveText(before ?? '');
    await expect(methods.nth(1)).toBeChecked();
  });
});

test.describe('a payment', () => {
  test.beforeEach(async ({ page }) => {
    await fillCart(page, [LIMITED]);
  });

  test('that requires a bank challenge continues after the right code', async ({ page }) => {
    const checkout = checkoutOn(page);
    await checkout.fillAll(CARDS.challenge);
    await checkout.placeOrder.click();
    await expect(page.getByRole('dialog', { name: 'Confirm your payment' })).toBeVisible();
    await challengeWith(page, '1234');
    await checkout.expectConfirmed();
  });

  test('with a wrong code is back at billing, and can be made with another card', async ({ page, complaints }) => {
    const checkout = checkoutOn(page);
    await checkout.fillAll(CARDS.challenge);
    await checkout.placeOrder.click();
    await challengeWith(page, '9999');
    await expect(checkout.step('Billing')).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: 'did not confirm the payment' })).toBeVisible();
    expectRejections(complaints, 422);
    await checkout.fillCard(CARDS.approved);
    await checkout.goToSummary();
    await checkout.placeOrder.click();
    await checkout.expectConfirmed();
  });

  for (const [name, card] of [
    ['declined', CARDS.declined],
    ['held back by the fraud check', CARDS.fraud],
  ] as const) {
    test(`that is ${name} shows an error above billing`, async ({ page, complaints }) => {
      const checkout = checkoutOn(page);
      await checkout.fillAll(card);
      await checkout.placeOrder.click();
      await expect(checkout.step('Billing')).toBeVisible();
      await expect(page.getByRole('alert').filter({ hasText: 'payment' })).toBeVisible();
      expectRejections(complaints, 422);
      await checkout.fillCard(CARDS.approved);
      await checkout.goToSummary();
      await checkout.placeOrder.click();
      await checkout.expectConfirmed();
    });
  }

  test('is made once, however often the button is pressed', async ({ page }) => {
    const checkout = checkoutOn(page);
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'PUT' && request.url().includes('/checkout/order')) sent.push(request.url());
    });
    await checkout.fillAll(CARDS.approved);
    await checkout.placeOrder.dblclick();
    await checkout.expectConfirmed();
    expect(sent).toHaveLength(1);
  });

  test('survives a connection that is gone', async ({ page, context, complaints }) => {
    const checkout = checkoutOn(page);
    await checkout.fillAll(CARDS.approved);
    await context.setOffline(true);
    await checkout.placeOrder.click();
    await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible();
    await context.setOffline(false);
    complaints.length = 0;
    await checkout.placeOrder.click();
    await checkout.expectConfirmed();
  });
});

/** Removes the browser's messages about rejected requests; there may be no others. */
function expectRejections(complaints: string[], status: number): void {
  expect(complaints.filter((text) => !text.includes(`status of ${status}`))).toEqual([]);
  complaints.length = 0;
}

test.describe('the confirmation', () => {
  test('redirects home without an order, also after leaving it', async ({ page }) => {
    await page.goto('/order-confirmation');
    await expect(page).toHaveURL(/:\d+\/$/);
    const checkout = checkoutOn(page);
    await fillCart(page, [LIMITED]);
    await checkout.fillAll(CARDS.approved);
    await checkout.placeOrder.click();
    const number = await checkout.expectConfirmed();
    await page.reload();
    expect(await checkout.expectConfirmed()).toBe(number);
    await page.goto('/c/all');
    await page.goto('/order-confirmation');
    await expect(page).toHaveURL(/:\d+\/$/);
  });
});

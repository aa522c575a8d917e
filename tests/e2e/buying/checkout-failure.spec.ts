import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { callAs, endSession, fillCart } from '../../harness/checkout-cart.ts';
import { CARDS, checkoutOn } from '../../harness/browser/checkout-page.ts';
import { ignoreRejections } from '../../harness/identity.ts';

test.use({ viewport: { width: 1280, height: 1200 } });

const LIMITED = { productId: 'LIMITED-100' };

/** Replaces one response of the shop, once. */
async function rejectOnce(page: Page, path: string, status: number, detail: object): Promise<void> {
  const json = { errorDetails: [{ code: 'X', message: '', details: {}, ...detail }], appId: 'ECOMM' };
  let isRejected = false;
  // The route stays registered: removing it while requests are pending can leave one without a response.
  await page.route(
    (url) => url.pathname.startsWith(path),
    (route) => {
      if (isRejected) return route.continue();
      isRejected = true;
      return route.fulfill({ status, json });
    },
  );
}

const ORDER = '/api/cart/v2/checkout/order';

test('a product that sells out during payment is shown, with a link to the cart', async ({ page, complaints }) => {
  const checkout = checkoutOn(page);
  await fillCart(page, [LIMITED]);
  await checkout.fillAll(CARDS.approved);
  await rejectOnce(page, ORDER, 409, { errorId: 'SOME_PRODUCTS_NO_INVENTORY' });
  await checkout.placeOrder.click();
  const alert = page.getByRole('alert').filter({ hasText: 'Some items are no longer in stock' });
  await expect(alert.getByRole('link', { name: 'Change your cart' })).toHaveAttribute('href', '/cart');
  await expect(checkout.step('Summary')).toBeVisible();
  ignoreRejections(complaints);
});

test.describe('a rejected order', () => {
  for (const [errorId, details, step] of [
    ['ITEM_NO_LONGER_AVAILABLE', { type: 'PickupToSthTransition' }, 'Shipping'],
    ['ITEM_NO_LONGER_AVAILABLE', { type: 'StsToSthTransition' }, 'Shipping'],
    ['CHK380', { type: 'InvalidShippingAddress', fields: [] }, 'Shipping'],
    ['CANT_SHIP_THERE', {}, 'Billing'],
  ] as const) {
    test(`${errorId} ${JSON.stringify(details)} is corrected at ${step}`, async ({ page, complaints }) => {
      const checkout = checkoutOn(page);
      await fillCart(page, [LIMITED]);
      await checkout.fillAll(CARDS.approved);
      await rejectOnce(page, ORDER, 409, { errorId, details });
      await checkout.placeOrder.click();
      await expect(checkout.step(step)).toBeVisible();
      await expect(page.getByRole('main').getByRole('alert')).not.toHaveText('');
      ignoreRejections(complaints);
    });
  }

  test('of an expired card stays in a toast until it is closed', async ({ page, complaints }) => {
    const checkout = checkoutOn(page);
    await page.clock.install();
    await fillCart(page, [LIMITED]);
    await checkout.fillAll(CARDS.approved);
    await rejectOnce(page, ORDER, 400, { errorId: 'CC_EXPIRY_DATE_INVALID' });
    await checkout.placeOrder.click();
    await expect(checkout.step('Billing')).toBeVisible();
    const toast = page.locator('#toasts').getByRole('alert');
    await expect(toast).toContainText('This card has expired');
    // Longer than other toasts stay.
    await page.clock.fastForward(60_000);
    await expect(toast).toBeVisible();
    await toast.getByRole('button').click();
    await expect(toast).toHaveCount(0);
    ignoreRejections(complaints);
  });
});

test('an ended session is renewed at billing, with all that was typed', async ({ page, complaints }) => {
  const checkout = checkoutOn(page);
  await fillCart(page, [LIMITED]);
  await page.goto('/checkout');
  await checkout.goToBilling();
  await endSession(page);
  await checkout.fillCard(CARDS.approved);
  await checkout.goToSummary();
  await expect(page.getByText('1 Ridge Road').first()).toBeVisible();
  await checkout.buy();
  ignoreRejections(complaints);
});

test('an expired session is renewed at the summary, and the order placed after another review', async ({
  page,
  complaints,
}) => {
  const checkout = checkoutOn(page);
  await fillCart(page, [LIMITED]);
  await checkout.fillAll(CARDS.approved);
  await endSession(page);
  await checkout.placeOrder.click();
  await expect(page.getByRole('alert').filter({ hasText: 'Your session had ended' })).toBeVisible();
  await expect(checkout.step('Summary')).toBeVisible();
  await checkout.buy();
  ignoreRejections(complaints);
});

test('two tabs place one order, and the other shows it', async ({ page, context }) => {
  const checkout = checkoutOn(page);
  await fillCart(page, [LIMITED]);
  await checkout.fillAll(CARDS.approved);
  const other = await context.newPage();
  await other.goto('/checkout');
  await expect(checkoutOn(other).step('Shipping')).toBeVisible();
  await checkout.buy();
  await expect(other).toHaveURL(/\/cart$/);
  await expect(other.getByRole('status').filter({ hasText: 'in another tab' })).toBeVisible();
});

test('an order whose response was lost is found after a reload, and placed once', async ({ page, complaints }) => {
  const checkout = checkoutOn(page);
  await fillCart(page, [LIMITED]);
  await checkout.fillAll(CARDS.approved);
  await page.route(
    (url) => url.pathname === ORDER,
    async (route) => {
      await route.fetch();
      await route.abort();
    },
    { times: 1 },
  );
  await checkout.placeOrder.click();
  await expect(page.getByRole('alert').filter({ hasText: 'No connection' })).toBeVisible();
  await page.reload();
  expect(await checkout.expectConfirmed()).not.toBe('');
  complaints.length = 0;
});

test('the browser’s back button goes through the steps, and forward again', async ({ page }) => {
  const checkout = checkoutOn(page);
  await fillCart(page, [LIMITED]);
  await checkout.fillAll(CARDS.approved);
  await page.goBack();
  await expect(checkout.step('Billing')).toBeVisible();
  await page.goBack();
  await expect(checkout.step('Shipping')).toBeVisible();
  await expect(page.getByLabel('Address line 1', { exact: true })).toHaveValue('1 Ridge Road');
  await page.goForward();
  await expect(checkout.step('Billing')).toBeVisible();
  await page.goForward();
  await expect(checkout.step('Summary')).toBeVisible();
  await checkout.buy();
  await page.goBack();
  await expect(page).not.toHaveURL(/\/checkout/);
});

test('a page out of the back/forward cache shows the cart as it is now', async ({ page }) => {
  const checkout = checkoutOn(page);
  await fillCart(page, [LIMITED]);
  await page.goto('/checkout');
  await checkout.goToBilling();
  await page.goto('/c/all');
  const answer = await callAs(page, 'POST /cart/v1/cart', {});
  const { basketId, items } = await answer.json();
  await callAs(page, 'DELETE /cart/v1/item', { cartId: basketId, itemId: items[0].id });
  await page.goBack();
  await expect(page).toHaveURL(/\/cart$/);
});

import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { enterAs, fillCart } from '../../harness/checkout-cart.ts';
import { CARDS, checkoutOn } from '../../harness/browser/checkout-page.ts';
import { cartOn } from '../../harness/browser/cart-page.ts';
import { dialogOn, openByHash } from '../../harness/browser/dialog-page.ts';
import { ignoreRejections, freshEmail, linkInMail } from '../../harness/identity.ts';
import { cartAsOf, walletOn } from '../../harness/browser/wallet-sheet.ts';

/** High enough that no click follows a scroll at once: Chromium would still route it to where the frame stood. */
test.use({ viewport: { width: 1280, height: 1400 } });

const LIMITED = { productId: 'LIMITED-100' };
const ORDER = '/api/cart/v2/checkout/order';
const express = (page: Page) => page.getByRole('group', { name: 'Express checkout' });

test('a guest pays from the mini cart, with the address and delivery method of the sheet', async ({ page, range }) => {
  const wallet = walletOn(page, 'Apple Pay');
  const email = freshEmail();
  await fillCart(page, [{ productId: range.simple.variants[0]?.productId ?? '' }]);
  await page.goto('/');
  await cartOn(page).open();
  await express(page).getByRole('button', { name: 'Apple Pay' }).click();
  await wallet.expectReady();
  await expect(wallet.dialog).toContainText('everything in your cart: 1 item');
  await expect(wallet.frame.getByRole('listitem')).toContainText(range.simple.name);
  await wallet.fill('Contact', { Email: email });
  await wallet.fill('Deliver to', { Address: '22 Granite Way' });
  await wallet.frame.getByRole('radio', { name: /Express delivery/ }).check();
  await wallet.pay.click();
  const orderNumber = await checkoutOn(page).expectConfirmed();
  await expect(page.getByText('22 Granite Way').first()).toBeVisible();
  await expect(page.getByText(/Express delivery to [^:]+: (by )?[A-Z]\w+day, [A-Z]\w+ \d+/)).toBeVisible();
  await expect(page.getByText(/^Apple Pay: /)).toBeVisible();
  await linkInMail(page, email, new RegExp(orderNumber));
  await expect(cartOn(page).button).toHaveAccessibleName('Cart, 0 items');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 1400 } });

  test('a guest buys the selected product from its page, once', async ({ page, range }) => {
    const wallet = walletOn(page, 'PayPal');
    const sizes = page.getByRole('radiogroup', { name: 'Size' });
    await page.goto(`/p/${range.sized.slug}`);
    await express(page).getByRole('button', { name: 'PayPal' }).click();
    await expect(page.getByRole('alert').filter({ hasText: 'Choose a size' })).toBeVisible();
    await sizes.getByRole('radio', { name: range.sized.sizeLabel, exact: true }).check();
    await express(page).getByRole('button', { name: 'PayPal' }).click();
    await wallet.expectReady();
    await wallet.frame.getByRole('button', { name: 'Cancel' }).click();
    await expect(wallet.dialog).toHaveCount(0);
    await cartOn(page).expectCount(1);
    await express(page).getByRole('button', { name: 'PayPal' }).click();
    await wallet.expectReady();
    await cartOn(page).expectCount(1);
    const ordered = page.waitForRequest((request) => new URL(request.url()).pathname === ORDER);
    await wallet.pay.click();
    await checkoutOn(page).expectConfirmed();
    expect(new URL((await ordered).url()).searchParams.get('bid')).toMatch(/^[\w-]+$/);
  });
});

test('quickshop sells by wallet too, with the choice made in it', async ({ page, range }) => {
  const wallet = walletOn(page, 'Google Pay');
  const quickshop = dialogOn(page, range.sized.name);
  await page.goto('/');
  await openByHash(page, `modal=quickshop_${range.sized.id}`);
  await quickshop.getByRole('button', { name: 'Google Pay' }).click();
  await expect(quickshop.getByRole('alert')).toHaveText('Choose a size');
  await quickshop.getByRole('radio', { name: range.sized.sizeLabel, exact: true }).check();
  await quickshop.getByRole('button', { name: 'Google Pay' }).click();
  await wallet.expectReady();
  await wallet.pay.click();
  await checkoutOn(page).expectConfirmed();
});

test('who cancels finds the cart as it was', async ({ page }) => {
  const wallet = walletOn(page, 'PayPal');
  await fillCart(page, [{ ...LIMITED, qty: 2 }]);
  const before = await cartAsOf(page);
  await page.goto('/cart');
  await express(page).getByRole('button', { name: 'PayPal' }).click();
  await wallet.expectReady();
  await wallet.frame.getByRole('radio', { name: /Express delivery/ }).check();
  await expect.poll(() => cartAsOf(page)).not.toEqual(before);
  await wallet.expectReady();
  await wallet.frame.getByRole('button', { name: 'Cancel' }).click();
  await expect(wallet.dialog).toHaveCount(0);
  await expect(express(page).getByRole('button', { name: 'PayPal' })).toBeFocused();
  await expect.poll(() => cartAsOf(page)).toEqual(before);
});

test('an unsupported address, CANT_SHIP_THERE, is corrected in the sheet', async ({ page, complaints }) => {
  const wallet = walletOn(page, 'Apple Pay');
  await fillCart(page, [LIMITED]);
  await page.goto('/checkout');
  await express(page).getByRole('button', { name: 'Apple Pay' }).click();
  await wallet.expectReady();
  await wallet.fill('Deliver to', {});
  await wallet.frame.getByLabel('Country').selectOption('DE');
  await expect(wallet.frame.getByRole('alert')).toHaveText('We cannot ship to this address. Enter another one.');
  await wallet.pay.click();
  await expect(wallet.frame.getByRole('alert')).toHaveText('We cannot ship to this address. Enter another one.');
  await wallet.frame.getByLabel('Country').selectOption('US');
  await expect(wallet.frame.getByRole('alert')).toHaveText('');
  await wallet.expectReady();
  await wallet.pay.click();
  await checkoutOn(page).expectConfirmed();
  ignoreRejections(complaints);
});

test('a declined wallet, PAYMENT_ERROR, shows an error, and a card pays instead', async ({ page, complaints }) => {
  const wallet = walletOn(page, 'Google Pay');
  const checkout = checkoutOn(page);
  await fillCart(page, [LIMITED]);
  await page.goto('/cart');
  await express(page).getByRole('button', { name: 'Google Pay' }).click();
  await wallet.expectReady();
  await wallet.fill('Contact', { 'First name': 'Denied' });
  await wallet.pay.click();
  await expect(wallet.dialog.getByRole('alert')).toContainText('Your payment did not go through');
  await expect(wallet.dialog.getByRole('button', { name: 'Try again' })).toBeVisible();
  await wallet.dialog.getByRole('link', { name: 'Pay another way' }).click();
  await checkout.goToBilling();
  await checkout.fillCard(CARDS.approved);
  await checkout.goToSummary();
  await checkout.buy();
  await expect(page.getByText(/^Card: /)).toBeVisible();
  ignoreRejections(complaints);
});

for (const [code, isPassed] of [
  ['1234', true],
  ['9999', false],
] as const) {
  test(`the bank of a wallet requires a challenge, and receives ${code}`, async ({ page, complaints }) => {
    const wallet = walletOn(page, 'Apple Pay');
    const bank = page.frameLocator('iframe[title="Question from your bank"]');
    await fillCart(page, [LIMITED]);
    await page.goto('/cart');
    await express(page).getByRole('button', { name: 'Apple Pay' }).click();
    await wallet.expectReady();
    await wallet.fill('Contact', { 'First name': 'Asked' });
    await wallet.pay.click();
    await bank.getByLabel('Code').fill(code);
    await bank.getByRole('button', { name: 'Submit' }).click();
    if (isPassed) {
      await checkoutOn(page).expectConfirmed();
      return;
    }
    await expect(page.getByText('did not confirm the payment')).toBeVisible();
    await expect(dialogOn(page, 'Confirm your payment')).toHaveCount(0);
    await expect(express(page).getByRole('button', { name: 'Apple Pay' })).toBeVisible();
    ignoreRejections(complaints);
  });
}

test('another total than was agreed to is not charged before it is seen', async ({ page }) => {
  const wallet = walletOn(page, 'Apple Pay');
  await fillCart(page, [LIMITED]);
  await page.goto('/cart');
  await express(page).getByRole('button', { name: 'Apple Pay' }).click();
  await wallet.expectReady();
  const agreed = await wallet.pay.innerText();
  await fillCart(page, [LIMITED]);
  await wallet.pay.click();
  await expect(wallet.frame.getByRole('alert')).toContainText('nothing has been charged');
  await expect(wallet.pay).not.toHaveText(agreed);
  await expect(wallet.frame.getByRole('listitem')).toContainText('2 ×');
  await wallet.pay.click();
  await checkoutOn(page).expectConfirmed();
});

test('an order whose response was lost is requested again, and placed once', async ({ page, complaints }) => {
  const wallet = walletOn(page, 'Apple Pay');
  await fillCart(page, [LIMITED]);
  const orders: unknown[] = [];
  await page.route(
    (url) => url.pathname === ORDER,
    async (route) => {
      const answer = await route.fetch();
      const { orderNumber } = await answer.json();
      orders.push(orderNumber);
      await (orders.length === 1 ? route.abort() : route.fulfill({ response: answer }));
    },
  );
  await page.goto('/cart');
  await express(page).getByRole('button', { name: 'Apple Pay' }).click();
  await wallet.expectReady();
  await wallet.pay.click();
  await expect(wallet.dialog.getByRole('alert')).toContainText('No connection');
  await wallet.dialog.getByRole('button', { name: 'Try again' }).click();
  expect([await checkoutOn(page).expectConfirmed()]).toEqual([...new Set(orders)]);
  expect(orders).toHaveLength(2);
  complaints.length = 0;
});

test('a product that sells out meanwhile leads to the cart', async ({ page, complaints }) => {
  const wallet = walletOn(page, 'Apple Pay');
  await fillCart(page, [LIMITED]);
  await page.route(
    (url) => url.pathname === ORDER,
    (route) =>
      route.fulfill({
        status: 409,
        json: { errorDetails: [{ errorId: 'SOME_PRODUCTS_NO_INVENTORY', code: 'INV409', message: '', details: {} }] },
      }),
  );
  await page.goto('/');
  await cartOn(page).open();
  await express(page).getByRole('button', { name: 'Apple Pay' }).click();
  await wallet.expectReady();
  await wallet.pay.click();
  await expect(wallet.dialog.getByRole('alert')).toContainText('no longer in stock');
  await wallet.dialog.getByRole('link', { name: 'Go to the cart' }).click();
  await expect(page).toHaveURL(/\/cart$/);
  ignoreRejections(complaints);
});

for (const [label, item, price] of [
  ['that comes by mail', { productId: 'DIGITAL-GC-25' }, /^Pay \$25\.00$/],
  [
    'that is picked up',
    { productId: 'GRIT-HEAT-M', shippingMethod: 'pickup', storeId: '1001' },
    /^Pay \$2[2-4]\.\d\d$/,
  ],
] as const) {
  test(`a cart ${label} needs the wallet’s contact and bill alone`, async ({ page }) => {
    const wallet = walletOn(page, 'PayPal');
    await fillCart(page, [item]);
    await page.goto('/cart');
    await express(page).getByRole('button', { name: 'PayPal' }).click();
    await wallet.expectReady();
    await expect(wallet.frame.getByText('Billing address')).toBeVisible();
    await expect(wallet.frame.getByRole('radio')).toHaveCount(0);
    await expect(wallet.pay).toHaveText(price);
    await wallet.pay.click();
    await checkoutOn(page).expectConfirmed();
  });
}

test('the keyboard alone pays', async ({ page }) => {
  const wallet = walletOn(page, 'Apple Pay');
  await fillCart(page, [LIMITED]);
  await page.goto('/cart');
  await express(page).getByRole('button', { name: 'Apple Pay' }).press('Enter');
  await wallet.expectReady();
  await expect(wallet.dialog.getByRole('button', { name: 'Close' })).toBeFocused();
  const isAt = (name: RegExp) =>
    wallet.frame.getByRole('button', { name }).evaluate((button) => button === document.activeElement);
  for (let step = 0; step < 12 && !(await isAt(/^Pay /)); step += 1) await page.keyboard.press('Tab');
  expect(await isAt(/^Pay /)).toBe(true);
  await page.keyboard.press('Enter');
  await checkoutOn(page).expectConfirmed();
});

for (const username of ['athlete@example.com', 'credited@example.com']) {
  test(`${username} is offered no wallet anywhere`, async ({ page, range }) => {
    await enterAs(page, username);
    await page.goto(`/p/${range.simple.slug}`);
    await expect(page.locator('[data-wallets]')).toHaveAttribute('hidden');
    await openByHash(page, `modal=quickshop_${range.simple.id}`);
    const quickshop = dialogOn(page, range.simple.name);
    await expect(quickshop.getByRole('button', { name: 'Add to cart' })).toBeVisible();
    await expect(express(page)).toHaveCount(0);
    await quickshop.getByRole('button', { name: 'Close' }).click();
    await expect(quickshop).toHaveCount(0);
    await fillCart(page, [LIMITED]);
    await page.goto('/cart');
    const checkout = page.getByRole('main').getByRole('button', { name: 'Checkout', exact: true });
    await expect(checkout).toBeVisible();
    await expect(express(page)).toHaveCount(0);
    await page.goto('/');
    await cartOn(page).open();
    await expect(cartOn(page).dialog.getByRole('button', { name: 'Checkout', exact: true })).toBeVisible();
    await expect(express(page)).toHaveCount(0);
    await page.goto('/checkout');
    await expect(page.getByRole('button', { name: 'Continue to billing' })).toBeVisible();
    await expect(express(page)).toHaveCount(0);
  });
}

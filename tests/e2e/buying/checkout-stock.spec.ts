import { fillCart } from '../../harness/checkout-cart.ts';
import { CARDS, checkoutOn } from '../../harness/browser/checkout-page.ts';
import { PHONE } from '../../harness/browser/devices.ts';
import { ignoreRejections, freshEmail, linkInMail } from '../../harness/identity.ts';
import { buy } from '../../harness/orders.ts';
import { expect, freshTest as test } from '../../harness/browser/own-shop-test.ts';

const SHELL = 'Sample Room Shell No. 7';

test.beforeEach(() => test.slow());
test.afterEach(({ complaints }) => ignoreRejections(complaints));

test.describe('another customer, while a customer pays on a phone,', () => {
  test.use(PHONE);

  test('buys the last unit: the rest can still be ordered', async ({ page, request, freshShop }) => {
    const checkout = checkoutOn(page);
    await fillCart(page, [{ productId: 'LIMITED-1' }, { productId: 'MARKDOWN-1' }]);
    await page.goto('/checkout');
    await checkout.goToBilling();
    await checkout.fillCard(CARDS.approved);
    await buy(request, freshShop, { items: [{ productId: 'LIMITED-1' }], email: freshEmail() });
    const rejected = page.waitForResponse((answer) => answer.url().includes('/prepareOrder'));
    await page.getByRole('button', { name: 'Continue to summary' }).click();
    expect(await (await rejected).json()).toMatchObject({
      errorDetails: [{ errorId: 'SOME_PRODUCTS_NO_INVENTORY' }],
    });
    const alert = page.getByRole('alert').filter({ hasText: 'Some items are no longer in stock' });
    await expect(alert).toBeVisible();
    await expect(page.getByText(`${SHELL} is out of stock. Remove it to go on.`)).toBeVisible();
    await expect(checkout.step('Billing')).toBeVisible();
    await alert.getByRole('link', { name: 'Change your cart' }).click();
    await expect(page.getByText(`${SHELL} is out of stock, so we took it out of your cart.`)).toHaveCount(1);
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Checkout' }).click();
    await expect(checkout.step('Billing')).toBeVisible();
    await checkout.fillCard(CARDS.approved);
    await checkout.goToSummary();
    await checkout.buy();
    await expect(page.getByText(SHELL)).toHaveCount(0);
  });
});

test('a customer who was told that the last unit is back buys it from the mail', async ({
  page,
  request,
  freshShop,
}) => {
  const email = freshEmail();
  const checkout = checkoutOn(page);
  const order = await buy(request, freshShop, { items: [{ productId: 'LIMITED-1' }], email: freshEmail() });
  await page.goto('/search?q=sample+room+shell');
  await page.getByRole('link', { name: SHELL, exact: true }).click();
  await expect(page.getByRole('main').getByText('Sold out').first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add to cart', exact: true })).toHaveCount(0);
  await page.locator('#tell-email').fill(email);
  await page.getByRole('button', { name: 'Tell me when it is back' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'We write to you' })).toBeVisible();
  const confirmation = new URL(await linkInMail(page, email, /http\S+\/stock-notice\?\S+/));
  await page.goto(confirmation.pathname + confirmation.search);
  await page.getByRole('button', { name: 'Confirm the request' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Confirmed' })).toBeVisible();
  const claim = { orderNumber: order.orderNumber, email: order.email };
  await request.post(`${freshShop}/api/consumers-v3/consumer/CancelOrder`, {
    data: claim,
    headers: { origin: freshShop },
  });
  const link = await linkInMail(page, email, /http\S+\/p\/\S+/);
  await page.goto(new URL(link).pathname);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: `Added to cart: ${SHELL}` })).toBeVisible();
  await checkout.fillAll(CARDS.approved);
  await checkout.buy();
});

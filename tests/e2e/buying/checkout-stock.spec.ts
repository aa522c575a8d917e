import { fillCart } from '../../harness/checkout-cart.ts';
import { CARDS, checkoutOn } from '../../harness/browser/checkout-page.ts';
import { PHONE } from '../../harness/browser/devices.ts';
import { ignoreRejections, freshEmail } from '../../harness/identity.ts';
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

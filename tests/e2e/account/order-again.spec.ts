import type { Page } from '@playwright/test';
import { accountElsewhere, openAccount } from '../../harness/account.ts';
import { axeFindings } from '../../harness/browser/axe.ts';
import { CARDS, checkoutOn } from '../../harness/browser/checkout-page.ts';
import { expect, freshTest as test } from '../../harness/browser/own-shop-test.ts';
import { fillCart } from '../../harness/checkout-cart.ts';
import { ignoreRejections, signIn } from '../../harness/identity.ts';
import { buy } from '../../harness/orders.ts';

test.beforeEach(() => test.slow());
test.afterEach(({ complaints }) => ignoreRejections(complaints));

const main = (page: Page) => page.getByRole('main');
const entries = (page: Page) => main(page).getByRole('article');

/** Two orders: one of the last unit of a product and of another product, and a later one of a third. */
async function buyTwice(page: Page, origin: string) {
  const email = await openAccount(page);
  const items = [{ productId: 'LIMITED-1' }, { productId: 'MARKDOWN-1' }].map((item) => ({ ...item, qty: 1 }));
  const first = await buy(page.request, origin, { items, email });
  await buy(page.request, origin, { items: [{ productId: 'LIMITED-100', qty: 1 }], email });
  const [last, other] = first.items;
  return { orderNumber: first.orderNumber, soldOut: last?.name ?? '', sold: other?.name ?? '' };
}

async function searchAndBuyAgain(page: Page, { orderNumber, soldOut, sold }: Awaited<ReturnType<typeof buyTwice>>) {
  await page.goto('/account/order-history');
  await expect(entries(page)).toHaveCount(2);
  const search = main(page).getByRole('searchbox', { name: 'Order number or product' });
  const show = main(page).getByRole('button', { name: 'Show orders' });
  await search.fill('nothing like it');
  await show.click();
  await expect(main(page).getByText('No order matches.')).toBeVisible();
  await search.fill(orderNumber.slice(2).toLowerCase());
  await main(page).getByLabel('Year').selectOption(String(new Date().getUTCFullYear()));
  await show.click();
  await expect(page).toHaveURL(/[?&]search=.*[?&]year=/);
  await expect(entries(page)).toHaveCount(1);
  await expect(search).toHaveValue(orderNumber.slice(2).toLowerCase());
  await main(page).getByRole('link', { name: 'Show all orders' }).click();
  await expect(entries(page)).toHaveCount(2);
  await main(page)
    .getByRole('button', { name: `Buy again Order ${orderNumber}` })
    .click();
  await expect(page).toHaveURL(new RegExp(`/account/order-details/${orderNumber}`));
  const status = main(page).getByRole('status');
  await expect(status).toContainText('What we still sell of this order is in your cart.');
  await expect(status).toContainText(`Sold out: ${soldOut}`);
  await expect(status).not.toContainText(sold);
}

async function cancelWithReason(page: Page) {
  await main(page).getByRole('button', { name: 'Cancel order' }).click();
  await expect(main(page).getByRole('heading', { name: 'Cancel this order?' })).toBeVisible();
  await main(page).getByRole('combobox', { name: 'Why do you cancel?' }).selectOption('I ordered by mistake');
}

for (const width of [375, 1280]) {
  test(`a customer finds an order, buys it again and cancels it, ${width} px wide`, async ({ page, freshShop }) => {
    await page.setViewportSize({ width, height: 800 });
    const bought = await buyTwice(page, freshShop);
    await searchAndBuyAgain(page, bought);
    await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    await cancelWithReason(page);
    expect(await axeFindings(page)).toEqual([]);
    await main(page).getByRole('button', { name: 'Yes, cancel the order' }).click();
    await expect(main(page).getByRole('status')).toContainText('Your order is canceled');
    await expect(main(page).getByText('Your reason: I ordered by mistake')).toBeVisible();
    await expect(main(page).getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    await page.goto('/account/order-history');
    await expect(entries(page)).toHaveCount(2);
    expect(await axeFindings(page)).toEqual([]);
    await page.goto('/cart');
    await expect(main(page).getByRole('link', { name: bought.sold }).first()).toBeVisible();
  });
}

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('a customer finds an order, buys it again and cancels it', async ({ page, freshShop }) => {
    await searchAndBuyAgain(page, await buyTwice(page, freshShop));
    await expect(main(page).getByRole('heading', { name: 'Totals and payment' })).toBeVisible();
    await cancelWithReason(page);
    await main(page).getByRole('button', { name: 'Yes, cancel the order' }).click();
    await expect(main(page).getByText('Your reason: I ordered by mistake')).toBeVisible();
  });
});

test('a guest signs in after the purchase, and the order is in the account', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 });
  const email = await accountElsewhere(page);
  await fillCart(page, [{ productId: 'LIMITED-100' }]);
  const checkout = checkoutOn(page);
  await checkout.fillAll(CARDS.approved);
  await checkout.placeOrder.click();
  const orderNumber = await checkout.expectConfirmed();
  const offer = page.getByRole('region', { name: 'Have this order in your account' });
  await expect(offer.getByRole('link', { name: 'Create account' })).toBeVisible();
  await offer.getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, email);
  await expect(page).toHaveURL(new RegExp(`/account/order-details/${orderNumber}$`));
  await expect(main(page).getByRole('heading', { name: `Order ${orderNumber}` })).toBeVisible();
  await page.goto('/account/order-history');
  await expect(entries(page)).toHaveCount(1);
});

import type { Page } from '@playwright/test';
import { accountElsewhere, openAccount } from '../../harness/account.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { PHONE } from '../../harness/browser/devices.ts';
import { signIn, signInByDialog, signOut, signInButton } from '../../harness/identity.ts';
import { buy, operate, orderPage } from '../../harness/orders.ts';

const items = [{ productId: 'LIMITED-100', qty: 1 }];
const main = (page: Page) => page.getByRole('main');
const entries = (page: Page) => main(page).getByRole('article');

test.describe('a customer on a phone', () => {
  test.use(PHONE);

  test('finds their orders, the invoice of one and its return label', async ({ page, origin }) => {
    const email = await openAccount(page);
    await page.goto('/account');
    await page.getByRole('link', { name: 'Your orders' }).click();
    await expect(main(page).getByText('No orders yet.')).toBeVisible();
    const first = await buy(page.request, origin, { items, email });
    const second = await buy(page.request, origin, { items, email });
    await page.goto('/order-status');
    await expect(page).toHaveURL(/\/account\/order-history$/);
    await expect(entries(page)).toHaveCount(2);
    await expect(entries(page).first()).toHaveAccessibleName(`Order ${second.orderNumber}`);
    await expect(entries(page).first()).toContainText('Being prepared');
    await page.getByRole('link', { name: `Order ${first.orderNumber}` }).click();
    await expect(page).toHaveURL(new RegExp(`/account/order-details/${first.orderNumber}$`));
    await expect(page.getByRole('heading', { name: `Order ${first.orderNumber}` })).toBeVisible();
    await operate('ship', first.orderNumber, '--tracking', '1Z999AA10123456784', '--carrier', 'UPS');
    await page.reload();
    const line = page.getByRole('region', { name: 'Items' }).getByRole('listitem');
    await expect(line).toContainText('UPS 1Z999AA10123456784');
    const follow = line.getByRole('link', { name: 'Follow the parcel at UPS' });
    await expect(follow).toHaveAttribute('href', /^https:.*1Z999/);
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Invoice (PDF)' }).click();
    expect((await saved).suggestedFilename()).toBe(`invoice-${first.orderNumber}.pdf`);
    await main(page).getByRole('link', { name: 'Return items' }).click();
    await page.getByRole('combobox', { name: /^How many go back/ }).selectOption('1');
    await page.getByRole('button', { name: 'Get return label' }).click();
    await expect(page.getByRole('heading', { name: 'Your return is registered' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  });

  test('get from what was delivered, and from the account, to its review', async ({ page, origin }) => {
    const email = await openAccount(page);
    const { orderNumber } = await buy(page.request, origin, { items, email });
    await operate('ship', orderNumber, '--tracking', `R-${orderNumber}`);
    await page.goto(`/account/order-details/${orderNumber}`);
    const write = main(page).getByRole('link', { name: /^Write a review/ });
    await expect(write).toHaveCount(0);
    await operate('deliver', orderNumber, '--tracking', `R-${orderNumber}`);
    await page.reload();
    await write.click();
    await expect(page).toHaveURL(/\/write-a-review\?productId=[^&]+/);
    await page.goto('/account');
    await write.click();
    await expect(page.getByRole('region', { name: 'What you bought' }).getByRole('link')).toHaveCount(1);
  });
});

test.describe('the orders of an account', () => {
  test('are paged, newest first', async ({ page, origin }) => {
    test.setTimeout(90_000);
    const email = await openAccount(page);
    const placed: string[] = [];
    for (let count = 0; count < 11; count += 1)
      placed.push(
        (await buy(page.request, origin, { items: [{ productId: 'MARKDOWN-1', qty: 1 }], email })).orderNumber,
      );
    // A guarded page redirects guests to the sign-in, and back with its query.
    await page.context().clearCookies();
    await page.goto('/account/order-history?page=2');
    await expect(page).toHaveURL(/\/sign-in\?return=%2Faccount%2Forder-history%3Fpage%3D2$/);
    await signIn(page, email);
    await expect(page).toHaveURL(/\/account\/order-history\?page=2$/);
    await expect(entries(page)).toHaveCount(1);
    await page.goto('/account/order-history');
    await expect(main(page).getByText('11 orders')).toBeVisible();
    await expect(entries(page)).toHaveCount(10);
    await main(page).getByRole('link', { name: 'Older' }).click();
    await expect(page).toHaveURL(/[?&]page=2$/);
    await expect(entries(page)).toHaveCount(1);
    await expect(entries(page)).toHaveAccessibleName(`Order ${placed[0]}`);
    await main(page).getByRole('link', { name: 'Newer' }).click();
    await expect(entries(page).first()).toHaveAccessibleName(`Order ${placed.at(-1)}`);
  });

  test('belong to who is signed in', async ({ page, origin, context }) => {
    const email = await openAccount(page);
    const order = await buy(page.request, origin, { items, email });
    await page.goto(`/account/order-details/${order.orderNumber}`);
    await expect(page.getByRole('heading', { name: `Order ${order.orderNumber}` })).toBeVisible();
    const other = await context.newPage();
    await other.goto('/account');
    await signOut(other);
    await expect(page).toHaveURL(/\/$/);
    await page.goto(`/account/order-details/${order.orderNumber}`);
    await expect(page).toHaveURL(new RegExp(`/sign-in\\?return=%2Faccount%2Forder-details%2F${order.orderNumber}$`));
    await signIn(page, email);
    await expect(page.getByRole('heading', { name: `Order ${order.orderNumber}` })).toBeVisible();
  });
});

test('a guest signs in from the page of their order, and is led to their account', async ({
  page,
  request,
  origin,
}) => {
  const email = await accountElsewhere(page);
  const order = await buy(request, origin, { items, email });
  await page.goto(orderPage(order));
  await expect(page.getByRole('heading', { name: `Order ${order.orderNumber}` })).toBeVisible();
  await signInButton(page).click();
  await signInByDialog(page, email);
  await expect(page.getByRole('status').filter({ hasText: 'You are signed in.' })).toBeVisible();
  await expect(page).toHaveURL(orderPage(order));
  await page.goto('/order-status');
  await expect(page).toHaveURL(/\/account\/order-history$/);
});

test('a guest on the order lookup signs in from there and finds their orders', async ({ page }) => {
  const email = await accountElsewhere(page);
  await page.goto('/order-status');
  await main(page).getByRole('link', { name: 'Sign in' }).click();
  await signIn(page, email);
  await expect(page).toHaveURL(/\/account\/order-history$/);
});

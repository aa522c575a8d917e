import type { Page } from '@playwright/test';
import { openAccount } from '../harness/account.ts';
import { axeFindings } from '../harness/browser/axe.ts';
import { expect, test } from '../harness/browser/browser-test.ts';
import { ignoreRejections, freshEmail } from '../harness/identity.ts';
import { buy, orderPage } from '../harness/orders.ts';

const DISPLAYS = [
  { name: 'at 320 px, light', viewport: { width: 320, height: 900 }, colorScheme: 'light' },
  { name: 'at 1280 px, dark', viewport: { width: 1280, height: 900 }, colorScheme: 'dark' },
] as const;

async function expectAccessible(page: Page, state: string): Promise<void> {
  expect.soft(await axeFindings(page), state).toEqual([]);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect.soft(overflow, `${state} scrolls sideways`).toBeLessThanOrEqual(0);
}

for (const { name, ...display } of DISPLAYS) {
  test.describe(`axe ${name}`, () => {
    test.use(display);

    test('has no violations where a guest looks up an order', async ({ page, request, origin, complaints }) => {
      test.setTimeout(180_000);
      const items = [
        { productId: 'LIMITED-100', qty: 2 },
        { productId: 'MARKDOWN-1', qty: 1 },
      ];
      const order = await buy(request, origin, { items, email: freshEmail() });
      await page.goto('/order-status');
      await page.getByRole('button', { name: 'Find order' }).click();
      await expect(page.getByRole('alert').first()).toBeVisible();
      await expectAccessible(page, 'look-up, empty and refused');
      await page.goto(orderPage({ ...order, email: freshEmail() }));
      await expect(page.getByRole('alert')).toBeVisible();
      await expectAccessible(page, 'an order that is not found');
      await page.goto(orderPage(order));
      await page.getByRole('button', { name: 'Track order' }).click();
      await expect(page.getByRole('heading', { name: 'What happened so far' })).toBeVisible();
      await expectAccessible(page, 'an order');
      await page.getByRole('button', { name: 'Cancel order' }).click();
      await expectAccessible(page, 'the question before cancelling');
      await page.keyboard.press('Escape');
      await page.getByRole('main').getByRole('link', { name: 'Return items' }).click();
      await page.getByRole('button', { name: 'Get return label' }).click();
      await expect(page.getByRole('alert')).toBeVisible();
      await page.getByRole('combobox').first().selectOption('1');
      await expectAccessible(page, 'a return');
      await page.getByRole('button', { name: 'Get return label' }).click();
      await expect(page.getByRole('heading', { name: 'Your return is registered' })).toBeVisible();
      await expectAccessible(page, 'a return label');
      ignoreRejections(complaints);
    });

    test('finds nothing in the orders of an account', async ({ page, origin }) => {
      test.setTimeout(180_000);
      const email = await openAccount(page);
      await page.goto('/account');
      await expectAccessible(page, 'the account');
      await page.goto('/account/order-history');
      await expect(page.getByText('No orders yet.')).toBeVisible();
      await expectAccessible(page, 'no orders');
      const order = await buy(page.request, origin, { items: [{ productId: 'LIMITED-100', qty: 1 }], email });
      await page.reload();
      await expect(page.getByRole('article')).toBeVisible();
      await expectAccessible(page, 'orders');
      await page.goto(`/account/order-details/${order.orderNumber}`);
      await expect(page.getByRole('article')).toBeVisible();
      await expectAccessible(page, 'an order of the account');
    });
  });
}

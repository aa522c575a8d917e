import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { PHONE } from '../../harness/browser/devices.ts';
import { ignoreRejections, freshEmail, linkInMail } from '../../harness/identity.ts';
import { buy, operate, orderPage } from '../../harness/orders.ts';

const items = [{ productId: 'LIMITED-100', qty: 1 }];
const main = (page: Page) => page.getByRole('main');

async function lookUpOrder(page: Page, { orderNumber, email }: { orderNumber: string; email: string }): Promise<void> {
  await page.getByLabel('Order number').fill(orderNumber);
  await main(page).getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Find order' }).click();
}

test.describe('a guest on a phone', () => {
  test.use(PHONE);

  test('looks an order up, cancels it and sees the refund', async ({ page, request, origin, complaints }) => {
    const order = await buy(request, origin, { items, email: freshEmail() });
    await page.goto('/order-status');
    await lookUpOrder(page, { ...order, orderNumber: 'A-1' });
    await expect(page.getByRole('alert')).toHaveText(/could not find this order/);
    await expect(page).toHaveURL(/\/order-status$/);
    await lookUpOrder(page, order);
    await expect(page.getByRole('heading', { name: `Order ${order.orderNumber}` })).toBeVisible();
    await expect(page).toHaveURL(/\/order-details\?/);
    await expect(page.getByRole('listitem').filter({ hasText: 'Being prepared' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await page.getByRole('button', { name: 'Cancel order' }).click();
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
    await expect(dialog).toContainText(`$${order.totals.total.toFixed(2)}`);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Cancel order' })).toBeFocused();
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await dialog.getByRole('button', { name: 'Yes, cancel the order' }).dblclick();
    await expect(page.getByRole('status').filter({ hasText: 'Your order is canceled' })).toBeVisible();
    await expect(page.getByRole('heading', { name: `Order ${order.orderNumber}` })).toBeFocused();
    await expect(page.getByRole('definition').nth(3)).toHaveText(`$${order.totals.total.toFixed(2)}`);
    await expect(main(page).getByRole('term').filter({ hasText: 'Canceled' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
    await page.reload();
    await expect(main(page).getByText('Canceled', { exact: true })).toHaveCount(2);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
    ignoreRejections(complaints);
  });

  test('sends an item back with a label that is mailed too', async ({ page, request, origin }) => {
    const email = freshEmail();
    const order = await buy(request, origin, { items: [{ productId: 'LIMITED-100', qty: 2 }], email });
    await page.goto(orderPage(order));
    await main(page).getByRole('link', { name: 'Return items' }).click();
    await page.getByRole('button', { name: 'Get return label' }).click();
    await expect(page.getByRole('alert')).toHaveText('Choose at least one item to send back.');
    await page.getByRole('combobox', { name: /^How many go back/ }).selectOption('1');
    await page.getByRole('combobox', { name: /^Why/ }).selectOption('Too small');
    await page.getByRole('button', { name: 'Get return label' }).dblclick();
    await expect(page.getByRole('heading', { name: 'Your return is registered' })).toBeFocused();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Download label (PDF)' }).click();
    expect((await saved).suggestedFilename()).toMatch(/^return-R\d{12}\.pdf$/);
    await page.getByRole('link', { name: 'Back to the order' }).click();
    await expect(main(page).getByText('On the way back: 1')).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Returns' })).toBeVisible();
    await expect(async () => {
      const inbox = await request.get(`/sandbox/inbox.json?to=${encodeURIComponent(email)}`);
      expect(await inbox.text()).toMatch(/is registered.*return-R\d{12}\.pdf/s);
    }).toPass();
  });
});

test.describe('an order', () => {
  test('is shown with its parcel once it is shipped, and its invoice', async ({ page, request, origin }) => {
    const order = await buy(request, origin, { items, email: freshEmail() });
    await operate('ship', order.orderNumber, '--tracking', '1Z999AA10123456784', '--carrier', 'UPS');
    await page.goto(orderPage(order));
    await expect(page.getByRole('listitem').filter({ hasText: 'On its way' })).toHaveAttribute('aria-current', 'step');
    await expect(main(page).getByText('1Z999AA10123456784')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Follow the parcel at UPS' })).toHaveAttribute(
      'href',
      /^https:.*1Z999/,
    );
    await expect(page.getByRole('button', { name: 'Cancel order' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Track order' }).click();
    const events = page.getByRole('region', { name: 'What happened so far' }).getByRole('listitem');
    await expect(events).toHaveCount(2);
    await expect(events.first()).toContainText('Ordered');
    await expect(events.last()).toContainText('Sent');
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Invoice (PDF)' }).click();
    expect((await saved).suggestedFilename()).toBe(`invoice-${order.orderNumber}.pdf`);
    await operate('deliver', order.orderNumber, '--tracking', '1Z999AA10123456784');
    await page.reload();
    await expect(page.getByRole('listitem').filter({ hasText: 'Delivered' }).first()).toHaveAttribute(
      'aria-current',
      'step',
    );
  });

  test('that was returned is shown with its refund', async ({ page, request, origin }) => {
    const order = await buy(request, origin, { items, email: freshEmail() });
    await operate('ship', order.orderNumber, '--tracking', 'T-1');
    await operate('received', order.orderNumber, '--items', 'LIMITED-100:1');
    await page.goto(orderPage(order));
    await expect(main(page).getByText('Returned', { exact: true })).toBeVisible();
    await expect(main(page).getByText('Returned and refunded: 1')).toBeVisible();
    await expect(main(page).getByText('Refunded', { exact: true })).toBeVisible();
    await page.goto(orderPage(order).replace('/order-details', '/return-label'));
    await expect(main(page).getByText('Nothing of this order can be sent back.')).toBeVisible();
  });

  test('that was shipped during the decision is neither cancelled nor returned twice', async ({
    page,
    context,
    request,
    origin,
    complaints,
  }) => {
    const order = await buy(request, origin, { items, email: freshEmail() });
    const other = await context.newPage();
    await page.goto(orderPage(order));
    await page.getByRole('button', { name: 'Cancel order' }).click();
    await operate('ship', order.orderNumber, '--tracking', 'T-2');
    const dialog = page.getByRole('dialog', { name: 'Cancel this order?' });
    await dialog.getByRole('button', { name: 'Yes, cancel the order' }).click();
    await expect(dialog.getByRole('alert')).toHaveText(/This order can no longer be canceled/);
    await dialog.getByRole('button', { name: 'Keep the order' }).click();
    for (const tab of [page, other]) {
      await tab.goto(orderPage(order).replace('/order-details', '/return-label'));
      await tab.getByRole('combobox', { name: /^How many go back/ }).selectOption('1');
    }
    await other.getByRole('button', { name: 'Get return label' }).click();
    await expect(other.getByRole('heading', { name: 'Your return is registered' })).toBeVisible();
    await page.getByRole('button', { name: 'Get return label' }).click();
    await expect(page.getByRole('alert')).toHaveText(/This return could not be created/);
    ignoreRejections(complaints);
  });

  test('of gift cards mails them again', async ({ page, request, origin }) => {
    const wanted = { items: [{ productId: 'DIGITAL-GC-25', qty: 1 }], email: freshEmail(), isDigital: true };
    const order = await buy(request, origin, wanted);
    await linkInMail(page, order.email, /PIN: \d+/);
    await page.goto(orderPage(order));
    await expect(main(page).getByText('Sent by email', { exact: true })).toHaveAttribute('aria-current', 'step');
    await page.getByRole('button', { name: 'Send gift cards again' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'gift card is on its way again' })).toBeVisible();
    await expect(main(page).getByRole('link', { name: 'Return items' })).toHaveCount(0);
  });

  test('of another customer requires its email address', async ({ page, request, origin, complaints }) => {
    const order = await buy(request, origin, { items, email: freshEmail() });
    await page.goto('/order-details');
    await expect(page).toHaveURL(/\/order-status$/);
    await page.goto(`/order-details?email=${order.email}`);
    await expect(main(page).getByLabel('Email')).toHaveValue(order.email);
    await page.goto(`/order-details?orderNumber=${order.orderNumber}`);
    await expect(page.getByLabel('Order number')).toHaveValue(order.orderNumber);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.getByRole('button', { name: 'Find order' }).click();
    await expect(main(page).getByLabel('Email')).toHaveAccessibleDescription(/Enter an email address/);
    await main(page).getByLabel('Email').fill(freshEmail());
    await page.getByRole('button', { name: 'Find order' }).click();
    await expect(page.getByRole('alert')).toHaveText(/could not find this order/);
    await main(page).getByLabel('Email').fill(order.email);
    await page.getByRole('button', { name: 'Find order' }).click();
    await expect(page.getByRole('heading', { name: `Order ${order.orderNumber}` })).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`email=${encodeURIComponent(order.email)}`));
    ignoreRejections(complaints);
  });

  test('is neither stored nor listed nor passed on', async ({ request }) => {
    // The forms of the last one send their origin, which the policy still names and nothing else of the address.
    const policies = {
      '/order-status': 'no-referrer',
      '/order-details?orderNumber=A-1': 'no-referrer',
      '/return-label?orderNumber=A-1&email=ada@example.com': 'strict-origin',
    };
    for (const [path, policy] of Object.entries(policies)) {
      const answer = await request.get(path);
      expect([path, answer.headers()['cache-control']]).toEqual([path, 'private, no-store']);
      expect([path, answer.headers()['referrer-policy']]).toEqual([path, policy]);
      expect(await answer.text()).toContain('content="noindex"');
    }
  });
});

test.describe('looking up an order', () => {
  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false });

    test('requires a value', async ({ page }) => {
      await page.goto('/order-status');
      // Playwright's own text search leaves `noscript` out.
      await expect(main(page).locator('noscript p')).toContainText('Looking up an order needs JavaScript.');
    });
  });
});

test.describe('a failed request', () => {
  test('is reported to the shop, which logs and counts it', async ({ page, request, complaints }) => {
    const report = page.waitForRequest('**/fapi/api-error');
    await page.goto('/order-status');
    await lookUpOrder(page, { orderNumber: 'A-2', email: 'ada@example.com' });
    expect((await report).method()).toBe('POST');
    await expect(async () => {
      const figures = await (await request.get('/metrics')).text();
      expect(figures).toMatch(/browser_call_errors_total\{error_id="OHS4004",status="404"\} [1-9]/);
    }).toPass();
    ignoreRejections(complaints);
  });

  test('with 403 and an appId triggers the bot-protection challenge of the page', async ({ page, complaints }) => {
    await page.route('**/purchase/A-1?*', (route) => {
      const json = { errorDetails: [{ errorId: 'API403', message: 'x' }], appId: 'WALL', correlationId: 'c-1' };
      return route.fulfill({ status: 403, json });
    });
    await page.goto('/order-status');
    const asked = page.evaluate(
      () =>
        new Promise((resolve) => {
          const onChallenge = (event: Event) => resolve(event instanceof CustomEvent && event.detail);
          document.addEventListener('aisle:bot-challenge', onChallenge, { once: true });
        }),
    );
    await lookUpOrder(page, { orderNumber: 'A-1', email: 'ada@example.com' });
    expect(await asked).toEqual({ appId: 'WALL', correlationId: 'c-1' });
    ignoreRejections(complaints);
  });
});

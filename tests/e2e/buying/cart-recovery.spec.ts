import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { callFrom, cartOn, lineOn, openCartWith } from '../../harness/browser/cart-page.ts';
import { createContentFolder } from '../../harness/content-folder.ts';
import { startShop } from '../../harness/shop.ts';

const BEANIE = 'Lambing Beanie';

const errorReply = (status: number, errorId: string) => ({
  status,
  json: {
    errorDetails: [{ errorId, code: errorId, message: errorId, details: {} }],
    appId: 'ECOMM',
    correlationId: 'x',
  },
});

/** Rejects requests that match the pattern with the next of `answers`; further requests pass. */
async function failNext(page: Page, pattern: string, ...answers: ReturnType<typeof errorReply>[]): Promise<void> {
  await page.route(pattern, async (route) => {
    const answer = route.request().method() === 'GET' ? undefined : answers.shift();
    return answer ? route.fulfill(answer) : route.continue();
  });
}

/** The reload of the page may abort the response. */
async function expectNoReload(page: Page): Promise<void> {
  const status = await page.evaluate(async () => (await fetch('/healthcheck/live')).status);
  expect(status).toBe(200);
}

test.describe('a cart that is gone', () => {
  test('with its session is made anew from its lines, and the change is made', async ({ page, complaints }) => {
    await openCartWith(page, [{ productId: 'MARKDOWN-1', qty: 2 }]);
    await page.context().clearCookies();
    const quantity = lineOn(page, BEANIE).getByRole('spinbutton', { name: 'Quantity' });
    await quantity.fill('3');
    await cartOn(page).expectCount(3);
    await page.reload();
    await expect(quantity).toHaveValue('3');
    expect(complaints.splice(0).join()).toMatch(/40[14]/);
  });
});

test.describe('an invalid customer', () => {
  test('gets a new cart and a message; the page loads again after four seconds, not again within ten', async ({
    page,
    complaints,
  }) => {
    await page.clock.install();
    await openCartWith(page, [{ productId: 'MARKDOWN-1' }]);
    const invalid = errorReply(401, 'INVALID_CUSTOMER');
    await failNext(page, '**/cart/v1/cart/*/item*', invalid, invalid);
    let loads = 0;
    page.on('load', () => (loads += 1));
    const quantity = page.getByRole('spinbutton', { name: 'Quantity' });
    await quantity.fill('2');
    await expect(page.getByText(/Your session is no longer valid/)).toBeVisible();
    await page.clock.fastForward(1000);
    await expectNoReload(page);
    expect(loads).toBe(0);
    await page.clock.fastForward(3000);
    await expect.poll(() => loads).toBe(1);
    await expect(quantity).toBeVisible();
    await quantity.fill('3');
    await expect(page.getByText(/Your session is no longer valid/)).toBeVisible();
    await page.clock.fastForward(4500);
    await expectNoReload(page);
    expect(loads).toBe(1);
    complaints.splice(0);
  });
});

test('an outdated tab shows at the line what is gone, and updates', async ({ page, context, complaints }) => {
  await openCartWith(page, [{ productId: 'MARKDOWN-1' }, { productId: 'DIGITAL-GC-25' }]);
  const other = await context.newPage();
  await other.goto('/cart');
  await other.getByRole('button', { name: `Remove ${BEANIE}` }).click();
  await expect(lineOn(page, BEANIE)).toBeHidden();
  await expect(lineOn(page, 'Gift Card')).toBeVisible();
  await callFrom(other, 'POST', '/cart/v1/cartWithItem', { items: [{ productId: 'DIGITAL-GC-25', qty: 1 }] });
  await lineOn(page, 'Gift Card').getByRole('spinbutton', { name: 'Quantity' }).fill('5');
  await expect(lineOn(other, 'Gift Card').getByRole('spinbutton', { name: 'Quantity' })).toHaveValue('5');
  expect(complaints).toEqual([]);
});

test('the code of a link is stored until there is a cart, applied once, and announced', async ({ browser }) => {
  test.setTimeout(90_000);
  const content = createContentFolder();
  mkdirSync(content.path, { recursive: true });
  writeFileSync(join(content.path, 'sites.json'), JSON.stringify({ flags: { us: { autoPromoCode: true } } }));
  const shop = await startShop({ env: { CONTENT_DIR: content.path } });
  const context = await browser.newContext({ baseURL: shop.origin });
  try {
    const page = await context.newPage();
    const cached = await page.request.get('/c/all');
    expect(cached.headers()['set-cookie']).toBeUndefined();
    await page.goto('/c/all?autoPromoCode=TRAIL10');
    expect((await context.cookies()).find(({ name }) => name === 'promo-notice')?.value).toBe('TRAIL10');
    await page.goto('/p/lambing-beanie');
    await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Code TRAIL10 is applied to your cart.' })).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByText('TRAIL10')).toBeVisible();
    await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain('promo-notice');
    await page.goto('/cart?autoPromoCode=EXPIRED5');
    await expect(page.getByRole('status').filter({ hasText: /Code EXPIRED5: .*expired/ })).toBeVisible();
  } finally {
    await context.close();
    await shop.stop();
    content.remove();
  }
});

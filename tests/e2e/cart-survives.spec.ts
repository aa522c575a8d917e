import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { cartOn } from '../harness/cart-page.ts';
import { expect, test } from '../harness/browser-test.ts';
import { startShop } from '../harness/shop.ts';

async function addFrom(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /\w/ }).first()).toBeVisible();
}

test.describe('a cart', () => {
  test('survives a reload and the way to another page', async ({ page, range }) => {
    const cart = cartOn(page);
    await addFrom(page, `/p/${range.simple.slug}`);
    await cart.expectCount(1);
    await page.reload();
    await cart.expectCount(1);
    await page.goto('/');
    await cart.expectCount(1);
    await cart.open();
    await expect(cart.line(range.simple.name).quantity).toHaveValue('1');
  });

  test('is the same in two tabs within a second', async ({ page, context, range }) => {
    const url = `/p/${range.simple.slug}`;
    await addFrom(page, url);
    const other = await context.newPage();
    await other.goto(url);
    await cartOn(other).expectCount(1);
    await other.getByRole('button', { name: 'Add to cart', exact: true }).click();
    await cartOn(other).expectCount(2);
    await expect(cartOn(page).button).toHaveAccessibleName('Cart, 2 items', { timeout: 1000 });
  });

  test('is current when the visitor comes back with the back button', async ({ page, range }) => {
    const cart = cartOn(page);
    await page.goto('/c/all');
    await cart.expectCount(0);
    await addFrom(page, `/p/${range.simple.slug}`);
    await cart.expectCount(1);
    await page.goBack();
    await cart.expectCount(1);
  });

  test('survives a power cut of the shop', async ({ browser, range }) => {
    const dataDir = mkdtempSync(join(tmpdir(), 'aisle-restart-'));
    const first = await startShop({ dataDir });
    const context = await browser.newContext();
    try {
      const page = await context.newPage();
      await addFrom(page, `${first.origin}/p/${range.simple.slug}`);
      await cartOn(page).expectCount(1);
      await first.kill();
      const second = await startShop({ dataDir, port: first.port });
      try {
        await page.reload();
        await cartOn(page).expectCount(1);
      } finally {
        await second.stop();
      }
    } finally {
      await context.close();
      await first.kill();
      rmSync(dataDir, { recursive: true, force: true });
    }
  });
});

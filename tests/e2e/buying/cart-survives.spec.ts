import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { cartOn } from '../../harness/browser/cart-page.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';
import { startShop } from '../../harness/shop.ts';

async function addFrom(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: /\w/ }).first()).toBeVisible();
}

/** From now on the page notes when its header counts two items; all tabs read the same clock. */
const recordTwo = (page: Page) =>
  cartOn(page).button.evaluate((button) => {
    const moment = new Promise<number>((resolve) => {
      const check = () => button.ariaLabel === 'Cart, 2 items' && resolve(Date.now());
      new MutationObserver(check).observe(button, { attributes: true });
    });
    Reflect.set(self, 'two', moment);
  });
const momentOfTwo = (page: Page) => page.evaluate((): Promise<number> => Reflect.get(self, 'two'));

test.describe('a cart', () => {
  test('survives a reload and a navigation to another page', async ({ page, range }) => {
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
    for (const tab of [page, other]) await recordTwo(tab);
    const clicked = Date.now();
    await other.getByRole('button', { name: 'Add to cart', exact: true }).click();
    const [there, here] = [await momentOfTwo(page), await momentOfTwo(other)];
    // On a machine that needs longer than that for the adding itself, as long as that.
    expect(there - here).toBeLessThan(Math.max(1000, here - clicked));
  });

  test('is current when the visitor navigates back', async ({ page, range }) => {
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

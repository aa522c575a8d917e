import { expect, type Page } from '@playwright/test';
import { CARDS, checkoutOn } from './checkout-page.ts';

/** The scripts of others start 4 s after the page; the chat waits for its first event, and asks every 5 s. */
const TRIED_MS = 10_500;
/** Buys a product as a guest, from its page to the placed order, each page with its `load` event; returns milliseconds without the wait for third parties. */
export async function buyFromProductPage(page: Page, slug: string): Promise<number> {
  await page.goto(`/p/${slug}`);
  await page.waitForTimeout(TRIED_MS);
  const start = performance.now();
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  const checkout = checkoutOn(page);
  await page.goto('/checkout');
  await checkout.goToBilling();
  await checkout.fillCard(CARDS.approved);
  await checkout.goToSummary();
  await checkout.placeOrder.click();
  await checkout.expectConfirmed();
  return performance.now() - start;
}

/** Opens the home page, whose first row is the personalisation engine's, and waits for its cards. */
export async function openEngineRow(page: Page): Promise<void> {
  await page.goto('/');
  const row = page.locator('[data-section-id="by-the-engine"]');
  await row.scrollIntoViewIfNeeded();
  await expect(row.getByRole('listitem').first()).toBeVisible();
  await page.waitForTimeout(2500);
  await expect(row.getByRole('listitem').first()).toBeVisible();
}

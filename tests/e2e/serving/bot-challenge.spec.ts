import { expect, test } from '@playwright/test';
import { axeFindings } from '../../harness/browser/axe.ts';
import { startShop, type Shop } from '../../harness/shop.ts';

let shop: Shop;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  shop = await startShop();
});
test.afterAll(() => shop.stop());

test('a suspect sees a challenge, leaves it, passes it, and what they did continues', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(error.message));
  await page.goto(`${shop.origin}/sandbox/bot-protection`);
  await page.getByRole('button', { name: 'Suspect this browser' }).click();
  await expect(page.getByRole('status')).toHaveText('This browser is suspected of being a program.');
  await page.goto(`${shop.origin}/p/field-wax`);
  // The feature that answers challenges starts 4 s after the page.
  await page.waitForTimeout(6000);

  const add = page.getByRole('button', { name: 'Add to cart', exact: true });
  const dialog = page.getByRole('dialog', { name: 'Are you a person?' });
  await add.click();
  await expect(dialog.getByRole('button', { name: 'I am a person' })).toBeVisible();
  expect(await axeFindings(page)).toEqual([]);
  const box = await dialog.boundingBox();
  const center = (box?.x ?? 0) + (box?.width ?? 0) / 2;
  expect(Math.abs(center - (page.viewportSize()?.width ?? 0) / 2)).toBeLessThan(10);
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ colorScheme: 'dark' });
  expect(await axeFindings(page), 'dark, narrow').toEqual([]);
  expect(await dialog.evaluate((box) => box.scrollWidth - box.clientWidth)).toBeLessThanOrEqual(0);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('alert').filter({ hasText: /\S/ }).first()).toBeVisible();

  await add.click();
  await dialog.getByRole('button', { name: 'I am a person' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
  await page.goto(`${shop.origin}/sandbox/bot-protection`);
  await expect(page.getByRole('status')).toHaveText('This browser is trusted.');
  expect(errors).toEqual([]);
});

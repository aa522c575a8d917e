import { expect, type Page } from '@playwright/test';
import { PASSWORD } from '../identity.ts';

/** The bar of pages that an associate sells on. */
export const storeBar = (page: Page) => page.getByRole('complementary', { name: 'In-store session' });

/** Signs the demo's associate in. */
export async function connectAssociate(page: Page): Promise<void> {
  await page.goto('/associate-login');
  await page.getByLabel('Store number').fill('1001');
  await page.getByLabel('Employee number').fill('A1001');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('main').getByRole('status')).toContainText('Alex Moreau');
}

/** The names of what the tab stores, without what belongs to the device. */
export async function storedBy(page: Page): Promise<string[]> {
  const names = await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  return names.filter((key) => !/itemCount|notice|lists/.test(key));
}

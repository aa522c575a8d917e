import { expect, type Locator, type Page } from '@playwright/test';

export const dialogOn = (page: Page, name: string | RegExp): Locator => page.getByRole('dialog', { name });

/** Opens a dialog by its hash on the current page, as a link does. */
export async function openByHash(page: Page, hash: string): Promise<void> {
  await page.evaluate((to) => (location.hash = to), hash);
}

/** Closes the open dialog; its hash is removed too, so that the browser can navigate. */
export async function closeByKey(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/^[^#]*$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Expects the page behind the dialog to be hidden from screen readers and not to scroll. */
export async function expectPageCovered(page: Page, isCovered: boolean): Promise<void> {
  await expect(page.getByRole('main')).toHaveCount(isCovered ? 0 : 1);
  await expect(page.locator('html')).toHaveCSS('overflow', isCovered ? 'hidden' : 'visible');
}

export async function isFocusIn(dialog: Locator): Promise<boolean> {
  return dialog.evaluate((element) => element.contains(document.activeElement));
}

/** Moves the focus to the control by Tab alone. */
export async function tabTo(page: Page, control: Locator): Promise<void> {
  await control.waitFor();
  for (let count = 0; count < 20 && !(await control.evaluate((one) => one === document.activeElement)); count += 1)
    await page.keyboard.press('Tab');
  await expect(control).toBeFocused();
}

import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { openAccount } from '../../harness/account.ts';
import { axeFindings } from '../../harness/browser/axe.ts';
import { freshEmail, ignoreRejections, linkInMail, PASSWORD, signIn } from '../../harness/identity.ts';
import { expect, test } from '../../harness/browser/own-shop-test.ts';

test.beforeEach(() => test.slow());
test.afterEach(({ complaints }) => ignoreRejections(complaints));

const status = (page: Page) => page.getByRole('main').getByRole('status');
const group = (page: Page, name: string) => page.getByRole('group', { name });
const LINK = /\/confirm-email\?token=[\w-]+/;

async function askForAddress(page: Page, email: string, password: string): Promise<void> {
  await page.getByLabel('New email address').fill(email);
  await page.getByLabel('Your password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Send the link' }).click();
}

async function confirmAddress(page: Page, email: string): Promise<void> {
  await page.goto(await linkInMail(page, email, LINK));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your new email address');
  await page.getByRole('button', { name: 'Confirm the new address' }).click();
}

async function download(page: Page): Promise<string> {
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download your data' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toBe('account-data.json');
  return readFile(await file.path(), 'utf8');
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('a customer changes the address, chooses messages, takes the data away and closes the account', async ({
    page,
  }) => {
    const former = await openAccount(page);
    const email = freshEmail();
    await page.goto('/account/profile');
    await askForAddress(page, 'walker', '');
    await expect(page.getByLabel('New email address')).toHaveAccessibleDescription(/name@example\.com/);
    await askForAddress(page, email, 'wrong-password');
    await expect(page.getByLabel('Your password', { exact: true })).toHaveAccessibleDescription(/does not match/);
    await askForAddress(page, email, PASSWORD);
    await expect(status(page)).toContainText('We have sent a link to the new address.');
    await expect(page.getByText(former)).toBeVisible();
    await linkInMail(page, former, new RegExp(`to ${email}`));
    await confirmAddress(page, email);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email address is changed');
    expect(await axeFindings(page), 'confirmed').toEqual([]);
    await page.getByRole('link', { name: 'To your profile' }).click();
    await expect(page.getByRole('main')).toContainText(email);

    await group(page, 'How do you want to get our news?').getByRole('checkbox', { name: 'By email' }).check();
    await page.getByRole('button', { name: 'Save newsletter' }).click();
    await expect(status(page)).toContainText('Your choice of newsletters is saved.');
    await group(page, 'Products back in stock').getByRole('checkbox', { name: 'By email' }).check();
    await group(page, 'Deliveries of your orders').getByRole('checkbox', { name: 'By email' }).uncheck();
    await page.getByRole('button', { name: 'Save notifications' }).click();
    await expect(status(page)).toHaveText('Your notifications are saved.');
    await page.reload();
    await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
    expect(await download(page)).toContain(email);

    await page.getByRole('button', { name: 'Close account' }).click();
    await expect(page.getByText('Close your account for good?')).toBeFocused();
    await page.getByRole('button', { name: 'Close for good' }).click();
    await expect(page.getByLabel('Password to close the account')).toHaveAccessibleDescription('Enter your password.');
    // The header that stays covers what has been scrolled under it.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await axeFindings(page), 'closing').toEqual([]);
    await page.getByLabel('Password to close the account').fill(PASSWORD);
    await page.getByRole('button', { name: 'Close for good' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Your account is closed.' })).toBeVisible();
    await expect(page).toHaveURL(/:\d+\/$/);
    await page.goto('/sign-in');
    await signIn(page, email);
    await expect(page.getByRole('main').getByRole('alert').first()).toBeVisible();
  });
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('the address is changed, the data downloaded and the account closed', async ({ page }) => {
    await openAccount(page);
    const email = freshEmail();
    await page.goto('/account/profile');
    await askForAddress(page, email, PASSWORD);
    await confirmAddress(page, email);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your email address is changed');
    await page.goto(await linkInMail(page, email, LINK));
    await page.getByRole('button', { name: 'Confirm the new address' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link is not valid any more');
    await page.goto('/account/profile');
    expect(await download(page)).toContain(email);
    await page.goto('/de-de/account/profile');
    const letters = group(page, 'Wie möchten Sie unsere Neuigkeiten erhalten?');
    await letters.getByRole('checkbox', { name: 'Per E-Mail' }).check();
    await page.getByRole('button', { name: 'Newsletter speichern' }).click();
    await expect(status(page)).toContainText('Ihre Auswahl ist gespeichert.');
    await expect(letters).toContainText('Noch nicht bestätigt');
    await page.goto('/account/profile');
    await page.getByRole('button', { name: 'Close account' }).click();
    await page.getByLabel('Password to close the account').fill(PASSWORD);
    await page.getByRole('button', { name: 'Close for good' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await page.goto('/account/profile');
    await expect(page).toHaveURL(/\/sign-in\?return=%2Faccount%2Fprofile$/);
  });
});

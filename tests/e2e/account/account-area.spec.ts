import type { Page } from '@playwright/test';
import { openAccount } from '../../harness/account.ts';
import { axeFindings } from '../../harness/browser/axe.ts';
import { ignoreRejections, signInByDialog } from '../../harness/identity.ts';
import { expect, test } from '../../harness/browser/own-shop-test.ts';

test.beforeEach(() => test.slow());
test.afterEach(({ complaints }) => ignoreRejections(complaints));

const status = (page: Page) => page.getByRole('main').getByRole('status');
const card = (page: Page, text: string) =>
  page
    .getByRole('listitem')
    .filter({ hasText: text })
    .filter({ has: page.locator('form') });

const HOME = { Phone: '503 555 0142', 'Address line 1': '12 Mill Lane', City: 'Portland', 'Postal code': '97201' };

async function fill(page: Page, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [label, value] of Object.entries(values)) await page.getByLabel(label, { exact: true }).fill(value);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 375, height: 800 } });

  test('a customer changes the profile in place, with errors at the fields', async ({ page }) => {
    const email = await openAccount(page);
    await page.goto('/account');
    await expect(page.getByRole('main')).toContainText(email);
    await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Profile' }).click();
    await expect(page.getByRole('link', { name: 'Profile' })).toHaveAttribute('aria-current', 'page');
    const phone = page.getByLabel('Phone');
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await fill(page, { 'First name': 'Grace', Phone: '12' });
    await save.click();
    await expect(phone).toHaveAccessibleDescription(/Enter a phone number with its area code/);
    await expect(phone).toBeFocused();
    await expect(page.getByLabel('First name')).toHaveValue('Grace');
    expect(await axeFindings(page)).toEqual([]);
    await fill(page, { Phone: '503 555 0142', 'Date of birth': '1990-04-23' });
    await expect(phone).toHaveValue('(503) 555 - 0142');
    await expect(phone).toHaveAccessibleDescription(/^5 0 3 5 5 5 0 1 4 2/);
    await save.click();
    await expect(status(page)).toHaveText('Your details are saved.');
    await expect(status(page)).toBeFocused();
    await expect(page).toHaveURL(/\/account\/profile$/);
    await page.getByRole('checkbox', { name: 'Climbing' }).check();
    await page.getByRole('checkbox', { name: 'Camping' }).check();
    await page.getByRole('button', { name: 'Save interests and size' }).click();
    await expect(status(page)).toHaveText('Your interests and size are saved.');
    await page.reload();
    await expect(phone).toHaveValue('+15035550142');
    const interests = page.getByRole('group').filter({ has: page.getByRole('checkbox', { name: 'Climbing' }) });
    await expect(interests.getByRole('checkbox', { checked: true })).toHaveCount(2);
    await page.goto('/account');
    await expect(page.getByText('Good to see you, Grace.')).toBeVisible();
  });

  test('what was typed stays while the session is over, and is sent after signing in again', async ({ page }) => {
    const email = await openAccount(page);
    await page.goto('/account/profile', { waitUntil: 'networkidle' });
    await page.context().clearCookies();
    await fill(page, { 'First name': 'Grace' });
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await signInByDialog(page, email);
    await page.getByRole('dialog', { name: 'You are signed in' }).getByRole('button', { name: 'Close' }).click();
    await expect(page.getByLabel('First name')).toHaveValue('Grace');
    await page.getByRole('button', { name: 'Save', exact: true }).click();
    await expect(status(page)).toHaveText('Your details are saved.');
  });
});

test('another country brings its own fields, and an address appears in the list', async ({ page }) => {
  await openAccount(page);
  await page.goto('/account/address');
  expect(await axeFindings(page), 'empty').toEqual([]);
  await page.getByRole('link', { name: 'Add billing address' }).click();
  await fill(page, { 'Address line 1': '12 Mill Lane' });
  await page.getByLabel('Country').focus();
  await page.getByLabel('Country').selectOption('DE');
  await expect(page.getByLabel('State or province')).toHaveCount(0);
  await expect(page.getByLabel('Country')).toBeFocused();
  await expect(page.getByLabel('Address line 1')).toHaveValue('12 Mill Lane');
  await page.getByLabel('Country').selectOption('US');
  await expect(page.getByLabel('State or province')).toBeVisible();
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(page.getByRole('alert')).toHaveCount(4);
  expect(await axeFindings(page), 'errors').toEqual([]);
  await fill(page, HOME);
  await page.getByLabel('State or province').selectOption('OR');
  await page.getByRole('button', { name: 'Save address' }).click();
  await expect(status(page)).toHaveText('The address is saved.');
  await expect(page).toHaveURL(/\/account\/address$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Addresses');
  await expect(card(page, '12 Mill Lane')).toContainText('Main address');
  expect(await axeFindings(page), 'list').toEqual([]);
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Add billing address');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('addresses are added, changed, made the main one and removed', async ({ page }) => {
    await openAccount(page);
    const add = async (line: string) => {
      await page.goto('/account/address/add-shipping-address');
      await fill(page, { ...HOME, 'Address line 1': line });
      await page.getByLabel('State or province').selectOption('OR');
      await page.getByRole('button', { name: 'Save address' }).click();
      await expect(status(page)).toHaveText('The address is saved.');
    };
    await add('12 Mill Lane');
    await add('40 High Street');
    await page.getByRole('link', { name: 'Edit 40 High Street' }).click();
    await fill(page, { 'Postal code': 'x' });
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(page.getByLabel('Postal code')).toHaveAccessibleDescription(/postal code of this country/);
    await fill(page, { 'Postal code': '97202' });
    await page.getByRole('button', { name: 'Save address' }).click();
    await expect(card(page, '40 High Street')).toContainText('97202');
    await page.getByRole('button', { name: 'Make 40 High Street the main address' }).click();
    await expect(card(page, '40 High Street')).toContainText('Main address');
    await page.getByRole('button', { name: 'Remove 12 Mill Lane' }).click();
    await expect(card(page, '12 Mill Lane')).toHaveCount(0);
    await page.getByRole('button', { name: 'Sign out' }).click();
    await page.goto('/account/address');
    await expect(page).toHaveURL(/\/sign-in\?return=%2Faccount%2Faddress$/);
  });
});

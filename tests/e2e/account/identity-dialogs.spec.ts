import type { Page } from '@playwright/test';
import { accountElsewhere, openAccount } from '../../harness/account.ts';
import { axeFindings } from '../../harness/browser/axe.ts';
import { cartOn } from '../../harness/browser/cart-page.ts';
import { fillCart } from '../../harness/checkout-cart.ts';
import { PHONE } from '../../harness/browser/devices.ts';
import {
  ignoreRejections,
  freshEmail,
  linkInMail,
  PASSWORD,
  signInByDialog,
  signOut,
  signInButton,
} from '../../harness/identity.ts';
import { expect, freshTest, test } from '../../harness/browser/own-shop-test.ts';

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name, exact: true });
const toast = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text });

async function add(page: Page, slug: string): Promise<void> {
  await page.goto(`/p/${slug}`);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(toast(page, 'Added to cart')).toBeVisible();
}

test.use(PHONE);
test.beforeEach(() => test.slow());
test.afterEach(({ complaints }) => ignoreRejections(complaints));

test.describe('the sign-in dialog', () => {
  test('joins the carts without leaving the product, by the keyboard alone', async ({ page, range }) => {
    const email = await accountElsewhere(page, [{ productId: range.simple.variants[0]?.productId ?? '' }]);
    await add(page, range.simple.slug);
    await page.goto(`/p/${range.simple.slug}?from=here#modal=sign-in_product`);
    const form = dialog(page, 'Sign in');
    await expect(form.getByText('the same on every device')).toBeVisible();
    const field = form.getByRole('textbox', { name: 'Email' });
    for (let step = 0; step < 6 && !(await field.evaluate((one) => one === document.activeElement)); step += 1)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await expect(form.getByRole('alert')).toHaveCount(2);
    expect(await axeFindings(page), 'errors').toEqual([]);
    await page.keyboard.type(email);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(toast(page, 'items of your last visit')).toBeVisible();
    const confirmation = dialog(page, 'You are signed in');
    await expect(confirmation).toContainText(email);
    await cartOn(page).expectCount(2);
    expect(await axeFindings(page), 'confirmation').toEqual([]);
    await confirmation.getByRole('button', { name: 'Continue shopping' }).click();
    await expect(page).toHaveURL(new RegExp(`/p/${range.simple.slug}\\?from=here$`));
    await expect(page.getByRole('banner').getByRole('link', { name: 'Your account' })).toBeVisible();
  });

  test('loads the cart and the saved items into the open page', async ({ page, range }) => {
    const email = await openAccount(page);
    await fillCart(page, [{ productId: 'MARKDOWN-1' }]);
    await page.goto('/cart');
    await page.getByRole('button', { name: 'Save for later: Lambing Beanie' }).click();
    await expect(page.getByText('Lambing Beanie is saved for later.')).toBeVisible();
    await page.goto('/account');
    await signOut(page);
    await add(page, range.simple.slug);
    await page.goto('/cart');
    await expect(page.getByRole('region', { name: 'Saved for later' })).toBeHidden();
    await signInButton(page).click();
    await signInByDialog(page, email);
    await expect(toast(page, 'You are signed in.')).toBeVisible();
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole('region', { name: 'Saved for later' })).toContainText('Lambing Beanie');
    await expect(page.getByRole('main').getByRole('spinbutton', { name: 'Quantity' })).toHaveCount(1);
    await expect(page.getByRole('banner').getByRole('link', { name: 'Your account' })).toBeVisible();
  });

  test('opens before a dialog that requires an account, which follows it', async ({ page }) => {
    const email = await accountElsewhere(page);
    await page.goto('/size-chart#modal=interests');
    await signInByDialog(page, email);
    await dialog(page, 'You are signed in').getByRole('button', { name: 'Continue shopping' }).click();
    const interests = dialog(page, 'Your interests');
    await interests.getByRole('checkbox', { name: 'Climbing' }).check();
    expect(await axeFindings(page)).toEqual([]);
    await interests.getByRole('button', { name: 'Save' }).click();
    await expect(toast(page, 'Your interests are saved.')).toBeVisible();
    await page.goto('/account');
    await page.getByRole('link', { name: 'Your interests' }).click();
    await expect(dialog(page, 'Your interests').getByRole('checkbox', { name: 'Climbing' })).toBeChecked();
  });

  test('sends an email for a forgotten password', async ({ page }) => {
    const email = await accountElsewhere(page);
    await page.goto('/#modal=sign-in_home');
    await dialog(page, 'Sign in').getByRole('link', { name: 'Forgot your password?' }).click();
    const forgot = dialog(page, 'Forgot your password');
    await forgot.getByRole('textbox', { name: 'Email' }).fill(email);
    await forgot.getByRole('button', { name: 'Send link' }).click();
    await expect(forgot.getByRole('status').filter({ hasText: email })).toBeVisible();
    expect(await axeFindings(page)).toEqual([]);
    const link = await linkInMail(page, email, /http\S+reset-password\?token=[\w-]+/);
    await page.goto(link.replace(/^http:\/\/[^/]+/, ''));
    for (const label of ['New password', 'Repeat the password']) await page.getByLabel(label).fill('Ridge-2026!');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(toast(page, 'Your password is changed')).toBeVisible();
  });

  freshTest('stops an employee until the terms are accepted, once', async ({ page }) => {
    await page.goto('/size-chart#modal=sign-in');
    await signInByDialog(page, 'employee@example.com');
    const form = dialog(page, 'Sign in');
    await form.getByRole('button', { name: 'Accept terms' }).click();
    await expect(form.getByRole('alert')).toHaveText('Please agree to the terms, or sign out.');
    expect(await axeFindings(page)).toEqual([]);
    await form.getByRole('checkbox').check();
    await form.getByRole('button', { name: 'Accept terms' }).click();
    await expect(dialog(page, 'You are signed in')).toContainText('employee@example.com');
    await page.goto('/size-chart#modal=employee-terms');
    await expect(dialog(page, 'Terms of the employee discount')).toContainText('agreed to the terms');
    expect(await axeFindings(page), 'accepted').toEqual([]);
    await page.goto('/size-chart#modal=sign-in');
    await expect(page).toHaveURL(/\/account$/);
  });
});

test('a new customer enrolls by email address, joins the programme and completes the profile', async ({ page }) => {
  const email = freshEmail();
  await page.goto('/en-gb/size-chart');
  await page.getByRole('button', { name: 'Reject all' }).click();
  await page.goto('/en-gb/size-chart#modal=sign-in_header');
  const lookup = dialog(page, 'Sign in');
  await lookup.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(lookup.getByRole('alert')).toHaveCount(1);
  expect(await axeFindings(page), 'lookup').toEqual([]);
  await lookup.getByRole('textbox', { name: 'Email' }).fill(email);
  await lookup.getByRole('button', { name: 'Continue', exact: true }).click();

  const form = dialog(page, 'Create account');
  await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await expect(form.getByRole('heading', { name: 'What an account is good for' })).toBeVisible();
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Walker');
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Repeat the password').fill(PASSWORD);
  await form.getByRole('checkbox', { name: /loyalty/ }).check();
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByLabel('Date of birth')).toHaveAccessibleDescription(/Enter your date of birth/);
  expect(await axeFindings(page), 'sign-up').toEqual([]);
  await form.getByLabel('Date of birth').fill('1990-04-23');
  await form.getByRole('button', { name: 'Create account' }).click();

  const welcome = dialog(page, 'Welcome');
  await expect(welcome).toContainText('Your account is open, Ada.');
  expect(await axeFindings(page), 'welcome').toEqual([]);
  await welcome.getByRole('button', { name: 'Complete your profile' }).click();
  await expect(welcome.getByRole('heading', { name: 'Your mobile number' })).toBeFocused();
  await welcome.getByLabel('Mobile number').fill('07700');
  await welcome.getByRole('button', { name: 'Continue' }).click();
  await expect(welcome.getByLabel('Mobile number')).toHaveAccessibleDescription(/Enter a full phone number\./);
  // A national number of the site's country.
  await welcome.getByLabel('Mobile number').fill(`07${String(Date.now()).slice(-9)}`);
  await welcome.getByRole('button', { name: 'Continue' }).click();
  await expect(welcome.getByRole('heading', { name: 'About you' })).toBeFocused();
  await welcome.getByLabel('Postcode').fill('SW1A 1AA');
  expect(await axeFindings(page), 'profile').toEqual([]);
  await welcome.getByRole('button', { name: 'Continue' }).click();
  await welcome.getByRole('checkbox', { name: 'Hiking' }).check();
  await welcome.getByRole('button', { name: 'Finish' }).click();
  await expect(welcome.getByRole('heading', { name: 'Thank you, that is all' })).toBeFocused();
  expect(await axeFindings(page), 'profile, complete').toEqual([]);
  await page.goto('/en-gb/size-chart#modal=loyalty-sign-up');
  const loyalty = dialog(page, 'Loyalty programme');
  await expect(loyalty).toContainText('You are a member.');
  await expect(loyalty).not.toContainText('Complete your profile');
  await page.goto('/en-gb/account');
  await signOut(page);
  await page.goto('/en-gb/size-chart#modal=sign-in_header');
  await lookup.getByRole('textbox', { name: 'Email' }).fill(email);
  await lookup.getByRole('button', { name: 'Continue', exact: true }).click();
  await expect(lookup.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
  await lookup.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await lookup.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(dialog(page, 'You are signed in')).toContainText(email);
});

test('a guest finds the loyalty programme, and joins it with an account', async ({ page }) => {
  await page.goto('/size-chart#modal=loyalty-sign-up');
  const loyalty = dialog(page, 'Loyalty program');
  await expect(loyalty.getByText('Repairs at what they cost us')).toBeVisible();
  expect(await axeFindings(page), 'guest').toEqual([]);
  await expect(loyalty.getByRole('link', { name: 'Create account' })).toBeVisible();
  await openAccount(page);
  await page.goto('/account#modal=loyalty-sign-up');
  await loyalty.getByRole('button', { name: 'Join the program' }).click();
  await expect(loyalty.getByRole('alert')).toHaveCount(2);
  expect(await axeFindings(page), 'errors').toEqual([]);
  await loyalty.getByLabel('Date of birth').fill('1990-04-23');
  await loyalty.getByRole('checkbox').check();
  await loyalty.getByRole('button', { name: 'Join the program' }).click();
  await expect(loyalty.getByRole('status')).toContainText('Your member number is M');
});

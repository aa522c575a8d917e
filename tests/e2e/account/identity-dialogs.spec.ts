import type { Page } from '@playwright/test';
import { accountElsewhere, openAccount } from '../../harness/account.ts';
import { axeFindings } from '../../harness/browser/axe.ts';
import { cartOn } from '../../harness/browser/cart-page.ts';
import { fillCart } from '../../harness/checkout-cart.ts';
import { PHONE } from '../../harness/browser/devices.ts';
import { tabTo } from '../../harness/browser/dialog-page.ts';
import {
  ignoreRejections,
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
    await expect(form.getByRole('heading', { name: 'What is your email address?' })).toBeFocused();
    await tabTo(page, form.getByRole('textbox', { name: 'Email' }));
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expect(form.getByRole('heading', { name: 'Enter your password' })).toBeFocused();
    await tabTo(page, form.getByRole('textbox', { name: 'Email' }));
    await page.keyboard.press('Enter');
    await expect(form.getByRole('alert')).toHaveCount(1);
    await expect(form.getByLabel('Password', { exact: true })).toBeFocused();
    expect(await axeFindings(page), 'errors').toEqual([]);
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
    const signIn = dialog(page, 'Sign in');
    await signIn.getByRole('textbox', { name: 'Email' }).fill(email);
    await signIn.getByRole('button', { name: 'Continue', exact: true }).click();
    await signIn.getByRole('link', { name: 'Forgot your password?' }).click();
    const forgot = dialog(page, 'Forgot your password');
    await expect(forgot.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
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

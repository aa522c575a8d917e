import type { Page } from '@playwright/test';
import { accountElsewhere, openAccount } from '../../harness/account.ts';
import { axeFindings } from '../../harness/browser/axe.ts';
import { cartOn } from '../../harness/browser/cart-page.ts';
import { expect, test } from '../../harness/browser/browser-test.ts';
import {
  ignoreRejections,
  freshEmail,
  linkInMail,
  PASSWORD,
  signIn,
  signInByDialog,
  signOut,
  signUp,
  signInButton,
} from '../../harness/identity.ts';
import { FROM_SHOP } from '../../harness/from-shop.ts';

const account = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Your account' });
const screen = (page: Page) => page.getByRole('main');

async function add(page: Page, slug: string): Promise<void> {
  await page.goto(`/p/${slug}`);
  await page.getByRole('button', { name: 'Add to cart', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Added to cart' })).toBeVisible();
}

test.describe('a customer with an account', () => {
  test('signs in from the header where they are, and out again', async ({ page }) => {
    await page.goto('/c/all?sort=name');
    await signInButton(page).click();
    const dialog = page.getByRole('dialog', { name: 'Sign in', exact: true });
    await expect(dialog.getByRole('textbox', { name: 'Email' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(signInButton(page)).toBeFocused();
    await expect(signInButton(page)).not.toHaveAttribute('aria-busy', 'true');
    await signInButton(page).click();
    await signInByDialog(page, 'shopper@example.com');
    await page.getByRole('dialog', { name: 'You are signed in' }).getByRole('button', { name: 'Close' }).click();
    await expect(page).toHaveURL(/\/c\/all\?sort=name$/);
    await expect(signInButton(page)).toBeHidden();
    await account(page).click();
    await expect(page).toHaveURL(/\/account$/);
    await expect(screen(page)).toContainText('shopper@example.com');
    expect(await axeFindings(page)).toEqual([]);
    await page.goto('/sign-in');
    await expect(page).toHaveURL(/\/account$/);
    await signOut(page);
    await expect(page).toHaveURL(/\/$/);
    await expect(signInButton(page)).toBeVisible();
    await page.goto('/account');
    await expect(page).toHaveURL(/\/sign-in\?return=%2Faccount$/);
  });

  test('redirects to the page that required the account, and only within the shop', async ({ page }) => {
    await page.goto('/sign-in?return=%2Fcart%3Ffrom%3Dhere');
    const email = await signUpFromSignIn(page);
    await expect(page).toHaveURL(/\/cart\?from=here$/);
    await page.goto('/account');
    await signOut(page);
    await page.goto('/sign-in?return=%2F%5Cexample.org');
    await signIn(page, email);
    await expect(page).toHaveURL(/\/account$/);
  });

  test('merges the cart of the last session into the current one, with a message', async ({ page, range }) => {
    const email = await accountElsewhere(page, [{ productId: range.simple.variants[0]?.productId ?? '' }]);
    await add(page, range.simple.slug);
    await cartOn(page).expectCount(1);
    await page.goto('/sign-in?return=%2Fcart');
    await signIn(page, email);
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole('status').filter({ hasText: 'items of your last visit' })).toBeVisible();
    await cartOn(page).expectCount(2);
  });

  test('is the same in every tab', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto('/');
    const email = await signUp(page);
    await expect(account(other)).toBeVisible();
    await other.goto('/account');
    await expect(screen(other)).toContainText(email);
    await signOut(page);
    await expect(other).toHaveURL(/\/$/);
    await expect(signInButton(other)).toBeVisible();
    await expect(other.getByRole('status').filter({ hasText: 'You are signed out.' })).toBeHidden();
  });

  test('signs out everywhere: a tab with the cart goes to the home page, one with a product stays', async ({
    page,
    context,
    range,
  }) => {
    await openAccount(page);
    await add(page, range.simple.slug);
    const [cart, product] = [await context.newPage(), await context.newPage()];
    await cart.goto('/cart');
    await product.goto(`/p/${range.simple.slug}`);
    await expect(account(product)).toBeVisible();
    await page.goto('/account');
    await signOut(page);
    await expect(page).toHaveURL(/\/$/);
    await expect(cart).toHaveURL(/\/$/);
    await expect(signInButton(product)).toBeVisible();
    await cartOn(product).expectCount(0);
    await expect(product).toHaveURL(new RegExp(`/p/${range.simple.slug}$`));
  });

  test('signs in to the account whose session ended elsewhere', async ({ page, complaints }) => {
    const email = await openAccount(page);
    await page.goto('/');
    await page.request.post('/api/consumers-v3/consumer/resetpassword', { headers: FROM_SHOP, data: { email } });
    const link = await linkInMail(page, email, /http\S+reset-password\?token=[\w-]+/);
    const token = new URL(link).searchParams.get('token');
    const newPassword = 'Ridge-2026!!';
    await page.request.post('/api/consumers-v3/confirmforgotpassword', {
      headers: FROM_SHOP,
      data: { token, newPassword },
    });
    await page.goto('/account');
    await expect(page).toHaveURL(/\/sign-in\?return=%2Faccount$/);
    await signIn(page, email, newPassword);
    await expect(screen(page)).toContainText(email);
    ignoreRejections(complaints);
  });
});

async function signUpFromSignIn(page: Page): Promise<string> {
  const email = freshEmail();
  await screen(page).getByRole('link', { name: 'Create account' }).click();
  await page.getByLabel('First name').fill('Ada');
  await page.getByLabel('Last name').fill('Walker');
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByLabel('Repeat the password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create account' }).click();
  return email;
}

test.describe('another company', () => {
  test('signs a customer in, who returns to the previous page', async ({ page, complaints }) => {
    const email = freshEmail();
    await page.goto('/sign-in?return=%2Fcart');
    await page.getByRole('button', { name: 'Continue with Google' }).click();
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await page.goto('/account');
    await expect(screen(page)).toContainText(email);
    ignoreRejections(complaints);
  });

  test('sends people back in their own language', async ({ page, complaints }) => {
    await page.goto('/de-de/sign-in');
    await page.getByRole('button', { name: 'Alle ablehnen' }).click();
    await page.getByRole('button', { name: 'Weiter mit Google' }).click();
    await page.getByLabel('Email').fill(freshEmail());
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/de-de\/account$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ihr Konto');
    ignoreRejections(complaints);
  });

  test('cannot sign anybody in who did not set out from here', async ({ page }) => {
    await page.goto('/social-sign-in?code=forged&state=forged');
    await expect(page.getByRole('alert')).toContainText('Signing in did not work');
    await expect(page).toHaveURL(/\/social-sign-in$/);
    expect(await axeFindings(page)).toEqual([]);
  });

  test('is Amazon at an address of its own', async ({ page, complaints }) => {
    const email = freshEmail();
    await page.goto('/amazon-sign-in?return=%2Fcart');
    await expect(page).toHaveURL(/\/sandbox\/social\//);
    await page.getByLabel('Email').fill(email);
    await page.getByRole('button', { name: 'Continue' }).click();
    await expect(page).toHaveURL(/\/cart$/);
    await page.goto('/account');
    await expect(screen(page)).toContainText(email);
    ignoreRejections(complaints);
  });
});

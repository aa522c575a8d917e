import type { Page } from '@playwright/test';
import { accountElsewhere, openAccount } from '../harness/account.ts';
import { axeFindings } from '../harness/browser/axe.ts';
import { cutOff } from '../harness/cut-off.ts';
import { dialogOn, openByHash } from '../harness/browser/dialog-page.ts';
import { ignoreRejections, freshEmail } from '../harness/identity.ts';
import { expect, test } from '../harness/browser/own-shop-test.ts';

/** The journeys through these dialogs check them on a narrow light page. */
test.use({ colorScheme: 'dark', viewport: { width: 1280, height: 900 } });
test.beforeEach(() => test.slow());
test.afterEach(({ complaints }) => ignoreRejections(complaints));

async function expectAccessible(page: Page, state: string): Promise<void> {
  expect.soft(await axeFindings(page), state).toEqual([]);
}

test('axe finds nothing in the dialogs of a guest, empty, with errors and done', async ({ page }) => {
  await page.goto('/size-chart#modal=sign-in');
  const signIn = dialogOn(page, 'Sign in');
  const enter = signIn.getByRole('button', { name: 'Sign in', exact: true });
  const goOn = signIn.getByRole('button', { name: 'Continue', exact: true });
  await expect(goOn).toBeVisible();
  await expectAccessible(page, 'lookup, empty');
  await goOn.click();
  await expect(signIn.getByRole('alert')).toHaveCount(1);
  await expectAccessible(page, 'lookup, with errors');
  await signIn.getByRole('textbox', { name: 'Email' }).fill(await accountElsewhere(page));
  await goOn.click();
  await expect(enter).toBeVisible();
  await expectAccessible(page, 'sign in, empty');
  await signIn.getByLabel('Password', { exact: true }).fill('wrong-password');
  await enter.click();
  await expect(signIn.getByRole('alert')).toContainText('do not match');
  await expectAccessible(page, 'sign in, refused');

  await openByHash(page, '#modal=forgot-password');
  const forgot = dialogOn(page, 'Forgot your password');
  const send = forgot.getByRole('button', { name: 'Send link' });
  await forgot.getByRole('textbox', { name: 'Email' }).fill('');
  await send.click();
  await expect(forgot.getByRole('alert')).toHaveCount(1);
  await expectAccessible(page, 'forgot password, with errors');
  await forgot.getByRole('textbox', { name: 'Email' }).fill(freshEmail());
  await send.click();
  await expect(forgot.getByRole('button', { name: 'Send again' })).toBeVisible();
  await expectAccessible(page, 'forgot password, sent');

  await openByHash(page, '#modal=sign-up');
  const signUp = dialogOn(page, 'Create account');
  await expect(signUp.getByRole('heading', { name: 'What an account is good for' })).toBeVisible();
  await expectAccessible(page, 'sign up, empty');
  await signUp.getByRole('button', { name: 'Create account' }).click();
  await expect(signUp.getByRole('alert').first()).toBeVisible();
  await expectAccessible(page, 'sign up, with errors');
});

test('axe finds nothing in the dialogs of an account, full, failed and done', async ({ page, complaints }) => {
  await openAccount(page);
  await page.goto('/size-chart');
  const recover = await cutOff(page, '**/api/consumers-v3/consumer?*');
  await openByHash(page, '#modal=interests');
  const interests = dialogOn(page, 'Your interests');
  await expect(interests.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'interests, not loaded');
  recover();
  await openByHash(page, '#modal=sign-in-confirmation');
  await expect(dialogOn(page, 'You are signed in').getByRole('button', { name: 'Continue shopping' })).toBeVisible();
  await expectAccessible(page, 'signed in');
  await openByHash(page, '#modal=employee-terms');
  await expect(dialogOn(page, 'Terms of the employee discount').getByRole('status')).toBeVisible();
  await expectAccessible(page, 'terms, for who is no employee');

  await openByHash(page, '#modal=interests');
  await interests.getByRole('checkbox', { name: 'Climbing' }).check();
  const recoverAll = await cutOff(page, '**/api/consumers-v3/**');
  await interests.getByRole('button', { name: 'Save' }).click();
  await expect(interests.getByRole('alert')).toBeVisible();
  await expectAccessible(page, 'interests, not saved');
  recoverAll();
  complaints.length = 0;

  await openByHash(page, '#modal=loyalty-sign-up');
  const loyalty = dialogOn(page, 'Loyalty program');
  await loyalty.getByLabel('Date of birth').fill('1990-04-23');
  await loyalty.getByRole('checkbox').check();
  await loyalty.getByRole('button', { name: 'Join the program' }).click();
  await expect(loyalty.getByRole('status')).toContainText('Your member number is M');
  await expectAccessible(page, 'loyalty, joined');
  await loyalty.getByRole('button', { name: 'Complete your profile' }).click();
  const welcome = dialogOn(page, 'Welcome');
  await expect(welcome.getByRole('heading', { name: 'Your mobile number' })).toBeVisible();
  await expectAccessible(page, 'profile, mobile number');
});

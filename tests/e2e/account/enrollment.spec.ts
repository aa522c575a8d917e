import type { Page } from '@playwright/test';
import { messagesOf } from '../../../src/i18n/translate.ts';
import { axeFindings } from '../../harness/browser/axe.ts';
import { DEVICES } from '../../harness/browser/devices.ts';
import { dialogOn, tabTo } from '../../harness/browser/dialog-page.ts';
import { expect, test } from '../../harness/browser/own-shop-test.ts';
import { freshEmail, ignoreRejections, PASSWORD, signInByDialog, signOut } from '../../harness/identity.ts';

const [[, DESK], [, PHONE]] = DEVICES;
const OTHER_LOCALES = ['en-gb', 'en-ca', 'de-de', 'fr-fr', 'fr-ca', 'es-es', 'it-it', 'nl-nl'] as const;
/** A number of the United Kingdom that no other account has. */
const freshPhone = () => `07${String(Date.now()).slice(-9)}`;

test.beforeEach(() => test.slow());
test.afterEach(({ complaints }) => ignoreRejections(complaints));

async function expectStep(page: Page, dialog: string, heading: string): Promise<void> {
  await expect(dialogOn(page, dialog).getByRole('heading', { name: heading })).toBeFocused();
  expect(await axeFindings(page), heading).toEqual([]);
}

/** Creates the account of the mail's link, with a reload in between; returns what is sent. */
async function signUpFromMail(page: Page, email: string): Promise<unknown> {
  await page.goto('/?enrollment_marketing_source=spring-mail#modal=sign-up_mail');
  const form = dialogOn(page, 'Create account');
  await expectStep(page, 'Create account', 'Your new account');
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByRole('alert').first()).toBeVisible();
  expect(await axeFindings(page), 'sign-up, with errors').toEqual([]);
  await form.getByLabel('First name').fill('Ada');
  await form.getByLabel('Last name').fill('Walker');
  await form.getByRole('textbox', { name: 'Email' }).fill(email);
  await form.getByLabel('Date of birth').fill('1990-04-23');
  await form.getByRole('checkbox', { name: /loyalty/ }).check();
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.reload();
  await expect(form.getByLabel('First name')).toHaveValue('Ada');
  await expect(form.getByRole('checkbox', { name: /loyalty/ })).toBeChecked();
  await expect(form.getByLabel('Password', { exact: true })).toHaveValue('');
  await form.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await form.getByLabel('Repeat the password').fill(PASSWORD);
  const request = page.waitForRequest(/\/auth\/signup/);
  await form.getByRole('button', { name: 'Create account' }).click();
  return (await request).postDataJSON();
}

test.describe('on a phone', () => {
  test.use(PHONE);

  test('the link of a mail leads to the last step, through a lost session and the browser’s back', async ({ page }) => {
    const email = freshEmail();
    const origin = { formLocation: 'mail', enrollmentMarketingSource: 'spring-mail', loyaltyOptIn: true };
    expect(await signUpFromMail(page, email)).toMatchObject(origin);
    const welcome = dialogOn(page, 'Welcome');
    const goOn = welcome.getByRole('button', { name: 'Continue', exact: true });
    await expectStep(page, 'Welcome', 'Your account is open, Ada.');
    await welcome.getByRole('button', { name: 'Complete your profile' }).click();

    await expectStep(page, 'Welcome', 'Your mobile number');
    const phone = welcome.getByLabel('Mobile number');
    await phone.fill('+44');
    await goOn.click();
    await expect(phone).toHaveAccessibleDescription(/Enter a full phone number\./);
    expect(await axeFindings(page), 'mobile, with an error').toEqual([]);
    const number = `+44${freshPhone().slice(1)}`;
    await phone.fill(number);
    await page.reload();
    await expect(phone).toHaveValue(number);
    await page.context().clearCookies();
    await goOn.click();
    const signIn = dialogOn(page, /^Sign in$/);
    await expectStep(page, 'Sign in', 'Enter your password');
    await expect(signIn.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await signIn.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await signIn.getByRole('button', { name: 'Sign in', exact: true }).click();
    await expect(phone).toHaveValue(number);
    await goOn.click();

    await expectStep(page, 'Welcome', 'About you');
    await welcome.getByLabel('Postal code').fill('80301');
    await welcome.getByRole('button', { name: 'Back' }).click();
    await expect(phone).toHaveValue(number);
    await goOn.click();
    await expect(welcome.getByLabel('Postal code')).toHaveValue('80301');
    await expect(welcome.getByLabel('Date of birth')).toHaveValue('1990-04-23');
    await goOn.click();

    await expectStep(page, 'Welcome', 'Your interests');
    await welcome.getByRole('checkbox', { name: 'Hiking' }).check();
    await page.goBack();
    await page.goForward();
    await expect(welcome.getByRole('checkbox', { name: 'Hiking' })).toBeChecked();
    await welcome.getByRole('button', { name: 'Finish' }).click();
    await expectStep(page, 'Welcome', 'Thank you, that is all');
    await welcome.getByRole('button', { name: 'Continue shopping' }).click();
    await expect(page).toHaveURL(/\/\?enrollment_marketing_source=spring-mail$/);

    await page.goto('/account#modal=loyalty-sign-up');
    await expect(dialogOn(page, 'Loyalty program')).toContainText('You are a member.');
    await page.goto('/account#modal=welcome_profile');
    await expect(welcome.getByRole('heading', { name: 'Thank you, that is all' })).toBeFocused();
    await page.keyboard.press('Escape');
    await signOut(page);
    await page.goto('/size-chart#modal=sign-in');
    await expect(signIn.getByRole('textbox', { name: 'Email' })).toHaveValue('');
    await signInByDialog(page, email);
    await expect(dialogOn(page, 'You are signed in')).toContainText(email);
    await expect(dialogOn(page, 'You are signed in')).not.toContainText('Complete your profile');
  });
});

test.describe('at a desk', () => {
  test.use(DESK);

  test('the simplified variant is completed by the keyboard alone', async ({ page }) => {
    const email = freshEmail();
    await page.goto('/en-gb/size-chart');
    await page.getByRole('button', { name: 'Reject all' }).click();
    await page.goto('/en-gb/size-chart#modal=sign-in_header');
    await expectStep(page, 'Sign in', 'What is your email address?');
    await tabTo(page, dialogOn(page, 'Sign in').getByRole('textbox', { name: 'Email' }));
    await page.keyboard.type(email);
    await page.keyboard.press('Enter');
    await expectStep(page, 'Create account', 'Your new account');
    const form = dialogOn(page, 'Create account');
    await expect(form.getByRole('textbox', { name: 'Email' })).toHaveValue(email);
    await expect(form.getByLabel('First name')).toHaveCount(0);
    for (const label of ['Password', 'Repeat the password']) {
      await tabTo(page, form.getByLabel(label, { exact: true }));
      await page.keyboard.type(PASSWORD);
    }
    await page.keyboard.press('Enter');
    await expectStep(page, 'Welcome', 'Your account is open.');
    const welcome = dialogOn(page, 'Welcome');
    await tabTo(page, welcome.getByRole('button', { name: 'Complete your profile' }));
    await page.keyboard.press('Enter');
    await expectStep(page, 'Welcome', 'Your mobile number');
    await tabTo(page, welcome.getByLabel('Mobile number'));
    await page.keyboard.type(freshPhone());
    await page.keyboard.press('Enter');
    await expectStep(page, 'Welcome', 'About you');
    for (const [label, text] of Object.entries({ 'First name': 'Ada', 'Last name': 'Walker', Postcode: 'SW1A 1AA' })) {
      await tabTo(page, welcome.getByLabel(label));
      await page.keyboard.type(text);
    }
    await tabTo(page, welcome.getByLabel('Date of birth'));
    await page.keyboard.type('04231990');
    await page.keyboard.press('Enter');
    await expectStep(page, 'Welcome', 'Your interests');
    await tabTo(page, welcome.getByRole('checkbox', { name: 'Hiking' }));
    await page.keyboard.press('Space');
    await tabTo(page, welcome.getByRole('button', { name: 'Finish' }));
    await page.keyboard.press('Enter');
    await expectStep(page, 'Welcome', 'Thank you, that is all');
    await tabTo(page, welcome.getByRole('button', { name: 'Continue shopping' }));
    await page.keyboard.press('Enter');
    await expect(welcome).toBeHidden();
  });

  test('“Later” is remembered: the next sign-in does not ask', async ({ page }) => {
    const email = freshEmail();
    await signUpFromMail(page, email);
    const welcome = dialogOn(page, 'Welcome');
    await welcome.getByRole('button', { name: 'Later' }).click();
    await expect(welcome).toBeHidden();
    await page.goto('/account');
    await signOut(page);
    await page.goto('/size-chart#modal=sign-in');
    await signInByDialog(page, email);
    await expect(dialogOn(page, 'You are signed in')).toContainText(email);
    await expect(dialogOn(page, 'You are signed in')).not.toContainText('Complete your profile');
  });

  test('the link of a mail opens the sign-up in every locale', async ({ page }) => {
    for (const locale of OTHER_LOCALES) {
      const messages = messagesOf(locale);
      await page.goto(`/${locale}?enrollment_marketing_source=mail#modal=sign-up_mail`);
      const form = dialogOn(page, messages['identity.createAccount'] ?? '');
      await expect(form.getByRole('heading', { name: messages['enroll.signUpTitle'] ?? '' }), locale).toBeFocused();
      await expect(form.getByLabel(messages['identity.password'] ?? '', { exact: true })).toBeVisible();
    }
  });
});

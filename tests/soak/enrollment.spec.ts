import type { Locator, Page } from '@playwright/test';
import { messagesOf } from '../../src/i18n/translate.ts';
import { expect, test } from '../harness/browser/own-shop-test.ts';
import { freshEmail, PASSWORD } from '../harness/identity.ts';

/** A postal code and a mobile number of each country; the number is completed to one that no other account has. */
const LOCALES = {
  'en-us': ['80301', '+1303555'],
  'en-ca': ['M5V 3L9', '+1416555'],
  'fr-ca': ['H2Y 1C6', '+1514555'],
  'en-gb': ['SW1A 1AA', '+44770090'],
  'de-de': ['10115', '+49151123'],
  'fr-fr': ['75001', '+3361234'],
  'es-es': ['28001', '+3461234'],
  'it-it': ['00118', '+39312345'],
  'nl-nl': ['1012 AB', '+3161234'],
} as const;

/** Fills the field of this name where the step asks for it. */
async function fillIfAsked(form: Locator, name: string, value: string): Promise<void> {
  const input = form.locator(`[data-field="${name}"] input`);
  if ((await input.count()) > 0) await input.fill(value);
}

async function enroll(page: Page, locale: keyof typeof LOCALES, index: number): Promise<void> {
  const messages = messagesOf(locale);
  const text = (key: string) => messages[key] ?? key;
  const [postalCode, start] = LOCALES[locale];
  const prefix = locale === 'en-us' ? '' : `/${locale}`;
  await page.goto(`${prefix}/?enrollment_marketing_source=mail#modal=sign-up_mail`);
  const dialog = page.getByRole('dialog').filter({ has: page.getByRole('heading') });
  const expectStep = (key: string) =>
    expect(dialog.getByRole('heading', { name: text(key) }), `${locale} ${key}`).toBeFocused();
  const press = (key: string) => dialog.getByRole('button', { name: text(key), exact: true }).click();
  await expectStep('enroll.signUpTitle');
  await fillIfAsked(dialog, 'firstName', 'Ada');
  await fillIfAsked(dialog, 'lastName', 'Hill');
  await dialog.locator('[data-field="email"] input').fill(freshEmail());
  for (const name of ['password', 'confirmPassword']) await fillIfAsked(dialog, name, PASSWORD);
  await press('identity.createAccount');
  await press('enroll.completeProfile');
  await expectStep('enroll.mobileTitle');
  await dialog.locator('[data-field="phone"] input').fill(`${start}${String(1000 + index).padStart(4, '0')}`);
  await press('enroll.continue');
  await expectStep('enroll.profileTitle');
  await fillIfAsked(dialog, 'firstName', 'Ada');
  await fillIfAsked(dialog, 'lastName', 'Hill');
  await fillIfAsked(dialog, 'postalCode', postalCode);
  await fillIfAsked(dialog, 'birthDate', '1990-04-23');
  await press('enroll.continue');
  await expectStep('enroll.interestsTitle');
  await dialog.getByRole('checkbox').first().check();
  await press('enroll.finish');
  await expectStep('enroll.successTitle');
}

for (const [index, locale] of (Object.keys(LOCALES) as (keyof typeof LOCALES)[]).entries()) {
  test(`the link of a mail leads to the last step of the enrollment in ${locale}`, ({ page }) =>
    enroll(page, locale, index));
}

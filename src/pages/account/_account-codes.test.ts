import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ApiError } from '../../api/core/api-error.ts';
import { ERRORS } from '../../api/errors/error-catalog.ts';
import { MESSAGES } from '../../i18n/catalog.ts';
import { readForm, type AccountForm } from './_account-form.ts';
import { addressForm, ADDRESS_FORMS } from './_address-forms.ts';
import { CREDIT_CARD_FORMS, GIFT_CARD_FORMS } from './_card-forms.ts';
import { LOYALTY_FORMS } from './_loyalty-forms.ts';
import { PROFILE_FORMS } from './_profile-forms.ts';

const ROOT = join(import.meta.dirname, '../../..');
const english = MESSAGES['en-us'] ?? {};

/** The codes for account, profile and gift cards that a screen has to tell apart (docs/errors.md). */
const CODES =
  'PYT300 PYT404 FE309 PYT405 PYT406 CCA400 CCA401 PRO404 PRO412 PRO418 PRO414 PRO415 PRO410 PRO411 PRO400 AUT439 AUT444 AUT442 4044 REW130 REW135 REW140 GFC400 GFC700 GFC760 GFC800 GFC725 GFC740 GFC755 GFC812 PLP400 STR404 RTN500 REV410 ATTR100 ATTR200 ATTR300'.split(
    ' ',
  );

const { details, preferences, email, password, close } = PROFILE_FORMS;
const ADDRESS =
  'firstName=Ada&lastName=Hill&phone=5035550142&countryCode=US&addressLine1=1+Ridge+Road&city=Portland&province=OR&postalCode=97205&addressId=A1';
const OWN = {
  details: [details, 'firstName=Ada&lastName=Hill&phone=5035550142'],
  preferences: [preferences, 'interests=hiking&preferredShoeSize=US+9'],
  email: [email, 'email=new%40example.com&currentPassword=Trail-2026!'],
  password: [password, 'currentPassword=Trail-2026!&password=Switchback-7!&confirmPassword=Switchback-7!'],
  close: [close, 'currentPassword=Trail-2026!'],
  address: [addressForm('shipping'), ADDRESS],
  'remove address': [ADDRESS_FORMS['remove'], 'addressId=A1'],
  'main address': [ADDRESS_FORMS['main'], 'addressId=A1'],
  card: [CREDIT_CARD_FORMS['change'], 'paymentInstrumentId=P1&expiryMonth=1&expiryYear=2020'],
  'main card': [CREDIT_CARD_FORMS['main'], 'paymentInstrumentId=P1'],
  'gift card': [GIFT_CARD_FORMS['gift-card'], 'number=6006490000000001&pin=1234'],
  join: [LOYALTY_FORMS.join, 'birthDate=1990-04-23&agreed=yes'],
} as const satisfies Readonly<Record<string, readonly [AccountForm | undefined, string]>>;

/** `at`: the field that shows the text, otherwise it stands above the form; `key`: the text, where it is not the error's own. */
interface FormRow {
  readonly code: string;
  readonly form: keyof typeof OWN;
  readonly at?: string;
  readonly key?: string;
}

const FORM_ROWS: readonly FormRow[] = [
  { code: 'PYT300', form: 'gift card' },
  { code: 'PYT404', form: 'card' },
  { code: 'PYT404', form: 'main card' },
  { code: 'FE309', form: 'card', at: 'expiryMonth' },
  { code: 'PYT405', form: 'address' },
  { code: 'PYT405', form: 'main address' },
  { code: 'PYT406', form: 'address' },
  { code: 'CCA400', form: 'address' },
  { code: 'CCA401', form: 'address' },
  { code: 'CCA401', form: 'remove address' },
  { code: 'PRO404', form: 'details' },
  { code: 'PRO410', form: 'details', at: 'birthDate' },
  { code: 'PRO411', form: 'details', at: 'birthDate' },
  { code: 'PRO412', form: 'details', at: 'phone' },
  { code: 'PRO412', form: 'email', at: 'email', key: 'account.sameEmail' },
  { code: 'PRO418', form: 'preferences', at: 'preferredShoeSize' },
  { code: 'PRO414', form: 'remove address' },
  { code: 'PRO415', form: 'password' },
  { code: 'PRO415', form: 'email', key: 'account.passwordFirst' },
  { code: 'PRO415', form: 'close', key: 'account.passwordFirst' },
  { code: 'PRO410', form: 'join', at: 'birthDate' },
  { code: 'PRO411', form: 'join', at: 'birthDate' },
  { code: 'PRO400', form: 'email', at: 'email' },
  { code: 'AUT442', form: 'details', at: 'phone' },
  { code: 'AUT444', form: 'details', at: 'phone' },
  { code: '4044', form: 'join' },
  { code: 'GFC400', form: 'gift card', at: 'number' },
  { code: 'GFC700', form: 'gift card', at: 'pin' },
  { code: 'GFC760', form: 'gift card', at: 'pin' },
  { code: 'GFC800', form: 'gift card', at: 'number' },
  { code: 'GFC725', form: 'gift card' },
  { code: 'GFC740', form: 'gift card' },
  { code: 'GFC812', form: 'gift card' },
];

/** Screens outside the account, and the test that shows the error there. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  AUT439: 'src/islands/account/identity-forms.dom.test.tsx',
  STR404: 'src/islands/account/identity-forms.dom.test.tsx',
  AUT444: 'src/islands/account/enrollment/enrollment-forms.dom.test.tsx',
  RTN500: 'src/pages/return-label/_return-forms.test.ts',
  REW130: 'src/islands/checkout/payment/payment-forms.dom.test.tsx',
  REW135: 'src/islands/checkout/payment/payment-forms.dom.test.tsx',
  REW140: 'src/islands/checkout/payment/payment-forms.dom.test.tsx',
  GFC755: 'src/islands/checkout/payment/payment-forms.dom.test.tsx',
};

/** Of operations that no screen performs: each has a text for the screen that will. */
const TEXT_ONLY = ['PLP400', 'REV410', 'ATTR100', 'ATTR200', 'ATTR300'];

function definitionOf(code: string) {
  const [name = '', definition] = Object.entries(ERRORS).find(([, one]) => one.code === code) ?? [];
  if (!definition) throw new Error(`The catalogue has no ${code}.`);
  return { errorId: 'errorId' in definition ? definition.errorId : name, ...definition };
}

const textOf = (errorId: string): string => english[`errors.${errorId}_DEFAULT`] ?? english[`errors.${errorId}`] ?? '';

/** The form as the page shows it after the service has rejected it with the code. */
async function shownAfter(code: string, [form, body]: readonly [AccountForm | undefined, string]) {
  const { errorId, status, message } = definitionOf(code);
  const call = () => Promise.reject(new ApiError({ errorId, code, status, message }));
  if (!form) throw new Error('There is no such form.');
  const fields = new URLSearchParams(body);
  const shown = await readForm({ name: 'form', fields, form, call, locale: 'en-us', country: 'US' });
  if (typeof shown === 'string' || shown instanceof Response) throw new Error(`${code} was not shown.`);
  return { alert: shown.alert, errors: Object.entries(shown.errors).filter(([, text]) => text !== undefined) };
}

describe('a code of account, profile or gift card', () => {
  test('has a screen, or is one that no screen meets', () => {
    const covered = [...FORM_ROWS.map(({ code }) => code), ...Object.keys(ELSEWHERE), ...TEXT_ONLY];
    expect([...new Set(covered)].toSorted()).toEqual(CODES.toSorted());
  });

  test.each(FORM_ROWS)('$code is shown by the form “$form” with its own text', async ({ code, form, at, key }) => {
    const text = key === undefined ? textOf(definitionOf(code).errorId) : english[key];
    expect(text).toMatch(/\w/);
    const expected = at === undefined ? { alert: text, errors: [] } : { alert: undefined, errors: [[at, text]] };
    expect(await shownAfter(code, OWN[form])).toEqual(expected);
  });

  test.each(Object.entries(ELSEWHERE))('%s is shown where %s says', (code, path) => {
    expect(existsSync(join(ROOT, path))).toBe(true);
    const { errorId } = definitionOf(code);
    expect(readFileSync(join(ROOT, path), 'utf8')).toMatch(new RegExp(`\\b(${code}|${errorId})\\b`));
  });

  test.each(CODES)('%s has a text in every language, which no other code has', (code) => {
    const { errorId } = definitionOf(code);
    const own = [`errors.${errorId}`, `errors.${errorId}_DEFAULT`];
    for (const [locale, messages] of Object.entries(MESSAGES)) {
      const text = messages[`errors.${errorId}`];
      if (text === undefined) continue;
      const others = Object.entries(messages).filter(([key, one]) => !own.includes(key) && one === text);
      expect([locale, others.filter(([key]) => key.startsWith('errors.'))]).toEqual([locale, []]);
    }
    expect(textOf(errorId)).toMatch(/\w/);
  });
});

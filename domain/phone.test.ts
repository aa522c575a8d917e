import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  compactPhone,
  dialCodeOf,
  editPhone,
  isE164,
  phoneMask,
  showPhone,
  splitPhone,
  toInternationalPhone,
  unmaskPhone,
} from './phone.ts';
import { PHONE_COUNTRIES } from './phone-countries.ts';

const digitsOf = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
const anyDigits = fc.stringMatching(/^\d{4,12}$/);
const anyCountry = fc.constantFrom(...PHONE_COUNTRIES);
const anyRegion = fc.constantFrom('NORA', 'EMEA');
const countX = (mask = '') => mask.replaceAll(/[^X]/g, '').length;
const US = { code: 'US', dialCode: '1', mask: '(XXX) XXX - XXXX' };
const DE = { code: 'DE', dialCode: '49', mask: 'XXXX XXXXXXX' };

describe('the countries of phone numbers', () => {
  test('have distinct codes, and no dial code is the beginning of another', () => {
    expect(new Set(PHONE_COUNTRIES.map(({ code }) => code)).size).toBe(PHONE_COUNTRIES.length);
    const dialCodes = Array.from(new Set(PHONE_COUNTRIES.map(({ dialCode }) => dialCode)));
    expect(dialCodes.filter((one) => dialCodes.some((other) => other !== one && other.startsWith(one)))).toEqual([]);
    expect([dialCodeOf('GB'), dialCodeOf('CH'), dialCodeOf('XX'), dialCodeOf('toString')]).toEqual([
      '44',
      '41',
      undefined,
      undefined,
    ]);
  });
});

describe('a phone number in international form', () => {
  test.each([
    ['+1 555 123 4567', undefined, '+1 555 123 4567'],
    ['+4915112345678', '1', '+4915112345678'],
    ['07911123456', '44', '+447911123456'],
    ['7911123456', '44', '+447911123456'],
    ['0612345678', '31', '+310612345678'],
    ['5551234567', '1', '+15551234567'],
    ['15112345678', '+49', '+4915112345678'],
    ['31612345678', undefined, '+31612345678'],
    ['447911123456', undefined, '+447911123456'],
    ['4407911123456', undefined, '+447911123456'],
    ['358401234567', undefined, '+358401234567'],
    ['5551234567', undefined, '+15551234567'],
    ['3125550123', undefined, '+13125550123'],
    ['7185550123', undefined, '+17185550123'],
    ['12345', undefined, undefined],
    ['', undefined, undefined],
  ])('%s with the code %s is %s', (phone, phoneCode, wanted) => {
    expect(toInternationalPhone({ phone, phoneCode }, PHONE_COUNTRIES)).toBe(wanted);
  });

  test('that begins with a plus is unchanged, whatever the country', () => {
    fc.assert(
      fc.property(anyCountry, anyCountry, anyDigits, ({ dialCode }, { dialCode: phoneCode }, national) => {
        const phone = `+${dialCode}${national}`;
        expect(toInternationalPhone({ phone, phoneCode }, PHONE_COUNTRIES)).toBe(phone);
        expect(toInternationalPhone({ phone }, PHONE_COUNTRIES)).toBe(phone);
      }),
    );
  });

  test('has the dial code of any country before it, and loses a leading 0 with 44 only', () => {
    for (const { dialCode } of PHONE_COUNTRIES) {
      fc.assert(
        fc.property(fc.stringMatching(/^[1-9]\d{3,10}$/), fc.boolean(), (rest, hasZero) => {
          const phone = hasZero ? `0${rest}` : rest;
          const wanted = dialCode === '44' ? `+44${rest}` : `+${dialCode}${phone}`;
          expect(toInternationalPhone({ phone, phoneCode: dialCode }, PHONE_COUNTRIES)).toBe(wanted);
          expect(toInternationalPhone({ phone, phoneCode: `+${dialCode}` })).toBe(wanted);
        }),
        { numRuns: 10 },
      );
    }
  });

  test('without a code has that of any country it begins with, when it is too long for a national number', () => {
    for (const { dialCode } of PHONE_COUNTRIES) {
      fc.assert(
        fc.property(fc.stringMatching(/^[1-9]\d{9,10}$/), (national) => {
          const phone = `${dialCode}${national}`;
          expect(splitPhone(phone, PHONE_COUNTRIES)).toEqual({ dialCode, national });
          expect(toInternationalPhone({ phone }, PHONE_COUNTRIES)).toBe(`+${phone}`);
        }),
        { numRuns: 10 },
      );
    }
  });

  test('without a code has that of a country whose mask it fills', () => {
    for (const { dialCode, mask } of PHONE_COUNTRIES.filter((country) => country.mask !== undefined)) {
      fc.assert(
        fc.property(digitsOf(countX(mask)), (national) => {
          expect(splitPhone(`${dialCode}${national}`, PHONE_COUNTRIES)).toEqual({ dialCode, national });
        }),
        { numRuns: 10 },
      );
    }
  });

  test('without a code and with 10 digits is North American', () => {
    fc.assert(
      fc.property(digitsOf(10), (phone) => {
        expect(toInternationalPhone({ phone }, PHONE_COUNTRIES)).toBe(`+1${phone}`);
      }),
    );
  });

  test('is unchanged when formatted again', () => {
    fc.assert(
      fc.property(
        anyDigits,
        fc.oneof(
          anyCountry.map(({ dialCode }) => dialCode),
          fc.constant(''),
        ),
        (phone, phoneCode) => {
          const once = toInternationalPhone({ phone, phoneCode }, PHONE_COUNTRIES);
          fc.pre(once !== undefined);
          expect(once).toMatch(/^\+\d+$/);
          expect(toInternationalPhone({ phone: once ?? '', phoneCode }, PHONE_COUNTRIES)).toBe(once);
        },
      ),
    );
  });
});

describe('the parts of a phone number', () => {
  test('are those of the country, for any country and national number', () => {
    fc.assert(
      fc.property(anyCountry, anyDigits, ({ dialCode }, national) => {
        expect(splitPhone(`+${dialCode}${national}`, PHONE_COUNTRIES)).toEqual({ dialCode, national });
      }),
    );
  });

  test('are not guessed for an unknown dial code', () => {
    expect(splitPhone('+9991234567', PHONE_COUNTRIES)).toBeUndefined();
    expect(splitPhone('555123', PHONE_COUNTRIES)).toBeUndefined();
  });
});

describe('a formatted phone number', () => {
  test.each([
    ['(555) 123-4567', '5551234567'],
    ['+44 20 7946 0958', '+442079460958'],
    ['030/123.456', '030123456'],
    ['\u202a+49\u00a030\u2011123456\u202c', '+4930123456'],
  ])('%s is compacted to %s', (text, wanted) => expect(compactPhone(text)).toBe(wanted));

  test.each([
    ['+15551234567', true],
    ['15551234567', false],
    ['+0555123456', false],
    ['+1555', false],
    ['+1234567890123456', false],
    ['+1555abc4567', false],
  ])('%s is international: %s', (text, wanted) => expect(isE164(text)).toBe(wanted));
});

describe('the mask of a phone number', () => {
  test.each([
    ['NORA', US, 10, '(XXX) XXX - XXXX'],
    ['NORA', undefined, 10, '(XXX) XXX - XXXX'],
    ['EMEA', undefined, 10, 'XXXX - XXX - XXX'],
    ['EMEA', DE, 11, 'XXXX XXXXXXX'],
    ['EMEA', DE, 10, 'XXXX - XXX - XXX'],
    ['NORA', US, 9, undefined],
    ['EMEA', undefined, 12, undefined],
  ])('in %s for %j and %i digits is %s', (region, country, digits, wanted) => {
    expect(phoneMask({ region, country }, digits)).toBe(wanted);
  });

  test('has as many places as there are digits, in every country and for every number', () => {
    for (const country of PHONE_COUNTRIES) {
      for (const region of ['NORA', 'EMEA']) {
        for (let digits = 0; digits <= 15; digits += 1) {
          const mask = phoneMask({ country, region }, digits);
          const fits = [countX(country.mask), 10].includes(digits) && digits > 0;
          expect(mask === undefined ? undefined : countX(mask)).toBe(fits ? digits : undefined);
        }
      }
    }
  });
});

describe('a shown phone number', () => {
  test.each([
    ['2125550100', US, 'NORA', '(212) 555 - 0100'],
    ['212-555-0100', undefined, 'NORA', '(212) 555 - 0100'],
    ['3012345678', undefined, 'EMEA', '3012 - 345 - 678'],
    ['21255501', US, 'NORA', '21255501'],
    ['+49 30 1234567', US, 'NORA', '+49 30 1234567'],
    ['ask reception', US, 'NORA', 'ask reception'],
  ])('%s in %o, %s is %s', (typed, country, region, shown) => {
    expect(showPhone(typed, { country, region })).toBe(shown);
  });

  test('has the digits that were typed, and is shown the same again, in every country', () => {
    fc.assert(
      fc.property(anyCountry, anyRegion, anyDigits, (country, region, typed) => {
        const shown = showPhone(typed, { country, region });
        expect(compactPhone(shown)).toBe(typed);
        expect(showPhone(shown, { country, region })).toBe(shown);
        expect(unmaskPhone(shown, { country, region })).toBe(typed);
      }),
    );
  });
});

test.each(['+49 30 1234567', '555-12', 'ask reception', ''])('%j is in no mask', (text) => {
  expect(unmaskPhone(text, { country: US, region: 'NORA' })).toBe(text);
});

describe('an edit of a phone field', () => {
  const format = { country: US, region: 'NORA' };
  /** `|` is the caret. */
  const edit = (before: string, marked: string, isForward = false) => {
    const caret = marked.indexOf('|');
    const result = editPhone({ before, typed: marked.replace('|', ''), caret, isForward }, format);
    return `${result.text.slice(0, result.caret)}|${result.text.slice(result.caret)}`;
  };
  const MASKED = '(555) 123 - 4567';

  test.each([
    ['the last digit', '555123456', '5551234567|', '(555) 123 - 4567|'],
    ['a digit in the middle', '555234567', '5551|234567', '(555) 1|23 - 4567'],
    ['a digit too few, in the middle', MASKED, '(555) 12| - 4567', '55512|4567'],
    ['a digit too many, at the end', MASKED, '(555) 123 - 45678|', '55512345678|'],
    ['a pasted number', '', '555.123.4567 |', '(555) 123 - 4567|'],
    ['a pasted part', '5554567', '555123|4567', '(555) 123| - 4567'],
    ['a pasted number of another country', MASKED, '+44 20 7946 0018|', '+44 20 7946 0018|'],
    ['a separator deleted backwards', MASKED, '(555) 123 -|4567', '(555) 123| - 4567'],
    ['the first bracket', MASKED, '|555) 123 - 4567', '|(555) 123 - 4567'],
    ['everything', MASKED, '|', '|'],
    ['unfinished digits with separators', '555-12', '555-123|', '555-123|'],
  ])('that is %s: from %s, %s becomes %s', (_, before, marked, wanted) => {
    expect(edit(before, marked)).toBe(wanted);
  });

  test('that deletes a separator forwards leaves the caret behind it', () => {
    expect(edit(MASKED, '(555) 123| -4567', true)).toBe('(555) 123 - |4567');
  });

  test('keeps the digits and those before the caret, wherever a digit is typed or deleted, in every country', () => {
    const count = (text: string) => text.replaceAll(/\D/g, '');
    fc.assert(
      fc.property(
        fc.tuple(anyCountry, anyRegion),
        anyDigits,
        fc.nat(),
        fc.boolean(),
        ([country, region], digits, at, deletes) => {
          const own = { country, region };
          const before = showPhone(digits, own);
          const place = at % before.length;
          const typed = `${before.slice(0, place)}${deletes ? '' : '7'}${before.slice(deletes ? place + 1 : place)}`;
          const caret = deletes ? place : place + 1;
          const result = editPhone({ before, typed, caret, isForward: false }, own);
          expect(count(result.text)).toBe(count(typed));
          expect(count(result.text.slice(0, result.caret))).toBe(count(typed.slice(0, caret)));
          expect(showPhone(result.text, own)).toBe(result.text);
        },
      ),
    );
  });
});

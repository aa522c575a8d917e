import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compactPhone, isE164, maskPhone, phoneMask, splitPhone, toInternationalPhone } from './phone.ts';

const US = { dialCode: '1', mask: '(XXX) XXX - XXXX' };
const GB = { dialCode: '44', mask: 'XXXX XXXXXX' };
const DE = { dialCode: '49', mask: 'XXXX XXXXXXX' };
const NL = { dialCode: '31', mask: 'X XX XX XX XX' };
const FI = { dialCode: '358' };
const RU = { dialCode: '7' };
const ALL = [US, GB, DE, NL, FI, RU];

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
    expect(toInternationalPhone({ phone, phoneCode }, ALL)).toBe(wanted);
  });

  test('is unchanged when formatted again', () => {
    const digits = fc.stringMatching(/^\d{4,12}$/);
    fc.assert(
      fc.property(digits, fc.constantFrom('1', '44', '49', ''), (phone, phoneCode) => {
        const once = toInternationalPhone({ phone, phoneCode }, ALL);
        fc.pre(once !== undefined);
        expect(once).toMatch(/^\+\d+$/);
        expect(toInternationalPhone({ phone: once ?? '', phoneCode }, ALL)).toBe(once);
      }),
    );
  });
});

describe('the parts of a phone number', () => {
  test('are split by the longest dial code', () => {
    expect(splitPhone('+358401234567', [{ dialCode: '3' }, ...ALL])).toEqual({
      dialCode: '358',
      national: '401234567',
    });
  });

  test('are those of North America for 10 digits that match no other country', () => {
    expect(splitPhone('5551234567', [])).toEqual({ dialCode: '1', national: '5551234567' });
  });

  test('are not guessed for an unknown dial code', () => {
    expect(splitPhone('+9991234567', ALL)).toBeUndefined();
    expect(splitPhone('555123', ALL)).toBeUndefined();
  });
});

describe('a formatted phone number', () => {
  test.each([
    ['(555) 123-4567', '5551234567'],
    ['+44 20 7946 0958', '+442079460958'],
    ['030/123.456', '030123456'],
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
    expect(phoneMask({ region, country, digits })).toBe(wanted);
  });

  test('replaces its placeholders with the digits', () => {
    expect(maskPhone('5551234567', '(XXX) XXX - XXXX')).toBe('(555) 123 - 4567');
    expect(maskPhone('2079460958', 'XXXX - XXX - XXX')).toBe('2079 - 460 - 958');
  });
});

import { describe, expect, test } from 'vitest';
import { readPhoneNumber } from './phone-number.ts';

describe('an entered phone number', () => {
  test.each([
    ['(555) 123-4567', '1', '+15551234567', '1'],
    ['(555) 123-4567', undefined, '+15551234567', '1'],
    ['+1 555 123 4567', '44', '+15551234567', '1'],
    ['07911 123456', '44', '+447911123456', '44'],
    ['06 12 34 56 78', '31', '+310612345678', '31'],
    ['0151 12345678', '+49', '+49015112345678', '49'],
    ['02 1234 5678', '39', '+390212345678', '39'],
    ['+44 020 7946 0018', '1', '+4402079460018', '44'],
  ])('%s with %s is %s', (phone, phoneCode, expected, expectedCode) => {
    expect(readPhoneNumber(phone, phoneCode)).toEqual({ phone: expected, phoneCode: expectedCode });
  });

  test.each([
    ['12', '1'],
    ['abc', '1'],
    ['', '1'],
    ['+999123456789', undefined],
    ['123456', undefined],
    ['5551234567', '999'],
    ['555123456789012345', '1'],
  ])('%s with %s is none', (phone, phoneCode) => expect(readPhoneNumber(phone, phoneCode)).toBeUndefined());
});

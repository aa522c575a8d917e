import { describe, expect, test } from 'vitest';
import { isNeeded, isPlausible, toAddress, withFullPhone } from './address-rules.ts';

describe('an address field', () => {
  test.each([
    ['province', 'US', true],
    ['province', 'DE', false],
    ['addressLine2', 'US', false],
    ['city', 'DE', true],
  ] as const)('%s is needed in %s: %s', (name, country, expected) => {
    expect(isNeeded(name, country)).toBe(expected);
  });

  test.each([
    ['postalCode', '97205', 'US', true],
    ['postalCode', '9720', 'US', false],
    ['postalCode', 'SW1A 1AA', 'GB', true],
    ['email', 'ada@example.com', 'US', true],
    ['email', 'ada@', 'US', false],
    ['phone', '(212) 555-0100', 'US', true],
    ['phone', '+49 30 1234567', 'US', true],
    ['phone', '12', 'US', false],
    ['city', '!', 'US', true],
  ] as const)('%s may be %s in %s: %s', (name, value, countryCode, expected) => {
    expect(isPlausible(name, value, { countryCode })).toBe(expected);
  });
});

describe('an address for requests', () => {
  test('has no empty fields, and the dial code with the phone', () => {
    const values = { firstName: 'Ada', addressLine2: ' ', phone: '2125550100', countryCode: 'US' };
    expect(toAddress(values)).toEqual({ firstName: 'Ada', phone: '2125550100', countryCode: 'US', phoneCode: '1' });
    expect(toAddress({ firstName: 'Ada', phone: '', countryCode: 'US' })).toEqual({
      firstName: 'Ada',
      countryCode: 'US',
    });
  });
});

describe('the phone of an order', () => {
  test.each([
    [{ phone: '(212) 555-0100', phoneCode: '1' }, '+12125550100'],
    [{ phone: '020 7946 0018', phoneCode: '44' }, '+442079460018'],
    [{ phone: '+49 30 1234567', phoneCode: '1' }, '+49301234567'],
  ])('%o is %s', (address, phone) => {
    expect(withFullPhone(address)).toEqual({ phone });
  });

  test('is left out when empty', () => {
    expect(withFullPhone({ city: 'Wien', phoneCode: '43' })).toEqual({ city: 'Wien' });
  });
});

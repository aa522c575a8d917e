import { describe, expect, test } from 'vitest';
import { SHIPPING_CODES } from '../../pricing-model.ts';
import { goesHome, HANDED_OUT, isExcluded, isHomeMethod, rateOf, servesAddress } from './rates.ts';
import { ALL_RATES, rate, ratesOf, STREET } from './shipping.test-support.ts';

describe('a delivery method', () => {
  test.each([
    ['standard', true, true],
    ['prime', true, true],
    ['me', true, true],
    ['customs', false, true],
    ['digital', false, false],
    ['pickup', false, false],
    ['sts', false, false],
    ['pudo', false, false],
  ] as const)('%s is a choice of home delivery: %s; goes home: %s', (code, isChoice, isHome) => {
    expect(isHomeMethod(code)).toBe(isChoice);
    expect(goesHome(code)).toBe(isHome);
  });

  test('that the customer fetches never goes home', () => {
    expect(HANDED_OUT.filter(goesHome)).toEqual([]);
    expect(SHIPPING_CODES.filter((code) => !goesHome(code) && !HANDED_OUT.some((own) => own === code))).toEqual([
      'digital',
    ]);
  });

  test('has no rate where the site does not have it', () => {
    expect(rateOf(ALL_RATES, 'sts')).toMatchObject({ code: 'sts', days: [3, 5] });
    expect(rateOf(ratesOf([rate('standard', 1)]), 'sts')).toBeUndefined();
  });

  test('is not one by an unknown name', () => {
    expect(isHomeMethod('express')).toBe(false);
    expect(isHomeMethod('')).toBe(false);
  });
});

describe('an address', () => {
  const rates = ratesOf([], {
    serves: ['US', 'CA'],
    excludedProvinces: ['PR', 'GU'],
    excludedPostalCodes: ['96', 'X0A'],
  });

  test.each([
    ['in a served country', {}, true],
    ['in another country', { countryCode: 'DE', province: null }, false],
    ['in no country', { countryCode: '' }, false],
    ['in an excluded province', { province: 'PR' }, false],
    ['without a province', { province: null }, true],
    ['whose postal code begins like an excluded one', { postalCode: '96201' }, false],
    ['whose postal code contains an excluded one further on', { postalCode: '80967' }, true],
    ['without a postal code', { postalCode: '' }, true],
    ['in an excluded area of another served country', { countryCode: 'CA', postalCode: 'X0A 0H0' }, false],
  ])('%s is served or not', (_, change, wanted) => {
    expect(servesAddress(rates, { ...STREET, ...change })).toBe(wanted);
  });

  test('is excluded by province or by postal code, each alone', () => {
    const none = { excludedProvinces: [], excludedPostalCodes: [] };
    expect(isExcluded(none, STREET)).toBe(false);
    expect(isExcluded({ ...none, excludedProvinces: ['CO'] }, STREET)).toBe(true);
    expect(isExcluded({ ...none, excludedPostalCodes: ['803'] }, STREET)).toBe(true);
    expect(isExcluded({ ...none, excludedPostalCodes: ['80302-1'] }, STREET)).toBe(false);
  });
});

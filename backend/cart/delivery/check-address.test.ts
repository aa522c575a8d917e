import { describe, expect, test } from 'vitest';
import { rate, ratesOf } from '../../../domain/pricing/shipping/shipping.test-support.ts';
import { BOULDER } from '../model/cart-record.test-support.ts';
import { checkBillingAddress, checkContact, checkHomeAddress, type SiteRates } from './check-address.ts';
import type { FilledAddress } from './fill-address.ts';

const address = (fields: Partial<FilledAddress> = {}): FilledAddress => ({ ...BOULDER, ...fields });
const TAXED = new Map([['US', { provinces: new Map([['CO', { millionths: 29_000, taxesShipping: true }]]) }]]);
const rates = (fields: Partial<SiteRates> = {}): SiteRates => ({
  shipping: ratesOf([rate('standard', 695), rate('me', 1495, { needsStreet: true })]),
  tax: TAXED,
  taxMode: 'exclusive',
  ...fields,
});

/** The error of a check; undefined when it passes. */
function errorOf(check: () => void): unknown {
  try {
    check();
    return undefined;
  } catch (error) {
    return error;
  }
}
const missing = (...fields: string[]) => ({ errorId: 'PYT406', details: { fields } });

describe('an address for home delivery', () => {
  const check = (fields: Partial<FilledAddress>, site: Partial<SiteRates> = {}) =>
    errorOf(() => checkHomeAddress(address(fields), rates(site)));

  test('passes when it is complete', () => {
    expect(check({})).toBeUndefined();
    expect(check({ addressLine2: 'Floor 2' })).toBeUndefined();
  });

  test.each([
    [
      'every missing field',
      { firstName: '', email: '', city: '', phone: '' },
      missing('firstName', 'email', 'city', 'phone'),
    ],
    ['a missing province where the country has them', { province: null }, missing('province')],
    ['a missing phone by a code of its own', { phone: '' }, { errorId: 'SHP410', details: { fields: ['phone'] } }],
    ['an invalid postal code', { postalCode: 'ABC' }, { errorId: 'CHK380', details: { fields: ['postalCode'] } }],
    [
      'an invalid email address and phone',
      { email: 'ada', phone: '12' },
      { errorId: 'CHK380', details: { fields: ['email', 'phone'] } },
    ],
    ['missing fields before invalid ones', { city: '', email: 'ada' }, missing('city')],
  ])('is rejected with %s', (_, fields, error) => {
    expect(check(fields)).toMatchObject(error);
  });

  test('is rejected in a country that the site does not serve', () => {
    const berlin = { countryCode: 'DE', province: null, postalCode: '10115', phone: '+49305550100' };
    const details = { countryCode: 'DE', province: null };
    expect(check(berlin)).toMatchObject({ errorId: 'CANT_SHIP_THERE', details });
    const everywhere = ratesOf([rate('standard', 695)], { serves: ['US', 'DE'] });
    expect(check(berlin, { shipping: everywhere, taxMode: 'inclusive' })).toBeUndefined();
  });

  test.each([
    ['province', { excludedProvinces: ['CO'] }],
    ['postal code', { excludedPostalCodes: ['803'] }],
  ])('is rejected where the site excludes its %s', (_, exclusions) => {
    const shipping = ratesOf([rate('standard', 695)], exclusions);
    expect(check({}, { shipping })).toMatchObject({ errorId: 'CANT_SHIP_THERE' });
  });

  test.each([
    ['the first line', { addressLine1: 'PO Box 12' }],
    ['the second line', { addressLine2: 'P.O. Box 12' }],
  ])('may be a post office box in %s where a method delivers to one', (_, fields) => {
    const streets = ratesOf([rate('standard', 695, { needsStreet: true }), rate('me', 1495, { needsStreet: true })]);
    expect(check(fields)).toBeUndefined();
    expect(check(fields, { shipping: streets })).toMatchObject({ errorId: 'SHIPPING_POBOX_UNAVAILABLE' });
    expect(check({}, { shipping: streets })).toBeUndefined();
  });

  test('of a post office box is rejected where the only method for boxes excludes the destination', () => {
    const shipping = ratesOf([
      rate('standard', 695, { excludedProvinces: ['CO'] }),
      rate('me', 1495, { needsStreet: true }),
    ]);
    expect(check({ addressLine1: 'PO Box 12' }, { shipping })).toMatchObject({
      errorId: 'SHIPPING_POBOX_UNAVAILABLE',
    });
  });

  test('needs a known tax rate where tax is added to prices, and none where prices include it', () => {
    const oregon = { province: 'OR', postalCode: '97205' };
    const details = { countryCode: 'US', province: 'OR' };
    expect(check(oregon)).toMatchObject({ errorId: 'TAX309', details });
    expect(check(oregon, { taxMode: 'inclusive' })).toBeUndefined();
  });
});

describe('a contact for a handover', () => {
  const nowhere = { addressLine1: '', city: '', province: null, postalCode: '', countryCode: '', country: '' };
  const check = (fields: Partial<FilledAddress>, needsPhone: boolean) =>
    errorOf(() => checkContact(address({ ...nowhere, ...fields }), needsPhone));

  test('needs names and email, no location', () => {
    expect(check({}, true)).toBeUndefined();
    expect(check({ firstName: '', lastName: '' }, false)).toMatchObject(missing('firstName', 'lastName'));
  });

  test('needs a phone number at a collection point only', () => {
    expect(check({ phone: '' }, false)).toBeUndefined();
    expect(check({ phone: '' }, true)).toMatchObject({ errorId: 'SHP410', details: { fields: ['phone'] } });
    expect(check({ phone: '', email: '' }, true)).toMatchObject(missing('email', 'phone'));
  });

  test('has a valid email address', () => {
    expect(check({ email: 'ada' }, false)).toMatchObject({ errorId: 'CHK380', details: { fields: ['email'] } });
  });
});

describe('a billing address', () => {
  const check = (fields: Partial<FilledAddress>) => errorOf(() => checkBillingAddress(address(fields)));

  test('may be anywhere, and needs no email address', () => {
    const berlin = { countryCode: 'DE', province: null, postalCode: '10115', phone: '+49305550100' };
    expect(check({ ...berlin, email: '', addressLine1: 'Postfach 12' })).toBeUndefined();
  });

  test.each([
    ['missing fields', { lastName: '', postalCode: '' }, missing('lastName', 'postalCode')],
    ['a missing phone number', { phone: '' }, { errorId: 'BILL410', details: { fields: ['phone'] } }],
    ['an invalid field', { province: 'Bavaria' }, { errorId: 'CHK320', details: { fields: ['province'] } }],
  ])('is rejected with %s', (_, fields, error) => {
    expect(check(fields)).toMatchObject(error);
  });
});

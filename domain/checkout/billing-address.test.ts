import { describe, expect, test } from 'vitest';
import { billingAddressOf } from './billing-address.ts';

const shipping = {
  firstName: 'Ada',
  email: 'ada@example.com',
  phone: '2125550100',
  city: 'Portland',
  countryCode: 'US',
};
const billing = { firstName: 'Grace', city: 'Wien', countryCode: 'AT' };

describe('the billing address', () => {
  test('equals the shipping address when both are the same', () => {
    expect(billingAddressOf({ shipping, billing, isSame: true })).toEqual({ ...shipping, phoneCode: '1' });
  });

  test('is its own otherwise, with the email and phone of the shipping address and its dial code', () => {
    expect(billingAddressOf({ shipping, billing, isSame: false })).toEqual({
      ...billing,
      email: shipping.email,
      phone: shipping.phone,
      phoneCode: '1',
    });
  });
});

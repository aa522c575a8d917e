import { describe, expect, test } from 'vitest';
import { addressesFor, needsOf } from './shipments.ts';

const home = { shippingId: 'me', shippingMethod: 'standard' };
const pickup = { shippingId: 'pickup-1001', shippingMethod: 'pickup' };
const point = { shippingId: 'pudo-7', shippingMethod: 'pudo' };
const digital = { shippingId: 'digital', shippingMethod: 'digital' };

describe('a cart', () => {
  test.each([
    [[home], { needsAddress: true, isPickupOnly: false, isDigitalOnly: false }],
    [
      [{ shippingId: 'me', shippingMethod: 'customs' }],
      { needsAddress: true, isPickupOnly: false, isDigitalOnly: false },
    ],
    [[home, pickup, digital], { needsAddress: true, isPickupOnly: false, isDigitalOnly: false }],
    [[pickup, digital], { needsAddress: false, isPickupOnly: true, isDigitalOnly: false }],
    [[point], { needsAddress: false, isPickupOnly: true, isDigitalOnly: false }],
    [[digital], { needsAddress: false, isPickupOnly: false, isDigitalOnly: true }],
  ])('of %o needs %o', (shipments, needs) => {
    expect(needsOf(shipments)).toEqual(needs);
  });
});

describe('the addresses of a cart', () => {
  const address = { firstName: 'Ada', city: 'Portland' };
  const contact = { firstName: 'Ada', email: 'ada@example.com' };
  const whereabouts = { address, contact, pickup: { firstName: 'Grace', email: ' ' } };

  test('are one for home delivery, and one for each pickup location, with the customer’s contact by default', () => {
    const fetched = { firstName: 'Grace', email: 'ada@example.com' };
    expect(addressesFor([home, pickup, point], whereabouts)).toEqual([
      address,
      { ...fetched, shippingId: 'pickup-1001' },
      { ...fetched, shippingId: 'pudo-7' },
    ]);
  });

  test('are the recipient alone when everything is sent by email', () => {
    expect(addressesFor([digital], whereabouts)).toEqual([contact]);
  });
});

import { describe, expect, test } from 'vitest';
import { lineDelivery, requestedCode } from './stored-method.ts';

const none = { shipping_method: null, store_id: null };
const pickup = { shipping_method: 'pickup', store_id: 'S1' };
const sts = { shipping_method: 'sts', store_id: 'S1' };

describe('the delivery method that a change requests', () => {
  test.each([
    ['none', {}, none, undefined],
    ['none, when the line has a store already', {}, pickup, undefined],
    ['the code it has', { shippingMethod: 'me' }, none, 'me'],
    ['the code before the store', { shippingMethod: 'sts', storeId: 'S1' }, none, 'sts'],
    ['the code before the removal of the store', { shippingMethod: 'me', storeId: null }, pickup, 'me'],
    ['pickup for a store alone', { storeId: 'S1' }, none, 'pickup'],
    ['pickup for a store when the line is shipped', { storeId: 'S1' }, { ...none, shipping_method: 'prime' }, 'pickup'],
    ['the present handover for another store', { storeId: 'S2' }, sts, 'sts'],
    ['the present collection point for another', { storeId: 'P2' }, { ...sts, shipping_method: 'pudo' }, 'pudo'],
    ['home delivery when the store is removed', { storeId: null }, pickup, 'home'],
  ] as const)('is %s', (_, change, current, code) => {
    expect(requestedCode(change, current)).toBe(code);
  });
});

describe('the delivery of a line as it is stored', () => {
  test.each([
    ['stays without a change', {}, pickup, null, pickup],
    ['has no method where the line uses the home method', { shippingMethod: 'standard' }, none, null, none],
    ['has no method where that is the cart’s home method', { shippingMethod: 'me' }, none, 'me', none],
    ['has the home method that differs from the cart’s', { shippingMethod: 'standard' }, none, 'me', 'standard'],
    ['has the home method that differs from standard', { shippingMethod: 'prime' }, none, null, 'prime'],
    ['has no method of a digital item', { shippingMethod: 'digital' }, none, null, none],
    ['has no method of an item made to order', { shippingMethod: 'customs' }, pickup, null, none],
    ['loses the store with home delivery', { shippingMethod: 'standard' }, pickup, null, none],
    ['loses method and store with the store', { storeId: null }, pickup, null, none],
    ['has the store of the pickup', { storeId: 'S1' }, none, null, pickup],
    ['keeps the store when only the handover changes', { shippingMethod: 'sts' }, pickup, null, sts],
    ['has no store when a handover names none', { shippingMethod: 'pickup' }, none, null, 'pickup'],
  ] as const)('%s', (...[, change, current, home, expected]) => {
    const stored = typeof expected === 'string' ? { shipping_method: expected, store_id: null } : expected;
    expect(lineDelivery(change, current, home)).toEqual(stored);
  });
});

import { describe, expect, test } from 'vitest';
import { changesCart, isMendedInCart, isToasted, refusedFields, stepToMend } from './refusals.ts';

const refused = (errorId: string, details: Record<string, unknown> = {}) => ({ errorId, details });

describe('a refusal of the checkout', () => {
  test.each([
    [refused('SHP410'), ['phone']],
    [refused('SHIPPING_POBOX_UNAVAILABLE'), ['addressLine1']],
    [refused('CHK380', { fields: ['postalCode', 'city', 7] }), ['postalCode', 'city']],
    [refused('PAYMENT_ERROR', { fields: ['city'] }), []],
    [refused('CHK380'), []],
  ])('%o is about %o', (error, fields) => {
    expect(refusedFields(error)).toEqual(fields);
  });

  test.each([
    ['PAYMENT_ERROR', {}, 'billing'],
    ['PAYMENT_FRAUD_VERIFICATION_EXCEPTION', {}, 'billing'],
    ['CANT_SHIP_THERE', {}, 'billing'],
    ['ITEM_NO_LONGER_AVAILABLE', {}, undefined],
    ['ITEM_NO_LONGER_AVAILABLE', { type: 'PickupToSthTransition' }, 'shipping'],
    ['ITEM_NO_LONGER_AVAILABLE', { type: 'StsToSthTransition' }, 'shipping'],
    ['ITEM_NO_LONGER_AVAILABLE', { type: 'InvalidShippingAddress' }, 'shipping'],
    ['CHK380', {}, 'shipping'],
    ['BIL400', {}, 'billing'],
    ['NETWORK', {}, undefined],
  ])('%s %o is mended at %s', (errorId, details, step) => {
    expect(stepToMend(refused(errorId, details))).toBe(step);
  });

  test('tells whether the cart has to be read anew', () => {
    expect(changesCart(refused('ITEM_NO_LONGER_AVAILABLE'))).toBe(true);
    expect(changesCart(refused('SOME_PRODUCTS_NO_INVENTORY'))).toBe(true);
    expect(changesCart(refused('PRM140'))).toBe(true);
    expect(changesCart(refused('PAYMENT_ERROR'))).toBe(false);
  });

  test.each([
    ['CC_EXPIRY_DATE_INVALID', true],
    ['SHIPPING_POBOX_UNAVAILABLE', true],
    ['PAYMENT_ERROR', false],
    ['SOME_PRODUCTS_NO_INVENTORY', false],
  ])('%s is told by a toast that stays: %s', (errorId, expected) => {
    expect(isToasted({ errorId })).toBe(expected);
  });

  test('is mended in the cart where stock is short', () => {
    expect(isMendedInCart({ errorId: 'ITEMS_OOS' })).toBe(true);
    expect(isMendedInCart({ errorId: 'PAYMENT_ERROR' })).toBe(false);
  });
});

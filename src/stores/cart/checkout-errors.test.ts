import { describe, expect, test } from 'vitest';
import { changesCart, isCorrectedInCart, isToasted, rejectedFields, stepToCorrect } from './checkout-errors.ts';

const checkoutError = (errorId: string, details: Record<string, unknown> = {}) => ({ errorId, details });

describe('a checkout error', () => {
  test.each([
    [checkoutError('SHP410'), ['phone']],
    [checkoutError('SHIPPING_POBOX_UNAVAILABLE'), ['addressLine1']],
    [checkoutError('CHK380', { fields: ['postalCode', 'city', 7] }), ['postalCode', 'city']],
    [checkoutError('PAYMENT_ERROR', { fields: ['city'] }), []],
    [checkoutError('CHK380'), []],
  ])('%o concerns the fields %o', (error, fields) => {
    expect(rejectedFields(error)).toEqual(fields);
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
  ])('%s %o is corrected at the step %s', (errorId, details, step) => {
    expect(stepToCorrect(checkoutError(errorId, details))).toBe(step);
  });

  test('states whether the cart has to be reloaded', () => {
    expect(changesCart(checkoutError('ITEM_NO_LONGER_AVAILABLE'))).toBe(true);
    expect(changesCart(checkoutError('SOME_PRODUCTS_NO_INVENTORY'))).toBe(true);
    expect(changesCart(checkoutError('PRM140'))).toBe(true);
    expect(changesCart(checkoutError('PAYMENT_ERROR'))).toBe(false);
  });

  test.each([
    ['CC_EXPIRY_DATE_INVALID', true],
    ['SHIPPING_POBOX_UNAVAILABLE', true],
    ['PAYMENT_ERROR', false],
    ['SOME_PRODUCTS_NO_INVENTORY', false],
  ])('%s is shown in a persistent toast: %s', (errorId, expected) => {
    expect(isToasted({ errorId })).toBe(expected);
  });

  test('is corrected in the cart when the stock is short', () => {
    expect(isCorrectedInCart({ errorId: 'ITEMS_OOS' })).toBe(true);
    expect(isCorrectedInCart({ errorId: 'PAYMENT_ERROR' })).toBe(false);
  });
});

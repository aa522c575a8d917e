import { describe, expect, test } from 'vitest';
import { isCorrectedInWallet } from './wallet-errors.ts';

const checkoutError = (errorId: string, details: Record<string, unknown> = {}) => ({ errorId, details });

describe('a wallet error', () => {
  test.each([
    checkoutError('CANT_SHIP_THERE'),
    checkoutError('SHIPPING_POBOX_UNAVAILABLE'),
    checkoutError('PYT406', { fields: ['phone'] }),
    checkoutError('BILL410'),
    checkoutError('CHK380', { type: 'InvalidShippingAddress', fields: ['city'] }),
  ])('$errorId concerns the address and is corrected in the wallet’s payment sheet', (error) => {
    expect(isCorrectedInWallet(error)).toBe(true);
  });

  test.each([
    checkoutError('PAYMENT_ERROR'),
    checkoutError('PAYMENT_INSTRUMENT_NOT_FOUND'),
    checkoutError('SOME_PRODUCTS_NO_INVENTORY'),
    checkoutError('CART_NOT_FOUND'),
    checkoutError('ITEM_NO_LONGER_AVAILABLE', { type: 'PickupToSthTransition' }),
    checkoutError('NETWORK'),
  ])('$errorId closes the payment sheet', (error) => {
    expect(isCorrectedInWallet(error)).toBe(false);
  });
});

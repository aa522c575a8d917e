import { describe, expect, test } from 'vitest';
import { isCorrectedInWallet } from './wallet-refusals.ts';

const refusal = (errorId: string, details: Record<string, unknown> = {}) => ({ errorId, details });

describe('a refusal', () => {
  test.each([
    refusal('CANT_SHIP_THERE'),
    refusal('SHIPPING_POBOX_UNAVAILABLE'),
    refusal('PYT406', { fields: ['phone'] }),
    refusal('BILL410'),
    refusal('CHK380', { type: 'InvalidShippingAddress', fields: ['city'] }),
  ])('$errorId is about the address, and mended in the wallet’s sheet', (error) => {
    expect(isCorrectedInWallet(error)).toBe(true);
  });

  test.each([
    refusal('PAYMENT_ERROR'),
    refusal('PAYMENT_INSTRUMENT_NOT_FOUND'),
    refusal('SOME_PRODUCTS_NO_INVENTORY'),
    refusal('CART_NOT_FOUND'),
    refusal('ITEM_NO_LONGER_AVAILABLE', { type: 'PickupToSthTransition' }),
    refusal('NETWORK'),
  ])('$errorId ends the sheet', (error) => {
    expect(isCorrectedInWallet(error)).toBe(false);
  });
});

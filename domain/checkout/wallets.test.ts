import { describe, expect, test } from 'vitest';
import { payingWallets, parseWalletSelection, formatWalletSelection } from './wallets.ts';

const cartWith = (methods: readonly string[], remainingToPay = 48) => ({
  paymentMethods: methods.map((id) => ({ id })),
  totals: { remainingToPay },
});

describe('the wallets of a cart', () => {
  test('are those the service offers, in the order of their buttons', () => {
    expect(payingWallets(cartWith(['CREDIT_CARD', 'PAYPAL', 'APPLE_PAY']))).toEqual(['APPLE_PAY', 'PAYPAL']);
  });

  test.each([
    ['where the service offers none', cartWith(['GIFT_CARD', 'CREDIT_CARD'])],
    ['where nothing is left to pay', cartWith(['PAYPAL'], 0)],
  ])('are none %s', (_, cart) => {
    expect(payingWallets(cart)).toEqual([]);
  });
});

describe('a wallet selection', () => {
  test('round-trips through its text', () => {
    const selection = { wallet: 'PAYPAL', entryPoint: 'product' } as const;
    expect(parseWalletSelection(formatWalletSelection(selection))).toEqual(selection);
  });

  test.each(['', 'PAYPAL', 'PAYPAL.kitchen', 'CREDIT_CARD.cart'])('%j is none', (argument) => {
    expect(parseWalletSelection(argument)).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import { readWalletMessage } from './wallet-frame.ts';

const address = { firstName: 'Ada', city: 'Portland', countryCode: 'US' };

describe('a message of the wallet’s payment sheet', () => {
  test.each([
    [{ type: 'wallet-ready' }, { type: 'ready' }],
    [{ type: 'wallet-cancel' }, { type: 'cancel' }],
    [
      { type: 'wallet-method', shippingId: 'me', code: 'standard' },
      { type: 'method', shippingId: 'me', code: 'standard' },
    ],
    [
      { type: 'wallet-address', address: { ...address, addressLine2: '', extra: 'x' } },
      { type: 'address', address },
    ],
    [
      { type: 'wallet-approved', paymentToken: 'tok_1', address },
      { type: 'approved', paymentToken: 'tok_1', address },
    ],
  ])('%j is parsed', (message, walletMessage) => {
    expect(readWalletMessage(message)).toEqual(walletMessage);
  });

  test.each([
    { type: 'card-token', paymentToken: 'tok_1' },
    { type: 'wallet-method', shippingId: 'me' },
    { type: 'wallet-address' },
    { type: 'wallet-address', address: { city: 7 } },
    { type: 'wallet-address', address: { city: 'x'.repeat(201) } },
    { type: 'wallet-approved', address },
    { type: 'wallet-approved', paymentToken: '', address },
  ])('%j is ignored', (message) => {
    expect(readWalletMessage(message)).toBeUndefined();
  });
});

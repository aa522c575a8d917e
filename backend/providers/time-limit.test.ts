import { describe, expect, test } from 'vitest';
import { limitPayLaterTime } from './pay-later/pay-later-time-limit.ts';
import type { PayLaterProvider } from './pay-later/pay-later.ts';
import { limitPaymentTime } from './payment/payment-time-limit.ts';
import type { PaymentProvider } from './payment/payment.ts';

const money = { amount: 1, currency: 'USD' };
const hang = () => new Promise<never>(() => {});
const card = { kind: 'token', token: 't' } as const;
const purchase = { ...money, reference: 'r', givenName: 'A', familyName: 'B' };

const HANGING_PAYMENT: PaymentProvider = {
  cardFrameUrl: '/frame',
  startWallet: hang,
  describe: hang,
  storeCard: hang,
  authorize: hang,
  find: hang,
  complete: hang,
  capture: hang,
  void: hang,
  refund: hang,
};
const HANGING_PAY_LATER: PayLaterProvider = {
  startSession: hang,
  authorize: hang,
  find: hang,
  capture: hang,
  void: hang,
  refund: hang,
};

const PAYMENT_REQUESTS: readonly [keyof PaymentProvider, (provider: PaymentProvider) => Promise<unknown>][] = [
  ['startWallet', (provider) => provider.startWallet({ ...money, methodId: 'PAYPAL', reference: 'b' })],
  ['describe', (provider) => provider.describe('t')],
  ['storeCard', (provider) => provider.storeCard('t')],
  ['authorize', (provider) => provider.authorize({ ...money, reference: 'r', source: card })],
  ['find', (provider) => provider.find('r')],
  ['complete', (provider) => provider.complete({ reference: 'r', sessionId: 's', redirectResult: 'x' })],
  ['capture', (provider) => provider.capture('r', money)],
  ['void', (provider) => provider.void('r')],
  ['refund', (provider) => provider.refund('r', 'id', money)],
];
const PAY_LATER_REQUESTS: readonly [keyof PayLaterProvider, (provider: PayLaterProvider) => Promise<unknown>][] = [
  ['startSession', (provider) => provider.startSession({ ...money, reference: 'b', country: 'DE', locale: 'de-de' })],
  ['authorize', (provider) => provider.authorize(purchase)],
  ['find', (provider) => provider.find('r')],
  ['capture', (provider) => provider.capture('r', money)],
  ['void', (provider) => provider.void('r')],
  ['refund', (provider) => provider.refund('r', 'id', money)],
];

describe('a payment provider with a time limit', () => {
  test.each(PAYMENT_REQUESTS)('rejects %s that takes longer, and names it', async (name, send) => {
    await expect(send(limitPaymentTime(HANGING_PAYMENT, 1))).rejects.toThrow(
      `The provider did not answer ${name} within 1 ms.`,
    );
  });

  test('returns results, passes arguments on, and passes errors on', async () => {
    const provider = limitPaymentTime(
      {
        ...HANGING_PAYMENT,
        storeCard: async (token) => {
          throw new Error(`no ${token}`);
        },
        find: async (reference) => (reference === 'r' ? { outcome: 'approved' } : undefined),
      },
      1000,
    );
    expect([await provider.find('r'), await provider.find('s')]).toEqual([{ outcome: 'approved' }, undefined]);
    await expect(provider.storeCard('t')).rejects.toThrow('no t');
    expect(provider.cardFrameUrl).toBe('/frame');
  });
});

describe('a pay-later provider with a time limit', () => {
  test.each(PAY_LATER_REQUESTS)('rejects %s that takes longer, and names it', async (name, send) => {
    await expect(send(limitPayLaterTime(HANGING_PAY_LATER, 1))).rejects.toThrow(
      `The provider did not answer ${name} within 1 ms.`,
    );
  });
});

import { describe, expect, test } from 'vitest';
import { readChallenge } from './challenge.ts';

const action = { type: 'challenge', url: '/frame', sessionID: 's1', paymentInstrumentId: 'p1' };
const waiting = (code: string, given: object = action) => ({
  flashMessages: [{ code: 'PaymentNotAuthorized', details: { action: given } }],
  paymentMethod: [{ code }],
});

describe('an order', () => {
  test('that waits for the bank names its challenge', () => {
    const { type: _, ...challenge } = action;
    expect(readChallenge(waiting('CREDIT_CARD'))).toEqual(challenge);
  });

  test.each(['P24', 'IDEAL'])('paid by %s opens no dialog', (code) => {
    expect(readChallenge(waiting(code))).toBeUndefined();
  });

  test('that is paid, or names no whole challenge, has none', () => {
    expect(readChallenge({ flashMessages: [], paymentMethod: [] })).toBeUndefined();
    expect(readChallenge(waiting('CREDIT_CARD', { ...action, type: 'redirect' }))).toBeUndefined();
    expect(readChallenge(waiting('CREDIT_CARD', { type: 'challenge', url: '/frame' }))).toBeUndefined();
  });
});

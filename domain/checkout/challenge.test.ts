import { describe, expect, test } from 'vitest';
import { readAction } from './challenge.ts';

const action = { type: 'challenge', url: '/frame', sessionID: 's1', paymentInstrumentId: 'p1' };
const waiting = (code: string, given: object = action) => ({
  flashMessages: [{ code: 'PaymentNotAuthorized', details: { action: given } }],
  paymentMethod: [{ code }],
});

describe('an order', () => {
  test('that waits for the bank has a challenge', () => {
    expect(readAction(waiting('CREDIT_CARD'))).toEqual(action);
  });

  test.each(['P24', 'IDEAL'])('paid by %s opens no dialog, but leads to the bank', (code) => {
    expect(readAction(waiting(code))).toBeUndefined();
    const redirect = { ...action, type: 'redirect' };
    expect(readAction(waiting(code, redirect))).toEqual(redirect);
  });

  test('that is paid, or has an incomplete action, has none', () => {
    expect(readAction({ flashMessages: [], paymentMethod: [] })).toBeUndefined();
    expect(readAction(waiting('CREDIT_CARD', { ...action, type: 'redirect' }))).toBeUndefined();
    expect(readAction(waiting('CREDIT_CARD', { type: 'challenge', url: '/frame' }))).toBeUndefined();
  });
});

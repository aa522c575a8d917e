import { describe, expect, test } from 'vitest';
import { areRewardsAllowed, chargedMethods, creditIn, paidAmounts } from './payment-choice.ts';

const method = (id: string, remainingAmount: number | null = null) => ({ id, remainingAmount });

describe('the methods that charge the rest', () => {
  test('are the offered ones except wallets, cards first', () => {
    const offered = ['GIFT_CARD', 'KLARNA', 'PAYPAL', 'CREDIT_CARD', 'IDEAL'].map((id) => method(id));
    expect(chargedMethods(offered)).toEqual(['CREDIT_CARD', 'KLARNA', 'IDEAL']);
  });
});

describe('rewards', () => {
  test.each([
    [[method('LOYALTY_POINTS', 25)], true],
    [[method('ATHLETES_PAYMENT', 0)], true],
    [[method('ATHLETES_PAYMENT', 0.01)], false],
    [[method('INFLUENCER_CREDIT', -1)], true],
  ])('with %o may be used: %s', (methods, expected) => {
    expect(areRewardsAllowed(methods)).toBe(expected);
  });

  test('do not count as credit', () => {
    expect(creditIn([method('LOYALTY_POINTS', 9), method('INFLUENCER_CREDIT', 4)])?.id).toBe('INFLUENCER_CREDIT');
    expect(creditIn([method('LOYALTY_POINTS', 9)])).toBeUndefined();
  });
});

describe('the amounts paid already', () => {
  test('are summed by kind, without instruments that pay nothing and without the rest', () => {
    const instruments = [
      { payment_method_id: 'REWARD_CODE', amount: 10 },
      { payment_method_id: 'GIFT_CARD', amount: 5 },
      { payment_method_id: 'REWARD_CARD', amount: 2.5 },
      { payment_method_id: 'LOYALTY_POINTS', amount: 0 },
      { payment_method_id: 'KLARNA', amount: 20 },
    ];
    expect(paidAmounts(instruments)).toEqual([
      { key: 'checkout.paidReward', amount: 12.5 },
      { key: 'checkout.paidAlready', amount: 5 },
    ]);
  });
});

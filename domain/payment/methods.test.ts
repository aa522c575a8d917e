import { describe, expect, test } from 'vitest';
import { offeredMethods } from './methods.ts';

const guest = { country: 'US', isMember: false, groups: [], hasPayment: true, hasPayLater: true };

describe('payment methods', () => {
  test('of a guest are cards, wallets, pay-later and gift cards', () => {
    const own = ['GIFT_CARD', 'CREDIT_CARD', 'PAYPAL', 'APPLE_PAY', 'GOOGLE_PAY', 'KLARNA'];
    expect(offeredMethods(guest)).toEqual(own);
  });

  test('of a bank are offered in its country only', () => {
    expect(offeredMethods({ ...guest, country: 'NL' })).toContain('IDEAL');
    expect(offeredMethods({ ...guest, country: 'DE' })).not.toContain('IDEAL');
    expect(offeredMethods({ ...guest, country: 'DE' })).toContain('P24');
  });

  test('of a member include rewards', () => {
    const methods = offeredMethods({ ...guest, isMember: true });
    expect(methods.slice(0, 3)).toEqual(['REWARD_CODE', 'REWARD_CARD', 'LOYALTY_POINTS']);
  });

  test.each([
    ['athlete', 'ATHLETES_PAYMENT'],
    ['credited', 'INFLUENCER_CREDIT'],
  ])('of an %s are credit and no wallet', (group, credit) => {
    const methods = offeredMethods({ ...guest, groups: [group] });
    expect(methods).toEqual([credit, 'GIFT_CARD', 'CREDIT_CARD', 'KLARNA']);
  });

  test('are those with a provider', () => {
    expect(offeredMethods({ ...guest, hasPayment: false, hasPayLater: false })).toEqual(['GIFT_CARD']);
  });
});

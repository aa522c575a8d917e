import { describe, expect, test } from 'vitest';
import { shippingThreshold } from './shipping-threshold.ts';

describe('the free shipping threshold', () => {
  const earned = [{ level: 'SHIPPING', status: 'Threshold Reached' }];
  const near = [
    { level: 'ORDER', status: 'Above Threshold' },
    { level: 'SHIPPING', status: 'Below Threshold' },
  ];
  test('is reached with an earned promotion, else as near as the promotion states', () => {
    expect(shippingThreshold({ promoSummary: earned, approachingPromotions: near })).toBe('Threshold Reached');
    expect(shippingThreshold({ promoSummary: [], approachingPromotions: near })).toBe('Below Threshold');
    expect(shippingThreshold({ promoSummary: [{ level: 'ORDER' }], approachingPromotions: [] })).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import { lifetimeValue } from './lifetime-value.ts';

const NOW = Date.parse('2026-11-28T00:00:00Z');
const DAY = 24 * 60 * 60 * 1000;
const order = (minor: number, daysAgo: number, currency = 'USD') => ({ minor, currency, at: NOW - daysAgo * DAY });

describe('the value of a customer', () => {
  test('is unknown without an order', () => {
    expect(lifetimeValue([], NOW)).toBeUndefined();
  });

  test('is the spend of three years at the pace of the last one', () => {
    expect(lifetimeValue([order(10_000, 10), order(5000, 300), order(20_001, 500)], NOW)).toEqual({
      currency: 'USD',
      clv: 45_000,
      monetary: 11_667,
      numberOfPurchases: 3,
      pastSpend: 35_001,
    });
  });

  test('is at least what was spent', () => {
    expect(lifetimeValue([order(20_000, 400)], NOW)?.clv).toBe(20_000);
  });

  test('counts the orders in the currency of the latest', () => {
    expect(lifetimeValue([order(9000, 20), order(4000, 5, 'EUR'), order(6000, 9, 'EUR')], NOW)).toMatchObject({
      currency: 'EUR',
      pastSpend: 10_000,
      numberOfPurchases: 2,
    });
  });
});

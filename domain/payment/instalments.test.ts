import { describe, expect, test } from 'vitest';
import { findInstalmentPlan, splitAmount } from './instalments.ts';

describe('instalments', () => {
  test.each([
    [21000, 4, [5250, 5250, 5250, 5250]],
    [12995, 4, [3251, 3248, 3248, 3248]],
    [10000, 3, [3334, 3333, 3333]],
    [3, 4, [3, 0, 0, 0]],
  ])('of %i in %i payments are %j', (amount, count, payments) => {
    expect(splitAmount(amount, count)).toEqual(payments);
  });

  test('add up to the amount, whatever it is', () => {
    for (let amount = 3500; amount < 4500; amount += 1)
      for (const count of [3, 4]) {
        const payments = splitAmount(amount, count);
        expect(payments.reduce((sum, payment) => sum + payment)).toBe(amount);
        expect(Math.max(...payments) - Math.min(...payments)).toBeLessThan(count);
      }
  });

  test('depend on the country', () => {
    expect(findInstalmentPlan('US', 21000)).toMatchObject({ count: 4, rhythm: 'twoWeeks' });
    expect(findInstalmentPlan('DE', 21900)).toMatchObject({ count: 3, rhythm: 'month' });
    expect(findInstalmentPlan('PL', 21900)).toBeUndefined();
    expect(findInstalmentPlan('constructor', 21900)).toBeUndefined();
  });

  test('have limits, which are included', () => {
    expect([3499, 3500, 100_000, 100_001].map((amount) => findInstalmentPlan('US', amount)?.count)).toEqual([
      undefined,
      4,
      4,
      undefined,
    ]);
  });
});

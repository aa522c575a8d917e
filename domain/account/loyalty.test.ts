import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { addMonths, tierOf } from './loyalty.ts';
import { pointsFor, usablePoints } from '../payment/points.ts';

const [low, middle, high] = [
  { id: 'low', from: 0, pointsPerUnit: 1 },
  { id: 'middle', from: 500, pointsPerUnit: 1.5 },
  { id: 'high', from: 1500, pointsPerUnit: 2 },
] as const;

describe('a tier', () => {
  test.each([
    [0, low, middle],
    [499, low, middle],
    [500, middle, high],
    [1499, middle, high],
    [1500, high, undefined],
    [-20, low, middle],
  ])('of %d points is the highest that they reach', (points, tier, next) => {
    expect(tierOf(points, [low, middle, high])).toEqual({ tier, next });
  });
});

describe('months', () => {
  test('are those of the calendar', () => {
    expect(addMonths(Date.UTC(2026, 10, 27, 5), 24)).toBe(Date.UTC(2028, 10, 27, 5));
    expect(addMonths(Date.UTC(2026, 2, 31), -12)).toBe(Date.UTC(2025, 2, 31));
    expect(addMonths(Date.UTC(2024, 1, 29), 12)).toBe(Date.UTC(2025, 2, 1));
  });
});

describe('points', () => {
  test('pay from the minimum on', () => {
    expect([499, 500, 501].map((points) => usablePoints(points, 500))).toEqual([0, 500, 501]);
  });

  test.each([
    [{ products: 12_995, total: 13_995, byRewards: 0 }, 'USD', 1, 129],
    [{ products: 12_995, total: 13_995, byRewards: 0 }, 'USD', 1.5, 194],
    [{ products: 10_000, total: 10_000, byRewards: 2500 }, 'EUR', 1, 75],
    [{ products: 10_000, total: 10_000, byRewards: 10_000 }, 'EUR', 2, 0],
    [{ products: 0, total: 500, byRewards: 0 }, 'EUR', 2, 0],
    [{ products: 0, total: 0, byRewards: 0 }, 'EUR', 2, 0],
    [{ products: 900, total: 1000, byRewards: 0 }, 'JPY', 1, 900],
  ])('of %j in %s at %d are %d', (purchase, currency, pointsPerUnit, points) => {
    expect(pointsFor(purchase, { currency, pointsPerUnit })).toBe(points);
  });

  test('are never more than the products, and fewer the more rewards pay', () => {
    const amount = fc.nat({ max: 500_000 });
    fc.assert(
      fc.property(amount, amount, amount, amount, (products, rest, one, other) => {
        const total = products + rest;
        const [less, more] = [Math.min(one, other, total), Math.min(Math.max(one, other), total)];
        const earned = (byRewards: number) =>
          pointsFor({ products, total, byRewards }, { currency: 'USD', pointsPerUnit: 1 });
        expect(earned(0)).toBe(Math.floor(products / 100));
        expect(earned(more)).toBeLessThanOrEqual(earned(less));
        expect(earned(total)).toBe(0);
      }),
    );
  });
});

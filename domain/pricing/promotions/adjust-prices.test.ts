import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { PriceAdjustment } from '../../pricing-model.ts';
import { adjustPrices } from './adjust-prices.ts';
import { openLedger } from './ledger.ts';
import { line } from './promotions.test-support.ts';

const adjustment = (kind: PriceAdjustment['kind'], value: number, lineId: string | null = null): PriceAdjustment => ({
  id: `${kind}-${value}`,
  lineId,
  kind,
  value,
});

describe('a price adjustment of a line', () => {
  test.each([
    ['takes an amount off the whole line', 'amount', 500, 500],
    ['takes off no more than the line costs', 'amount', 30_000, 20_000],
    ['takes a percentage off', 'percentage', 125, 2500],
    ['takes all off at 100 percent', 'percentage', 1000, 20_000],
    ['sets the price of each unit', 'price', 7500, 5000],
    ['sets the price of each unit to nothing', 'price', 0, 20_000],
  ] as const)('%s', (_, kind, value, amount) => {
    const ledger = openLedger([line('a', { qty: 2 }), line('b')]);
    const { lines, orders } = adjustPrices([adjustment(kind, value, 'a')], ledger);
    expect(lines).toMatchObject([{ lineId: 'a', discount: { amount, campaignId: null, couponCode: null } }]);
    expect(orders).toEqual([]);
    expect([ledger.leftOf('a'), ledger.leftOf('b')]).toEqual([20_000 - amount, 10_000]);
  });

  test.each([
    ['to a higher price', adjustment('price', 10_001, 'a')],
    ['to the same price', adjustment('price', 10_000, 'a')],
    ['by nothing', adjustment('amount', 0, 'a')],
    ['by a negative amount', adjustment('amount', -500, 'a')],
    ['of a line that is not in the cart', adjustment('amount', 500, 'x')],
  ])('%s changes nothing', (_, one) => {
    const ledger = openLedger([line('a')]);
    expect(adjustPrices([one], ledger)).toEqual({ lines: [], orders: [] });
    expect(ledger.leftOf('a')).toBe(10_000);
  });

  test('is named by its id', () => {
    const { lines } = adjustPrices([adjustment('amount', 1, 'a')], openLedger([line('a')]));
    expect(lines[0]?.discount.promotionId).toBe('adjustment:amount-1');
  });

  test('rounds half a cent up', () => {
    const { lines } = adjustPrices([adjustment('percentage', 500, 'a')], openLedger([line('a', { price: 999 })]));
    expect(lines[0]?.discount.amount).toBe(500);
  });
});

describe('a price adjustment of the cart', () => {
  test.each([
    ['amount', 3000, 3000],
    ['percentage', 100, 3000],
    ['price', 25_000, 5000],
    ['price', 40_000, 0],
  ] as const)('by %s %d takes off %d, divided among the lines', (kind, value, amount) => {
    const ledger = openLedger([line('a'), line('b', { qty: 2 })]);
    const { lines, orders } = adjustPrices([adjustment(kind, value)], ledger);
    expect(lines).toEqual([]);
    expect(orders.reduce((sum, order) => sum + order.amount, 0)).toBe(amount);
    expect(ledger.leftOf('a') + ledger.leftOf('b')).toBe(30_000 - amount);
  });

  test('of no lines grants nothing', () => {
    expect(adjustPrices([adjustment('amount', 500)], openLedger([]))).toEqual({ lines: [], orders: [] });
  });
});

describe('price adjustments', () => {
  test('are applied in order of entry, each on what the one before left', () => {
    const both = [adjustment('percentage', 500, 'a'), adjustment('amount', 1000, 'a')];
    const amounts = (all: readonly PriceAdjustment[]) =>
      adjustPrices(all, openLedger([line('a')])).lines.map(({ discount }) => discount.amount);
    expect(amounts(both)).toEqual([5000, 1000]);
    expect(amounts(both.toReversed())).toEqual([1000, 4500]);
  });

  test('never raise a price, and leave no line below zero', () => {
    const anyAdjustment = fc.record({
      id: fc.constant('x'),
      lineId: fc.constantFrom('a', 'b', 'missing', null),
      kind: fc.constantFrom('amount' as const, 'percentage' as const, 'price' as const),
      value: fc.integer({ min: -100, max: 1000 }),
    });
    fc.assert(
      fc.property(fc.array(anyAdjustment, { maxLength: 6 }), fc.nat(2000), (adjustments, price) => {
        const ledger = openLedger([line('a', { price, qty: 3 }), line('b', { price: 499 })]);
        const { lines, orders } = adjustPrices(adjustments, ledger);
        const taken = [...lines.map(({ discount }) => discount), ...orders].reduce((sum, one) => sum + one.amount, 0);
        const left = [ledger.leftOf('a'), ledger.leftOf('b')];
        expect(left.every((amount) => amount >= 0)).toBe(true);
        expect(left.reduce((sum, amount) => sum + amount, taken)).toBe(3 * price + 499);
        for (const { amount } of orders) expect(amount).toBeGreaterThan(0);
      }),
    );
  });
});

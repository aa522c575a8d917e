import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sumCart } from './cart-totals.ts';

const none = { discount: 0, shipping: 0, tax: 0 };
const amount = fc.integer({ min: 0, max: 1e7 });
const line = fc.record({ qty: fc.integer({ min: 1, max: 999 }), price: amount });
const charges = fc.record({
  taxMode: fc.constantFrom('exclusive' as const, 'inclusive' as const),
  discount: amount,
  shipping: amount,
  tax: amount,
});

describe('sumCart', () => {
  test('adds tax where prices exclude it', () => {
    const sums = sumCart([{ qty: 2, price: 1000 }], { taxMode: 'exclusive', ...none, tax: 150 });
    expect(sums).toMatchObject({ itemTotal: 2000, total: 2150, totalWithoutTax: 2000, totalUnits: 2 });
  });

  test('contains tax where prices include it', () => {
    const sums = sumCart([{ qty: 2, price: 1000 }], { taxMode: 'inclusive', ...none, tax: 319 });
    expect(sums).toMatchObject({ total: 2000, totalWithoutTax: 1681 });
  });

  test('never discounts below nothing', () => {
    const sums = sumCart([{ qty: 1, price: 500 }], { taxMode: 'exclusive', ...none, discount: 900 });
    expect(sums).toMatchObject({ totalDiscount: 500, total: 0, totalDiscountPercentage: 100 });
  });

  test('always adds up', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 20 }), charges, (lines, given) => {
        const { total, itemTotal, totalDiscount, shipping, tax, totalWithoutTax } = sumCart(lines, given);
        expect(total).toBe(itemTotal - totalDiscount + shipping + (given.taxMode === 'exclusive' ? tax : 0));
        expect(totalWithoutTax + tax).toBe(total);
      }),
    );
  });
});

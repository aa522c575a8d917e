import { describe, expect, test } from 'vitest';
import { isTaxContained } from './tax-contained.ts';
import { totalRows } from './total-rows.ts';

const TOTALS = { itemTotal: 100, totalDiscount: 10, shipping: 5, tax: 0, total: 95 };
const namesOf = (...input: Parameters<typeof totalRows>) => totalRows(...input).map(({ name }) => name);

describe('the rows of a total', () => {
  test('list tax on top also where it is zero, and no discount where there is none', () => {
    expect(namesOf(TOTALS, false)).toEqual(['items', 'discounts', 'shippingCost', 'tax']);
    expect(namesOf({ ...TOTALS, totalDiscount: 0 }, false)).toEqual(['items', 'shippingCost', 'tax']);
  });

  test('leave out contained tax, and add up to the total', () => {
    const rows = totalRows({ ...TOTALS, tax: 15.17 }, true);
    expect(rows.map(({ name }) => name)).toEqual(['items', 'discounts', 'shippingCost']);
    expect(rows.reduce((sum, { amount }) => sum + amount, 0)).toBe(TOTALS.total);
  });

  test('name what the discount is', () => {
    const noteOf = (discountNames?: string[]) => totalRows({ ...TOTALS, discountNames }, true)[1]?.note;
    expect(noteOf(['Employee price', 'Summer'])).toBe(' (Employee price, Summer)');
    expect([noteOf([]), noteOf()]).toEqual(['', '']);
  });
});

describe('the tax of an order', () => {
  test('is contained where the other amounts are the total already', () => {
    expect(isTaxContained({ ...TOTALS, tax: 15.17 }, false)).toBe(true);
    expect(isTaxContained({ ...TOTALS, tax: 8, total: 103 }, true)).toBe(false);
  });

  test('follows the site where it is zero', () => {
    expect([isTaxContained(TOTALS, true), isTaxContained(TOTALS, false)]).toEqual([true, false]);
  });
});

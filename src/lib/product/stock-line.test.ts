import { describe, expect, test } from 'vitest';
import { chooseVariant } from '../product-choice.ts';
import { isLastChance, noticeFor, stockLine } from './stock-line.ts';

type Variant = Parameters<typeof noticeFor>[0];

const variantsOf = (stocks: readonly number[], more: Partial<Variant> = {}): Variant[] =>
  stocks.map((stock, index) => ({ productId: `V${index}`, size: `${index}`, stock, ...more }));
const lineOf = (variants: readonly Variant[], size: string | null = null) =>
  stockLine(chooseVariant(variants, { color: null, size }), (date) => date.slice(0, 10));

describe('the line on stock', () => {
  test('counts the sizes that are left before one is chosen', () => {
    expect(lineOf(variantsOf([9, 0, 9]))).toEqual({ key: 'product.sizesLeft', params: { count: 2 } });
    expect(lineOf(variantsOf([9, 9]))).toEqual({ key: 'product.everySize' });
    expect(lineOf(variantsOf([2, 0, 5]))).toEqual({ key: 'product.fewInAll' });
    expect(lineOf(variantsOf([0, 0]))).toEqual({ key: 'product.soldOut' });
  });

  test('is about the chosen size alone', () => {
    const variants = variantsOf([9, 0, 5, 6]);
    expect(lineOf(variants, '0')).toEqual({ key: 'product.inStock' });
    expect(lineOf(variants, '1')).toEqual({ key: 'product.soldOut' });
    expect(lineOf(variants, '2')).toEqual({ key: 'availability.leftIn', params: { count: 5, choice: '2' } });
    expect(lineOf(variants, '3')).toEqual({ key: 'product.inStock' });
  });

  test('never counts what is not tracked', () => {
    expect(lineOf(variantsOf([3, 3], { tracked: false }), '1')).toEqual({ key: 'product.inStock' });
    expect(lineOf(variantsOf([3, 3], { tracked: false }))).toEqual({ key: 'product.everySize' });
  });

  test('names size and colour of the few that are left', () => {
    const sized = { sizeLabel: 'US M 9.5 / EU 43', color: 'Moss', colorLabel: 'Moos' };
    const slate = variantsOf([9], { color: 'Slate', productId: 'S' });
    const line = (variants: readonly Variant[]) =>
      stockLine(chooseVariant(variants, { color: 'Moss', size: '0' }), String).params;
    expect(line(variantsOf([2], sized))).toEqual({ count: 2, choice: 'US M 9.5' });
    expect(line([...variantsOf([2], sized), ...slate])).toEqual({ count: 2, choice: 'US M 9.5, Moos' });
    expect(lineOf(variantsOf([1], { size: undefined }))).toEqual({ key: 'product.fewLeft', params: { count: 1 } });
  });

  test('says from when something is for sale, the first of several days', () => {
    const days = ['2027-05-01T06:00:00.000Z', '2027-03-01T06:00:00.000Z'];
    const coming = variantsOf([0, 0]).map((one, at) => ({ ...one, releaseDate: days[at] }));
    expect(lineOf(coming)).toEqual({ key: 'availability.comingOn', params: { date: '2027-03-01' } });
    expect(lineOf(coming, '0')).toEqual({ key: 'availability.comingOn', params: { date: '2027-05-01' } });
    expect(coming.map(noticeFor)).toEqual(['release', 'release']);
  });

  test('says that what is sold out is not made again, and offers no notice for it', () => {
    const gone = variantsOf([0, 0], { discontinued: true });
    expect(lineOf(gone)).toEqual({ key: 'availability.goneForGood' });
    expect(lineOf(gone, '0')).toEqual({ key: 'availability.goneForGood' });
    expect(gone.map(noticeFor)).toEqual([undefined, undefined]);
    expect(lineOf([...variantsOf([0]), ...gone])).toEqual({ key: 'product.soldOut' });
    expect(variantsOf([0, 3]).map(noticeFor)).toEqual(['back', undefined]);
  });
});

describe('the last chance', () => {
  const isLast = (variants: readonly Variant[], size: string | null = null) =>
    isLastChance(chooseVariant(variants, { color: null, size }));

  test('is while some of what is not made again is in stock', () => {
    const last = variantsOf([0, 2], { discontinued: true });
    expect(isLast(last)).toBe(true);
    expect(isLast(last, '1')).toBe(true);
    expect(isLast(last, '0')).toBe(false);
    expect(isLast([...last, ...variantsOf([3])])).toBe(false);
  });
});

import { describe, expect, test } from 'vitest';
import { sizeRanges } from './size-ranges.ts';

const variantsOf = (sizes: readonly (readonly [size: string | null, stock: number, sizeLabel?: string])[]) =>
  sizes.map(([size, stock, sizeLabel]) => ({ size, stock, sizeLabel }));

describe('the sizes in stock', () => {
  test('are ranges without gaps', () => {
    const variants = variantsOf([
      ['XS', 1],
      ['S', 3],
      ['M', 0],
      ['L', 2],
    ]);
    expect(sizeRanges(variants)).toEqual(['XS–S', 'L']);
  });

  test('name the size system of the site once', () => {
    const variants = variantsOf([
      ['W7', 1, 'US W 7 / EU 38'],
      ['W8', 1, 'US W 8 / EU 39.5'],
    ]);
    expect(sizeRanges(variants)).toEqual(['US W 7–8']);
  });

  test('name waists once', () => {
    const variants = variantsOf([
      ['W28', 1, 'W28 / 71 cm'],
      ['W30', 1, 'W30 / 76 cm'],
      ['W31', 0, 'W31 / 79 cm'],
      ['W32', 1, 'W32 / 81 cm'],
    ]);
    expect(sizeRanges(variants)).toEqual(['W28–30', 'W32']);
  });

  test('name their unit once', () => {
    const variants = variantsOf([
      ['4Y', 1, '4 Jahre'],
      ['6Y', 1, '6 Jahre'],
      ['8Y', 0, '8 Jahre'],
      ['10Y', 2, '10 Jahre'],
    ]);
    expect(sizeRanges(variants)).toEqual(['4–6 Jahre', '10 Jahre']);
    expect(
      sizeRanges(
        variantsOf([
          ['5 l', 1],
          ['10 l', 1],
        ]),
      ),
    ).toEqual(['5–10 l']);
  });

  test('count a size in one colour, and leave wide sizes out', () => {
    const variants = variantsOf([
      ['9', 0],
      ['9', 1],
      ['10', 1],
      ['10 wide', 1],
    ]);
    expect(sizeRanges(variants)).toEqual(['9–10']);
  });

  test('are none where all are sold out, and missing without a choice of size', () => {
    expect(
      sizeRanges(
        variantsOf([
          ['9', 0],
          ['10', 0],
        ]),
      ),
    ).toEqual([]);
    expect(sizeRanges(variantsOf([[null, 4]]))).toBeUndefined();
    expect(sizeRanges(variantsOf([['One size', 4]]))).toBeUndefined();
  });
});

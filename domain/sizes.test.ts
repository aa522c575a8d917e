import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { compareSizes } from './sizes.ts';

/** Lists in the expected order. */
const ordered = [
  ['XXS', 'XS', 'S', 'M', 'L', 'XL', '2XL', '3XL', '4XL'],
  ['Extra Small', 'Small', 'Medium', 'Large', 'X-Large', 'XX-Large', '3X-Large'],
  ['XS/S', 'S/M', 'M/L', 'L/XL'],
  ['One size', 'S', 'M'],
  ['7', '8.5', '9', '9 1/2', '10', '10½', '11'],
  ['EU 39', 'EU 40', 'EU 41', 'EU 46'],
  ['39', '40 2/3', '41 1/3', '42'],
  ['28/30', '32/30', '32/34', '34/30'],
  ['28W x 30L', '32W x 30L', '32W x 34L'],
  ['W28 L30', 'W32 L30', 'W32 L34'],
  ['0-3M', '3-6M', '12M', '2T', '4T', '10K', '10.5K', '13K', '1Y', '2Y', '7', '8'],
  ['250ml', '500 ml', '1l', '2l'],
  ['38R', '40', '40L', '40R', '42R'],
  ['S', 'M', 'L', '28', '30', 'Pack of 2', 'Pack of 10'],
  ['M', 'M Tall', 'L', 'L Tall'],
  ['75B', '75C', '80A'],
  ['W5', 'W5.5', 'W10', 'W5 wide', 'W10 wide'],
  ['8', '9', '10.5', '8 wide', '9 wide'],
];

const size = fc.oneof(
  fc.constantFrom(...ordered.flat(), 'XXL', '2X', 'one size', '', ' ', '1/2', '0/0', 'x', 'Ñandú', '9,5', '32x34'),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.stringMatching(/^[0-9xsmlkytw /.,½-]{0,9}$/),
);

describe('compareSizes', () => {
  test.each(ordered)('sorts %s ... in the order of sizes', (...sizes) => {
    expect(sizes.toReversed().toSorted(compareSizes)).toEqual(sizes);
  });

  test.each([
    ['2XL', 'XXL'],
    ['3X-Large', 'XXXL'],
    ['xl', 'X-Large'],
    ['XX Large', 'Extra Extra Large'],
    ['Extra-Small', 'XS'],
    ['3x large', '3XL'],
    ['9.5', '9 1/2'],
    ['9½', '9,5'],
    ['Medium', 'M'],
    ['32W x 34L', '32/34'],
    ['32x34', '32/34'],
    ['S / M', 'S/M'],
  ])('takes %s and %s for the same size', (a, b) => {
    expect(compareSizes(a, b)).toBe(0);
  });

  test('keeps every size of a mixed set', () => {
    const mixed = ['42', 'Rouge', 'M', 'One size', '10K', '9.5'];
    expect(mixed.toSorted(compareSizes)).toEqual(['One size', 'M', '10K', '9.5', '42', 'Rouge']);
  });

  test('is reflexive and antisymmetric', () => {
    fc.assert(
      fc.property(size, size, (a, b) => {
        expect(compareSizes(a, a)).toBe(0);
        expect(Math.sign(compareSizes(a, b))).toBe(0 - Math.sign(compareSizes(b, a)));
      }),
      { numRuns: 2000 },
    );
  });

  test('is transitive', () => {
    fc.assert(
      fc.property(fc.tuple(size, size, size), (sizes) => {
        const [a = '', b = '', c = ''] = sizes.toSorted(compareSizes);
        expect(compareSizes(a, b)).toBeLessThanOrEqual(0);
        expect(compareSizes(b, c)).toBeLessThanOrEqual(0);
        expect(compareSizes(a, c)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 5000 },
    );
  });
});

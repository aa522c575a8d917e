import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocateAmount, compareValues, type Portion } from './allocate.ts';

const portions: fc.Arbitrary<Portion[]> = fc
  .array(fc.integer({ min: 0, max: 1_000_000 }), { minLength: 1, maxLength: 12 })
  .map((amounts) => amounts.map((amount, index) => ({ id: `l${index}`, amount })));

const sumOf = (amounts: Iterable<number>): number => Array.from(amounts).reduce((sum, amount) => sum + amount, 0);

/** Portions with an amount that they can bear. */
const divided = portions.chain((all) =>
  fc.record({ all: fc.constant(all), amount: fc.integer({ min: 0, max: sumOf(all.map(({ amount }) => amount)) }) }),
);

const portion = (id: string, amount: number): Portion => ({ id, amount });

describe('an amount divided among portions', () => {
  test.each([
    ['one portion', 7, [portion('a', 10)], { a: 7 }],
    ['equal portions without a remainder', 10, [portion('a', 50), portion('b', 50)], { a: 5, b: 5 }],
    ['equal portions, the first by id bears the odd cent', 1, [portion('b', 50), portion('a', 50)], { a: 1, b: 0 }],
    [
      'three equal portions',
      100,
      [portion('a', 5), portion('b', 5), portion('c', 5)].map(tenfold),
      { a: 34, b: 33, c: 33 },
    ],
    ['unequal portions, the largest remainder first', 10, [portion('a', 333), portion('b', 667)], { a: 3, b: 7 }],
    ['a portion of nothing', 10, [portion('a', 0), portion('b', 20)], { a: 0, b: 10 }],
    ['the whole of the portions', 30, [portion('a', 10), portion('b', 20)], { a: 10, b: 20 }],
  ])('is for %s: %#', (_, amount, all, shares) => {
    expect(Object.fromEntries(allocateAmount(amount, all))).toEqual(shares);
  });

  test.each([
    ['nothing is divided', 0, [portion('a', 10)]],
    ['there is no portion', 0, []],
    ['the portions are worth nothing', 0, [portion('a', 0), portion('b', 0)]],
  ])('has no shares when %s', (_, amount, all) => {
    expect(allocateAmount(amount, all).size).toBe(0);
  });

  test('adds up in whole cents, and no share exceeds its portion or is negative', () => {
    fc.assert(
      fc.property(divided, ({ all, amount }) => {
        const shares = allocateAmount(amount, all);
        expect(sumOf(shares.values())).toBe(amount);
        for (const { id, amount: own } of all) {
          const share = shares.get(id) ?? 0;
          expect(share >= 0 && share <= own && Number.isInteger(share)).toBe(true);
        }
      }),
    );
  });

  test('differs from the exact proportion by less than one cent', () => {
    fc.assert(
      fc.property(divided, ({ all, amount }) => {
        const whole = sumOf(all.map(({ amount: own }) => own));
        const shares = allocateAmount(amount, all);
        for (const { id, amount: own } of all) {
          const exact = whole === 0 ? 0 : (amount * own) / whole;
          expect(Math.abs((shares.get(id) ?? 0) - exact)).toBeLessThan(1);
        }
      }),
    );
  });

  test('does not depend on the order of the portions', () => {
    fc.assert(
      fc.property(divided, ({ all, amount }) => {
        const forwards = allocateAmount(amount, all);
        const backwards = allocateAmount(amount, all.toReversed());
        for (const { id } of all) expect(backwards.get(id)).toBe(forwards.get(id));
      }),
    );
  });

  test('stays exact where cents times cents exceed safe integers', () => {
    const all = [portion('a', 900_000_000_001), portion('b', 900_000_000_001), portion('c', 1)];
    expect(sumOf(allocateAmount(1_800_000_000_002, all).values())).toBe(1_800_000_000_002);
  });
});

describe('values', () => {
  test.each([
    [1, 2, -1],
    [2, 1, 1],
    [2, 2, 0],
    ['a', 'b', -1],
    ['B', 'a', -1],
    ['l10', 'l9', -1],
    [2n, 10n, -1],
  ])('%s and %s compare as %d, in every locale', (a, b, wanted) => {
    expect(compareValues<bigint | number | string>(a, b)).toBe(wanted);
  });
});

function tenfold({ id, amount }: Portion): Portion {
  return { id, amount: amount * 10 };
}

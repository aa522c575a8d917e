import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeLines, type MergeLine } from './merge-lines.ts';

const SKUS = ['A', 'B', 'C'];
const GIFTS = ['', 'gift', 'note'];

/** The lines of one cart: no two with the same key. */
const cartOf = (prefix: string) =>
  fc
    .uniqueArray(
      fc.record({
        sku: fc.constantFrom(...SKUS),
        gift: fc.constantFrom(...GIFTS),
        qty: fc.integer({ min: 1, max: 9 }),
      }),
      { selector: ({ sku, gift }) => sku + gift },
    )
    .map((lines) =>
      lines.map(({ sku, gift, qty }): MergeLine => ({ id: `${prefix}-${sku}${gift}`, key: sku + gift, sku, qty })),
    );

const limits = fc.dictionary(fc.constantFrom(...SKUS), fc.integer({ min: 0, max: 30 }), { noNullPrototype: true });
const unitsOf = (lines: readonly MergeLine[], matches: (line: MergeLine) => boolean) =>
  lines.filter(matches).reduce((sum, { qty }) => sum + qty, 0);

describe('two merged carts', () => {
  test('keep every line once, with the units of both when stock suffices', () => {
    fc.assert(
      fc.property(cartOf('own'), cartOf('guest'), (own, guest) => {
        const { lines, lowered } = mergeLines(own, guest, () => undefined);
        const keys = lines.map(({ key }) => key);
        expect(new Set(keys).size).toBe(keys.length);
        expect(new Set(keys)).toEqual(new Set([...own, ...guest].map(({ key }) => key)));
        for (const { key, qty } of lines) expect(qty).toBe(unitsOf([...own, ...guest], (line) => line.key === key));
        expect(lowered).toEqual([]);
      }),
    );
  });

  test('limit the guest’s units to stock, but keep one unit of each line, and report it', () => {
    fc.assert(
      fc.property(cartOf('own'), cartOf('guest'), limits, (own, guest, max) => {
        const { lines, lowered } = mergeLines(own, guest, (sku) => max[sku]);
        for (const sku of SKUS) {
          const all = lines.filter((line) => line.sku === sku);
          const brought = unitsOf([...own, ...guest], (line) => line.sku === sku);
          const isBrought = guest.some((line) => line.sku === sku);
          const allowed = Math.max(max[sku] ?? Infinity, all.length);
          expect(unitsOf(all, () => true)).toBe(isBrought ? Math.min(brought, allowed) : brought);
          expect(lowered.some((line) => line.sku === sku)).toBe(isBrought && brought > allowed);
        }
        expect(lines.every(({ qty }) => qty >= 1)).toBe(true);
      }),
    );
  });

  test('reduce the last lines first', () => {
    const own = [{ id: 'own', key: 'A', sku: 'A', qty: 3 }];
    const guest = [{ id: 'guest', key: 'A gift', sku: 'A', qty: 3 }];
    const { lines, lowered } = mergeLines(own, guest, () => 4);
    expect(lines.map(({ id, qty }) => [id, qty])).toEqual([
      ['own', 3],
      ['guest', 1],
    ]);
    expect(lowered).toEqual([{ id: 'guest', sku: 'A', availableQty: 4 }]);
  });
});

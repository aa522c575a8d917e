import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocateUnits, type AllocatedUnits } from './allocate-units.ts';

type Stock = Readonly<Record<string, Readonly<Record<string, number>>>>;

const freeOf = (stock: Stock) => (warehouseId: string, sku: string) => stock[warehouseId]?.[sku] ?? 0;
const show = (parts: readonly AllocatedUnits[] | undefined) =>
  parts?.map(({ sku, warehouseId, qty }) => `${qty} ${sku} from ${warehouseId}`);
const order = [
  { sku: 'BOOT', qty: 2 },
  { sku: 'SOCK', qty: 1 },
];

describe('the warehouses that ship an order', () => {
  test.each([
    [
      'the first that holds all of it',
      { a: { BOOT: 2, SOCK: 1 }, b: { BOOT: 9, SOCK: 9 } },
      ['2 BOOT from a', '1 SOCK from a'],
    ],
    [
      'a later one that holds all of it',
      { a: { BOOT: 9 }, b: { BOOT: 2, SOCK: 1 } },
      ['2 BOOT from b', '1 SOCK from b'],
    ],
    [
      'two, each line from one',
      { a: { BOOT: 2 }, b: { BOOT: 1, SOCK: 1 }, c: { SOCK: 9 } },
      ['2 BOOT from a', '1 SOCK from b'],
    ],
    [
      'the fewest, not the first that have something',
      { a: { BOOT: 1 }, b: { BOOT: 1 }, c: { BOOT: 2 }, d: { SOCK: 1 } },
      ['2 BOOT from c', '1 SOCK from d'],
    ],
    [
      'several for one line',
      { a: { BOOT: 1, SOCK: 1 }, b: { BOOT: 1 } },
      ['1 BOOT from a', '1 BOOT from b', '1 SOCK from a'],
    ],
    ['none where one line is short', { a: { BOOT: 1, SOCK: 9 } }, undefined],
  ])('are %s', (_, stock, expected) => {
    expect(show(allocateUnits(order, ['a', 'b', 'c', 'd'], freeOf(stock)))).toEqual(expected);
  });

  test('count the lines of a variant together, and ship nothing where nothing is ordered', () => {
    const twice = [...order, { sku: 'BOOT', qty: 1 }];
    expect(show(allocateUnits(twice, ['a'], freeOf({ a: { BOOT: 3, SOCK: 1 } })))).toEqual([
      '3 BOOT from a',
      '1 SOCK from a',
    ]);
    expect(allocateUnits(order, ['a'], freeOf({ a: { BOOT: 1, SOCK: 1 } }))).toBeUndefined();
    expect(allocateUnits([], ['a'], freeOf({}))).toEqual([]);
  });

  test('have the units, exactly as many as ordered, and are as few as possible', () => {
    const ids = ['a', 'b', 'c', 'd'];
    const skus = ['X', 'Y', 'Z'];
    const amounts = fc.array(fc.nat({ max: 4 }), { minLength: 12, maxLength: 12 });
    const demand = fc.array(fc.record({ sku: fc.constantFrom(...skus), qty: fc.integer({ min: 1, max: 5 }) }), {
      maxLength: 4,
    });
    fc.assert(
      fc.property(amounts, demand, (free, units) => {
        const has = (warehouse: string, sku: string) => free[ids.indexOf(warehouse) * 3 + skus.indexOf(sku)] ?? 0;
        const ordered = (sku: string) => units.reduce((sum, unit) => (unit.sku === sku ? sum + unit.qty : sum), 0);
        const isEnough = (some: readonly string[]) =>
          skus.every((sku) => some.reduce((sum, id) => sum + has(id, sku), 0) >= ordered(sku));
        const parts = allocateUnits(units, ids, has);
        expect(parts !== undefined).toBe(isEnough(ids));
        if (!parts) return;
        for (const { warehouseId, sku, qty } of parts) expect(qty).toBeLessThanOrEqual(has(warehouseId, sku));
        for (const sku of skus) {
          const taken = parts.filter((part) => part.sku === sku).reduce((sum, { qty }) => sum + qty, 0);
          expect(taken).toBe(ordered(sku));
        }
        const subsets = Array.from({ length: 16 }, (_, bits) => ids.filter((__, at) => (bits >> at) & 1));
        const fewest = Math.min(...subsets.filter(isEnough).map((some) => some.length));
        expect(new Set(parts.map(({ warehouseId }) => warehouseId)).size).toBe(fewest);
      }),
    );
  });
});

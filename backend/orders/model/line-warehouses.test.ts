import { describe, expect, test } from 'vitest';
import { createLineShares, lineWithout, unitsOfLine } from './line-warehouses.ts';

const line = (warehouses: string | null, store_id: string | null = null) => ({
  variant_sku: 'BOOT',
  store_id,
  warehouses,
});
const unit = (warehouseId: string, qty: number, sku = 'BOOT') => ({ sku, storeId: null, warehouseId, qty });

describe('the warehouses of an order’s line', () => {
  test('share what the order took: each line from one where one has enough left', () => {
    const takeShare = createLineShares([unit('a', 2), unit('b', 3), unit('a', 1, 'SOCK')]);
    const share = (qty: number, variant_sku = 'BOOT', store_id: string | null = null) =>
      takeShare({ variant_sku, store_id, qty });
    expect([share(3), share(1, 'SOCK'), share(1, 'BOOT', 'S1'), share(2)]).toEqual([
      '{"b":3}',
      '{"a":1}',
      null,
      '{"a":2}',
    ]);
    const divided = createLineShares([unit('a', 1), unit('b', 1)]);
    expect(divided({ variant_sku: 'BOOT', store_id: null, qty: 2 })).toBe('{"a":1,"b":1}');
  });

  test('take back the last parts first, and never more than they shipped', () => {
    const divided = line('{"a":2,"b":1}');
    expect(unitsOfLine(divided, 2)).toEqual([unit('b', 1), unit('a', 1)]);
    expect(lineWithout(divided, 2)).toBe('{"a":1}');
    expect(unitsOfLine(line('{"a":1}'), 5)).toEqual([unit('a', 1)]);
    expect(unitsOfLine(divided, 0)).toEqual([]);
  });

  test('are the main one in an order from before, and none at a store', () => {
    expect(unitsOfLine(line(null), 2)).toEqual([{ sku: 'BOOT', storeId: null, qty: 2 }]);
    expect(unitsOfLine(line(null, 'S1'), 2)).toEqual([{ sku: 'BOOT', storeId: 'S1', qty: 2 }]);
  });
});

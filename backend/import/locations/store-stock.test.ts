import { describe, expect, test } from 'vitest';
import type { StockMode } from '../parsing/stock-mode.ts';
import { changeStoreStock, emptyStoreStock, storeStockKey, type PresentStoreStock } from './store-stock.ts';

const MODES: readonly StockMode[] = ['keep', 'delta', 'master'];
/** Ten units were imported, two sold, one is reserved. */
const PRESENT: PresentStoreStock = { store_id: 's', variant_sku: 'BOOT', qty: 8, imported_qty: 10, reservedUnits: 1 };

/** The units after an import of each mode, with the imported quantity; `same` where nothing is written. */
function outcomes(change: (mode: StockMode) => ReturnType<typeof changeStoreStock>): string[] {
  return MODES.map((mode) => {
    const written = change(mode);
    return written === undefined ? 'same' : `${written.qty} of ${written.importedQty}`;
  });
}

describe('the stock of a variant in a store', () => {
  test.each<[number, Partial<PresentStoreStock>, string[]]>([
    [10, {}, ['same', 'same', '9 of 10']],
    [12, {}, ['same', '10 of 12', '11 of 12']],
    [5, {}, ['same', '3 of 5', '4 of 5']],
    [1, {}, ['same', '0 of 1', '0 of 1']],
    [0, {}, ['same', '0 of 0', '0 of 0']],
    [10, { reservedUnits: 2 }, ['same', 'same', 'same']],
    [9, {}, ['same', '7 of 9', '8 of 9']],
    [10, { imported_qty: null }, ['same', '8 of 10', '9 of 10']],
    [3, { imported_qty: null }, ['same', '8 of 3', '2 of 3']],
    [0, { qty: 0, imported_qty: 0 }, ['same', 'same', 'same']],
    [4, { qty: 0, reservedUnits: 4, imported_qty: 4 }, ['same', 'same', 'same']],
  ])('of the file, %i, when the shop has %o becomes with keep, delta and master %j', (qty, change, expected) => {
    const file = { storeId: 's', sku: 'BOOT', qty };
    expect(outcomes((mode) => changeStoreStock(file, { ...PRESENT, ...change }, mode))).toEqual(expected);
  });

  test('is that of the file in every mode when it is new', () => {
    const file = { storeId: 's', sku: 'BOOT', qty: 4 };
    for (const mode of MODES)
      expect(changeStoreStock(file, undefined, mode)).toEqual({ ...file, importedQty: 4, isNew: true });
  });

  test.each<[Partial<PresentStoreStock>, string[]]>([
    [{}, ['same', '0 of 0', '0 of 0']],
    [{ qty: 15 }, ['same', '5 of 0', '0 of 0']],
    [{ imported_qty: null }, ['same', 'same', '0 of 0']],
    [{ imported_qty: 0 }, ['same', 'same', '0 of 0']],
    [{ qty: 0, imported_qty: 0 }, ['same', 'same', 'same']],
  ])('that the file lacks, when the shop has %o, becomes with keep, delta and master %j', (change, expected) => {
    expect(outcomes((mode) => emptyStoreStock({ ...PRESENT, ...change }, mode))).toEqual(expected);
  });

  test('has a key that tells store and variant apart', () => {
    expect(storeStockKey('a', 'b,c')).not.toBe(storeStockKey('a,b', 'c'));
    expect(storeStockKey('a"', 'b')).not.toBe(storeStockKey('a', '"b'));
  });
});

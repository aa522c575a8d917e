import { describe, expect, test } from 'vitest';
import {
  describeStock,
  movesStock,
  toStockColumns,
  type FileStock,
  type ShopStock,
  type StockMode,
} from './stock-mode.ts';

const PRESENT: ShopStock = { qty: 8, tracked: 1, importedQty: 10, reserved: 2 };
const UNTRACKED: ShopStock = { qty: 99, tracked: 0, importedQty: null, reserved: 0 };

describe('the stock of a file', () => {
  test.each<[FileStock, ShopStock | undefined, boolean, boolean, boolean]>([
    [5, undefined, true, true, true],
    ['untracked', undefined, true, true, true],
    [10, PRESENT, false, false, false],
    [11, PRESENT, false, true, true],
    [8, PRESENT, false, true, true],
    [0, PRESENT, false, true, true],
    ['untracked', PRESENT, false, true, true],
    [5, UNTRACKED, false, true, true],
    ['untracked', UNTRACKED, false, false, false],
    [0, { ...PRESENT, qty: 0, reserved: 5, importedQty: 0 }, false, false, false],
    [3, { ...PRESENT, qty: 0, reserved: 5, importedQty: 3 }, false, false, false],
    [10, { ...PRESENT, importedQty: null }, false, true, true],
    [12, { ...PRESENT, reserved: 4 }, false, true, true],
  ])('%j, when the shop has %o, is written: keep %j, delta %j, master %j', (stock, present, ...expected) => {
    const written = (['keep', 'delta', 'master'] as const).map((mode) => movesStock(stock, present, mode));
    expect(written).toEqual(expected);
  });

  test.each<[FileStock, number]>([
    [0, 1],
    [7, 1],
    ['untracked', 0],
  ])('%j is stored with the flag of tracking %i', (stock, tracked) => {
    const columns = toStockColumns(stock);
    expect(columns.tracked).toBe(tracked);
    if (stock === 'untracked') expect(columns.qty).toBeGreaterThan(0);
    else expect(columns.qty).toBe(stock);
  });

  test.each<[StockMode, RegExp]>([
    ['keep', /^stock \(--stock keep\): new for 2 variants, all other stock as it was$/],
    ['delta', /delta\): new for 2 variants, moved by .+ for 3, all other/],
    ['master', /master\): new for 2 variants, set to .+ for 3, all other/],
  ])('is described for the mode %s', (mode, text) => {
    expect(describeStock(mode, { fresh: 2, moved: 3 })).toMatch(text);
  });
});

import { MAX_QUANTITY } from '../../../src/config.ts';

/**
 * How an import treats stored stock: `keep` leaves it, `delta` changes it by the difference between the file's quantity
 * and that of the last import, `master` sets it to the file's quantity less what carts reserve. New variants get the
 * file's quantity.
 */
export const STOCK_MODES = ['keep', 'delta', 'master'] as const;
export type StockMode = (typeof STOCK_MODES)[number];

/** Units for sale; `untracked` is always for sale. */
export type FileStock = number | 'untracked';

/** Columns of the stock table. */
export function toStockColumns(stock: FileStock): { qty: number; tracked: 0 | 1 } {
  return stock === 'untracked' ? { qty: MAX_QUANTITY, tracked: 0 } : { qty: stock, tracked: 1 };
}

/** The stored stock of a variant. */
export interface ShopStock {
  readonly qty: number;
  readonly tracked: number;
  /** The quantity of the last import that wrote stock. */
  readonly importedQty: number | null;
  /** Units reserved for carts. */
  readonly reserved: number;
}

/** Whether an import has to write a variant's stock; the next one with `delta` is compared with the written quantity. */
export function movesStock(stock: FileStock, present: ShopStock | undefined, mode: StockMode): boolean {
  if (present === undefined) return true;
  if (mode === 'keep') return false;
  const { qty, tracked } = toStockColumns(stock);
  if (tracked !== present.tracked) return true;
  if (tracked === 0) return false;
  if (qty !== present.importedQty) return true;
  return mode === 'master' && Math.max(0, qty - present.reserved) !== present.qty;
}

export interface StockCounts {
  /** Variants that had no stock before. */
  readonly fresh: number;
  readonly moved: number;
}

const MOVED: Readonly<Record<StockMode, string>> = {
  keep: '',
  delta: 'moved by the change of the file',
  master: 'set to the number of the file less held units',
};

export function describeStock(mode: StockMode, { fresh, moved }: StockCounts): string {
  const change = mode === 'keep' ? '' : `, ${MOVED[mode]} for ${moved}`;
  return `stock (--stock ${mode}): new for ${fresh} variants${change}, all other stock as it was`;
}

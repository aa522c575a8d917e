import type { Problem } from './product-draft.ts';
import type { Field } from './shopify-columns.ts';
import type { ShopifyRow } from './shopify-row.ts';

const DEFAULT_STOCK = 100;
const MAX_STOCK = 999_999_999;

/** Throws the `Problem` that names the line and column of a cell that cannot be read. */
export class BadCell extends Error {
  readonly problem: Problem;

  constructor(problem: Problem) {
    super(problem.message);
    this.problem = problem;
  }
}

function badCell(row: ShopifyRow, field: Field, message: string): BadCell {
  return new BadCell(row.problem(field, message));
}

/** Lower case, NFC; it must be usable as one segment of an address. */
export function readHandle(row: ShopifyRow): string {
  const handle = row.text('handle').toLowerCase().normalize('NFC');
  if (handle === '') throw badCell(row, 'handle', 'is empty');
  if (handle.length > 255) throw badCell(row, 'handle', 'is longer than 255 characters');
  if (/[\s/\\?#%]/.test(handle) || /^\.+$/.test(handle)) {
    throw badCell(row, 'handle', `"${excerpt(handle)}" cannot be part of an address`);
  }
  return handle;
}

/** Minor units of a price as the format writes it: digits with a decimal point, no sign, no currency. */
export function readPrice(row: ShopifyRow): number {
  if (row.text('price') === '') throw badCell(row, 'price', 'is empty');
  return readMoney(row, 'price');
}

/** The compare-at price where it is above the price, else the price itself. */
export function readOriginalPrice(row: ShopifyRow, price: number): number {
  return row.text('compareAtPrice') === '' ? price : Math.max(price, readMoney(row, 'compareAtPrice'));
}

function readMoney(row: ShopifyRow, field: Field): number {
  const text = row.text(field);
  const [, whole, decimals = ''] = /^(\d{1,9})(?:\.(\d{1,2})0*)?$/.exec(text) ?? [];
  if (whole === undefined) throw badCell(row, field, `"${excerpt(text)}" is not a price such as 49.95`);
  return Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
}

/** Units for sale; 100 where the file does not count them or sells on without stock. */
export function readStock(row: ShopifyRow): number {
  const text = row.text('inventoryQuantity');
  if (text === '') return DEFAULT_STOCK;
  if (!/^-?\d{1,12}(\.0+)?$/.test(text)) {
    throw badCell(row, 'inventoryQuantity', `"${excerpt(text)}" is not a whole number`);
  }
  const stock = Math.min(Math.max(0, Math.trunc(Number(text))), MAX_STOCK);
  return stock === 0 && sellsWithoutStock(row) ? DEFAULT_STOCK : stock;
}

function sellsWithoutStock(row: ShopifyRow): boolean {
  const isUntracked = row.has('inventoryTracker') && row.text('inventoryTracker') === '';
  return isUntracked || ['continue', 'true'].includes(row.text('inventoryPolicy').toLowerCase());
}

export function readFlag(row: ShopifyRow, field: Field): boolean | undefined {
  const text = row.text(field).toLowerCase();
  if (['true', 'yes', '1'].includes(text)) return true;
  return ['false', 'no', '0'].includes(text) ? false : undefined;
}

export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 40 ? `${line.slice(0, 40)}...` : line;
}

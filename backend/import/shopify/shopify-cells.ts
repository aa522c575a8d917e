import { ANY_CURRENCY } from '../../db/tables.ts';
import { DEFAULT_STOCK, readCount, readPrice } from '../parsing/cell.ts';
import type { PriceDraft } from '../parsing/product-draft.ts';
import type { FileStock } from '../parsing/stock-mode.ts';
import type { Field } from './shopify-columns.ts';
import type { ShopifyRow } from './shopify-row.ts';

/** The one price, in the currency of every site; the compare-at price is the original price where it is higher. */
export function readPrices(row: ShopifyRow): PriceDraft[] {
  const current = readPrice(row.cell('price'));
  const before = row.text('compareAtPrice') === '' ? current : readPrice(row.cell('compareAtPrice'));
  return [{ currency: ANY_CURRENCY, current, original: Math.max(current, before) }];
}

/**
 * Units for sale; 100 without an inventory column. Variants that are sold when out of stock are untracked, whatever the
 * quantity.
 */
export function readStock(row: ShopifyRow): FileStock {
  const cell = row.cell('inventoryQuantity');
  const units = cell.text === '' ? DEFAULT_STOCK : readCount(cell);
  return sellsWithoutStock(row) ? 'untracked' : units;
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

import { readAvailability } from '../parsing/availability.ts';
import { BadCell, DEFAULT_STOCK, excerpt, readCount, toCurrency, toMinorUnits, type Cell } from '../parsing/cell.ts';
import type { PriceDraft, Selling } from '../parsing/product-draft.ts';
import type { GoogleItem } from './google-item.ts';

/** The price in its currency; a sale price applies during its effective dates. */
export function readPrices(item: GoogleItem, now: Date): PriceDraft[] {
  const { currency, amount: original } = readMoney(item.cell('price'));
  const saleCell = item.cell('sale_price');
  if (saleCell.text === '') return [{ currency, current: original, original }];
  const sale = readMoney(saleCell);
  if (sale.currency !== currency) throw new BadCell(saleCell.issue(`is in another currency than ${currency}`));
  const current = isDuring(item.cell('sale_price_effective_date'), now) ? Math.min(sale.amount, original) : original;
  return [{ currency, current, original }];
}

function readMoney(cell: Cell): { currency: string; amount: number } {
  if (cell.text === '') throw new BadCell(cell.issue('is empty'));
  const [, number = '', code = ''] = /^(\S+)\s+([a-z]{3})$/i.exec(cell.text) ?? [];
  const currency = toCurrency(code);
  const amount = currency === undefined ? undefined : toMinorUnits(number, currency);
  if (currency !== undefined && amount !== undefined) return { currency, amount };
  throw new BadCell(cell.issue(`"${excerpt(cell.text)}" is not a price such as 49.95 USD`));
}

/** `2026-02-24T11:07+0100/2026-02-29T23:07+0100`; `true` for an empty cell. */
function isDuring(cell: Cell, now: Date): boolean {
  if (cell.text === '') return true;
  const [start, end] = cell.text.split('/').map((moment) => Date.parse(moment.trim()));
  if (start === undefined || end === undefined || Number.isNaN(start) || Number.isNaN(end)) {
    throw new BadCell(cell.issue(`"${excerpt(cell.text)}" is not two moments such as 2026-02-24/2026-03-01`));
  }
  return start <= now.getTime() && now.getTime() <= end;
}

/** Units for sale, 100 where the feed states availability without a quantity, and from when. */
export function readStock(item: GoogleItem): Selling & { readonly stock: number } {
  const { hasStock, ...selling } = readAvailability(item.cell('availability'), item.cell('availability_date'));
  const quantity = item.cell('quantity');
  const units = () => (quantity.text === '' ? DEFAULT_STOCK : readCount(quantity));
  return { ...selling, stock: hasStock ? units() : 0 };
}

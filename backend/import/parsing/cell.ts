import { currencyDigits } from '../../../domain/money.ts';
import { ANY_CURRENCY } from '../../db/tables.ts';
import type { Issue } from './product-draft.ts';

/** One value of a file, with its location for issues. */
export interface Cell {
  /** In NFC, trimmed, without control characters; empty when absent. */
  readonly text: string;
  issue(message: string): Issue;
}

/** A cell that cannot be read; `issue` names its line and column. */
export class BadCell extends Error {
  readonly issue: Issue;

  constructor(issue: Issue) {
    super(issue.message);
    this.issue = issue;
  }
}

/** Characters of texts that are shown in one line. */
export const MAX_TEXT = 1000;
const MAX_ID = 255;
export const DEFAULT_STOCK = 100;
const MAX_STOCK = 999_999_999;
const ANY_DIGITS = 2;

// The characters are removed on purpose: PostgreSQL rejects NUL in text.
const CONTROLS = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g;

export function cleanText(text: string): string {
  return text.replace(CONTROLS, '').normalize('NFC').trim();
}

function badCell(cell: Cell, message: string): BadCell {
  return new BadCell(cell.issue(message));
}

/** Lower case, NFC; throws unless the handle can be one segment of an address. */
export function readHandle(cell: Cell): string {
  const handle = cell.text.toLowerCase().normalize('NFC');
  if (handle === '') throw badCell(cell, 'is empty');
  if (handle.length > MAX_ID) throw badCell(cell, `is longer than ${MAX_ID} characters`);
  if (/[\s/\\?#%]/.test(handle) || /^\.+$/.test(handle)) {
    throw badCell(cell, `"${excerpt(handle)}" cannot be part of an address`);
  }
  return handle;
}

/** The issue of an invalid product name. */
export function titleIssue(cell: Cell): Issue | undefined {
  if (cell.text === '') return cell.issue('is empty');
  return cell.text.length > MAX_TEXT ? cell.issue(`is longer than ${MAX_TEXT} characters`) : undefined;
}

/** Spreadsheets put an apostrophe before long numbers to mark them as text. */
export function readSku(cell: Cell): string | undefined {
  const sku = cell.text.replace(/^'/, '');
  if (sku.length > MAX_ID) throw badCell(cell, `is longer than ${MAX_ID} characters`);
  return sku || undefined;
}

export function readLabel(cell: Cell): string {
  if (cell.text.length > MAX_TEXT) throw badCell(cell, `is longer than ${MAX_TEXT} characters`);
  return cell.text;
}

/** Minor units of a price in digits with a decimal point, without sign and currency. */
export function readPrice(cell: Cell): number {
  if (cell.text === '') throw badCell(cell, 'is empty');
  const price = toMinorUnits(cell.text, ANY_CURRENCY);
  if (price === undefined) throw badCell(cell, `"${excerpt(cell.text)}" is not a price such as 49.95`);
  return price;
}

/** `undefined` for text that is not such a number, or has more decimals than the currency. */
export function toMinorUnits(text: string, currency: string): number | undefined {
  const digits = currency === ANY_CURRENCY ? ANY_DIGITS : currencyDigits(currency);
  const [, whole, decimals = ''] = /^(\d{1,9})(?:\.(\d+))?$/.exec(text) ?? [];
  const significant = decimals.replace(/0+$/, '');
  if (whole === undefined || significant.length > digits) return undefined;
  return Number(whole) * 10 ** digits + Number(significant.padEnd(digits, '0') || '0');
}

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** ISO 4217 in capitals; `undefined` for an unknown currency. */
export function toCurrency(text: string): string | undefined {
  const code = text.toUpperCase();
  return CURRENCIES.has(code) ? code : undefined;
}

/** Units for sale, never below zero. */
export function readCount(cell: Cell): number {
  if (!/^-?\d{1,12}(\.0+)?$/.test(cell.text)) {
    throw badCell(cell, `"${excerpt(cell.text)}" is not a whole number`);
  }
  return Math.min(Math.max(0, Math.trunc(Number(cell.text))), MAX_STOCK);
}

export function excerpt(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > 40 ? `${line.slice(0, 40)}...` : line;
}

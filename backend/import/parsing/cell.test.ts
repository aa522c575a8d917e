import { describe, expect, test } from 'vitest';
import { ANY_CURRENCY } from '../../db/tables.ts';
import { readAvailability } from './availability.ts';
import {
  BadCell,
  cleanText,
  excerpt,
  readCount,
  readHandle,
  readLabel,
  readPrice,
  readSku,
  titleIssue,
  toCurrency,
  toMinorUnits,
  type Cell,
} from './cell.ts';

const cellOf = (text: string): Cell => ({
  text,
  issue: (message) => ({ line: 7, column: 'Column', message }),
});

/** The value that is read of a text, or the message of its issue. */
function read<Value>(reader: (cell: Cell) => Value, text: string): Value | string {
  try {
    return reader(cellOf(text));
  } catch (error) {
    if (!(error instanceof BadCell)) throw error;
    return `issue: ${error.issue.message}`;
  }
}

test('an issue names its line and column', () => {
  expect(() => readPrice(cellOf('free'))).toThrow(
    expect.objectContaining({ issue: { line: 7, column: 'Column', message: '"free" is not a price such as 49.95' } }),
  );
});

describe('a clean text', () => {
  test.each([
    ['  Boot \n', 'Boot'],
    ['Cafe\u0301', 'Café'],
    ['a\u0000b\u0007c\u007f', 'abc'],
    ['one\ttwo\nthree\r\nfour', 'one\ttwo\nthree\r\nfour'],
    ['\u00a0Boot\ufeff', 'Boot'],
    ['👩\u200d🚀', '👩\u200d🚀'],
    ['\u0000', ''],
  ])('of %j is %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });
});

describe('a handle', () => {
  test.each([
    ['Tarn-Mid', 'tarn-mid'],
    ['MU\u0308TZE', 'mütze'],
    ['靴', '靴'],
    ['a.b', 'a.b'],
    ['x'.repeat(255), 'x'.repeat(255)],
    ['x'.repeat(256), 'issue: is longer than 255 characters'],
    ['', 'issue: is empty'],
    ['a b', 'issue: "a b" cannot be part of an address'],
    ['a/b', 'issue: "a/b" cannot be part of an address'],
    ['..', 'issue: ".." cannot be part of an address'],
    ['.', 'issue: "." cannot be part of an address'],
    ['a?b', 'issue: "a?b" cannot be part of an address'],
    ['a#b', 'issue: "a#b" cannot be part of an address'],
    ['a%2fb', 'issue: "a%2fb" cannot be part of an address'],
    ['a\\b', 'issue: "a\\b" cannot be part of an address'],
  ])('%j is read as %j', (text, expected) => {
    expect(read(readHandle, text)).toBe(expected);
  });
});

describe('a SKU, a label and a title', () => {
  test.each([
    ['0012345', '0012345'],
    ["'0012345", '0012345'],
    ["''1", "'1"],
    ["'", undefined],
    ['', undefined],
    ['x'.repeat(255), 'x'.repeat(255)],
    ['x'.repeat(256), 'issue: is longer than 255 characters'],
  ])('the SKU %j is read as %j', (text, expected) => {
    expect(read(readSku, text)).toBe(expected);
  });

  test.each([
    ['', ''],
    ['x'.repeat(1000), 'x'.repeat(1000)],
    ['x'.repeat(1001), 'issue: is longer than 1000 characters'],
  ])('the label %j is read as %j', (text, expected) => {
    expect(read(readLabel, text)).toBe(expected);
  });

  test.each([
    ['', 'is empty'],
    ['x', undefined],
    ['x'.repeat(1000), undefined],
    ['x'.repeat(1001), 'is longer than 1000 characters'],
  ])('the title %j has the issue %j', (text, message) => {
    expect(titleIssue(cellOf(text))?.message).toBe(message);
  });
});

describe('a price', () => {
  test.each([
    ['49.95', 4995],
    ['49', 4900],
    ['49.5', 4950],
    ['49.500', 4950],
    ['0', 0],
    ['0.00', 0],
    ['007', 700],
    ['999999999.99', 99_999_999_999],
    ['1000000000', undefined],
    ['49.955', undefined],
    ['49,95', undefined],
    ['1,000.00', undefined],
    ['-1', undefined],
    ['+1', undefined],
    ['$49', undefined],
    ['49.', undefined],
    ['.5', undefined],
    ['1e3', undefined],
    ['٤٩', undefined],
    [' 49', undefined],
    ['', undefined],
  ])('%j in any currency has the minor units %j', (text, expected) => {
    expect(toMinorUnits(text, ANY_CURRENCY)).toBe(expected);
  });

  test.each([
    ['1500', 'JPY', 1500],
    ['1500.00', 'JPY', 1500],
    ['1500.5', 'JPY', undefined],
    ['1.234', 'KWD', 1234],
    ['1.2345', 'KWD', undefined],
    ['1.23', 'USD', 123],
    ['1.234', 'USD', undefined],
  ])('%j in %s has the minor units %j', (text, currency, expected) => {
    expect(toMinorUnits(text, currency)).toBe(expected);
  });

  test.each([
    ['49.95', 4995],
    ['', 'issue: is empty'],
    ['free', 'issue: "free" is not a price such as 49.95'],
  ])('of the cell %j is read as %j', (text, expected) => {
    expect(read(readPrice, text)).toBe(expected);
  });
});

describe('a currency', () => {
  test.each([
    ['usd', 'USD'],
    ['EUR', 'EUR'],
    ['XXZ', undefined],
    ['US', undefined],
    ['', undefined],
    ['€', undefined],
  ])('%j is %j', (text, code) => {
    expect(toCurrency(text)).toBe(code);
  });
});

describe('a count', () => {
  test.each([
    ['0', 0],
    ['12', 12],
    ['12.0', 12],
    ['-3', 0],
    ['-0', 0],
    ['999999999', 999_999_999],
    ['1000000000', 999_999_999],
    ['999999999999', 999_999_999],
    ['1.5', 'issue: "1.5" is not a whole number'],
    ['1e3', 'issue: "1e3" is not a whole number'],
    ['9999999999999', 'issue: "9999999999999" is not a whole number'],
    ['', 'issue: "" is not a whole number'],
    ['many', 'issue: "many" is not a whole number'],
  ])('%j is read as %j', (text, expected) => {
    expect(read(readCount, text)).toBe(expected);
  });
});

describe('an availability', () => {
  test.each([
    ['', true],
    ['in stock', true],
    ['IN_STOCK', true],
    ['https://schema.org/InStock', true],
    ['schema:LimitedAvailability', true],
    ['made to order', true],
    ['out of stock', false],
    ['http://schema.org/OutOfStock', false],
    ['Pre-Order', false],
    ['BackOrder', false],
    ['InStoreOnly', false],
    ['maybe', 'issue: "maybe" is not an availability such as in_stock'],
    ['not in stock', 'issue: "not in stock" is not an availability such as in_stock'],
  ])('%j is read as %j', (text, expected) => {
    const hasStock = (cell: Cell) => readAvailability(cell, { ...cell, text: '' }).hasStock;
    expect(read(hasStock, text)).toBe(expected);
  });
});

describe('an excerpt', () => {
  test.each([
    ['short', 'short'],
    ['two\n lines', 'two lines'],
    ['x'.repeat(40), 'x'.repeat(40)],
    ['x'.repeat(41), `${'x'.repeat(40)}...`],
  ])('of %j is %j', (text, expected) => {
    expect(excerpt(text)).toBe(expected);
  });
});

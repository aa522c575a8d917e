import { describe, expect, test } from 'vitest';
import { formatDate, formatNumber } from './format.ts';

describe('a number', () => {
  test("follows the locale's grouping and rounding", () => {
    expect(formatNumber(1240, 'en-us')).toBe('1,240');
    expect(formatNumber(4.26, 'de-de', 1)).toBe('4,3');
  });
});

describe('a date', () => {
  test("has the day in the words of the locale, whatever the server's time zone", () => {
    expect(formatDate('2026-03-14', 'en-us')).toBe('March 14, 2026');
    expect(formatDate('2026-03-14T23:59:00Z', 'de-de')).toBe('14. März 2026');
  });
});

import { describe, expect, test } from 'vitest';
import { formatAmount, formatDate, formatMoney, formatNumber } from './format.ts';

const plainSpaces = (text: string) => text.replace(/\s/g, ' ');

describe('money', () => {
  test("follows the locale's format", () => {
    expect(formatMoney(129.95, 'USD', 'en-us')).toBe('$129.95');
    expect(formatMoney(129.95, 'GBP', 'en-gb')).toBe('£129.95');
    expect(plainSpaces(formatMoney(1129.95, 'EUR', 'de-de'))).toBe('1.129,95 €');
  });

  test('shows Canadian dollars by code in both languages', () => {
    expect(plainSpaces(formatMoney(129.95, 'CAD', 'en-ca'))).toBe('CAD 129.95');
    expect(plainSpaces(formatMoney(129.95, 'CAD', 'fr-ca'))).toBe('129,95 CAD');
  });

  test('has the decimal digits of the currency', () => {
    expect(formatMoney(5, 'USD', 'en-us')).toBe('$5.00');
  });

  test('omits the decimals of a whole amount', () => {
    expect(formatAmount(1000, 'USD', 'en-us')).toBe('$1,000');
    expect(formatAmount(12.5, 'USD', 'en-us')).toBe('$12.50');
    expect(plainSpaces(formatAmount(50, 'EUR', 'de-de'))).toBe('50 €');
  });
});

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

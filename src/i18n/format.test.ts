import { describe, expect, test } from 'vitest';
import { formatMoney, formatNumber } from './format.ts';

const plainSpaces = (text: string) => text.replace(/\s/g, ' ');

describe('money', () => {
  test('is written as the locale writes it', () => {
    expect(formatMoney(129.95, 'USD', 'en-us')).toBe('$129.95');
    expect(formatMoney(129.95, 'GBP', 'en-gb')).toBe('£129.95');
    expect(plainSpaces(formatMoney(1129.95, 'EUR', 'de-de'))).toBe('1.129,95 €');
  });

  test('shows Canadian dollars by code in both languages', () => {
    expect(plainSpaces(formatMoney(129.95, 'CAD', 'en-ca'))).toBe('CAD 129.95');
    expect(plainSpaces(formatMoney(129.95, 'CAD', 'fr-ca'))).toBe('129,95 CAD');
  });

  test('keeps the digits of the currency', () => {
    expect(formatMoney(5, 'USD', 'en-us')).toBe('$5.00');
  });
});

describe('a number', () => {
  test('is grouped and rounded as the locale does it', () => {
    expect(formatNumber(1240, 'en-us')).toBe('1,240');
    expect(formatNumber(4.26, 'de-de', 1)).toBe('4,3');
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { currencyDigits, formatAmount, formatAmountRange, formatMoney, toMajor, toMinor } from './money.ts';

const plainSpaces = (text: string) => text.replace(/\s/g, ' ');

describe('money', () => {
  test.each([
    [129.95, 'USD', 12995],
    [1.005, 'EUR', 101],
    [0.1 + 0.2, 'USD', 30],
    [1250, 'JPY', 1250],
    [0, 'GBP', 0],
    [1e-7, 'USD', 0],
  ])('turns %d %s into %d minor units', (amount, currency, minor) => {
    expect(toMinor(amount, currency)).toBe(minor);
  });

  test('round-trips between major and minor units', () => {
    const currency = fc.constantFrom('USD', 'EUR', 'JPY', 'KWD');
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1e12 }), currency, (minor, code) => {
        expect(toMinor(toMajor(minor, code), code)).toBe(minor);
      }),
    );
  });
});

describe('an amount of money', () => {
  test("follows the locale's format", () => {
    expect(formatMoney(129.95, 'USD', 'en-us')).toBe('$129.95');
    expect(formatMoney(129.95, 'GBP', 'en-gb')).toBe('£129.95');
    expect(plainSpaces(formatMoney(1129.95, 'EUR', 'de-de'))).toBe('1.129,95 €');
  });

  test('has the decimal digits of the currency', () => {
    expect(formatMoney(5, 'USD', 'en-us')).toBe('$5.00');
    expect(formatMoney(5, 'JPY', 'en-us')).toBe('¥5');
    expect(currencyDigits('JPY')).toBe(0);
  });

  test('omits the decimals of a whole amount where asked to', () => {
    expect(formatAmount(1000, 'USD', 'en-us')).toBe('$1,000');
    expect(formatAmount(12.5, 'USD', 'en-us')).toBe('$12.50');
    expect(plainSpaces(formatAmount(50, 'EUR', 'de-de'))).toBe('50 €');
  });

  test('is one of two ends of a range', () => {
    expect(formatAmountRange([50, 100], 'USD', 'en-us')).toBe('$50 – $100');
    expect(plainSpaces(formatAmountRange([50, 100], 'EUR', 'de-de'))).toBe('50–100 €');
  });

  test('in Canadian dollars has the code and no symbol, whatever its form', () => {
    const shop = fc.constantFrom('en-ca', 'fr-ca', 'en-us', 'de-de');
    fc.assert(
      fc.property(fc.integer({ min: -1e6, max: 1e6 }), shop, (minor, locale) => {
        const amount = toMajor(minor, 'CAD');
        const texts = [
          formatMoney(amount, 'CAD', locale),
          formatAmount(amount, 'CAD', locale),
          formatAmountRange([amount, amount + 50], 'CAD', locale),
        ];
        for (const text of texts) expect(text).toMatch(/^[^$]*CAD[^$]*$/);
      }),
    );
    expect(plainSpaces(formatMoney(129.95, 'CAD', 'en-ca'))).toBe('CAD 129.95');
    expect(plainSpaces(formatMoney(129.95, 'CAD', 'fr-ca'))).toBe('129,95 CAD');
    expect(plainSpaces(formatAmountRange([50, 100], 'CAD', 'en-ca'))).toBe('CAD 50–100');
  });
});

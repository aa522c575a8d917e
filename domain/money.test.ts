import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { toMajor, toMinor } from './money.ts';

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

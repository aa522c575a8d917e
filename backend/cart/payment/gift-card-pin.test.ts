import { describe, expect, test } from 'vitest';
import { hashPin, isPin, newPin } from './gift-card-pin.ts';

describe('the hash of a PIN', () => {
  test('matches that PIN only, and differs for another card with the same PIN', async () => {
    const [one, other] = await Promise.all([hashPin('0123'), hashPin('0123')]);
    expect(one).not.toBe(other);
    const outcomes = [isPin('0123', one), isPin('0123', other), isPin('123', one)];
    expect(await Promise.all(outcomes)).toEqual([true, true, false]);
  });

  test('never matches when it is missing or incomplete', async () => {
    const outcomes = [undefined, ':', 'salt:AAAA'].map((hash) => isPin('', hash));
    expect(await Promise.all(outcomes)).toEqual([false, false, false]);
  });
});

describe('a new PIN', () => {
  test('has four digits, with leading zeros', () => {
    const pins = Array.from({ length: 300 }, newPin);
    for (const pin of pins) expect(pin).toMatch(/^\d{4}$/);
    expect(pins.some((pin) => pin.startsWith('0'))).toBe(true);
    expect(new Set(pins).size).toBeGreaterThan(200);
  });
});

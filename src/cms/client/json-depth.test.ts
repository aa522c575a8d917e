import { describe, expect, test } from 'vitest';
import { cutDepth } from './json-depth.ts';

describe('cutDepth', () => {
  test('keeps values within the limit', () => {
    const value = { a: [{ b: 1 }] };
    expect(cutDepth(value, 3)).toBe(false);
    expect(value).toEqual({ a: [{ b: 1 }] });
  });

  test('drops deeper members, and keeps the positions of their neighbours in lists', () => {
    const value = { a: [{ b: {}, c: 1 }, 2, [[]]], d: 'x' };
    expect(cutDepth(value, 3)).toBe(true);
    expect(value).toEqual({ a: [{ c: 1 }, 2, [null]], d: 'x' });
  });

  test.each([null, 1, 'x', undefined])('accepts %j', (value) => {
    expect(cutDepth(value)).toBe(false);
  });
});

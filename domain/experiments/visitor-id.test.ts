import { describe, expect, test } from 'vitest';
import { createVisitorId, parseVisitorId } from './visitor-id.ts';

describe('the id of a visitor', () => {
  test('is random, and at most 32 characters', () => {
    const ids = Array.from({ length: 100 }, createVisitorId);
    expect(new Set(ids).size).toBe(100);
    for (const id of ids) expect(id).toMatch(/^vuid_[\da-f]{27}$/);
  });

  test('is read from what it writes', () => {
    const id = createVisitorId();
    expect(parseVisitorId(id)).toBe(id);
  });

  test.each([
    undefined,
    null,
    42,
    '',
    'undefined',
    'vuid_',
    'vuid_undefined',
    'visitor',
    `vuid_${'a'.repeat(28)}`,
    'vuid_a b',
    'vuid_a\n',
  ])('is not %j', (value) => {
    expect(parseVisitorId(value)).toBeUndefined();
  });
});

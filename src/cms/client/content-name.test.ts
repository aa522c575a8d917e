import { describe, expect, test } from 'vitest';
import { normaliseName, normaliseCode } from './content-name.ts';

describe('normaliseName', () => {
  test.each([
    ['Home', 'home'],
    ['Guides/GRO\u0308ßE', 'guides/größe'],
    ['日本語', '日本語'],
    ['a_b-c.d', 'a_b-c.d'],
  ])('returns %s as %s', (raw, name) => {
    expect(normaliseName(raw)).toBe(name);
  });

  test.each([
    '',
    '/',
    'a/',
    '/a',
    'a//b',
    '.',
    '..',
    'a/../b',
    '.a',
    'a b',
    'a\\b',
    'a\u0000',
    'a%2e',
    'x.draft',
    '\uD800',
  ])('rejects %j', (raw) => {
    expect(normaliseName(raw)).toBeUndefined();
  });
});

describe('normalisePlace', () => {
  test('accepts site ids and locales in any case, nothing else', () => {
    expect(normaliseCode('EN-us')).toBe('en-us');
    expect(['', '..', 'a/b', '-a', 'a_b', 'x'.repeat(41)].map(normaliseCode)).toEqual(Array(6).fill(undefined));
  });
});

import { describe, expect, test } from 'vitest';
import { safeRedirectPath } from './safe-redirect.ts';

describe('a redirect target', () => {
  test.each(['/', '/cart', '/de-de/warenkorb?siteId=de#top', '/a//b'])('may be %s', (path) => {
    expect(safeRedirectPath(path)).toBe(path);
  });

  test.each([
    undefined,
    null,
    '',
    'cart',
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    '/.//evil.example',
    'javascript:alert(1)',
  ])('is not %j', (path) => {
    expect(safeRedirectPath(path)).toBeUndefined();
  });
});

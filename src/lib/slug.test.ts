import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { slugify } from './slug.ts';

describe('slugify', () => {
  test.each([
    ['Hoodies & Sweatshirts', 'hoodies-sweatshirts'],
    ["Men's Boots", 'mens-boots'],
    ['Größe Übergang', 'größe-übergang'],
    ['Cafe\u0301 noir', 'café-noir'],
    ['スニーカー 2', 'スニーカー-2'],
    ['  --/x/.. ', 'x'],
    ['!!!', ''],
  ])('returns %s as %s', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });

  test('returns a slug that is stable', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (name) => {
        const slug = slugify(name);
        expect(slugify(slug)).toBe(slug);
        expect(slug).toMatch(/^([\p{L}\p{M}\p{N}]+(-[\p{L}\p{M}\p{N}]+)*)?$/u);
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { INTERACTION_ORIGINS } from '../product/interaction-origins.ts';
import { formatOrigins, originOfProduct, parseOrigins, slugKey } from './product-origins.ts';

describe('the origins of products', () => {
  test('are read as they were written, in a value that a cookie and a header can carry', () => {
    const some = fc.uniqueArray(
      fc.tuple(fc.string({ minLength: 1, maxLength: 20 }), fc.constantFrom(...INTERACTION_ORIGINS)),
      {
        selector: ([id]) => id,
        maxLength: 12,
      },
    );
    fc.assert(
      fc.property(some, (pairs) => {
        fc.pre(pairs.every(([id]) => id.isWellFormed()));
        const text = formatOrigins(new Map(pairs));
        expect(text).toMatch(/^[\w.*+%&=-]*$/);
        expect([...parseOrigins(text)]).toEqual(pairs);
      }),
    );
  });

  test('are the sixteen of the list, and nothing else', () => {
    expect(INTERACTION_ORIGINS).toHaveLength(16);
    expect([...parseOrigins('a=grid&b=Grid&=search&c=&d')]).toEqual([['a', 'grid']]);
    expect([...parseOrigins(undefined)]).toEqual([]);
  });

  test('are the last twelve', () => {
    const many = new Map(Array.from({ length: 15 }, (_, index) => [`p${index}`, 'grid'] as const));
    const ids = [...parseOrigins(formatOrigins(many)).keys()];
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([12, 'p3', 'p14']);
  });

  test('of a product are the latest by its id or by its page', () => {
    const boot = { id: 'B-1', slug: 'boot' };
    expect(originOfProduct(parseOrigins('B-1=grid&/boot=search&cap=customizer'), boot)).toBe('search');
    expect(originOfProduct(parseOrigins('/boot=search&B-1=grid'), boot)).toBe('grid');
    expect(originOfProduct(parseOrigins('boot=search&/B-1=grid'), boot)).toBeUndefined();
  });
});

test.each([
  ['/p/boot', '/boot'],
  ['/de-de/p/w%C3%A4rme', '/wärme'],
  ['/p/%E0%A4%A', undefined],
  ['/p/boot/reviews', undefined],
  ['/shop/boot', undefined],
  ['', undefined],
])('the page %s has the key %s', (path, key) => expect(slugKey(path)).toBe(key));

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { editDistance } from './edit-distance.ts';

describe('the edit distance', () => {
  test.each([
    ['boot', 'boot', 0],
    ['', '', 0],
    ['', 'ab', 2],
    ['boot', 'boots', 1],
    ['boots', 'boot', 1],
    ['boot', 'bolt', 1],
    ['boot', 'obot', 1],
    ['jackte', 'jacket', 1],
    ['wintre boot', 'winter boot', 1],
    ['jakte', 'jacket', 2],
    ['kitten', 'sitting', 3],
    ['abcd', 'badc', 2],
  ])('of %j and %j is %i', (one, other, distance) => {
    expect(editDistance(one, other, 5)).toBe(distance);
  });

  test.each([
    ['kitten', 'sitting', 3, 3],
    ['kitten', 'sitting', 2, 3],
    ['kitten', 'sitting', 1, 2],
    ['abcdefgh', 'zzzzzzzz', 2, 3],
    ['a', 'abcdef', 2, 3],
    ['same', 'same', 0, 0],
    ['same', 'sane', 0, 1],
  ])('of %j and %j with the limit %i is %i', (one, other, limit, distance) => {
    expect(editDistance(one, other, limit)).toBe(distance);
  });

  const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });

  test('is symmetric, and zero only for equal words', () => {
    fc.assert(
      fc.property(short, short, fc.nat({ max: 8 }), (one, other, limit) => {
        expect(editDistance(one, other, limit)).toBe(editDistance(other, one, limit));
        expect(editDistance(one, other, 8) === 0).toBe(one === other);
      }),
    );
  });

  test('is one for one edit of any kind', () => {
    fc.assert(
      fc.property(short, fc.nat(), (word, seed) => {
        const at = seed % (word.length + 1);
        const [before, after] = [word.slice(0, at), word.slice(at)];
        expect(editDistance(word, `${before}x${after}`, 2)).toBe(1);
        if (after !== '') expect(editDistance(word, `${before}x${after.slice(1)}`, 2)).toBe(1);
        const [first = '', second = ''] = after;
        if (second !== '' && first !== second)
          expect(editDistance(word, before + second + first + after.slice(2), 2)).toBe(1);
      }),
    );
  });
});

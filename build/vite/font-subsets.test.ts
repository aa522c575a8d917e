import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { charactersOf, RANGES } from './font-subsets.mjs';

const [basic, other] = [charactersOf(RANGES.basic), charactersOf(RANGES.other)];

describe('the subsets of the web fonts', () => {
  test('have the characters that their ranges name', () => {
    expect(charactersOf('U+41,U+61-63,U+20AC')).toBe('Aabc€');
  });

  test('share no character', () => {
    expect([...basic].filter((character) => other.includes(character))).toEqual([]);
  });

  test('contain every letter of the messages, those in English in the basic one', () => {
    const files = globSync('src/i18n/messages/*/*.json');
    expect(files.length).toBeGreaterThan(2);
    for (const file of files) {
      const texts = Object.values(JSON.parse(readFileSync(file, 'utf8'))).join('');
      const characters = new Set(texts.match(/\p{L}/gu));
      const wanted = /messages\/en/.test(file) ? basic : basic + other;
      expect(
        [...characters].filter((character) => !wanted.includes(character)),
        file,
      ).toEqual([]);
    }
  });
});

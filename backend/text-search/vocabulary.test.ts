import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createVocabulary } from './vocabulary.ts';

const wordsIn = (vocabulary: ReturnType<typeof createVocabulary>, ids: readonly number[]) =>
  ids.map((id) => vocabulary.words[id]);

describe('the words with a prefix', () => {
  const vocabulary = createVocabulary(['bag', 'boot', 'boots', 'bottle', 'cap'], 'en');

  test.each([
    ['b', ['bag', 'boot', 'boots', 'bottle']],
    ['boo', ['boot', 'boots']],
    ['boots', ['boots']],
    ['bootstrap', []],
    ['a', []],
    ['z', []],
    ['', ['bag', 'boot', 'boots', 'bottle', 'cap']],
  ])('%j are %j', (prefix, words) => {
    const [first, end] = vocabulary.prefixRange(prefix);
    expect(vocabulary.words.slice(first, end)).toEqual(words);
  });

  test('are found in any list, as by a filter', () => {
    const list = fc.uniqueArray(fc.string({ unit: fc.constantFrom('a', 'b', 'ß', '9'), maxLength: 4 }));
    fc.assert(
      fc.property(list, fc.string({ unit: fc.constantFrom('a', 'b', 'ß'), maxLength: 3 }), (words, prefix) => {
        const own = createVocabulary(words.toSorted(), 'en');
        const [first, end] = own.prefixRange(prefix);
        expect(own.words.slice(first, end)).toEqual(own.words.filter((word) => word.startsWith(prefix)));
      }),
    );
  });

  test('are none in an empty list', () => {
    expect(createVocabulary([], 'en').prefixRange('a')).toEqual([0, 0]);
  });
});

describe('the words of a stem', () => {
  test.each([
    ['en', ['boot', 'boots', 'bootstrap'], 'boot', ['boot', 'boots']],
    ['en', ['boot', 'boots'], 'boots', []],
    ['de', ['jacke', 'jacken', 'sack'], 'jack', ['jacke', 'jacken']],
    ['de', [], 'jack', []],
  ])('in %s of %j for %j are %j', (language, words, stem, found) => {
    const vocabulary = createVocabulary(words, language);
    expect(wordsIn(vocabulary, vocabulary.ofStem(stem))).toEqual(found);
  });
});

describe('the words that end in a part', () => {
  const words = ['hose', 'reithose', 'stiefel', 'wanderstiefeln'];

  test.each([
    ['de', ['stiefel'], ['stiefel', 'wanderstiefeln']],
    ['nl', ['reithos'], ['reithose']],
    ['en', ['stiefel'], []],
    ['de', ['iefel', 'hos'], ['stiefel', 'wanderstiefeln']],
    ['de', ['hos'], []],
    ['de', [], []],
  ])('in %s for %j are %j', (language, parts, found) => {
    const vocabulary = createVocabulary(words, language);
    expect(wordsIn(vocabulary, vocabulary.endingWith(parts))).toEqual(found);
  });
});

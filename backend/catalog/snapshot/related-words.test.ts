import { describe, expect, test } from 'vitest';
import type { SearchWords } from '../../search-words/search-words.ts';
import { searchWordsOf } from '../../search-words/built-in.ts';
import { PHRASE_MARK } from '../../text-search/words.ts';
import { createRelatedWords } from './related-words.ts';

const words: SearchWords = {
  ...searchWordsOf('de'),
  synonyms: ['jacke, wams', 'warme jacke, mantel'],
  products: { shell: 'jacke', 'rain shell': 'regenjacke' },
  materials: { wool: 'wolle' },
};
const related = createRelatedWords(words, 'de');
const wordsOf = (localized: string, original = '') => related.ofName({ localized, original }).split(' ');

describe('related words', () => {
  test('are the synonyms of words, in either number, and of phrases', () => {
    expect(wordsOf('Jacken')).toEqual(['jacke', 'wams']);
    expect(wordsOf('Warme Jacken')).toContain('mantel');
    expect(wordsOf('Warme, Jacke')).not.toContain('mantel');
  });

  test('have phrases as one word', () => {
    expect(wordsOf('Mantel')).toEqual([`${PHRASE_MARK}warmjack`, 'mantel']);
  });

  test('are translations of the original and their synonyms', () => {
    expect(new Set(wordsOf('Catchment', 'Rain Shells'))).toEqual(new Set(['regenjacke', 'jacke', 'wams']));
  });

  test('name materials and facts in the language', () => {
    expect(related.ofData('100 % wool', ['red']).split(' ')).toEqual(expect.arrayContaining(['wolle', 'rot']));
  });

  test('are none for an unknown name', () => {
    expect(related.ofName({ localized: 'Catchment', original: 'Catchment' })).toBe('');
  });
});

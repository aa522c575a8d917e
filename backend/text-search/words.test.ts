import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { foldText, languageOf, queryWords, wordsOf } from './words.ts';

describe('a folded text', () => {
  test.each([
    ['Größe', 'grosse'],
    ['GRÖẞE', 'grosse'],
    ['Crème brûlée', 'creme brulee'],
    ['Œuvre', 'oeuvre'],
    ['Ærø', 'aero'],
    ['Łódź', 'lodz'],
    ['ǽ', 'ae'],
    ['ǿ', 'o'],
    ['niño', 'nino'],
    ['cafe\u0301', 'cafe'],
    ['İzmir', 'izmir'],
    ['ΑΘΉΝΑ', 'αθηνα'],
    ['', ''],
    ['plain text 9', 'plain text 9'],
    ['🥾 Boot', '🥾 boot'],
  ])('of %j is %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  test('is the same for composed and decomposed letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(foldText(text.normalize('NFD'))).toBe(foldText(text.normalize('NFC')));
      }),
    );
  });

  test('is unchanged by folding again', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aÄßéŒøŁñ\u0301 9') }), (text) => {
        expect(foldText(foldText(text))).toBe(foldText(text));
      }),
    );
  });
});

describe('the words of a text', () => {
  test.each([
    ['Hiking Boots, size 9.5', ['hiking', 'boots', 'size', '9', '5']],
    ['Bottes d’hiver', ['bottes', 'd', 'hiver']],
    ["women's", ['women', 's']],
    ['gift-card', ['gift', 'card']],
    ['Cafe\u0301', ['café']],
    ['  \t\n ', []],
    ['🥾🥾 ((', []],
    ['<b>Boot</b>', ['b', 'boot', 'b']],
    ['登山靴 2', ['登山靴', '2']],
  ])('of %j are %j', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });
});

describe('the words of a query', () => {
  test.each([
    ['en', 'boots for the winter', ['boots', 'winter']],
    ['de', 'Stiefel für den Winter', ['stiefel', 'winter']],
    ['fr', 'bottes d’hiver à la montagne', ['bottes', 'hiver', 'montagne']],
    ['es', 'botas para la montaña', ['botas', 'montaña']],
    ['it', 'scarponi da trekking', ['scarponi', 'trekking']],
    ['nl', 'schoenen voor de winter', ['schoenen', 'winter']],
    ['en', 'Stiefel für den Winter', ['stiefel', 'für', 'den', 'winter']],
    ['pl', 'buty do biegania', ['buty', 'do', 'biegania']],
  ])('omit stop words of %s: %j', (language, query, words) => {
    expect(queryWords(query, language)).toEqual(words);
  });

  test('are the stop words when the query has no others', () => {
    expect(queryWords('to the', 'en')).toEqual(['to', 'the']);
  });

  test('are read up to the tenth', () => {
    const words = Array.from({ length: 12 }, (_, index) => `w${index}`);
    expect(queryWords(words.slice(0, 10).join(' '), 'en')).toEqual(words.slice(0, 10));
    expect(queryWords(words.join(' '), 'en')).toEqual(words.slice(0, 10));
  });
});

describe('the language of a locale', () => {
  test.each([
    ['en-us', 'en'],
    ['fr-ca', 'fr'],
    ['de', 'de'],
    ['', ''],
  ])('%j is %j', (locale, language) => {
    expect(languageOf(locale)).toBe(language);
  });
});

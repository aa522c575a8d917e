import { describe, expect, test } from 'vitest';
import { queryKey } from './query-key.ts';
import { joinsWords, stemOf } from './stem.ts';

describe('the stem', () => {
  test.each([
    ['en', 'boots', 'boot'],
    ['en', 'berries', 'berry'],
    ['en', 'pouches', 'pouch'],
    ['en', 'boxes', 'box'],
    ['en', 'dresses', 'dress'],
    ['en', 'brushes', 'brush'],
    ['en', 'shoes', 'shoe'],
    ['en', 'bottles', 'bottle'],
    ['de', 'stiefeln', 'stiefel'],
    ['de', 'kinder', 'kind'],
    ['de', 'jacken', 'jacke'],
    ['de', 'jacke', 'jacken'],
    ['nl', 'broeken', 'broek'],
    ['nl', 'jas', 'jas'],
    ['nl', 'jassen', 'jas'],
    ['nl', 'schoenen', 'schoen'],
    ['nl', 'rode', 'rood'],
    ['fr', 'bottes', 'botte'],
    ['fr', 'chevaux', 'cheval'],
    ['fr', 'manteaux', 'manteaux'],
    ['es', 'botas', 'bota'],
    ['es', 'rojos', 'roja'],
    ['it', 'scarpe', 'scarpa'],
    ['it', 'giacche', 'giacca'],
    ['it', 'laghi', 'lago'],
  ])('in %s is equal for %j and %j', (language, one, other) => {
    expect(stemOf(one, language)).toBe(stemOf(other, language));
  });

  test.each([
    ['en', 'glass'],
    ['en', 'cactus'],
    ['en', 'iris'],
    ['en', 'gas'],
    ['en', 'ties', 'tie'],
    ['de', 'rosen', 'rosen'],
    ['de', 'eis'],
    ['nl', 'tas'],
    ['fr', 'os', 'o'],
    ['it', 'te'],
    ['pl', 'buty'],
  ])('in %s of %j is not too short', (language, word, stem = word) => {
    expect(stemOf(word, language)).toBe(stem);
  });

  test.each([
    ['en', 'boss', 'bos'],
    ['en', 'bus', 'bu'],
  ])('in %s differs for %j and %j', (language, one, other) => {
    expect(stemOf(one, language)).not.toBe(stemOf(other, language));
  });
});

describe('compounds', () => {
  test.each([
    ['de', true],
    ['nl', true],
    ['en', false],
    ['fr', false],
    ['es', false],
    ['it', false],
  ])('are written as one word in %s: %j', (language, isJoined) => {
    expect(joinsWords(language)).toBe(isJoined);
  });
});

describe('the key of a query', () => {
  test.each([
    ['en', 'Gift cards', 'gift-card'],
    ['en', 'the gift card', 'GIFT   CARD'],
    ['de', 'Größentabellen', 'grossentabelle'],
    ['fr', 'Bottes d’hiver', 'botte hiver'],
    ['es', 'Tarjetas de regalo', 'tarjeta regalo'],
  ])('in %s is equal for %j and %j', (language, one, other) => {
    expect(queryKey(one, language)).toBe(queryKey(other, language));
  });

  test.each([
    ['gift card', 'card gift'],
    ['gift card', 'gift'],
    ['gift card', 'giftcard'],
  ])('differs for %j and %j', (one, other) => {
    expect(queryKey(one, 'en')).not.toBe(queryKey(other, 'en'));
  });

  test.each(['', '  ', '?!', '🥾'])('is empty for %j', (query) => {
    expect(queryKey(query, 'en')).toBe('');
  });
});

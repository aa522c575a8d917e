import { describe, expect, test } from 'vitest';
import { genderBit } from '../snapshot/product-facts.ts';
import { queryReaderOf } from './read-query.ts';

const [women, men, kids] = [genderBit('women'), genderBit('men'), genderBit('kids')];

describe('a query', () => {
  test.each([
    ['en', 'waterproof boots women', ['waterproof', 'boots'], women],
    ['en', "men's jacket", ['jacket'], men],
    ['en', 'the best jacket for him', ['jacket'], men],
    ['en', 'kids', [], kids],
    ['en', 'boots size 10.5', ['boots'], 0],
    ['en', 'best', ['best'], 0],
    ['de', 'Damenjacke', ['jacke'], women],
    ['de', 'Schuhe Größe 44 Herren', ['schuhe'], men],
    ['nl', 'damesjas', ['jas'], women],
    ['fr', 'veste femme', ['veste'], women],
    ['es', 'zapatos de niño', ['zapatos'], kids],
    ['it', 'giacca da donna', ['giacca'], women],
    ['pl', 'kurtka', ['kurtka'], 0],
    ['en', '', [], 0],
  ])('in %s: %j asks for %j', (language, query, words, gender) => {
    expect(queryReaderOf(language)(query)).toEqual({ words, gender, price: undefined });
  });

  test('has its price apart from its words', () => {
    expect(queryReaderOf('en')('red boots under 100')).toEqual({
      words: ['red', 'boots'],
      gender: 0,
      price: { from: 0, to: 100 },
    });
  });
});

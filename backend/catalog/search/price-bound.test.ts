import { describe, expect, test } from 'vitest';
import { searchWordsOf } from '../../search-words/built-in.ts';
import { createPriceReader } from './price-bound.ts';

const read = (language: string, query: string) => {
  const { bound, rest } = createPriceReader(searchWordsOf(language).prices)(query);
  return [bound?.from, bound?.to, rest.trim().replace(/\s+/g, ' ')];
};

describe('a price in a query', () => {
  test.each([
    ['en', 'boots under 200', 0, 200, 'boots'],
    ['en', 'under $80 tent', 0, 80, 'tent'],
    ['en', 'jackets between 50 and 99.50', 50, 99.5, 'jackets'],
    ['en', 'jackets $200-$100', 100, 200, 'jackets'],
    ['en', 'more than 300 jackets', 300, Infinity, 'jackets'],
    ['en', 'Boots <= 150', 0, 150, 'boots'],
    ['en', 'tent 120 dollars', 0, 120, 'tent'],
    ['de', 'stiefel unter 200 €', 0, 200, 'stiefel'],
    ['de', 'jacken 100 bis 200 euro', 100, 200, 'jacken'],
    ['de', 'zelt ab 99,90', 99.9, Infinity, 'zelt'],
    ['fr', 'veste à moins de 150 €', 0, 150, 'veste'],
    ['fr', 'veste entre 100 et 200 euros', 100, 200, 'veste'],
    ['es', 'botas por menos de 90 euros', 0, 90, 'botas'],
    ['it', 'scarponi sotto i 200 euro', 0, 200, 'scarponi'],
    ['nl', 'jas onder de 100 euro', 0, 100, 'jas'],
  ])('in %s: %j', (language, query, ...expected) => {
    expect(read(language, query)).toEqual(expected);
  });

  test.each([
    ['en', 'daymark 22'],
    ['en', 'under armour shirt'],
    ['en', 'mug under 500 ml'],
    ['de', 'schlafsack bis -10 grad'],
    ['de', 'rucksack ab 40 liter'],
    ['it', 'zaino da 30 litri'],
    ['fr', 'sac de 22 litres'],
    ['en', ''],
  ])('is none in %s: %j', (language, query) => {
    expect(read(language, query)).toEqual([undefined, undefined, query]);
  });
});

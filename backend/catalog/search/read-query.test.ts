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
    ['en', 'best', ['best'], 0],
    ['de', 'Damenjacke', ['jacke'], women],
    ['nl', 'damesjas', ['jas'], women],
    ['fr', 'veste femme', ['veste'], women],
    ['es', 'zapatos de niño', ['zapatos'], kids],
    ['it', 'giacca da donna', ['giacca'], women],
    ['en', 'dark red jacket', ['red', 'jacket'], 0],
    ['en', 'dark boots', ['dark', 'boots'], 0],
    ['en', 'light jacket red', ['light', 'jacket', 'red'], 0],
    ['de', 'dunkle rote Jacke', ['rote', 'jacke'], 0],
    ['fr', 'veste rouge foncé', ['veste', 'rouge'], 0],
    ['pl', 'kurtka', ['kurtka'], 0],
    ['en', '', [], 0],
  ])('in %s: %j asks for %j', (language, query, words, gender) => {
    expect(queryReaderOf(language)(query)).toEqual({ words, gender, price: undefined, rest: query });
  });

  test('has its price apart from its words', () => {
    expect(queryReaderOf('en')('Red boots under 100')).toEqual({
      words: ['red', 'boots'],
      gender: 0,
      price: { from: 0, to: 100, rest: 'red boots' },
      rest: 'red boots',
    });
  });

  test('has its size apart from its words', () => {
    expect(queryReaderOf('en')("size 9 women's boots under 200")).toEqual({
      words: ['boots'],
      gender: women,
      price: { from: 0, to: 200, rest: "size 9 women's boots" },
      rest: "women's boots",
      size: { request: { kind: 'number', number: '9' }, rest: "women's boots under 200" },
    });
    expect(queryReaderOf('de')('Schuhe Größe 44 Herren')).toMatchObject({ words: ['schuhe'], gender: men });
  });

  test.each(['boots 42', '42 boots', 'boots 42,5', 'boots from 42 eu'])('%j has a size', (query) => {
    expect(queryReaderOf('en')(query)).toMatchObject({ words: ['boots'], size: { request: { kind: 'number' } } });
    expect(queryReaderOf('en')(query).size?.rest).toMatch(/^boots(?: from)?$/);
  });

  test('keeps its price where its size is taken out', () => {
    expect(queryReaderOf('en')('Boots 42 under 90').size?.rest).toBe('boots under 90');
    expect(queryReaderOf('en')('Boots under 90 42').size?.rest).toBe('boots under 90');
    expect(queryReaderOf('en')('Boots under 90 42').price?.rest).toBe('boots 42');
    expect(queryReaderOf('en')('Boots under 90 42').rest).toBe('boots');
  });

  test.each([
    ['fell 45 pack', ['fell', '45', 'pack']],
    ['fell 45', ['fell', '45']],
    ['pack 45 l', ['pack', '45', 'l']],
    ['4 person tent', ['4', 'person', 'tent']],
    ['6 person tent', ['6', 'person', 'tent']],
    ['42', ['42']],
    ['bottle 2025', ['bottle', '2025']],
    ['poles 120 cm', ['poles', '120', 'cm']],
    ['sleeping bag -5', ['sleeping', 'bag', '5']],
  ])('%j has none', (query, words) => {
    expect(queryReaderOf('en')(query, new Set(['45']))).toMatchObject({
      words,
      gender: 0,
      price: undefined,
      size: undefined,
      rest: query,
    });
  });
});

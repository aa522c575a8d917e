import { describe, expect, test } from 'vitest';
import { searchWordsOf } from '../../search-words/built-in.ts';
import { createGenderReader, factsOf, genderBit } from './product-facts.ts';

const factsWith = (attributes: Record<string, string>) => factsOf({ attributes, colors: [] });

describe('the facts of a product', () => {
  test.each([
    [{ Waterproofing: 'Membrane' }, ['waterproof', 'membrane']],
    [{ Waterproofing: 'Waxed leather', Lining: 'Calfskin, no membrane' }, ['waterproof']],
    [{ Waterproofing: 'None: drains and dries' }, []],
    [{ Waterproofing: 'Repellent, not waterproof: use the liner' }, []],
    [{ Lining: 'Waterproof membrane' }, ['waterproof', 'membrane']],
    [{ Material: '20 D recycled polyamide, wind-tight' }, ['windproof']],
    [{ Fill: '100 g/m² recycled polyester' }, ['warm']],
    [{ Breathability: '18,000 g/m²' }, ['breathable']],
    [{}, []],
  ])('of %j are %j', (attributes, facts) => {
    expect(factsWith(attributes)).toEqual(facts);
  });

  test('name each colour once', () => {
    expect(factsOf({ attributes: {}, colors: ['#33566b', '#2f5560'] })).toEqual(['blue']);
  });
});

describe('the genders in a text', () => {
  const [women, men, kids] = [genderBit('women'), genderBit('men'), genderBit('kids')];

  test.each([
    ['en', 'Women’s Catchment Shell', women],
    ['en', 'Men’s, close', men],
    ['en', 'Kids’ footwear', kids],
    ['en', 'Jacket for women and men', women | men],
    ['en', 'Menthol', 0],
    ['de', 'Kinderschuhe', kids],
    ['de', 'Damenjacke', women],
    ['fr', 'Veste femme', women],
  ])('in %s of %j', (language, text, bits) => {
    expect(createGenderReader(searchWordsOf(language), language)(text)).toBe(bits);
  });
});

import { describe, expect, test } from 'vitest';
import { traitsOf, TRAIT_VALUES, weightOf, type TraitName, type TraitSource } from './product-traits.ts';

const NONE: TraitSource = { name: '', categories: [], attributes: {}, activities: [], sizes: [], sizeSystem: null };

function valuesOf(trait: TraitName, source: Partial<TraitSource>): readonly string[] {
  const bits = traitsOf({ ...NONE, ...source })[trait];
  return TRAIT_VALUES[trait].filter((_, at) => ((bits >> at) & 1) === 1);
}

describe('the gender of a product', () => {
  test.each<[Partial<TraitSource>, readonly string[]]>([
    [{ name: 'Women’s Tarn Mid', sizes: ['M'] }, ['women']],
    [{ name: 'Tarn Mid', sizes: ['W8'], sizeSystem: 'US' }, ['women']],
    [{ name: 'Crew', attributes: { Fit: 'Men’s, close' }, sizes: ['M'] }, ['men']],
    [{ categories: ['Kids’ footwear'], sizes: ['12C'], sizeSystem: 'US' }, ['kids']],
    [{ sizes: ['4Y'] }, ['kids']],
    [{ sizes: ['9'], sizeSystem: 'US' }, ['men']],
    [{ sizes: ['S', 'M'] }, ['women', 'men']],
    [{ sizes: ['5 l', '10 l'] }, []],
    [{}, []],
  ])('of %j is %j', (source, genders) => {
    expect(valuesOf('gender', source)).toEqual(genders);
  });
});

describe('the width of a shoe', () => {
  test.each<[Partial<TraitSource>, readonly string[]]>([
    [{ sizes: ['9'], sizeSystem: 'US' }, ['regular']],
    [{ sizes: ['9', '9 wide'], sizeSystem: 'US' }, ['regular', 'wide']],
    [{ sizes: ['9 wide'], sizeSystem: 'US' }, ['wide']],
    [{ sizes: ['9'], sizeSystem: 'US', attributes: { Fit: 'Broad toes; true to size' } }, ['wide']],
    [{ sizes: ['9'], sizeSystem: 'US', attributes: { Fit: 'Narrow heel; half a size up' } }, ['narrow']],
    [{ sizes: ['M'], attributes: { Fit: 'Unisex, wide' } }, []],
  ])('of %j is %j', (source, widths) => {
    expect(valuesOf('width', source)).toEqual(widths);
  });
});

describe('membrane and waterproofing', () => {
  test.each([
    [{ Lining: 'Waterproof membrane' }, ['true'], ['true']],
    [{ Lining: 'Calfskin, no membrane', Waterproofing: 'Waxed leather' }, [], ['true']],
    [{ Waterproofing: 'Repellent only' }, [], []],
    [{}, [], []],
  ])('of %j are %j and %j', (attributes, membrane, waterproof) => {
    expect([valuesOf('membrane', { attributes }), valuesOf('waterproof', { attributes })]).toEqual([
      membrane,
      waterproof,
    ]);
  });
});

test('activities are those of the catalogue, unknown ones left out', () => {
  expect(valuesOf('activity', { activities: ['winter', 'knitting', 'hiking'] })).toEqual(['hiking', 'winter']);
});

describe('the weight of a product', () => {
  test.each([
    ['1,180 g per pair (size 9)', 1180],
    ['62 g (5 l), 84 g (10 l)', 62],
    ['1.2 kg', 1200],
    ['light', Number.NaN],
    ['', Number.NaN],
  ])('%j is %d grams', (Weight, grams) => {
    expect(weightOf({ Weight })).toBe(grams);
  });

  test('is unknown without the attribute', () => {
    expect(weightOf({})).toBeNaN();
  });
});

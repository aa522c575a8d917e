import { describe, expect, test } from 'vitest';
import { hasColorChoice } from '../../illustrations/forms.ts';
import { buildProduct } from './build.ts';
import { colorNameIn } from './color-names.ts';
import { assortment } from './index.ts';

const TRANSLATED = ['de-de', 'fr-fr', 'fr-ca', 'es-es', 'it-it', 'nl-nl'];
const names = [...new Set(assortment.filter(hasColorChoice).flatMap(({ colors }) => colors.map(({ name }) => name)))];

describe('the names of colours', () => {
  test.each(TRANSLATED)('exist in %s, a different one for each colour', (locale) => {
    const translated = names.map((name) => colorNameIn(locale, name));
    for (const name of translated) expect(name).toMatch(/^\p{Lu}[\p{L} ’]+$/u);
    expect(new Set(translated).size).toBe(names.length);
  });

  test('are those of the language', () => {
    expect(TRANSLATED.map((locale) => colorNameIn(locale, 'Slate'))).toEqual([
      'Schiefer',
      'Ardoise',
      'Ardoise',
      'Pizarra',
      'Ardesia',
      'Leisteen',
    ]);
  });

  test('are spelled as the market spells them', () => {
    expect(colorNameIn('en-us', 'Grey')).toBe('Gray');
    expect(colorNameIn('en-gb', 'Grey')).toBe('Grey');
  });

  test('are complete', () => {
    expect(() => colorNameIn('de-de', 'Puce')).toThrow('No words of color-words.txt: Puce');
  });

  test('are in every translation of a product', () => {
    for (const source of assortment) {
      const { colors, translations } = buildProduct(source);
      for (const { colorNames = {} } of Object.values(translations))
        expect(Object.keys(colorNames), source.slug).toEqual(colors.map(({ name }) => name));
    }
  });
});

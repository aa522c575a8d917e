import { describe, expect, test } from 'vitest';
import { filterLabel, languageName, scaleEnds, scaleText } from './review-labels.ts';

describe('what a scale says', () => {
  test.each([
    ['fit', 2.4, 'Runs small'],
    ['fit', 2.5, 'True to size'],
    ['fit', 3.5, 'True to size'],
    ['fit', 3.6, 'Runs large'],
    ['width', 1, 'Narrow'],
    ['width', 5, 'Wide'],
    ['comfort', 4.25, '4.3 out of 5'],
    ['value', 3, '3 out of 5'],
  ] as const)('%s at %d is “%s”', (scale, average, text) => {
    expect(scaleText({ scale, average }, 'en-us')).toBe(text);
  });

  test('has ends in the language of the page', () => {
    expect(scaleEnds('fit', 'de-de')).toEqual(['Fällt klein aus', 'Fällt groß aus']);
    expect(scaleEnds('durability', 'fr-fr')).toEqual(['Faible', 'Excellent']);
  });
});

describe('a filter of reviews', () => {
  const product = { id: 'boot', variants: [{ size: '9', sizeLabel: 'EU 42' }] };
  test.each([
    ['rating', 1, 'en-us', '1 star'],
    ['rating', 4, 'de-de', '4 Sterne'],
    ['size', '9', 'de-de', 'Größe EU 42'],
    ['size', '13', 'en-us', 'Size 13'],
    ['language', 'de', 'fr-fr', 'Allemand'],
    ['language', 'xx', 'en-us', 'Xx'],
    ['hasPhoto', 'true', 'it-it', 'Con foto'],
  ] as const)('%s %s is named in %s “%s”', (filter, value, locale, label) => {
    expect(filterLabel(filter, value, { product, locale })).toBe(label);
  });

  test('names a language within a sentence as its own rules ask', () => {
    expect([languageName('de', 'fr-fr'), languageName('de', 'en-us')]).toEqual(['allemand', 'German']);
  });
});

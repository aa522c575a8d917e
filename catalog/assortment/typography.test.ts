import { describe, expect, test } from 'vitest';
import { closePercent, typeset } from './typography.ts';

describe('typeset', () => {
  test('keeps French punctuation, thousands and units on the line of the text before', () => {
    expect(typeset({ text: ['Ressemelé : 1 180 g ; « deux » fois'], points: ['À 2 m'] }, 'fr-fr')).toEqual({
      text: ['Ressemelé\u00a0: 1\u00a0180\u00a0g\u202f; «\u00a0deux\u00a0» fois'],
      points: ['À 2\u00a0m'],
    });
  });

  test('sets no space before a semicolon in Canada', () => {
    expect(typeset({ text: ['Deux fois ; à prix fixe : oui'] }, 'fr-ca').text).toEqual([
      'Deux fois; à prix fixe\u00a0: oui',
    ]);
  });

  test('leaves other languages alone', () => {
    const copy = { name: 'Col', text: ['2 m ; 3 g'] };
    expect(typeset(copy, 'de-de')).toBe(copy);
  });
});

test.each([
  ['en-us', '85% wool, 15% nylon'],
  ['it-it', '85% wool, 15% nylon'],
  ['nl-nl', '85% wool, 15% nylon'],
  ['de-de', '85 % wool, 15 % nylon'],
  ['es-es', '85 % wool, 15 % nylon'],
])('in %s a percentage is written %j', (locale, text) => {
  expect(closePercent('85 % wool, 15 % nylon', locale)).toBe(text);
});

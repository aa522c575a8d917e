import { describe, expect, test } from 'vitest';
import { checkRecipe, isSameRecipe, readChoices } from './recipe.ts';

const rules = {
  parts: [
    { id: 'upper', colors: [{ id: 'bark' }, { id: 'moss' }] },
    { id: 'sole', colors: [{ id: 'soot' }, { id: 'gum' }] },
  ],
  text: { maxLength: 8 },
};
const check = (choices: Record<string, string>, text?: string | null) => checkRecipe(rules, { choices, text });

describe('a recipe', () => {
  test('has the default color of every part that it does not name, in the order of the parts', () => {
    expect(check({ sole: 'gum' }, ' Ada  ')).toEqual({
      kind: 'ok',
      content: { choices: { upper: 'bark', sole: 'gum' }, text: 'Ada' },
    });
    expect(check({}, '   ')).toMatchObject({ content: { text: null } });
  });

  test.each([
    ['an unknown part', { lining: 'moss' }, 'choices'],
    ['a part named like a member of every object', { constructor: 'moss' }, 'choices'],
    ['an unknown color', { upper: 'gum' }, 'choices.upper'],
  ])('is invalid with %s', (_, choices, path) => {
    expect(check(choices)).toEqual({ kind: 'invalid', path });
  });

  test.each([
    ['too many letters', 'ABCDEFGHI'],
    ['an emoji', 'Ada 🥾'],
    ['a control character', 'A\u0000da'],
    ['a line break', 'A\nB'],
    ['a direction mark', 'A\u202eda'],
    ['markup', '<b>'],
    ['letters that the machine does not have', 'Ада'],
    ['stacked accents', 'A\u0300\u0301\u0302'],
  ])('is invalid with %s in its text', (_, text) => {
    expect(check({}, text)).toEqual({ kind: 'invalid', path: 'text' });
  });

  test('takes letters of European names, and wide letters as plain ones', () => {
    expect(check({}, 'Søren Ö.')).toMatchObject({ content: { text: 'Søren Ö.' } });
    expect(check({}, 'ＡＤＡ')).toMatchObject({ content: { text: 'ADA' } });
  });

  test('has no text where the product has none', () => {
    expect(checkRecipe({ parts: rules.parts }, { choices: {}, text: 'A' })).toEqual({ kind: 'invalid', path: 'text' });
  });

  test('equals another of the same colors and text', () => {
    const one = { choices: { upper: 'moss' }, text: null };
    expect(isSameRecipe(one, { choices: { upper: 'moss' }, text: null })).toBe(true);
    expect(isSameRecipe(one, { choices: { upper: 'moss' }, text: 'A' })).toBe(false);
  });
});

test('choices of an address that are unknown become the defaults', () => {
  expect(readChoices(rules, { upper: 'pink', sole: 'gum', other: 'x' })).toEqual({ upper: 'bark', sole: 'gum' });
});

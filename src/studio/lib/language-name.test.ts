import { expect, test } from 'vitest';
import { languageName } from './language-name.ts';

test.each([
  ['de-de', 'en-us', 'German'],
  ['fr-ca', 'en-ca', 'French'],
  ['fr-ca', 'fr-fr', 'Canadian French'],
  ['en-gb', 'en-us', 'British English'],
])('the language of %s beside %s is %s', (locale, other, name) => {
  expect(languageName(locale, other)).toBe(name);
});

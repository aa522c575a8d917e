import { describe, expect, test } from 'vitest';
import { isTest, listSources, read } from './source-files.ts';

/** What a format of currencies is made with, and the notations of an amount made without one. */
const FORMATTING =
  /\bcurrencyDisplay\b|\bstyle: *['"`]currency['"`]|[$€£]\$\{[^}]*(?:amount|price|total|balance|cost)|\}\s?[€£]/i;

describe('an amount of money', () => {
  test('is formatted by the one formatter, which shows Canadian dollars by code', () => {
    const formatting = listSources('src', 'domain', 'backend', 'server', 'build').filter(
      (path) => !isTest(path) && FORMATTING.test(read(path)),
    );
    expect(formatting).toEqual(['domain/money.ts']);
  });
});

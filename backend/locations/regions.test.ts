import { describe, expect, test } from 'vitest';
import { listRegions } from './regions.ts';

describe('the regions of a country', () => {
  test.each([
    ['US', 59],
    ['CA', 13],
    ['ES', 52],
    ['IT', 107],
    ['DE', 0],
    ['toString', 0],
  ])('of %s are %i, each with a code of its own', (country, count) => {
    const regions = listRegions(country, 'en-us');
    expect(regions).toHaveLength(count);
    expect(new Set(regions.map(({ isoCode }) => isoCode)).size).toBe(count);
  });

  test('are named and sorted in the language of the locale', () => {
    const names = listRegions('CA', 'fr-ca').map(({ name }) => name);
    expect(names).toContain('Québec');
    expect(names.indexOf('Île-du-Prince-Édouard')).toBeLessThan(names.indexOf('Manitoba'));
    expect(listRegions('CA', 'en-ca').map(({ name }) => name)).toContain('Quebec');
  });
});

import { describe, expect, test } from 'vitest';
import { locationsOf, sitesByRegion } from './locations.ts';
import { DEFAULT_SITES } from './sites.default.ts';

describe('the locations of the shop', () => {
  test('are its countries, at the shop’s public host', () => {
    const [first] = locationsOf(DEFAULT_SITES, 'https://www.example.com:8443');
    expect(first).toEqual({
      countryCode: 'US',
      name: 'United States',
      domain: 'www.example.com:8443',
      locales: ['en-us'],
      canvasDomain: 'www.example.com:8443',
    });
  });

  test('are grouped by region, in their configured order', () => {
    const groups = sitesByRegion(DEFAULT_SITES).map(({ region, sites }) => [
      region,
      sites.map(({ country }) => country),
    ]);
    expect(groups).toEqual([
      ['NORA', ['US', 'CA']],
      ['EMEA', ['GB', 'DE', 'FR', 'ES', 'IT', 'NL']],
    ]);
  });

  test('leave out regions the shop does not sell to', () => {
    const sites = Object.fromEntries(Object.entries(DEFAULT_SITES.sites).slice(0, 2));
    expect(sitesByRegion({ ...DEFAULT_SITES, sites }).map(({ region }) => region)).toEqual(['NORA']);
  });
});

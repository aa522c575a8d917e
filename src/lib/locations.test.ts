import { describe, expect, test } from 'vitest';
import { carriedAbroad, countryToConfirm, hasSwitched, homeOf, type Location } from './locations.ts';

const location = (countryCode: string, ...locales: string[]): Location => {
  return { countryCode, name: countryCode, domain: 'shop.test', locales, canvasDomain: 'shop.test' };
};
const LOCATIONS = [location('US', 'en-us'), location('CA', 'en-ca', 'fr-ca'), location('DE', 'de-de')];
const VISITOR = { country: 'DE', siteCountry: 'US', locale: 'en-us', language: 'de-DE' };
const confirmedCode = (overrides: Partial<typeof VISITOR>) =>
  countryToConfirm({ ...VISITOR, ...overrides }, LOCATIONS)?.countryCode;

describe('the country to confirm', () => {
  test('is the visitor’s, where it differs from the shop’s', () => {
    expect(confirmedCode({})).toBe('DE');
    expect(confirmedCode({ country: 'CA', language: 'fr' })).toBe('CA');
    expect(confirmedCode({ country: 'US' })).toBeUndefined();
  });

  test('is prompted for in any browser language, unless the page is in that language', () => {
    expect(confirmedCode({ language: 'en-US' })).toBe('DE');
    expect(confirmedCode({ language: '' })).toBe('DE');
  });

  test('is not prompted for where the page is in the visitor’s language and country already', () => {
    const carriedSite = { siteCountry: 'US', locale: 'de-de' };
    expect(confirmedCode({ ...carriedSite, language: 'de-AT' })).toBeUndefined();
    expect(confirmedCode({ ...carriedSite, language: 'DE' })).toBeUndefined();
    expect(confirmedCode({ ...carriedSite, language: 'en-US' })).toBe('DE');
  });

  test('is one the shop sells to, and so is the current one', () => {
    expect(confirmedCode({ country: 'JP' })).toBeUndefined();
    expect(confirmedCode({ siteCountry: 'JP' })).toBeUndefined();
  });
});

test('the home of a locale has its prefix, that of the first locale none', () => {
  expect(homeOf('en-us', LOCATIONS)).toBe('/');
  expect(homeOf('fr-ca', LOCATIONS)).toBe('/fr-ca/');
});

test('a visitor from another locale of the shop has switched on purpose', () => {
  const here = 'https://shop.test/';
  expect(hasSwitched('https://shop.test/de-de/c/all', here)).toBe(true);
  expect(hasSwitched('https://shop.test/location-selector', 'https://shop.test/fr-fr/')).toBe(true);
  expect(hasSwitched('https://shop.test/c/all', here)).toBe(false);
  expect(hasSwitched('https://elsewhere.test/de-de/', here)).toBe(false);
  expect(hasSwitched('', here)).toBe(false);
});

test('the parameter of the site that is left is not carried', () => {
  expect(carriedAbroad('siteId=us&cms=draft')).toBe('cms=draft');
  expect(carriedAbroad('siteId=us')).toBe('');
});

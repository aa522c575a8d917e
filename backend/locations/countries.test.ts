import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import { describe, expect, test } from 'vitest';
import { countryName, listCountries } from './countries.ts';

describe('the countries', () => {
  test.each([
    ['en-us', 'DE', 'Germany'],
    ['de-de', 'DE', 'Deutschland'],
    ['fr-ca', 'DE', 'Allemagne'],
    ['es-es', 'US', 'Estados Unidos'],
    ['it-it', 'GB', 'Regno Unito'],
    ['nl-nl', 'AT', 'Oostenrijk'],
  ])('in %s name %s %s', (locale, code, name) => {
    expect(countryName(code, locale)).toBe(name);
  });

  test.each(['XX', 'de', '', 'toString', 'DEU'])('do not include %j', (code) => {
    expect(countryName(code, 'en-us')).toBeUndefined();
  });

  test.each([
    ['de-de', 'Österreich', 'Pakistan'],
    ['de-de', 'Ägypten', 'Belgien'],
    ['en-us', 'Åland Islands', 'Albania'],
    ['es-es', 'España', 'Estados Unidos'],
  ])('are sorted as %s does: %s before %s', (locale, one, other) => {
    const names = listCountries(locale).map(({ name }) => name);
    expect(names.indexOf(one)).toBeGreaterThanOrEqual(0);
    expect(names.indexOf(one)).toBeLessThan(names.indexOf(other));
  });

  test.each([
    ['US', '1', '(XXX) XXX - XXXX'],
    ['CA', '1', '(XXX) XXX - XXXX'],
    ['NL', '31', 'X XX XX XX XX'],
    ['CH', '41', undefined],
  ])('give %s the dial code %s and the mask %s', (code, dialCode, mask) => {
    const country = listCountries('en-us').find((one) => one.code === code);
    expect(country).toMatchObject({ dialCode });
    expect(country?.mask).toBe(mask);
  });

  test('have the dial codes of the numbering plans', () => {
    const listed = listCountries('en-us').map(({ code, dialCode }) => `${code} ${dialCode}`);
    const known = getCountries().map((code) => `${code} ${getCountryCallingCode(code)}`);
    expect(listed.toSorted()).toEqual(known.toSorted());
  });

  test('have distinct codes and a dial code of digits each', () => {
    const countries = listCountries('en-us');
    expect(new Set(countries.map(({ code }) => code)).size).toBe(countries.length);
    expect(countries.filter(({ dialCode }) => !/^\d{1,3}$/.test(dialCode))).toEqual([]);
  });
});

import { getCountries, getCountryCallingCode } from 'libphonenumber-js';
import type { Country } from '../../src/api/locations/utilities.schema.ts';

/** Masks of national numbers in the shop's countries; elsewhere the region's mask applies. */
const MASKS: Readonly<Record<string, string>> = {
  US: '(XXX) XXX - XXXX',
  CA: '(XXX) XXX - XXXX',
  GB: 'XXXX XXXXXX',
  DE: 'XXXX XXXXXXX',
  FR: 'X XX XX XX XX',
  ES: 'XXX XXX XXX',
  IT: 'XXX XXX XXXX',
  NL: 'X XX XX XX XX',
};

const listed = new Map<string, readonly Country[]>();

/** Every country with a dial code, named and sorted in the locale's language. */
export function listCountries(locale: string): readonly Country[] {
  const known = listed.get(locale);
  if (known) return known;
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const countries = getCountries()
    .map((code) => toCountry(code, names.of(code) ?? code, getCountryCallingCode(code)))
    .toSorted((a, b) => compare(a.name, b.name));
  listed.set(locale, countries);
  return countries;
}

function toCountry(code: string, name: string, dialCode: string): Country {
  const mask = MASKS[code];
  return mask === undefined ? { name, dialCode, code } : { name, dialCode, code, mask };
}

/** The country's name in the locale's language; `undefined` for an unknown code. */
export function countryName(code: string, locale: string): string | undefined {
  return listCountries(locale).find((country) => country.code === code)?.name;
}

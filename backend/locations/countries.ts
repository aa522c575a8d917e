import { PHONE_COUNTRIES } from '../../domain/phone-countries.ts';
import type { Country } from '../../src/api/locations/utilities.schema.ts';

const listed = new Map<string, readonly Country[]>();

/** Every country with a dial code, named and sorted in the locale's language. */
export function listCountries(locale: string): readonly Country[] {
  const known = listed.get(locale);
  if (known) return known;
  const names = new Intl.DisplayNames(locale, { type: 'region' });
  const { compare } = new Intl.Collator(locale);
  const countries = PHONE_COUNTRIES.map((country) => ({
    name: names.of(country.code) ?? country.code,
    ...country,
  })).toSorted((a, b) => compare(a.name, b.name));
  listed.set(locale, countries);
  return countries;
}

/** The country's name in the locale's language; `undefined` for an unknown code. */
export function countryName(code: string, locale: string): string | undefined {
  return listCountries(locale).find((country) => country.code === code)?.name;
}

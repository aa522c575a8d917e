import { hasPostalRule } from './postal-code.ts';

/** Dial codes of the countries that addresses support. */
const DIAL_CODES: Readonly<Record<string, string>> = {
  US: '1',
  CA: '1',
  GB: '44',
  DE: '49',
  FR: '33',
  ES: '34',
  IT: '39',
  NL: '31',
  MC: '377',
  AT: '43',
  BE: '32',
  CH: '41',
  LU: '352',
  DK: '45',
  NO: '47',
  FI: '358',
  SE: '46',
  PL: '48',
  CZ: '420',
  PT: '351',
  IE: '353',
};

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl'];
const SHORT: Readonly<Record<string, string>> = { usa: 'US', uk: 'GB', 'great britain': 'GB' };

export const dialCodeOf = (country: string): string | undefined =>
  Object.hasOwn(DIAL_CODES, country) ? DIAL_CODES[country] : undefined;

export const DIAL_COUNTRIES = Object.values(DIAL_CODES).map((dialCode) => ({ dialCode }));

/**
 * ISO 3166-1 code of a country, given by code or by its name in one of the shop's languages; `undefined` for others.
 */
export function countryCodeOf(text: string): string | undefined {
  const code = text.toUpperCase();
  if (hasPostalRule(code)) return code;
  return SHORT[text.toLowerCase()] ?? namesByCountry().get(text.toLowerCase());
}

export function countryName(code: string, language = 'en'): string {
  return namesIn(language).of(code) ?? code;
}

const displayNames = new Map<string, Intl.DisplayNames>();

function namesIn(language: string): Intl.DisplayNames {
  const known = displayNames.get(language);
  const names = known ?? new Intl.DisplayNames([language], { type: 'region', fallback: 'code' });
  displayNames.set(language, names);
  return names;
}

let byName: ReadonlyMap<string, string> | undefined;

function namesByCountry(): ReadonlyMap<string, string> {
  const codes = Object.keys(DIAL_CODES);
  byName ??= new Map(
    LANGUAGES.flatMap((language) =>
      codes.map((code): [string, string] => [countryName(code, language).toLowerCase(), code]),
    ),
  );
  return byName;
}

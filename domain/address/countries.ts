import { hasPostalRule, POSTAL_COUNTRIES } from './postal-code.ts';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl'];
const SHORT: Readonly<Record<string, string>> = { usa: 'US', uk: 'GB', 'great britain': 'GB' };

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
  byName ??= new Map(
    LANGUAGES.flatMap((language) =>
      POSTAL_COUNTRIES.map((code): [string, string] => [countryName(code, language).toLowerCase(), code]),
    ),
  );
  return byName;
}

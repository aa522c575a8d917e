/** A country the shop sells to, as `/fapi/pages/location-selector` lists it (docs/contract.md#operations). */
export interface Location {
  readonly countryCode: string;
  readonly name: string;
  /** Host of the shop and of the content it shows. */
  readonly domain: string;
  readonly locales: readonly string[];
  readonly canvasDomain: string;
}

/** As `/get-user-geo-country` answers it. */
export interface VisitorCountry {
  /** ISO 3166-1, two capital letters. */
  readonly code: string;
  readonly name: string;
}

interface VisitorLocation {
  /** Code of the country the visitor is in. */
  readonly country: string;
  /** Code of the country whose shop they are in. */
  readonly siteCountry: string;
  /** Of the page: `en-us`. */
  readonly locale: string;
  /** Of the browser: `en`, `en-GB`. */
  readonly language: string;
}

/**
 * The country a visitor is asked about (docs/contract.md#location-confirmation): theirs, where the shop sells to it, where it is not
 * the one they shop in, and where the page is not in their language and country already.
 */
export function countryToConfirm(visitor: VisitorLocation, locations: readonly Location[]): Location | undefined {
  const { country, siteCountry, locale, language } = visitor;
  if (country === siteCountry) return undefined;
  const own = `${language.slice(0, 2)}-${country}`.toLowerCase();
  if (own === locale) return undefined;
  const find = (code: string) => locations.find(({ countryCode }) => countryCode === code);
  return find(siteCountry) && find(country);
}

/** Path of a locale's home: the first of all has no prefix. */
export function homeOf(locale: string, locations: readonly Location[]): string {
  return locale === locations[0]?.locales[0] ? '/' : `/${locale}/`;
}

const prefixOf = (path: string): string => /^\/[a-z]{2}-[a-z]{2}(?=\/|$)/.exec(path)?.[0] ?? '';

/** Whether who comes from one page of the shop to another has changed the country or the language on purpose. */
export function hasSwitched(from: string, to: string): boolean {
  const [before, after] = [URL.parse(from), new URL(to)];
  return before?.origin === after.origin && prefixOf(before.pathname) !== prefixOf(after.pathname);
}

/** Parameters that travel along to another country: not the site that was left. */
export function carriedAbroad(carried: string): string {
  const query = new URLSearchParams(carried);
  query.delete('siteId');
  return query.toString();
}

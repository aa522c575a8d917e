import type { Region } from '../../src/api/locations/utilities.schema.ts';
import { REGION_NAMES, REGION_NAMES_IN } from './region-names.ts';

/** The regions that addresses of the country name, sorted by name; empty when they name none. */
export function listRegions(countryCode: string, locale: string): readonly Region[] {
  const language = locale.slice(0, 2);
  const { compare } = new Intl.Collator(locale);
  return readRegions(countryCode, REGION_NAMES_IN[`${countryCode}-${language}`] ?? namesOf(countryCode)).toSorted(
    (a, b) => compare(a.name, b.name),
  );
}

const namesOf = (countryCode: string): string =>
  Object.hasOwn(REGION_NAMES, countryCode) ? (REGION_NAMES[countryCode] ?? '') : '';

function readRegions(countryCode: string, text: string): Region[] {
  return text
    .split(';')
    .map((entry) => /^\s*(\w+)\s+(.+?)\s*$/s.exec(entry))
    .flatMap((match) => {
      const [, code = '', name = ''] = match ?? [];
      return code === '' ? [] : [{ code, isoCode: `${countryCode}-${code}`, name }];
    });
}

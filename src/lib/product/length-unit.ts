export const LENGTH_UNITS = ['cm', 'in'] as const;
export type LengthUnit = (typeof LENGTH_UNITS)[number];

/** The unit that a country (ISO 3166-1 alpha-2) measures bodies in. */
export function lengthUnitOf(country: string): LengthUnit {
  return country === 'US' ? 'in' : 'cm';
}

/** Total tax rate of one region. */
export interface RegionRate {
  /** Millionths: 9.975 % is 99750. */
  readonly millionths: number;
  /** Whether shipping is taxed like the items. */
  readonly taxesShipping: boolean;
}

/** Rates of a country: one rate, or one for each state or province. */
export interface CountryRates {
  readonly standard?: RegionRate | undefined;
  readonly provinces?: ReadonlyMap<string, RegionRate> | undefined;
}

/** By ISO 3166-1 code. */
export type TaxRates = ReadonlyMap<string, CountryRates>;

interface TaxAddress {
  readonly countryCode: string;
  readonly province: string | null;
}

/** The rate at an address; `undefined` when unknown, which is not a rate of 0 (`TAX309`). */
export function rateAt(rates: TaxRates, { countryCode, province }: TaxAddress): RegionRate | undefined {
  const country = rates.get(countryCode);
  return (province === null ? undefined : country?.provinces?.get(province)) ?? country?.standard;
}

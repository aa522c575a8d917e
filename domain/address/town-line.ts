/** Countries that write the postal code after the town. */
const CODE_LAST = new Set(['US', 'CA', 'GB', 'IE']);

/** Whether addresses of the country have the postal code before the town, in forms as on letters. */
export function isCodeFirst(country: string): boolean {
  return !CODE_LAST.has(country);
}

interface TownAddress {
  readonly postalCode: string;
  readonly city: string;
  readonly province?: string | null | undefined;
  readonly countryCode: string;
}

/** The line of an address with the town, as its country writes it on a letter: "Austin, TX 78701", "50667 Köln". */
export function townLine({ postalCode, city, province, countryCode }: TownAddress): string {
  if (isCodeFirst(countryCode)) return [postalCode, city, province].filter(Boolean).join(' ');
  return [[city, province].filter(Boolean).join(', '), postalCode].filter(Boolean).join(' ');
}

/** Time zones of the states and provinces that have one; of those with two, the one of most of their people. */
const ZONES: Readonly<Record<string, string>> = {
  'America/New_York': `US-CT US-DC US-DE US-FL US-GA US-IN US-MA US-MD US-ME US-MI US-NC US-NH US-NJ US-NY US-OH US-PA
    US-RI US-SC US-VA US-VT US-WV US-KY`,
  'America/Chicago': 'US-AL US-AR US-IA US-IL US-KS US-LA US-MN US-MO US-MS US-ND US-NE US-OK US-SD US-TN US-TX US-WI',
  'America/Denver': 'US-CO US-ID US-MT US-NM US-UT US-WY',
  'America/Phoenix': 'US-AZ',
  'America/Los_Angeles': 'US-CA US-NV US-OR US-WA',
  'America/Anchorage': 'US-AK',
  'Pacific/Honolulu': 'US-HI',
  'America/Toronto': 'CA-ON CA-QC CA-NU',
  'America/Winnipeg': 'CA-MB',
  'America/Regina': 'CA-SK',
  'America/Edmonton': 'CA-AB CA-NT',
  'America/Vancouver': 'CA-BC',
  'America/Whitehorse': 'CA-YT',
  'America/Halifax': 'CA-NS CA-NB CA-PE',
  'America/St_Johns': 'CA-NL',
};
const BY_REGION = new Map(
  Object.entries(ZONES).flatMap(([zone, regions]) => regions.split(/\s+/).map((region) => [region, zone])),
);

/** Areas of postal codes with a time of their own, and the time of all others; the codes tell islands from the mainland. */
const BY_CODE: Readonly<Record<string, { readonly areas: Readonly<Record<string, string>>; readonly others: string }>> =
  {
    DE: { areas: {}, others: 'Europe/Berlin' },
    ES: { areas: { 35: 'Atlantic/Canary', 38: 'Atlantic/Canary' }, others: 'Europe/Madrid' },
  };

/** What of an address tells its time zone. */
export interface ZonedAddress {
  readonly countryCode: string;
  readonly province?: unknown;
  readonly postalCode?: unknown;
}

/**
 * The time zone of an address; `undefined` in a country with several where the address does not tell which, so that the
 * file must name it.
 */
export function timeZoneOf({ countryCode, province, postalCode }: ZonedAddress): string | undefined {
  if (!/^[A-Za-z]{2}$/.test(countryCode)) return undefined;
  const country = countryCode.toUpperCase();
  const ofRegion = typeof province === 'string' && BY_REGION.get(`${country}-${province.trim().toUpperCase()}`);
  if (ofRegion) return ofRegion;
  const rule = Object.hasOwn(BY_CODE, country) ? BY_CODE[country] : undefined;
  const area = typeof postalCode === 'string' ? /^\s*(\d{2})\d{3}\s*$/.exec(postalCode)?.[1] : undefined;
  if (rule && area !== undefined) return rule.areas[area] ?? rule.others;
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(`und-${country}`);
  const zones = locale.getTimeZones?.() ?? [];
  return zones.length === 1 ? zones[0] : undefined;
}

import type { DeliveryCalendar, Schedule } from '../../delivery/delivery-dates.ts';
import type { HolidayRules } from '../../delivery/holidays.ts';
import type { PostalAddress, ShippingCode } from '../../pricing-model.ts';

/** A delivery method of a site. Amounts in minor units of the site's currency. */
export interface MethodRate {
  readonly code: ShippingCode;
  readonly price: number;
  /** Shipping is free from this value on; `null` for never. */
  readonly freeAbove: number | null;
  /** Business days, from and to; `[0, 0]` is the same day. */
  readonly days: readonly [number, number];
  /** Destinations whose days are known better; the first that matches counts. */
  readonly zones?: readonly DeliveryZone[];
  /** ISO days of the week, where they differ from the site's. */
  readonly workingDays?: readonly number[] | undefined;
  /** Hour of the site's local day from which an order counts as the next business day's. */
  readonly cutoff: number;
  /** Delivers to a street only, never to a post office box. */
  readonly needsStreet: boolean;
  readonly membersOnly: boolean;
  readonly excludedProvinces: readonly string[];
  /** Prefixes of postal codes. */
  readonly excludedPostalCodes: readonly string[];
}

interface DeliveryZone {
  /** ISO 3166-1 codes; by default the site's own. */
  readonly countries?: readonly string[] | undefined;
  /** Beginnings of postal codes; by default any. */
  readonly postalCodes?: readonly string[] | undefined;
  readonly days: readonly [number, number];
}

/** Delivery methods and destinations of a site. */
export interface ShippingRates {
  /** ISO 3166-1 code of the country that orders leave from. */
  readonly country: string;
  /** IANA name. */
  readonly timeZone: string;
  /** ISO days of the week: Monday is 1. */
  readonly workingDays: readonly number[];
  /** By ISO 3166-1 code; a country that is missing has none. */
  readonly holidays: Readonly<Record<string, HolidayRules>>;
  /** ISO 3166-1 codes. */
  readonly serves: readonly string[];
  readonly excludedProvinces: readonly string[];
  readonly excludedPostalCodes: readonly string[];
  /** Sorted as they are offered at equal cost. */
  readonly methods: readonly MethodRate[];
}

export const HOME_METHODS = ['standard', 'prime', 'me'] as const;
export type HomeMethod = (typeof HOME_METHODS)[number];

export const isHomeMethod = (code: string): code is HomeMethod => HOME_METHODS.some((method) => method === code);

/** Methods where the customer picks up the order. */
export const HANDED_OUT = ['pickup', 'sts', 'pudo'] as const;

/** Whether the method delivers to the customer's own address. */
export const goesHome = (code: ShippingCode): boolean => isHomeMethod(code) || code === 'customs';

export const rateOf = ({ methods }: ShippingRates, code: ShippingCode): MethodRate | undefined =>
  methods.find((method) => method.code === code);

/** Where a delivery goes, as far as known. */
export type DeliveryTarget = Pick<PostalAddress, 'countryCode' | 'postalCode'> | null;

const NO_HOLIDAYS: HolidayRules = [];

/** The calendar of a method from a site to a place; without a place, to the site's own country. */
export function calendarOf(rates: ShippingRates, rate: MethodRate, place: DeliveryTarget): DeliveryCalendar {
  const { country, timeZone, holidays } = rates;
  return {
    timeZone,
    workingDays: rate.workingDays ?? rates.workingDays,
    holidays: holidays[country] ?? NO_HOLIDAYS,
    destinationHolidays: holidays[place?.countryCode ?? country] ?? NO_HOLIDAYS,
  };
}

/** The method with the days that it takes to a place. */
export function scheduleTo(
  { days, cutoff, zones = [] }: MethodRate,
  place: DeliveryTarget,
  { country }: Pick<ShippingRates, 'country'>,
): Schedule {
  const zone = place && zones.find((one) => isInZone(place, one, country));
  return { days: zone?.days ?? days, cutoff };
}

function isInZone(
  { countryCode, postalCode }: NonNullable<DeliveryTarget>,
  { countries, postalCodes }: DeliveryZone,
  ownCountry: string,
): boolean {
  const code = postalCode.toUpperCase();
  const isThere = postalCodes?.some((beginning) => code.startsWith(beginning)) ?? true;
  return isThere && (countries ?? [ownCountry]).includes(countryCode);
}

type DestinationAddress = Pick<PostalAddress, 'countryCode' | 'province' | 'postalCode'>;
type Exclusions = Pick<MethodRate, 'excludedProvinces' | 'excludedPostalCodes'>;

/** Whether a site delivers to an address at all. */
export function servesAddress(rates: ShippingRates, address: DestinationAddress): boolean {
  return rates.serves.includes(address.countryCode) && !isExcluded(rates, address);
}

export function isExcluded(
  { excludedProvinces, excludedPostalCodes }: Exclusions,
  address: DestinationAddress,
): boolean {
  const { province, postalCode } = address;
  return (
    (province !== null && excludedProvinces.includes(province)) ||
    excludedPostalCodes.some((beginning) => postalCode.startsWith(beginning))
  );
}

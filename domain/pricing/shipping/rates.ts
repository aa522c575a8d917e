import type { PostalAddress, ShippingCode } from '../../pricing-model.ts';

/** A delivery method of a site. Amounts in minor units of the site's currency. */
export interface MethodRate {
  readonly code: ShippingCode;
  readonly price: number;
  /** Shipping is free from this value on; `null` for never. */
  readonly freeAbove: number | null;
  /** Business days, from and to; `[0, 0]` is the same day. */
  readonly days: readonly [number, number];
  /** Hour of the site's local day from which an order counts as the next business day's. */
  readonly cutoff: number;
  /** Delivers to a street only, never to a post office box. */
  readonly needsStreet: boolean;
  readonly membersOnly: boolean;
  readonly excludedProvinces: readonly string[];
  /** Prefixes of postal codes. */
  readonly excludedPostalCodes: readonly string[];
}

/** Delivery methods and destinations of a site. */
export interface ShippingRates {
  /** IANA name. */
  readonly timeZone: string;
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

import { isBroughtHome } from './shipments.ts';

/** Where a delivery goes: a postal code, or a whole country while that is unknown. */
export interface Destination {
  readonly countryCode: string;
  readonly postalCode?: string | undefined;
}

interface HomeShipment {
  readonly shippingId: string;
  readonly shippingMethod: string;
  readonly address?: Destination | null | undefined;
}

/**
 * Where a shipment's dates are for, while it has no address the place that the customer named, or anywhere in the country;
 * undefined for what is mailed or picked up.
 */
export function destinationOf(shipment: HomeShipment, country: string, postalCode?: string): Destination | undefined {
  if (!isBroughtHome(shipment)) return undefined;
  return shipment.address ?? { countryCode: country, postalCode };
}

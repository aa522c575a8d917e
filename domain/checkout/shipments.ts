import { HANDED_OUT, isHomeMethod } from '../pricing/shipping/rates.ts';

interface Shipped {
  readonly shippingId: string;
  readonly shippingMethod: string;
}

/** Whether it is brought to the shopper's own address. */
export const isBroughtHome = ({ shippingMethod }: Shipped): boolean =>
  isHomeMethod(shippingMethod) || shippingMethod === 'customs';

/** Whether the shopper comes to fetch it. */
export const isHandedOut = ({ shippingMethod }: Shipped): boolean => HANDED_OUT.some((code) => code === shippingMethod);

/** What a cart needs to know of where it goes. */
export interface DeliveryNeeds {
  readonly needsAddress: boolean;
  /** Nothing is brought, and something is fetched. */
  readonly isPickupOnly: boolean;
  readonly isDigitalOnly: boolean;
}

export function needsOf(shipments: readonly Shipped[]): DeliveryNeeds {
  const needsAddress = shipments.some(isBroughtHome);
  const isFetched = shipments.some(isHandedOut);
  return { needsAddress, isPickupOnly: !needsAddress && isFetched, isDigitalOnly: !needsAddress && !isFetched };
}

type Values = Readonly<Record<string, string>>;

interface Whereabouts {
  /** Of what is brought home, with who gets it. */
  readonly address: Values;
  /** Who buys. */
  readonly contact: Values;
  /** Who fetches it; what is left out is the buyer's. */
  readonly pickup: Values;
}

/** The addresses that a cart's shipments are told, one call each: a home, each place of handing out, or an inbox. */
export function addressesFor(shipments: readonly Shipped[], { address, contact, pickup }: Whereabouts): Values[] {
  const { needsAddress, isDigitalOnly } = needsOf(shipments);
  const filled = Object.fromEntries(Object.entries(pickup).filter(([, value]) => value.trim() !== ''));
  const fetched = shipments.filter(isHandedOut).map(({ shippingId }) => ({ ...contact, ...filled, shippingId }));
  return [...(needsAddress ? [address] : []), ...fetched, ...(isDigitalOnly ? [contact] : [])];
}

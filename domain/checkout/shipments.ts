import { HANDED_OUT, isHomeMethod } from '../pricing/shipping/rates.ts';

interface Shipped {
  readonly shippingId: string;
  readonly shippingMethod: string;
}

/** Whether it is delivered to the customer's own address. */
export const isBroughtHome = ({ shippingMethod }: Shipped): boolean =>
  isHomeMethod(shippingMethod) || shippingMethod === 'customs';

/** Whether the customer picks it up. */
export const isHandedOut = ({ shippingMethod }: Shipped): boolean => HANDED_OUT.some((code) => code === shippingMethod);

/** Which addresses and contacts a cart needs. */
export interface DeliveryNeeds {
  readonly needsAddress: boolean;
  /** Nothing is delivered, and something is picked up. */
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
  /** Address of home delivery, with its recipient. */
  readonly address: Values;
  /** Contact of the customer. */
  readonly contact: Values;
  /** Contact for pickup; fields that are left out are the customer's. */
  readonly pickup: Values;
}

/** The addresses to set on a cart's shipments, one request each: a home, each pickup location, or an inbox. */
export function addressesFor(shipments: readonly Shipped[], { address, contact, pickup }: Whereabouts): Values[] {
  const { needsAddress, isDigitalOnly } = needsOf(shipments);
  const filled = Object.fromEntries(Object.entries(pickup).filter(([, value]) => value.trim() !== ''));
  const fetched = shipments.filter(isHandedOut).map(({ shippingId }) => ({ ...contact, ...filled, shippingId }));
  return [...(needsAddress ? [address] : []), ...fetched, ...(isDigitalOnly ? [contact] : [])];
}

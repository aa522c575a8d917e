import type { CartItem } from '../../api/cart/cart-item.schema.ts';
import type { CartAddress } from '../../api/core/address.schema.ts';

export interface ShipmentSource {
  /** Of the shipment. */
  readonly items: readonly CartItem[];
  readonly shippingMethod: string;
  readonly address: CartAddress | null | undefined;
}

interface Destinations {
  /** Of gifts that are mailed, each once. */
  readonly recipients: readonly { readonly to: string; readonly email: string }[];
  readonly address: CartAddress | undefined;
}

/** Where a shipment goes: gifts that are mailed go to their recipients. */
export function destinationsOf({ items, shippingMethod, address }: ShipmentSource): Destinations {
  const gifts = shippingMethod === 'digital' ? items.flatMap(({ giftOption }) => giftOption ?? []) : [];
  const recipients = new Map(gifts.map(({ to, email }) => [email, to]));
  const isOwn = gifts.length < items.length || gifts.length === 0;
  return {
    recipients: Array.from(recipients, ([email, to]) => ({ to, email })),
    address: (isOwn && address) || undefined,
  };
}

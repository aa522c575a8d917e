import type { CartItem } from '../../api/cart/cart-item.schema.ts';
import type { CartAddress } from '../../api/core/address.schema.ts';
import { AddressText } from './AddressText.tsx';

interface Props {
  /** Of the shipment. */
  readonly items: readonly CartItem[];
  readonly shippingMethod: string;
  readonly address: CartAddress | null | undefined;
}

/** Where a shipment goes: gifts that are mailed go to their recipients. */
export function ShipmentAddress({ items, shippingMethod, address }: Props) {
  const gifts = shippingMethod === 'digital' ? items.flatMap(({ giftOption }) => giftOption ?? []) : [];
  const recipients = new Map(gifts.map(({ to, email }) => [email, to]));
  const isOwn = gifts.length < items.length || gifts.length === 0;
  return (
    <>
      {Array.from(recipients, ([email, to]) => (
        <p key={email} className="checkout__address">
          <span>{to}</span>
          <span>{email}</span>
        </p>
      ))}
      {isOwn && address && <AddressText address={address} />}
    </>
  );
}

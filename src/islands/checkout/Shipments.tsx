import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Cart, Shipment } from '../../api/cart/cart.schema.ts';
import { formatDelivery } from '../../../domain/delivery/dates-text.ts';
import { isHandedOut } from '../../../domain/checkout/shipments.ts';
import { $pickupStores, loadPickupStores } from '../../stores/locations/pickup-stores.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { useText } from '../kit/text.ts';
import { AddressText } from './AddressText.tsx';

/** The destination and delivery method of each shipment. */
export function Shipments({ cart }: { cart: Cart }) {
  return cart.shipments.map((shipment) => <Destination key={shipment.shippingId} cart={cart} shipment={shipment} />);
}

const HEADINGS: Readonly<Record<string, string>> = { digital: 'checkout.sendTo' };

function Destination({ cart, shipment }: { cart: Cart; shipment: Shipment }) {
  const t = useText();
  const { shippingId, shippingMethod, address, itemIds, storeId = '' } = shipment;
  const isFetched = isHandedOut(shipment);
  const names = cart.items.filter(({ id }) => itemIds.includes(id)).map(({ name }) => name);
  const heading = isFetched ? 'checkout.pickupPlace' : (HEADINGS[shippingMethod] ?? 'checkout.deliverTo');
  return (
    <div>
      <h3>{t(heading)}</h3>
      {isFetched && shippingMethod !== 'pudo' && <StoreName id={storeId} />}
      {address && <AddressText address={address} />}
      {cart.shipments.length > 1 && <p>{names.join(', ')}</p>}
      <ShipmentMethod cart={cart} shippingId={shippingId} code={shippingMethod} />
    </div>
  );
}

function StoreName({ id }: { id: string }) {
  const store = useStore($pickupStores)[id];
  useEffect(() => void (id !== '' && loadPickupStores([id])), [id]);
  return store ? (
    <p>
      <strong>{store.name}</strong>
    </p>
  ) : null;
}

function ShipmentMethod({ cart, shippingId, code }: { cart: Cart; shippingId: string; code: string }) {
  const offer = cart.shippingMethods.find((one) => one.shippingId === shippingId && one.code === code);
  return offer ? (
    <p className="hint">{[offer.label, formatDelivery(offer, pageData().locale)].filter(Boolean).join(': ')}</p>
  ) : null;
}

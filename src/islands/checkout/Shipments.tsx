import { useStore } from '@nanostores/react';
import { useEffect } from 'react';
import type { Cart, Shipment } from '../../api/cart/cart.schema.ts';
import { destinationOf } from '../../../domain/checkout/destination.ts';
import { describeDelivery } from '../kit/describe-delivery.ts';
import { isHandedOut } from '../../../domain/checkout/shipments.ts';
import { $pickupStores, loadPickupStores } from '../../stores/locations/pickup-stores.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { useText } from '../kit/text.ts';
import { ShipmentAddress } from './ShipmentAddress.tsx';

/** The destination and delivery method of each shipment. */
export function Shipments({ cart }: { cart: Cart }) {
  return cart.shipments.map((shipment) => <Destination key={shipment.shippingId} cart={cart} shipment={shipment} />);
}

const HEADINGS: Readonly<Record<string, string>> = { digital: 'checkout.sendTo' };

function Destination({ cart, shipment }: { cart: Cart; shipment: Shipment }) {
  const t = useText();
  const { shippingMethod, address, itemIds, storeId = '' } = shipment;
  const isFetched = isHandedOut(shipment);
  const items = cart.items.filter(({ id }) => itemIds.includes(id));
  const heading = isFetched ? 'checkout.pickupPlace' : (HEADINGS[shippingMethod] ?? 'checkout.deliverTo');
  return (
    <div>
      <h3>{t(heading)}</h3>
      {isFetched && shippingMethod !== 'pudo' && <StoreName id={storeId} />}
      <ShipmentAddress items={items} shippingMethod={shippingMethod} address={address} />
      {cart.shipments.length > 1 && <p>{items.map(({ name }) => name).join(', ')}</p>}
      <ShipmentMethod cart={cart} shipment={shipment} />
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

function ShipmentMethod({ cart, shipment }: { cart: Cart; shipment: Shipment }) {
  const t = useText();
  const { shippingId, shippingMethod } = shipment;
  const offer = cart.shippingMethods.find((one) => one.shippingId === shippingId && one.code === shippingMethod);
  return offer ? (
    <p className="hint">
      {describeDelivery({ ...offer, to: destinationOf(shipment, pageData().country, cart.postalCode) }, t)}
    </p>
  ) : null;
}

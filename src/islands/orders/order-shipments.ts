import type { Purchase } from '../../api/orders/purchases.schema.ts';
import { destinationsOf } from '../checkout/destinations.ts';

type Parcel = Purchase['parcels'][number];

/** The shipments of an order with what is known of each. */
export function shipmentsOf(purchase: Purchase) {
  return purchase.shipments.map((shipment) => {
    const { itemIds } = shipment;
    const items = purchase.items.filter(({ id }) => itemIds.includes(id));
    const parcels = purchase.parcels.filter((parcel) => parcel.items.some(({ itemId }) => itemIds.includes(itemId)));
    return {
      shipment,
      items,
      parcels,
      /** Of the delivery method. */
      label: items[0]?.shippingOptions.find(({ selected }) => selected)?.shippingMethod.label,
      /** Nothing of it was sent. */
      isWaited: parcels.length === 0 && purchase.status === 'placed' && purchase.progress !== 'delivered',
      ...destinationsOf({ ...shipment, items }),
    };
  });
}

/** "2 × Ridge Boot, 1 × Map". */
export function contentsOf({ items }: Purchase, parcel: Parcel): string {
  const nameOf = (itemId: string) => items.find(({ id }) => id === itemId)?.name ?? itemId;
  return parcel.items.map(({ itemId, qty }) => `${qty} × ${nameOf(itemId)}`).join(', ');
}

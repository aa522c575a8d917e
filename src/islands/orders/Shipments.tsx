import { formatDelivery, formatDeliveryDates } from '../../../domain/delivery/dates-text.ts';
import type { Purchase } from '../../api/orders/purchases.schema.ts';
import { formatLocalDate } from '../../i18n/format.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { ShipmentAddress } from '../checkout/ShipmentAddress.tsx';
import { useText } from '../kit/text.ts';

type Shipment = Purchase['shipments'][number];
type Parcel = Purchase['parcels'][number];

/** The shipments with destination, delivery method and parcels. */
export function Shipments({ purchase }: { readonly purchase: Purchase }) {
  const { shipments } = purchase;
  return shipments.map((shipment) => (
    <OneShipment key={shipment.shipmentId} shipment={shipment} purchase={purchase} isOnly={shipments.length === 1} />
  ));
}

interface ShipmentProps {
  readonly shipment: Shipment;
  readonly purchase: Purchase;
  readonly isOnly: boolean;
}

function OneShipment({ shipment, purchase, isOnly }: ShipmentProps) {
  const t = useText();
  const { shipmentId, shippingMethod, itemIds, address } = shipment;
  const time = formatDelivery(shipment, pageData().locale);
  const items = purchase.items.filter(({ id }) => itemIds.includes(id));
  const parcels = purchase.parcels.filter((parcel) => parcel.items.some(({ itemId }) => itemIds.includes(itemId)));
  const methodLabel = items[0]?.shippingOptions.find(({ selected }) => selected)?.shippingMethod.label;
  const isWaited = parcels.length === 0 && purchase.status === 'placed' && purchase.progress !== 'delivered';
  const id = `shipment-${shipmentId}`;
  return (
    <section className="order__section" aria-labelledby={id}>
      <h3 id={id}>{methodLabel ?? t('checkout.delivery')}</h3>
      {!isOnly && <p>{items.map(({ name, qty }) => `${qty} × ${name}`).join(', ')}</p>}
      {isWaited && time !== '' && <p>{t('orders.arrives', { time })}</p>}
      <ShipmentAddress items={items} shippingMethod={shippingMethod} address={address} />
      {parcels.length > 0 && (
        <ul className="order__parcels" role="list">
          {parcels.map((parcel) => (
            <li key={`${parcel.trackingNumber} ${parcel.shippedAt}`}>
              <ParcelFacts parcel={parcel} purchase={purchase} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A parcel with its contents and tracking. */
export function ParcelFacts({ parcel, purchase }: { readonly parcel: Parcel; readonly purchase: Purchase }) {
  const t = useText();
  const { carrier, trackingNumber, trackingUrl, shippedAt, deliveredAt, deliveryDates } = parcel;
  const nameOf = (itemId: string) => purchase.items.find(({ id }) => id === itemId)?.name ?? itemId;
  const date = (moment: string) => formatLocalDate(moment, pageData().locale);
  return (
    <>
      <strong>
        {deliveredAt
          ? t('orders.deliveredOn', { date: date(deliveredAt) })
          : t('orders.shippedOn', { date: date(shippedAt) })}
      </strong>
      {deliveryDates && !deliveredAt && (
        <p>{t('orders.arrives', { time: formatDeliveryDates(deliveryDates, pageData().locale) })}</p>
      )}
      <p className="hint">{parcel.items.map(({ itemId, qty }) => `${qty} × ${nameOf(itemId)}`).join(', ')}</p>
      {trackingNumber !== null && (
        <p>
          {t('orders.trackingNumber')} <span className="order__code">{trackingNumber}</span>
        </p>
      )}
      {trackingUrl !== null && (
        <a className="identity__link" href={trackingUrl} rel="noopener noreferrer" target="_blank">
          {t('orders.follow', { carrier: carrier ?? '' })}
        </a>
      )}
    </>
  );
}

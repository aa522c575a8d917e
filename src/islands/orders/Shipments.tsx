import { formatDelivery, formatDeliveryDates } from '../../../domain/delivery/dates-text.ts';
import type { Purchase } from '../../api/orders/purchases.schema.ts';
import { formatLocalDate } from '../../i18n/format.ts';
import { pageData } from '../../stores/core/page-data.ts';
import { ShipmentAddress } from '../checkout/ShipmentAddress.tsx';
import { useText } from '../kit/text.ts';
import { contentsOf, shipmentsOf } from './order-shipments.ts';

type Parcel = Purchase['parcels'][number];

/** The shipments with destination, delivery method and parcels. */
export function Shipments({ purchase }: { readonly purchase: Purchase }) {
  const t = useText();
  const shipments = shipmentsOf(purchase);
  return shipments.map(({ shipment, label, items, parcels, isWaited }) => {
    const id = `shipment-${shipment.shipmentId}`;
    const time = formatDelivery(shipment, pageData().locale);
    return (
      <section key={id} className="order__section" aria-labelledby={id}>
        <h3 id={id}>{label ?? t('checkout.delivery')}</h3>
        {shipments.length > 1 && <p>{items.map(({ name, qty }) => `${qty} × ${name}`).join(', ')}</p>}
        {isWaited && time !== '' && <p>{t('orders.arrives', { time })}</p>}
        <ShipmentAddress {...shipment} items={items} />
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
  });
}

/** A parcel with its contents; its tracking stands at the lines. */
function ParcelFacts({ parcel, purchase }: { readonly parcel: Parcel; readonly purchase: Purchase }) {
  const t = useText();
  const { shippedAt, deliveredAt, deliveryDates } = parcel;
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
      <p className="hint">{contentsOf(purchase, parcel)}</p>
    </>
  );
}

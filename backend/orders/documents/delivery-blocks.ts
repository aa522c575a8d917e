import type { Order } from '../../../src/api/orders/orders.schema.ts';
import { townLine } from '../../../domain/address/town-line.ts';
import { formatDelivery } from '../../../domain/delivery/dates-text.ts';
import type { MailBlock } from '../../messaging/mail-html.ts';

type OrderShipment = Order['shipments'][number];

/** How and when each shipment of an order is delivered, and where to. */
export function deliveryBlocks({ items, shipments }: Order, locale: string): MailBlock[] {
  return shipments.map((shipment) => {
    const item = items.find(({ id }) => shipment.itemIds.includes(id));
    const label = item?.shippingOptions.find(({ selected }) => selected)?.shippingMethod.label ?? '';
    const title = [label, formatDelivery(shipment, locale)].filter(Boolean).join(': ');
    return { title, lines: addressLines(shipment, locale) };
  });
}

/** An address as it is written on a parcel. */
function addressLines({ address }: OrderShipment, locale: string): string[] {
  if (!address) return [];
  const { firstName, lastName, addressLine1, addressLine2, countryCode } = address;
  const name = [firstName, lastName].filter(Boolean).join(' ');
  return [name, addressLine1, addressLine2 ?? '', townLine(address), countryIn(countryCode, locale)].filter(
    (line) => line !== '',
  );
}

const countryIn = (code: string, locale: string): string =>
  /^[A-Z]{2}$/.test(code) ? (new Intl.DisplayNames(locale, { type: 'region' }).of(code) ?? code) : code;

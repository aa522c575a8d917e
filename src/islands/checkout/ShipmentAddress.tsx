import { AddressText } from './AddressText.tsx';
import { destinationsOf, type ShipmentSource } from './destinations.ts';

/** The recipients of a shipment's gifts, and its address. */
export function ShipmentAddress(shipment: ShipmentSource) {
  const { recipients, address } = destinationsOf(shipment);
  return (
    <>
      {recipients.map(({ to, email }) => (
        <p key={email} className="checkout__address">
          <span>{to}</span>
          <span>{email}</span>
        </p>
      ))}
      {address && <AddressText address={address} />}
    </>
  );
}

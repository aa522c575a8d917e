import type { CartAddress } from '../../api/core/address.schema.ts';
import { townLine } from '../../../domain/address/town-line.ts';

/** An address as it is written on a parcel. */
export function AddressText({ address }: { address: CartAddress }) {
  const { firstName, lastName, addressLine1, addressLine2, country, email } = address;
  const lines = [[firstName, lastName], [addressLine1], [addressLine2], [townLine(address)], [country], [email]].map(
    (parts) => parts.filter(Boolean).join(' '),
  );
  return (
    <p className="checkout__address">
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}

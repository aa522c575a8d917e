import type { CartAddress } from '../../api/core/address.schema.ts';
import { townLine } from '../../../domain/address/town-line.ts';
import { pageData } from '../../stores/core/page-data.ts';

/** The country in the words of the page; addresses carry the name that they were entered with. */
function countryOf({ country, countryCode }: CartAddress): string {
  return (countryCode && new Intl.DisplayNames(pageData().locale, { type: 'region' }).of(countryCode)) || country;
}

/** An address as it is written on a parcel. */
export function AddressText({ address }: { address: CartAddress }) {
  const { firstName, lastName, addressLine1, addressLine2, email } = address;
  const lines = [
    [firstName, lastName],
    [addressLine1],
    [addressLine2],
    [townLine(address)],
    [countryOf(address)],
    [email],
  ].map((parts) => parts.filter(Boolean).join(' '));
  return (
    <p className="checkout__address">
      {lines.filter(Boolean).map((line) => (
        <span key={line}>{line}</span>
      ))}
    </p>
  );
}

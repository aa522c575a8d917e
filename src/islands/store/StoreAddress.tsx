import type { Store } from '../../api/stores.schema.ts';

const CITY_FIRST = new Set(['US', 'CA', 'GB']);

/** City, region and postal code in the order of the country. */
function placeOf({ city, province, postalCode, countryCode }: Store['address']): string {
  if (!CITY_FIRST.has(countryCode)) return `${postalCode} ${city}`;
  return `${[city, province].filter(Boolean).join(', ')} ${postalCode}`;
}

/** Where a store is, on two lines at most. */
export function StoreAddress({ store }: { readonly store: Pick<Store, 'address' | 'phone'> }) {
  const { addressLine1, addressLine2 } = store.address;
  const street = [addressLine1, addressLine2].filter(Boolean).join(', ');
  return (
    <span className="hint">
      {street}, {placeOf(store.address)}
      {store.phone && <> · {store.phone}</>}
    </span>
  );
}

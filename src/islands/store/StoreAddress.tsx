import type { Store } from '../../api/stores.schema.ts';

/** Where a store is, on two lines at most. */
export function StoreAddress({ store }: { readonly store: Pick<Store, 'address' | 'phone'> }) {
  const { addressLine1, addressLine2, city, province, postalCode } = store.address;
  const street = [addressLine1, addressLine2].filter(Boolean).join(', ');
  const place = [postalCode, city, province].filter(Boolean).join(' ');
  return (
    <span className="hint">
      {street}, {place}
      {store.phone && <> · {store.phone}</>}
    </span>
  );
}

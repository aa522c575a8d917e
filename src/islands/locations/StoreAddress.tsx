import type { Store } from '../../api/locations/stores.schema.ts';
import { townLine } from '../../../domain/address/town-line.ts';

/** The address of a store, on two lines at most. */
export function StoreAddress({ store }: { readonly store: Pick<Store, 'address' | 'phone'> }) {
  const { addressLine1, addressLine2 } = store.address;
  const street = [addressLine1, addressLine2].filter(Boolean).join(', ');
  return (
    <span className="hint">
      {street}, {townLine(store.address)}
      {store.phone && <> · {store.phone}</>}
    </span>
  );
}

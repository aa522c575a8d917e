import type { Store } from '../../api/locations/stores.schema.ts';
import { townLine } from '../../../domain/address/town-line.ts';
import { distanceText } from '../../lib/locations/distance-text.ts';
import { pageData } from '../../stores/core/page-data.ts';

/** The address of a store, and how far it is from what was searched. */
export function StoreAddress({ store }: { readonly store: Pick<Store, 'address' | 'phone' | 'distance'> }) {
  const { addressLine1, addressLine2 } = store.address;
  const street = [addressLine1, addressLine2].filter(Boolean).join(', ');
  return (
    <span className="hint">
      {street}, {townLine(store.address)}
      {store.phone && <> · {store.phone}</>}
      {store.distance !== undefined && <> · {distanceText(store.distance, pageData())}</>}
    </span>
  );
}

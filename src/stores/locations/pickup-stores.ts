import type { Store } from '../../api/locations/stores.schema.ts';
import { searchStores } from '../../api/locations/stores.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { createStore } from '../core/store.ts';

/** Pickup stores of the cart's items, by id. */
export const $pickupStores = createStore<Readonly<Record<string, Store>>>({});

export const loadPickupStores = createAction('locations/load-stores', async (storeIds: readonly string[]) => {
  const known = $pickupStores.get();
  const asked = storeIds.filter((id) => !Object.hasOwn(known, id));
  if (asked.length === 0) return;
  const { stores } = await callApi(searchStores, { body: { storeIds: asked } });
  $pickupStores.set({ ...$pickupStores.get(), ...Object.fromEntries(stores.map((store) => [store.id, store])) });
});

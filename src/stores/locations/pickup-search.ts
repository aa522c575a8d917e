import { checkAvailability } from '../../api/catalog/availability.ts';
import type { Cart } from '../../api/cart/cart.schema.ts';
import { findCollectionPoints } from '../../api/locations/collection-points.ts';
import { searchStores } from '../../api/locations/stores.ts';
import { comparePickupLocations, type PickupLocation } from '../../../domain/pricing/shipping/pickup-locations.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';

type Line = Pick<Cart['items'][number], 'productId' | 'qty'>;

interface Search {
  readonly line: Line;
  /** A town or a postal code, or words of name and address; empty for every store. */
  readonly q: string;
}

const MAX_STORES = 20;

async function storesWithStock({ line, q }: Search) {
  const { productId, qty } = line;
  const search = q === '' ? {} : { near: q };
  const { stores } = await callApi(searchStores, { body: { ...search, services: ['pickup'], count: MAX_STORES } });
  if (stores.length === 0) return { stores, variant: undefined };
  const body = { items: [{ productId, qty }], storeIds: stores.map(({ id }) => id) };
  const { variants } = await callApi(checkAvailability, { params: { productId }, body });
  return { stores, variant: variants.find((one) => one.productId === productId) };
}

/** Stores that offer pickup, with their stock: those with enough stock first. */
export const findPickupStores = createAction(
  'locations/find-pickup',
  async (search: Search): Promise<PickupLocation[]> => {
    const { stores, variant } = await storesWithStock(search);
    return stores
      .map((store): PickupLocation => {
        const availability = variant?.stores.find(({ storeId }) => storeId === store.id);
        return { ...store, stock: availability?.stock ?? 0, isAvailable: availability?.available ?? false };
      })
      .toSorted(comparePickupLocations);
  },
);

/** Stores that the warehouse delivers to. */
export const findStoresToSendTo = createAction(
  'locations/find-delivery',
  async (search: Search): Promise<PickupLocation[]> => {
    const { stores, variant } = await storesWithStock(search);
    return stores
      .map((store): PickupLocation => ({ ...store, stock: null, isAvailable: variant?.available ?? false }))
      .toSorted(comparePickupLocations);
  },
);

export const findCollectionPointsNear = createAction(
  'locations/find-collection-points',
  async ({ q }: Pick<Search, 'q'>): Promise<PickupLocation[]> => {
    const { collectionPoints } = await callApi(findCollectionPoints, { body: { postalCode: q } });
    return collectionPoints
      .map((point): PickupLocation => ({ ...point, stock: null, isAvailable: true }))
      .toSorted(comparePickupLocations);
  },
);

import { isRecord } from '../../../domain/record.ts';
import { isApiError } from '../../api/core/api-error.ts';
import type { Availability } from '../../api/catalog/availability.schema.ts';
import { checkAvailability } from '../../api/catalog/availability.ts';
import type { Cart } from '../../api/cart/cart.schema.ts';
import { changeCartItem } from '../../api/cart/cart-changes.ts';
import { addCartItem, createCartWithItem, getCart } from '../../api/cart/cart.ts';
import { reserveWithItem } from '../../api/orders/reservations.ts';
import { addFavorite } from '../../api/account/wishlists.ts';
import type { Store } from '../../api/locations/stores.schema.ts';
import { searchStores } from '../../api/locations/stores.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { changeCart } from '../cart/cart.ts';
import { $cart } from '../cart/cart-state.ts';
import { pageData } from '../core/page-data.ts';
import { createPersistentStore, persistIn } from '../core/persistent-store.ts';
import { asVisitor } from '../core/session-call.ts';
import { createStore } from '../core/store.ts';

export type PickupStore = Pick<Store, 'id' | 'name'>;

const MAX_STORES = 50;

function toPickupStore(stored: unknown): PickupStore | undefined {
  const isStore = isRecord(stored) && 'id' in stored && 'name' in stored;
  return isStore ? { id: String(stored['id']), name: String(stored['name']) } : undefined;
}

/** The customer's pickup store, of this site. */
export const $pickupStore = createPersistentStore(() => `aisle.store.${pageData().siteId}`, toPickupStore);

/** The choice lasts as long as the tab where the visitor does not allow functional data (docs/contract.md#consent). */
async function setPickupStore({ id, name }: PickupStore): Promise<void> {
  const consent = await import('../core/consent.ts').catch(() => undefined);
  persistIn(consent?.allows('C0003') ? 'local' : 'session');
  $pickupStore.set({ id, name });
}

interface PickupSearch {
  /** A town or a postal code; a text that is no place is searched as words, and an empty one finds every store. */
  readonly near: string;
  /** Stores that have the product or the variant are found first. */
  readonly productId?: string | undefined;
}

export interface PickupStores {
  readonly stores: readonly Store[];
  /** Stores that match, which may be more than those found. */
  readonly total: number;
}

/** Stores that offer pickup, the nearest first: those with the product, then the others as far as there is room. */
export const findPickupStores = createAction(
  'locations/find-stores',
  async ({ near, productId }: PickupSearch): Promise<PickupStores> => {
    const around = { services: ['pickup' as const], count: MAX_STORES, ...(near !== '' && { near }) };
    const [{ stores, total }, having] = await Promise.all([
      callApi(searchStores, { body: around }),
      productId === undefined ? undefined : callApi(searchStores, { body: { ...around, productId } }),
    ]);
    const first = having?.stores ?? [];
    const ids = new Set(first.map(({ id }) => id));
    return { stores: [...first, ...stores.filter(({ id }) => !ids.has(id))].slice(0, MAX_STORES), total };
  },
);

/** Units of a variant in each store. */
export const loadStoreStock = createAction(
  'locations/load-stock',
  async ({ productId, storeIds }: { productId: string; storeIds: readonly string[] }): Promise<StoreStock> => {
    const body = { items: [{ productId }], storeIds: [...storeIds] };
    const { variants } = await callApi(checkAvailability, { params: { productId }, body });
    return variants.find((variant) => variant.productId === productId)?.stores ?? [];
  },
);

export type StoreStock = Availability['variants'][number]['stores'];

/** Lines of the cart that are picked up in another store. */
export function linesElsewhere(cart: Cart | null | undefined, storeId: string): Cart['items'] {
  return (cart?.items ?? []).filter(({ shippingOptions }) =>
    shippingOptions.some(
      ({ selected, shippingMethod, storeInfo }) =>
        selected && shippingMethod.code === 'pickup' && storeInfo !== null && storeInfo.id !== storeId,
    ),
  );
}

/** Sessions with a connected associate have no lists of their own (docs/contract.md#store-associates). */
async function saveToAccount(favStoreId: string): Promise<void> {
  await asVisitor(() => callApi(addFavorite, { body: { favStoreId } })).catch((error: unknown) => {
    if (!isApiError(error) || error.status !== 403) throw error;
  });
}

/** Sets the customer's store, also in the account, and moves the cart's pickup lines to it. */
export const savePickupStore = createAction('locations/save-store', async (store: PickupStore) => {
  await saveToAccount(store.id);
  for (const { id: itemId } of linesElsewhere($cart.get(), store.id)) {
    const body = { itemId, shippingMethod: 'pickup' as const, storeId: store.id };
    await changeCart((basketId = '') => callApi(changeCartItem, { params: { basketId }, body }));
  }
  if ($cart.get()) {
    const query = { favStoreId: store.id };
    await changeCart((basketId = '') => callApi(getCart, { params: { basketId }, query }));
  }
  await setPickupStore(store);
});

export interface PickupItem {
  /** The sellable variant. */
  readonly productId: string;
  readonly store: PickupStore;
}

/** Adds one unit to the cart for pickup in the store. */
export const addPickupItem = createAction('cart/add-for-pickup', async ({ productId, store }: PickupItem) => {
  const items = [{ productId, qty: 1, storeId: store.id, shippingMethod: 'pickup' as const }];
  await changeCart((cartId) =>
    cartId ? callApi(addCartItem, { body: { cartId, items } }) : callApi(createCartWithItem, { body: { items } }),
  );
  if (!$pickupStore.get()) await setPickupStore(store);
});

/** Adds one unit for pickup in the store and reserves the stock of the cart; returns until when, in ISO 8601. */
export const reservePickupItem = createAction('cart/reserve-for-pickup', async ({ productId, store }: PickupItem) => {
  const items = [{ productId, qty: 1, storeId: store.id, shippingMethod: 'pickup' as const }];
  const { items: lines } = await changeCart(() => callApi(reserveWithItem, { body: { items } }));
  if (!$pickupStore.get()) await setPickupStore(store);
  return lines.find((line) => line.productId === productId && line.reservedUntil !== undefined)?.reservedUntil;
});

/** The change of store to confirm, and the last confirmed one. */
export const $storeChange = createStore<PickupStore | undefined>(undefined);

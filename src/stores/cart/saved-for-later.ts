import type { Cart } from '../../api/cart/cart.schema.ts';
import { getSavedForLater, removeSavedLine, restoreSavedLine, saveCartLine } from '../../api/account/wishlists.ts';
import type { CartWithSaved, SavedForLater, SavedItem } from '../../api/account/wishlists.schema.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { readOwnList } from '../core/associate.ts';
import { changeCart } from './cart.ts';
import { lineFinder, neededBasket } from './cart-changes.ts';
import { createStore } from '../core/store.ts';
import { asVisitor } from '../core/session-call.ts';

/**
 * `undefined`: not loaded yet. `null`: the session has no list, because an associate is connected to it (docs/contract.md#store-associates).
 */
export const $saved = createStore<SavedForLater | null | undefined>(undefined);

function setCartAndSaved({ saveForLater, ...cart }: CartWithSaved): Cart {
  $saved.set(saveForLater);
  return cart;
}

export const loadSaved = createAction('saved/load', async () => {
  $saved.set(await readOwnList(() => asVisitor(() => callApi(getSavedForLater, {}))));
});

/** Moves a line from the cart to the list. */
export const saveLine = createAction('cart/save-for-later', ({ itemId }: { itemId: string }) => {
  const find = lineFinder(itemId);
  return changeCart(async (id) =>
    setCartAndSaved(await callApi(saveCartLine, { params: { basketId: neededBasket(id) }, body: { itemId: find() } })),
  );
});

/** Moves a saved line to the cart; on an error the line stays saved. */
export const moveToCart = createAction('saved/move-to-cart', ({ itemId }: Pick<SavedItem, 'itemId'>) =>
  changeCart(async (cartId) => {
    const saveForLaterId = $saved.get()?.saveForLaterId ?? '';
    return setCartAndSaved(
      await callApi(restoreSavedLine, { body: { saveForLaterId, itemId, ...(cartId && { cartId }) } }),
    );
  }),
);

export const removeSaved = createAction('saved/remove', async ({ itemId }: Pick<SavedItem, 'itemId'>) => {
  const params = { saveForlaterId: $saved.get()?.saveForLaterId ?? '', itemId };
  $saved.set(await asVisitor(() => callApi(removeSavedLine, { params })));
});

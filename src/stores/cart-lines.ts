import { changeCartItem, removeCartItem } from '../api/cart.ts';
import { createAction } from './action.ts';
import { callApi } from './api.ts';
import { changeCart } from './cart-change.ts';
import { neededBasket } from './needed-basket.ts';
import { $cart } from './cart-state.ts';

/** Finds a line again: a cart that was made anew gave it another id. */
function lineFinder(itemId: string): () => string {
  const productId = $cart.get()?.items.find((item) => item.id === itemId)?.productId;
  return () => {
    const items = $cart.get()?.items ?? [];
    const line = items.find((item) => item.id === itemId) ?? items.find((item) => item.productId === productId);
    return line?.id ?? itemId;
  };
}

interface LineChange {
  readonly itemId: string;
  readonly qty?: number;
  /** Another variant of the same product. */
  readonly productId?: string;
}

export const changeItem = createAction(({ itemId, ...change }: LineChange) => {
  const find = lineFinder(itemId);
  return changeCart((basketId) =>
    callApi(changeCartItem, { params: { basketId: neededBasket(basketId) }, body: { itemId: find(), ...change } }),
  );
});

export const removeItem = createAction(({ itemId }: { itemId: string }) => {
  const find = lineFinder(itemId);
  return changeCart((basketId) =>
    callApi(removeCartItem, { body: { cartId: neededBasket(basketId), itemId: find() } }),
  );
});

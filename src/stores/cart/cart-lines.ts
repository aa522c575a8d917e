import type { CartItemChange } from '../../api/cart/cart.schema.ts';
import { changeCartItem, removeCartItem } from '../../api/cart/cart-changes.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { changeCart } from './cart-change.ts';
import { neededBasket } from './required-basket.ts';
import { $cart } from './cart-state.ts';

/** Returns a function that finds a line again: a recreated cart assigns it another id. */
export function lineFinder(itemId: string): () => string {
  const productId = $cart.get()?.items.find((item) => item.id === itemId)?.productId;
  return () => {
    const items = $cart.get()?.items ?? [];
    const line = items.find((item) => item.id === itemId) ?? items.find((item) => item.productId === productId);
    return line?.id ?? itemId;
  };
}

/** Changes a line; `productId` has to be another variant of the same product. */
export const changeItem = createAction(({ itemId, ...change }: CartItemChange) => {
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

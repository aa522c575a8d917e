import { changeCartItem, removeCartItem } from '../api/cart.ts';
import { createAction } from './action.ts';
import { callApi } from './api.ts';
import { changeCart } from './cart-change.ts';
import { $cart } from './cart-state.ts';
import { ApiError } from '../api/api-error.ts';

/** Finds a line again: a cart that was made anew gave it another id. */
function lineFinder(itemId: string): () => string {
  const productId = $cart.get()?.items.find((item) => item.id === itemId)?.productId;
  return () => {
    const items = $cart.get()?.items ?? [];
    const line = items.find((item) => item.id === itemId) ?? items.find((item) => item.productId === productId);
    return line?.id ?? itemId;
  };
}

function needed(basketId: string | undefined): string {
  if (basketId) return basketId;
  throw new ApiError({ errorId: 'CART_NOT_FOUND', code: 'BSK404', status: 404, message: 'There is no cart.' });
}

export const changeItem = createAction(({ itemId, qty }: { itemId: string; qty: number }) => {
  const find = lineFinder(itemId);
  return changeCart((basketId) =>
    callApi(changeCartItem, { params: { basketId: needed(basketId) }, body: { itemId: find(), qty } }),
  );
});

export const removeItem = createAction(({ itemId }: { itemId: string }) => {
  const find = lineFinder(itemId);
  return changeCart((basketId) => callApi(removeCartItem, { body: { cartId: needed(basketId), itemId: find() } }));
});

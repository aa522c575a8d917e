import { addCartItem, createCartWithItem } from '../../api/cart/cart.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import type { NewItem } from './add-item.ts';
import { changeCart } from './cart.ts';

/** Adds all items to the cart or, where one cannot be added, none. */
export const addItems = createAction('cart/add-all', (items: readonly NewItem[]) =>
  changeCart((cartId) =>
    cartId
      ? callApi(addCartItem, { body: { cartId, items: [...items] } })
      : callApi(createCartWithItem, { body: { items: [...items] } }),
  ),
);

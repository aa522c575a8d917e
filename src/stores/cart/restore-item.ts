import type { Cart } from '../../api/cart/cart.schema.ts';
import { addCartItem } from '../../api/cart/cart.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { changeCart } from './cart-change.ts';
import { neededBasket } from './required-basket.ts';

/** Adds a removed line again, unchanged. */
export const restoreItem = createAction((item: Cart['items'][number]) => {
  const { productId, qty, recipeId, precreatedCustomsCode, giftOption } = item;
  const line = {
    productId,
    qty,
    ...(recipeId && { recipeId }),
    ...(precreatedCustomsCode && { precreatedCustomsCode }),
    ...(giftOption && { giftOption }),
  };
  return changeCart((basketId) => callApi(addCartItem, { body: { cartId: neededBasket(basketId), items: [line] } }));
});

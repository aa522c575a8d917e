import { applyCoupon as apply, removeCoupon as remove } from '../../api/cart/cart-promotions.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { changeCart } from './cart-change.ts';
import { neededBasket } from './required-basket.ts';

/** Applies a promotion code; rejects where the code is not valid. */
export const applyCoupon = createAction((code: string) =>
  changeCart((basketId) => callApi(apply, { body: { cartId: neededBasket(basketId), code } })),
);

export const removeCoupon = createAction((code: string) =>
  changeCart((basketId) => callApi(remove, { body: { cartId: neededBasket(basketId), code } })),
);

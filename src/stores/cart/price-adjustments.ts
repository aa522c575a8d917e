import type { NewPriceAdjustment, PriceAdjustmentChange } from '../../api/cart/cart-promotions.schema.ts';
import {
  addPriceAdjustment as add,
  changePriceAdjustment as change,
  removePriceAdjustment as remove,
} from '../../api/cart/price-adjustments.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { changeCart } from './cart.ts';
import { neededBasket } from './cart-changes.ts';

/** Reduces the price of a line, or of the cart where it names none, as an associate. */
export const addPriceAdjustment = createAction('cart/add-price-adjustment', (body: NewPriceAdjustment) =>
  changeCart((id) => callApi(add, { params: { basketId: neededBasket(id) }, body })),
);

export const changePriceAdjustment = createAction(
  'cart/change-price-adjustment',
  (adjustmentId: string, body: PriceAdjustmentChange) =>
    changeCart((id) => callApi(change, { params: { basketId: neededBasket(id), adjustmentId }, body })),
);

export const removePriceAdjustment = createAction('cart/remove-price-adjustment', (adjustmentId: string) =>
  changeCart((id) => callApi(remove, { params: { basketId: neededBasket(id), adjustmentId } })),
);

import type { NewPriceAdjustment, PriceAdjustmentChange } from './cart-promotions.schema.ts';
import type { Cart } from './cart.schema.ts';
import { operation } from '../core/operation.ts';

/** Requires an associate signed in on the session; likewise the following operations. */
export const addPriceAdjustment = operation<{ params: { basketId: string }; body: NewPriceAdjustment }, Cart>({
  name: 'addPriceAdjustment',
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/price_adjustments',
  access: 'associate',
  errors: ['CART_NOT_FOUND', 'INVALID_PRICE', 'GWP_PRODUCT', 'ITEM_NOT_AVAILABLE'],
});

interface AdjustmentParams extends Record<string, string> {
  basketId: string;
  adjustmentId: string;
}

export const changePriceAdjustment = operation<{ params: AdjustmentParams; body: PriceAdjustmentChange }, Cart>({
  name: 'changePriceAdjustment',
  method: 'PATCH',
  path: '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
  access: 'associate',
  errors: ['CART_NOT_FOUND', 'INVALID_PRICE', 'ITEM_NOT_AVAILABLE'],
});

export const removePriceAdjustment = operation<{ params: AdjustmentParams }, Cart>({
  name: 'removePriceAdjustment',
  method: 'DELETE',
  path: '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
  access: 'associate',
  errors: ['CART_NOT_FOUND', 'ITEM_NOT_AVAILABLE'],
});

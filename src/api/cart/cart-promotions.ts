import type { CouponBody, NewPriceAdjustment, PriceAdjustmentChange } from './cart-promotions.schema.ts';
import type { Cart } from './cart.schema.ts';
import { operation } from '../core/operation.ts';

export const applyCoupon = operation<{ body: CouponBody }, Cart>({
  name: 'applyCoupon',
  method: 'PUT',
  path: '/cart/v1/coupon',
});

export const removeCoupon = operation<{ body: CouponBody }, Cart>({
  name: 'removeCoupon',
  method: 'DELETE',
  path: '/cart/v1/coupon',
});

/** Requires an associate signed in on the session; likewise the following operations. */
export const addPriceAdjustment = operation<{ params: { basketId: string }; body: NewPriceAdjustment }, Cart>({
  name: 'addPriceAdjustment',
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/price_adjustments',
});

interface AdjustmentParams extends Record<string, string> {
  basketId: string;
  adjustmentId: string;
}

export const changePriceAdjustment = operation<{ params: AdjustmentParams; body: PriceAdjustmentChange }, Cart>({
  name: 'changePriceAdjustment',
  method: 'PATCH',
  path: '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
});

export const removePriceAdjustment = operation<{ params: AdjustmentParams }, Cart>({
  name: 'removePriceAdjustment',
  method: 'DELETE',
  path: '/cart/v1/cart/{basketId}/price_adjustments/{adjustmentId}',
});

import type { CouponBody } from './cart-promotions.schema.ts';
import type { Cart } from './cart.schema.ts';
import { operation } from '../core/operation.ts';
import { COUPON_ERRORS } from '../errors/error-groups.ts';

export const applyCoupon = operation<{ body: CouponBody }, Cart>({
  name: 'applyCoupon',
  method: 'PUT',
  path: '/cart/v1/coupon',
  access: 'visitor',
  errors: ['CART_NOT_FOUND', ...COUPON_ERRORS],
});

export const removeCoupon = operation<{ body: CouponBody }, Cart>({
  name: 'removeCoupon',
  method: 'DELETE',
  path: '/cart/v1/coupon',
  access: 'visitor',
  errors: ['CART_NOT_FOUND', 'PRM130'],
});

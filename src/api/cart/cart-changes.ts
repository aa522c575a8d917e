import type { Cart, CartItemChange } from './cart.schema.ts';
import { operation } from '../core/operation.ts';
import { ITEM_ERRORS } from '../errors/error-groups.ts';

/** Returns the session's open cart on this site; creates it where there is none. */
export const createCart = operation<{ body: object }, Cart>({
  name: 'createCart',
  method: 'POST',
  path: '/cart/v1/cart',
  access: 'visitor',
  errors: [],
});

export const changeCartItem = operation<{ params: { basketId: string }; body: CartItemChange }, Cart>({
  name: 'changeCartItem',
  method: 'PUT',
  path: '/cart/v1/cart/{basketId}/item',
  access: 'visitor',
  errors: ['CART_NOT_FOUND', ...ITEM_ERRORS, 'SHP404'],
});

export const removeCartItem = operation<{ body: { cartId: string; itemId: string } }, Cart>({
  name: 'removeCartItem',
  method: 'DELETE',
  path: '/cart/v1/item',
  access: 'visitor',
  errors: ['CART_NOT_FOUND', 'ITEM_NOT_AVAILABLE', 'GWP_PRODUCT'],
});

import type { Cart, NewCartItem } from './cart.schema.ts';
import { operation } from '../core/operation.ts';
import { ITEM_ERRORS } from '../errors/error-groups.ts';

/** Adds to the session's open cart; creates the cart where there is none. */
export const createCartWithItem = operation<{ body: { items: NewCartItem[] } }, Cart>({
  name: 'createCartWithItem',
  method: 'POST',
  path: '/cart/v1/cartWithItem',
  access: 'visitor',
  errors: [...ITEM_ERRORS],
});

type CartQuery = {
  favStoreId?: string;
  isPatchRequired?: boolean;
  inventorySupplyCheck?: boolean;
};

export const getCart = operation<{ params: { basketId: string }; query?: CartQuery }, Cart>({
  name: 'getCart',
  method: 'GET',
  path: '/cart/v1/cart/{basketId}',
  access: 'visitor',
  errors: ['CART_NOT_FOUND'],
});

export const addCartItem = operation<{ body: { cartId: string; items: NewCartItem[] } }, Cart>({
  name: 'addCartItem',
  method: 'POST',
  path: '/cart/v1/item',
  access: 'visitor',
  errors: ['CART_NOT_FOUND', ...ITEM_ERRORS],
});

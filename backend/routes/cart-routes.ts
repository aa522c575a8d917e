import * as schema from '../../src/api/cart.schema.ts';
import { addCartItem, createCartWithItem, getCart } from '../../src/api/cart.ts';
import { changeCartItem, createCart, removeCartItem } from '../../src/api/cart-changes.ts';
import type { CartService } from '../cart/carts.ts';
import { sessionCall, type Call } from './call.ts';
import { cartOwnerOf } from './cart-owner.ts';

const answer = schema.cart;

export function cartCalls(carts: CartService): Call[] {
  return [...cartCallsOf(carts), ...itemCallsOf(carts)];
}

function cartCallsOf(carts: CartService): Call[] {
  return [
    sessionCall(createCart, {
      summary: 'The session’s open cart, made where there is none',
      status: 201,
      body: schema.createCartBody,
      answer,
      perform: (_, context) => carts.open(cartOwnerOf(context)),
    }),
    sessionCall(createCartWithItem, {
      summary: 'Add to the session’s open cart, made where there is none',
      status: 201,
      body: schema.createCartWithItemBody,
      answer,
      perform: ({ body }, context) => carts.openWith(cartOwnerOf(context), body.items),
    }),
    sessionCall(getCart, {
      summary: 'A cart',
      params: schema.cartParams,
      query: schema.cartQuery,
      answer,
      perform: ({ params, query }, context) => carts.get(cartOwnerOf(context), params.basketId, query),
    }),
  ];
}

function itemCallsOf(carts: CartService): Call[] {
  return [
    sessionCall(addCartItem, {
      summary: 'Add to a cart; all items or none',
      body: schema.addCartItemBody,
      answer,
      perform: ({ body }, context) => carts.add(cartOwnerOf(context), body.cartId, body.items),
    }),
    sessionCall(changeCartItem, {
      summary: 'Change a line',
      params: schema.cartParams,
      body: schema.changeCartItemBody,
      answer,
      perform: ({ params, body }, context) => carts.change(cartOwnerOf(context), params.basketId, body),
    }),
    sessionCall(removeCartItem, {
      summary: 'Remove a line',
      body: schema.removeCartItemBody,
      answer,
      perform: ({ body }, context) => carts.remove(cartOwnerOf(context), body.cartId, body.itemId),
    }),
  ];
}

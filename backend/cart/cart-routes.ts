import * as schema from '../../src/api/cart/cart.schema.ts';
import { addCartItem, createCartWithItem, getCart } from '../../src/api/cart/cart.ts';
import { changeCartItem, createCart, removeCartItem } from '../../src/api/cart/cart-changes.ts';
import { setDeliveryPlace } from '../../src/api/cart/delivery-place.ts';
import type { CartService } from './model/cart-service.ts';
import { sessionEndpoint, type Endpoint } from '../http/endpoint.ts';
import { cartOwnerOf } from './model/cart-owner.ts';
import { savePostalCode } from './read-options.ts';

const answer = schema.cart;

export function cartEndpoints(carts: CartService): Endpoint[] {
  return [...cartEndpointsOf(carts), ...itemEndpointsOf(carts)];
}

function cartEndpointsOf(carts: CartService): Endpoint[] {
  return [
    sessionEndpoint(createCart, {
      summary: 'The session’s open cart, created if there is none',
      status: 201,
      body: schema.createCartBody,
      response: answer,
      perform: (_, context) => carts.open(cartOwnerOf(context)),
    }),
    sessionEndpoint(createCartWithItem, {
      summary: 'Add to the session’s open cart, created if there is none',
      status: 201,
      body: schema.createCartWithItemBody,
      response: answer,
      perform: ({ body }, context) => carts.openWith(cartOwnerOf(context), body.items),
    }),
    sessionEndpoint(getCart, {
      summary: 'A cart',
      params: schema.cartParams,
      query: schema.cartQuery,
      response: answer,
      perform: ({ params, query }, context) => carts.get(cartOwnerOf(context), params.basketId, query),
    }),
    sessionEndpoint(setDeliveryPlace, {
      summary: 'Set the postal code that delivery dates are for until there is an address',
      params: schema.cartParams,
      body: schema.deliveryPlaceBody,
      response: answer,
      perform: ({ params, body }, context) =>
        carts.changeWith(cartOwnerOf(context), params.basketId, (cart) => savePostalCode(cart, body.postalCode)),
    }),
  ];
}

function itemEndpointsOf(carts: CartService): Endpoint[] {
  return [
    sessionEndpoint(addCartItem, {
      summary: 'Add to a cart; all items or none',
      body: schema.addCartItemBody,
      response: answer,
      perform: ({ body }, context) => carts.add(cartOwnerOf(context), body.cartId, body.items),
    }),
    sessionEndpoint(changeCartItem, {
      summary: 'Change a line',
      params: schema.cartParams,
      body: schema.changeCartItemBody,
      response: answer,
      perform: ({ params, body }, context) => carts.change(cartOwnerOf(context), params.basketId, body),
    }),
    sessionEndpoint(removeCartItem, {
      summary: 'Remove a line',
      body: schema.removeCartItemBody,
      response: answer,
      perform: ({ body }, context) => carts.remove(cartOwnerOf(context), body.cartId, body.itemId),
    }),
  ];
}

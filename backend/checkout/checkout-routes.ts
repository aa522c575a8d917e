import { cart } from '../../src/api/cart/cart.schema.ts';
import { patchOrder, placeOrder, prepareOrder } from '../../src/api/orders/orders.ts';
import { reserveWithItem } from '../../src/api/orders/reservations.ts';
import * as schema from '../../src/api/orders/orders.schema.ts';
import { cartOwnerOf } from '../cart/model/cart-owner.ts';
import type { Principal } from '../core/principal.ts';
import type { OrderService } from './order-service.ts';
import type { OrderCustomer } from './place-order.ts';
import { sessionEndpoint, type Endpoint, type RequestContext } from '../http/endpoint.ts';

type CustomerContext = RequestContext & { readonly principal: Principal };

const orderCustomerOf = (context: CustomerContext): OrderCustomer => ({
  ...cartOwnerOf(context),
  associate: context.principal.associate,
  ...(context.channel !== undefined && { channel: context.channel }),
});

export function orderEndpoints(orders: OrderService): Endpoint[] {
  return [
    sessionEndpoint(prepareOrder, {
      summary: 'Check a cart, assign its order number and reserve its stock',
      body: schema.prepareOrderBody,
      response: cart,
      perform: ({ body }, context) => orders.prepare(orderCustomerOf(context), body.basketId, context),
    }),
    sessionEndpoint(reserveWithItem, {
      summary: 'Add to the open cart and reserve the stock of all its lines',
      body: schema.reserveWithItemBody,
      response: cart,
      perform: ({ body }, context) => orders.reserveWith(orderCustomerOf(context), body.items, context),
    }),
    sessionEndpoint(placeOrder, {
      summary: 'Place the order of a cart, once; `bid` may name the basket PayPal was opened for on a product page',
      query: schema.placeOrderQuery,
      body: schema.placeOrderBody,
      response: schema.order,
      isIdempotent: true,
      perform: ({ body }, context) => orders.place(orderCustomerOf(context), body, context.signal),
    }),
    sessionEndpoint(patchOrder, {
      summary: 'Complete a pending payment',
      params: schema.orderParams,
      body: schema.patchOrderBody,
      response: schema.order,
      isIdempotent: true,
      perform: ({ params, body }, context) => orders.patch(orderCustomerOf(context), params.orderNumber, body),
    }),
  ];
}

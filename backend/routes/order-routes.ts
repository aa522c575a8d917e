import { cart } from '../../src/api/cart.schema.ts';
import { patchOrder, placeOrder, prepareOrder, reserveWithItem } from '../../src/api/orders.ts';
import * as schema from '../../src/api/orders.schema.ts';
import type { Scope } from '../core/scope.ts';
import type { Principal } from '../identity/sessions.ts';
import type { OrderService } from '../orders/orders.ts';
import type { OrderCustomer } from '../orders/place.ts';
import { sessionCall, type Call } from './call.ts';

const orderCustomerOf = ({ principal, scope }: { principal: Principal; scope: Scope }): OrderCustomer => ({
  consumerNo: principal.consumerNo,
  scope,
  associate: principal.associate,
});

export function orderCalls(orders: OrderService): Call[] {
  return [
    sessionCall(prepareOrder, {
      summary: 'Check a cart, give it its order number and hold its stock for a while',
      body: schema.prepareOrderBody,
      answer: cart,
      perform: ({ body }, context) => orders.prepare(orderCustomerOf(context), body.basketId, context),
    }),
    sessionCall(reserveWithItem, {
      summary: 'Add to the open cart and hold the stock of all it has for a while',
      body: schema.reserveWithItemBody,
      answer: cart,
      perform: ({ body }, context) => orders.reserveWith(orderCustomerOf(context), body.items, context),
    }),
    sessionCall(placeOrder, {
      summary: 'Place the order of a cart, once',
      query: schema.placeOrderQuery,
      body: schema.placeOrderBody,
      answer: schema.order,
      isIdempotent: true,
      perform: ({ body }, context) => orders.place(orderCustomerOf(context), body, context.signal),
    }),
    sessionCall(patchOrder, {
      summary: 'End the payment an order waits for',
      params: schema.orderParams,
      body: schema.patchOrderBody,
      answer: schema.order,
      isIdempotent: true,
      perform: ({ params, body }, context) => orders.patch(orderCustomerOf(context), params.orderNumber, body),
    }),
  ];
}

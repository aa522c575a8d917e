import type { Cart, NewCartItem } from '../cart/cart.schema.ts';
import { operation, type OperationInput } from '../core/operation.ts';
import type { Order, OrderPatch, OrderPlacement } from './orders.schema.ts';

type IdempotentInput = Pick<OperationInput, 'headers'>;

/** Checks the cart, gives it its order number and holds its stock for a while. */
export const prepareOrder = operation<{ body: { basketId: string } }, Cart>({
  name: 'prepareOrder',
  method: 'POST',
  path: '/cart/v1/cart/prepareOrder',
});

/** Once per cart: an ordered one answers its order again. */
export const placeOrder = operation<IdempotentInput & { query?: { bid: string }; body: OrderPlacement }, Order>({
  name: 'placeOrder',
  method: 'PUT',
  path: '/cart/v2/checkout/order',
});

/** Ends a payment that needed more than the order's own call: a challenge or a redirect. */
export const patchOrder = operation<IdempotentInput & { params: { orderNumber: string }; body: OrderPatch }, Order>({
  name: 'patchOrder',
  method: 'PATCH',
  path: '/cart/v2/checkout/order/{orderNumber}',
});

/** Adds to the session's open cart, made where there is none, and holds the stock of all it holds for a while. */
export const reserveWithItem = operation<{ body: { items: NewCartItem[] } }, Cart>({
  name: 'reserveWithItem',
  method: 'POST',
  path: '/cart/v1/reserveWithItem',
});

import type { Cart, NewCartItem } from '../cart/cart.schema.ts';
import { operation, type OperationInput } from '../core/operation.ts';
import type { Order, OrderPatch, OrderPlacement } from './orders.schema.ts';

type IdempotentInput = Pick<OperationInput, 'headers'>;

/** Validates the cart, assigns its order number and reserves its stock for a limited time. */
export const prepareOrder = operation<{ body: { basketId: string } }, Cart>({
  name: 'prepareOrder',
  method: 'POST',
  path: '/cart/v1/cart/prepareOrder',
});

/** Once per cart: for an ordered cart, returns its order again. */
export const placeOrder = operation<IdempotentInput & { query?: { bid: string }; body: OrderPlacement }, Order>({
  name: 'placeOrder',
  method: 'PUT',
  path: '/cart/v2/checkout/order',
});

/** Completes a payment that needs a further step: a challenge or a redirect. */
export const patchOrder = operation<IdempotentInput & { params: { orderNumber: string }; body: OrderPatch }, Order>({
  name: 'patchOrder',
  method: 'PATCH',
  path: '/cart/v2/checkout/order/{orderNumber}',
});

/**
 * Adds to the session's open cart, created where there is none, and reserves the stock of all its items for a limited
 * time.
 */
export const reserveWithItem = operation<{ body: { items: NewCartItem[] } }, Cart>({
  name: 'reserveWithItem',
  method: 'POST',
  path: '/cart/v1/reserveWithItem',
});

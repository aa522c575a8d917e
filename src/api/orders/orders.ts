import type { Cart } from '../cart/cart.schema.ts';
import { operation, type OperationInput } from '../core/operation.ts';
import { CHARGE_ERRORS, ORDER_ERRORS } from '../errors/error-groups.ts';
import type { Order, OrderPatch, OrderPlacement } from './orders.schema.ts';

type IdempotentInput = Pick<OperationInput, 'headers'>;

/** Validates the cart, assigns its order number and reserves its stock for a limited time. */
export const prepareOrder = operation<{ body: { basketId: string } }, Cart>({
  name: 'prepareOrder',
  method: 'POST',
  path: '/cart/v1/cart/prepareOrder',
  access: 'visitor',
  errors: ['CART_NOT_FOUND', ...ORDER_ERRORS],
});

/** Once per cart: for an ordered cart, returns its order again. */
export const placeOrder = operation<IdempotentInput & { query?: { bid: string }; body: OrderPlacement }, Order>({
  name: 'placeOrder',
  method: 'PUT',
  path: '/cart/v2/checkout/order',
  access: 'visitor',
  errors: ['CART_NOT_FOUND', 'AUT403', ...ORDER_ERRORS, ...CHARGE_ERRORS, 'IDEMPOTENCY_KEY_REUSED', 'AUT404', 'STR404'],
});

/** Completes a payment that needs a further step: a challenge or a redirect. */
export const patchOrder = operation<IdempotentInput & { params: { orderNumber: string }; body: OrderPatch }, Order>({
  name: 'patchOrder',
  method: 'PATCH',
  path: '/cart/v2/checkout/order/{orderNumber}',
  access: 'visitor',
  errors: ['ORD409', 'PAYMENT_ERROR', 'IDEMPOTENCY_KEY_REUSED'],
});

import type { Cart } from './cart.schema.ts';
import { operation } from '../core/operation.ts';

/** Sets where the delivery dates of the cart are for until it has an address; it changes no price. */
export const setDeliveryPlace = operation<{ params: { basketId: string }; body: { postalCode: string } }, Cart>({
  name: 'setDeliveryPlace',
  method: 'PUT',
  path: '/cart/v1/cart/{basketId}/deliveryPlace',
  access: 'visitor',
  errors: ['CART_NOT_FOUND'],
});

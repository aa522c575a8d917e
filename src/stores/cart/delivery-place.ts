import { setDeliveryPlace as sendDeliveryPlace } from '../../api/cart/delivery-place.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { changeCart } from './cart.ts';
import { neededBasket } from './cart-changes.ts';

/** Sets the postal code that the delivery dates of the cart are for, until it has an address. */
export const setDeliveryPlace = createAction('cart/set-place', (postalCode: string) =>
  changeCart((basketId) =>
    callApi(sendDeliveryPlace, { params: { basketId: neededBasket(basketId) }, body: { postalCode } }),
  ),
);

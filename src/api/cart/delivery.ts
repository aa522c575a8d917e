import type { AddressFields } from '../core/address.schema.ts';
import type { Cart } from './cart.schema.ts';
import type {
  AddressValidation,
  DeliveryEstimate,
  DeliveryEstimateQuery,
  ShippingAddressInput,
  ShippingMethodChoice,
} from './delivery.schema.ts';
import { operation } from '../core/operation.ts';
import { ADDRESS_ERRORS, METHOD_ERRORS } from '../errors/error-groups.ts';

type OfCart = { basketId: string };

export const setShippingAddress = operation<{ params: OfCart; body: ShippingAddressInput }, Cart>({
  name: 'setShippingAddress',
  method: 'POST',
  path: '/cart/v2/cart/{basketId}/shippingAddress',
  access: 'visitor',
  errors: ['CART_NOT_FOUND', 'SHP404', ...ADDRESS_ERRORS, 'AUT403'],
});

export const removeShippingAddress = operation<{ params: OfCart; body: { shippingId?: string } }, Cart>({
  name: 'removeShippingAddress',
  method: 'DELETE',
  path: '/cart/v2/cart/{basketId}/shippingAddress',
  access: 'visitor',
  errors: ['CART_NOT_FOUND', 'SHP404'],
});

/**
 * Checks whether an address is plausible and returns its postal form; an address of a shipment counts as verified then.
 */
export const validateShippingAddress = operation<
  { params: OfCart; body: AddressFields & { shippingId?: string } },
  AddressValidation
>({
  name: 'validateShippingAddress',
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/shippingAddress/validation',
  access: 'visitor',
  errors: ['CART_NOT_FOUND', 'ADDRESS_NOT_FOUND'],
});

export const setBillingAddress = operation<{ params: OfCart; body: AddressFields }, Cart>({
  name: 'setBillingAddress',
  method: 'POST',
  path: '/cart/v1/cart/{basketId}/billingAddress',
  access: 'visitor',
  errors: ['CART_NOT_FOUND', 'ADDRESS_NOT_FOUND', 'PYT406', 'BILL410', 'CHK320'],
});

export const removeBillingAddress = operation<{ params: OfCart; body: object }, Cart>({
  name: 'removeBillingAddress',
  method: 'DELETE',
  path: '/cart/v1/cart/{basketId}/billingAddress',
  access: 'visitor',
  errors: ['CART_NOT_FOUND'],
});

export const setShippingMethod = operation<{ body: ShippingMethodChoice }, Cart>({
  name: 'setShippingMethod',
  method: 'POST',
  path: '/cart/v1/shippingMethod',
  access: 'visitor',
  errors: ['CART_NOT_FOUND', 'SHP404', ...METHOD_ERRORS],
});

/** The cart with the `shippingMethods` of one shipment. */
export const getShippingMethods = operation<{ params: { basketId: string; shippingId: string } }, Cart>({
  name: 'getShippingMethods',
  method: 'GET',
  path: '/cart/v1/cart/{basketId}/shippingMethod/{shippingId}',
  access: 'visitor',
  errors: ['CART_NOT_FOUND', 'SHP404'],
});

/** When an order placed now would be delivered; before anything is in a cart. */
export const estimateDelivery = operation<{ query: DeliveryEstimateQuery }, DeliveryEstimate>({
  name: 'estimateDelivery',
  method: 'GET',
  path: '/cart/v1/deliveryEstimate',
  access: 'anyone',
  errors: [],
});

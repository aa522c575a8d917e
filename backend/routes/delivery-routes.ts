import { cart as answer } from '../../src/api/cart.schema.ts';
import {
  getShippingMethods,
  removeBillingAddress,
  removeShippingAddress,
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
  validateShippingAddress,
} from '../../src/api/delivery.ts';
import * as schema from '../../src/api/delivery.schema.ts';
import type { DeliveryService } from '../cart/delivery.ts';
import { sessionCall, type Call } from './call.ts';
import { cartOwnerOf } from './cart-owner.ts';

export function deliveryCalls(delivery: DeliveryService): Call[] {
  return [...shippingAddressCalls(delivery), ...otherAddressCalls(delivery), ...methodCalls(delivery)];
}

function shippingAddressCalls(delivery: DeliveryService): Call[] {
  return [
    sessionCall(setShippingAddress, {
      summary: 'Say where a shipment goes, or who it is handed out to',
      params: schema.cartParams,
      body: schema.shippingAddressBody,
      answer,
      perform: ({ params, body }, context) => delivery.setAddress(cartOwnerOf(context), params.basketId, body),
    }),
    sessionCall(removeShippingAddress, {
      summary: 'Remove the address of a shipment',
      params: schema.cartParams,
      body: schema.removeShippingAddressBody,
      answer,
      perform: ({ params, body }, context) =>
        delivery.removeAddress(cartOwnerOf(context), params.basketId, body.shippingId),
    }),
  ];
}

function otherAddressCalls(delivery: DeliveryService): Call[] {
  return [
    sessionCall(validateShippingAddress, {
      summary: 'Whether an address could be delivered to, and how the post writes it',
      params: schema.cartParams,
      body: schema.validationBody,
      answer: schema.addressValidation,
      perform: ({ params, body }, context) => delivery.validateAddress(cartOwnerOf(context), params.basketId, body),
    }),
    sessionCall(setBillingAddress, {
      summary: 'Say who pays',
      params: schema.cartParams,
      body: schema.billingAddressBody,
      answer,
      perform: ({ params, body }, context) => delivery.setBillingAddress(cartOwnerOf(context), params.basketId, body),
    }),
    sessionCall(removeBillingAddress, {
      summary: 'Remove the billing address',
      params: schema.cartParams,
      answer,
      perform: ({ params }, context) => delivery.removeBillingAddress(cartOwnerOf(context), params.basketId),
    }),
  ];
}

function methodCalls(delivery: DeliveryService): Call[] {
  return [
    sessionCall(setShippingMethod, {
      summary: 'Choose how a shipment goes',
      body: schema.shippingMethodBody,
      answer,
      perform: ({ body }, context) => delivery.setMethod(cartOwnerOf(context), body),
    }),
    sessionCall(getShippingMethods, {
      summary: 'The cart with the ways one of its shipments can go',
      params: schema.shipmentParams,
      answer,
      perform: ({ params }, context) => delivery.getMethods(cartOwnerOf(context), params.basketId, params.shippingId),
    }),
  ];
}

import type { Kysely } from 'kysely';
import { cart as answer } from '../../../src/api/cart/cart.schema.ts';
import {
  estimateDelivery,
  getShippingMethods,
  removeBillingAddress,
  removeShippingAddress,
  setBillingAddress,
  setShippingAddress,
  setShippingMethod,
  validateShippingAddress,
} from '../../../src/api/cart/delivery.ts';
import * as schema from '../../../src/api/cart/delivery.schema.ts';
import type { DeliveryService } from './delivery.ts';
import { estimateDelivery as estimate, findDeparture } from './delivery-estimate.ts';
import type { DeliveryRates } from '../model/delivery-rates.ts';
import { openEndpoint, sessionEndpoint, type Endpoint } from '../../http/endpoint.ts';
import type { Tables } from '../../db/tables.ts';
import { cartOwnerOf } from '../model/cart-owner.ts';

interface EstimateDeps {
  readonly rates: DeliveryRates;
  readonly read: Kysely<Tables>;
}

export function deliveryEndpoints(delivery: DeliveryService, { rates, read }: EstimateDeps): Endpoint[] {
  return [
    ...shippingAddressEndpoints(delivery),
    ...otherAddressEndpoints(delivery),
    ...methodEndpoints(delivery),
    openEndpoint(estimateDelivery, {
      summary: 'When an order placed now would be delivered to a place',
      query: schema.deliveryEstimateQuery,
      response: schema.deliveryEstimate,
      perform: async ({ query: { productId, ...place } }, { scope }) =>
        estimate(place, {
          rates: rates.shippingOf(scope),
          warehouse: await findDeparture(read, productId, scope),
          locale: scope.locale,
          now: Date.now(),
        }),
    }),
  ];
}

function shippingAddressEndpoints(delivery: DeliveryService): Endpoint[] {
  return [
    sessionEndpoint(setShippingAddress, {
      summary: 'Set the address of a shipment, or its pickup contact',
      params: schema.cartParams,
      body: schema.shippingAddressBody,
      response: answer,
      perform: ({ params, body }, context) => delivery.setAddress(cartOwnerOf(context), params.basketId, body),
    }),
    sessionEndpoint(removeShippingAddress, {
      summary: 'Remove the address of a shipment',
      params: schema.cartParams,
      body: schema.removeShippingAddressBody,
      response: answer,
      perform: ({ params, body }, context) =>
        delivery.removeAddress(cartOwnerOf(context), params.basketId, body.shippingId),
    }),
  ];
}

function otherAddressEndpoints(delivery: DeliveryService): Endpoint[] {
  return [
    sessionEndpoint(validateShippingAddress, {
      summary: 'Whether an address is deliverable, and its postal form',
      params: schema.cartParams,
      body: schema.validationBody,
      response: schema.addressValidation,
      perform: ({ params, body }, context) => delivery.validateAddress(cartOwnerOf(context), params.basketId, body),
    }),
    sessionEndpoint(setBillingAddress, {
      summary: 'Set the billing address',
      params: schema.cartParams,
      body: schema.billingAddressBody,
      response: answer,
      perform: ({ params, body }, context) => delivery.setBillingAddress(cartOwnerOf(context), params.basketId, body),
    }),
    sessionEndpoint(removeBillingAddress, {
      summary: 'Remove the billing address',
      params: schema.cartParams,
      response: answer,
      perform: ({ params }, context) => delivery.removeBillingAddress(cartOwnerOf(context), params.basketId),
    }),
  ];
}

function methodEndpoints(delivery: DeliveryService): Endpoint[] {
  return [
    sessionEndpoint(setShippingMethod, {
      summary: 'Select the shipping method of a shipment',
      body: schema.shippingMethodBody,
      response: answer,
      perform: ({ body }, context) => delivery.setMethod(cartOwnerOf(context), body),
    }),
    sessionEndpoint(getShippingMethods, {
      summary: 'The cart with the shipping methods of one shipment',
      params: schema.shipmentParams,
      response: answer,
      perform: ({ params }, context) => delivery.getMethods(cartOwnerOf(context), params.basketId, params.shippingId),
    }),
  ];
}

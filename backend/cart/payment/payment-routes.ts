import { cart, cartParams } from '../../../src/api/cart/cart.schema.ts';
import * as calls from '../../../src/api/cart/payment.ts';
import * as schema from '../../../src/api/cart/payment.schema.ts';
import type { PaymentServices } from './payment-services.ts';
import { sessionEndpoint, type Endpoint } from '../../http/endpoint.ts';
import { cartOwnerOf } from '../model/cart-owner.ts';

export function paymentEndpoints(services: PaymentServices): Endpoint[] {
  return [...instrumentEndpoints(services), ...otherEndpoints(services)];
}

function instrumentEndpoints({ carts, instruments }: PaymentServices): Endpoint[] {
  return [
    sessionEndpoint(calls.getPaymentMethods, {
      summary: 'The payment methods available for this customer and cart',
      params: cartParams,
      response: schema.paymentMethods,
      perform: async ({ params }, context) => {
        const { basketId, currency, totals, paymentMethods } = await carts.get(cartOwnerOf(context), params.basketId);
        return { basketId, currency, remainingToPay: totals.remainingToPay, paymentMethods };
      },
    }),
    sessionEndpoint(calls.addPaymentInstrument, {
      summary: 'Add a payment instrument, or select the method that pays the rest',
      params: cartParams,
      body: schema.addPaymentInstrumentBody,
      response: cart,
      perform: ({ params, body }, context) => instruments.add(cartOwnerOf(context), params.basketId, body),
    }),
    sessionEndpoint(calls.removePaymentInstrument, {
      summary: 'Remove a payment instrument',
      params: cartParams,
      body: schema.removePaymentInstrumentBody,
      response: cart,
      perform: ({ params, body }, context) => instruments.remove(cartOwnerOf(context), params.basketId, body),
    }),
    sessionEndpoint(calls.applyReward, {
      summary: 'Apply rewards, replacing those applied before',
      params: cartParams,
      body: schema.applyRewardBody,
      response: cart,
      perform: ({ params, body }, context) => {
        const codes = [body.appliedLoyaltyVoucher ?? []].flat().filter((code) => code !== '');
        return instruments.setRewards(cartOwnerOf(context), params.basketId, codes);
      },
    }),
  ];
}

function otherEndpoints({ giftCards, sessions }: PaymentServices): Endpoint[] {
  return [
    sessionEndpoint(calls.getGiftCardBalance, {
      summary: 'The balance of a gift card',
      body: schema.giftCardBalanceBody,
      response: schema.giftCardBalance,
      perform: ({ body }) => giftCards.balance(body),
    }),
    sessionEndpoint(calls.getPaymentSession, {
      summary: 'The values a provider’s script, sheet or frame needs',
      query: schema.paymentSessionQuery,
      response: schema.paymentSession,
      perform: ({ query }, context) => sessions.start(cartOwnerOf(context), query),
    }),
    sessionEndpoint(calls.noteDevice, {
      summary: 'Store the device fingerprint of the payment provider’s script',
      body: schema.deviceNoteBody,
      response: schema.deviceNote,
      perform: ({ body }, context) => sessions.recordDevice(cartOwnerOf(context), body),
    }),
  ];
}

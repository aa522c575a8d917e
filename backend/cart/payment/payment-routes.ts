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
      summary: 'How this buyer may pay for this cart',
      params: cartParams,
      response: schema.paymentMethods,
      perform: async ({ params }, context) => {
        const { basketId, currency, totals, paymentMethods } = await carts.get(cartOwnerOf(context), params.basketId);
        return { basketId, currency, remainingToPay: totals.remainingToPay, paymentMethods };
      },
    }),
    sessionEndpoint(calls.addPaymentInstrument, {
      summary: 'Add a means of payment, or choose the method that pays the rest',
      params: cartParams,
      body: schema.addPaymentInstrumentBody,
      response: cart,
      perform: ({ params, body }, context) => instruments.add(cartOwnerOf(context), params.basketId, body),
    }),
    sessionEndpoint(calls.removePaymentInstrument, {
      summary: 'Remove a means of payment',
      params: cartParams,
      body: schema.removePaymentInstrumentBody,
      response: cart,
      perform: ({ params, body }, context) => instruments.remove(cartOwnerOf(context), params.basketId, body),
    }),
    sessionEndpoint(calls.applyReward, {
      summary: 'Apply rewards instead of those that are applied',
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
      summary: 'What a gift card holds',
      body: schema.giftCardBalanceBody,
      response: schema.giftCardBalance,
      perform: ({ body }) => giftCards.balance(body),
    }),
    sessionEndpoint(calls.getPaymentSession, {
      summary: 'What a provider’s script, sheet or frame works with',
      query: schema.paymentSessionQuery,
      response: schema.paymentSession,
      perform: ({ query }, context) => sessions.start(cartOwnerOf(context), query),
    }),
    sessionEndpoint(calls.noteDevice, {
      summary: 'Keep what the payment provider’s script noted of the device',
      body: schema.deviceNoteBody,
      response: schema.deviceNote,
      perform: ({ body }, context) => sessions.recordDevice(cartOwnerOf(context), body),
    }),
  ];
}

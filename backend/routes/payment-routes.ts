import { cart, cartParams } from '../../src/api/cart.schema.ts';
import * as calls from '../../src/api/payment.ts';
import * as schema from '../../src/api/payment.schema.ts';
import type { PaymentServices } from '../payment/payment-services.ts';
import { sessionCall, type Call } from './call.ts';
import { cartOwnerOf } from './cart-owner.ts';

export function paymentCalls(services: PaymentServices): Call[] {
  return [...instrumentCalls(services), ...otherCalls(services)];
}

function instrumentCalls({ carts, instruments }: PaymentServices): Call[] {
  return [
    sessionCall(calls.getPaymentMethods, {
      summary: 'How this buyer may pay for this cart',
      params: cartParams,
      answer: schema.paymentMethods,
      perform: async ({ params }, context) => {
        const { basketId, currency, totals, paymentMethods } = await carts.get(cartOwnerOf(context), params.basketId);
        return { basketId, currency, remainingToPay: totals.remainingToPay, paymentMethods };
      },
    }),
    sessionCall(calls.addPaymentInstrument, {
      summary: 'Add a means of payment, or choose the method that pays the rest',
      params: cartParams,
      body: schema.addPaymentInstrumentBody,
      answer: cart,
      perform: ({ params, body }, context) => instruments.add(cartOwnerOf(context), params.basketId, body),
    }),
    sessionCall(calls.removePaymentInstrument, {
      summary: 'Remove a means of payment',
      params: cartParams,
      body: schema.removePaymentInstrumentBody,
      answer: cart,
      perform: ({ params, body }, context) => instruments.remove(cartOwnerOf(context), params.basketId, body),
    }),
    sessionCall(calls.applyReward, {
      summary: 'Apply rewards instead of those that are applied',
      params: cartParams,
      body: schema.applyRewardBody,
      answer: cart,
      perform: ({ params, body }, context) => {
        const codes = [body.appliedLoyaltyVoucher ?? []].flat().filter((code) => code !== '');
        return instruments.setRewards(cartOwnerOf(context), params.basketId, codes);
      },
    }),
  ];
}

function otherCalls({ giftCards, sessions }: PaymentServices): Call[] {
  return [
    sessionCall(calls.getGiftCardBalance, {
      summary: 'What a gift card holds',
      body: schema.giftCardBalanceBody,
      answer: schema.giftCardBalance,
      perform: ({ body }) => giftCards.balance(body),
    }),
    sessionCall(calls.getPaymentSession, {
      summary: 'What a provider’s script, sheet or frame works with',
      query: schema.paymentSessionQuery,
      answer: schema.paymentSession,
      perform: ({ query }, context) => sessions.start(cartOwnerOf(context), query),
    }),
    sessionCall(calls.noteDevice, {
      summary: 'Keep what the payment provider’s script noted of the device',
      body: schema.deviceNoteBody,
      answer: schema.deviceNote,
      perform: ({ body }, context) => sessions.recordDevice(cartOwnerOf(context), body),
    }),
  ];
}

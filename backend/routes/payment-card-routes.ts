import {
  cardAnswer,
  newPaymentCard,
  paymentCardChange,
  paymentCardPath,
  savedCards,
} from '../../src/api/payment-cards.schema.ts';
import { changePaymentCard, getPaymentCards, removePaymentCard, savePaymentCard } from '../../src/api/payment-cards.ts';
import type { PaymentCardService } from '../consumer/payment-cards.ts';
import { sessionCall, type Call } from './call.ts';

export function paymentCardCalls(cards: PaymentCardService): Call[] {
  return [
    sessionCall(getPaymentCards, {
      summary: 'List saved cards and gift cards',
      answer: savedCards,
      perform: (_, { principal }) => cards.list(principal.consumerNo),
    }),
    sessionCall(savePaymentCard, {
      summary: 'Save a card or a gift card',
      body: newPaymentCard,
      answer: cardAnswer,
      status: 201,
      perform: ({ body }, { principal }) => cards.save(principal.consumerNo, body),
    }),
    sessionCall(changePaymentCard, {
      summary: 'Change a saved card',
      params: paymentCardPath,
      body: paymentCardChange,
      answer: cardAnswer,
      perform: ({ params, body }, { principal }) => cards.change(principal.consumerNo, params.paymentInstrumentId, body),
    }),
    sessionCall(removePaymentCard, {
      summary: 'Remove a saved card',
      params: paymentCardPath,
      answer: savedCards,
      perform: ({ params }, { principal }) => cards.remove(principal.consumerNo, params.paymentInstrumentId),
    }),
  ];
}

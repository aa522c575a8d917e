import {
  cardResponse,
  newPaymentCard,
  paymentCardChange,
  paymentCardPath,
  savedCards,
} from '../../src/api/account/payment-cards.schema.ts';
import {
  changePaymentCard,
  getPaymentCards,
  removePaymentCard,
  savePaymentCard,
} from '../../src/api/account/payment-cards.ts';
import type { PaymentCardService } from './payment-cards.ts';
import { sessionEndpoint, type Endpoint } from '../http/endpoint.ts';

export function paymentCardEndpoints(cards: PaymentCardService): Endpoint[] {
  return [
    sessionEndpoint(getPaymentCards, {
      summary: 'List saved cards and gift cards',
      response: savedCards,
      perform: (_, { principal }) => cards.list(principal.consumerNo),
    }),
    sessionEndpoint(savePaymentCard, {
      summary: 'Save a card or a gift card',
      body: newPaymentCard,
      response: cardResponse,
      status: 201,
      perform: ({ body }, { principal }) => cards.save(principal.consumerNo, body),
    }),
    sessionEndpoint(changePaymentCard, {
      summary: 'Change a saved card',
      params: paymentCardPath,
      body: paymentCardChange,
      response: cardResponse,
      perform: ({ params, body }, { principal }) =>
        cards.change(principal.consumerNo, params.paymentInstrumentId, body),
    }),
    sessionEndpoint(removePaymentCard, {
      summary: 'Remove a saved card',
      params: paymentCardPath,
      response: savedCards,
      perform: ({ params }, { principal }) => cards.remove(principal.consumerNo, params.paymentInstrumentId),
    }),
  ];
}

import { operation } from '../core/operation.ts';
import type { CardResponse, NewPaymentCard, PaymentCardChange, SavedCards } from './payment-cards.schema.ts';

const path = '/consumers-v3/consumer/payment_instruments';

interface Params {
  params: { paymentInstrumentId: string };
}

export const getPaymentCards = operation<Record<string, never>, SavedCards>({
  name: 'getPaymentCards',
  method: 'GET',
  path,
});

export const savePaymentCard = operation<{ body: NewPaymentCard }, CardResponse>({
  name: 'savePaymentCard',
  method: 'POST',
  path,
});

export const changePaymentCard = operation<Params & { body: PaymentCardChange }, CardResponse>({
  name: 'changePaymentCard',
  method: 'PATCH',
  path: `${path}/{paymentInstrumentId}`,
});

export const removePaymentCard = operation<Params, SavedCards>({
  name: 'removePaymentCard',
  method: 'DELETE',
  path: `${path}/{paymentInstrumentId}`,
});

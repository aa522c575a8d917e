import { operation } from '../core/operation.ts';
import { GIFT_CARD_ERRORS } from '../errors/error-groups.ts';
import type { CardResponse, NewPaymentCard, PaymentCardChange, SavedCards } from './payment-cards.schema.ts';

const path = '/consumers-v3/consumer/payment_instruments';

interface Params {
  params: { paymentInstrumentId: string };
}

export const getPaymentCards = operation<Record<string, never>, SavedCards>({
  name: 'getPaymentCards',
  method: 'GET',
  path,
  access: 'consumer',
  errors: [],
});

export const savePaymentCard = operation<{ body: NewPaymentCard }, CardResponse>({
  name: 'savePaymentCard',
  method: 'POST',
  path,
  access: 'consumer',
  errors: [
    'AUT403',
    'PYT300',
    'PAYMENT_INSTRUMENT_NOT_FOUND',
    'CC_EXPIRY_DATE_INVALID',
    'PAYMENT_ERROR',
    ...GIFT_CARD_ERRORS,
  ],
});

export const changePaymentCard = operation<Params & { body: PaymentCardChange }, CardResponse>({
  name: 'changePaymentCard',
  method: 'PATCH',
  path: `${path}/{paymentInstrumentId}`,
  access: 'consumer',
  errors: ['PAYMENT_INSTRUMENT_NOT_FOUND', 'CC_EXPIRY_DATE_INVALID'],
});

export const removePaymentCard = operation<Params, SavedCards>({
  name: 'removePaymentCard',
  method: 'DELETE',
  path: `${path}/{paymentInstrumentId}`,
  access: 'consumer',
  errors: ['PAYMENT_INSTRUMENT_NOT_FOUND'],
});

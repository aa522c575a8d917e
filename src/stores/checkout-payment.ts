import { addPaymentInstrument, getPaymentSession, removePaymentInstrument } from '../api/payment.ts';
import type { CardToken } from '../services/payment/provider-frame.ts';
import { createAction } from './action.ts';
import { callApi } from './api.ts';
import { changeCart } from './cart-change.ts';
import { neededBasket } from './needed-basket.ts';
import { createStore } from './store.ts';

/** The card this page has a token of; gone with the page. */
export const $card = createStore<CardToken | undefined>(undefined);

export const applyGiftCard = createAction((giftCard: { number: string; pin: string }) =>
  changeCart((id) =>
    callApi(addPaymentInstrument, {
      params: { basketId: neededBasket(id) },
      body: { payment_method_id: 'GIFT_CARD', giftCard },
    }),
  ),
);

export const removeGiftCard = createAction((paymentInstrumentId: string) =>
  changeCart((id) =>
    callApi(removePaymentInstrument, { params: { basketId: neededBasket(id) }, body: { paymentInstrumentId } }),
  ),
);

/** Address of the provider's page for card data; `null` where cards are not taken. */
export const openCardSession = createAction(async () => {
  const session = await callApi(getPaymentSession, { query: { referer: 'checkout', paymentMethodId: 'CREDIT_CARD' } });
  return session.attachment.frameUrl;
});

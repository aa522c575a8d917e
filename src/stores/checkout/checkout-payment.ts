import { savePaymentCard } from '../../api/account/payment-cards.ts';
import { getPaymentSession } from '../../api/cart/payment.ts';
import type { CardToken } from '../../providers/payment/provider-frame.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { $customer } from './checkout-customer.ts';
import { answerCaptcha } from '../core/captcha.ts';
import { $draft } from './checkout-draft.ts';
import { createStore } from '../core/store.ts';

/** The card this page has a token of; gone with the page. */
export const $card = createStore<CardToken | undefined>(undefined);

/** Address of the provider's page for card data; `null` where cards are not taken. */
export const openCardSession = createAction(async () => {
  const session = await callApi(getPaymentSession, { query: { referer: 'checkout', paymentMethodId: 'CREDIT_CARD' } });
  return session.attachment.frameUrl;
});

/** Keeps the card that paid in the account, where that was wished for. One that is kept already is no fault, and nothing undoes the order. */
export const saveCard = createAction(async (captcha: string) => {
  const card = $card.get();
  const { method, savesCard } = $draft.get();
  if (!card || !savesCard || method !== 'CREDIT_CARD' || !$customer.get()) return;
  const recaptcha_response = await answerCaptcha(captcha);
  const proof = recaptcha_response === undefined ? {} : { recaptcha_response };
  await callApi(savePaymentCard, {
    body: { payment_method_id: 'CREDIT_CARD', paymentToken: card.paymentToken, ...proof },
  });
});

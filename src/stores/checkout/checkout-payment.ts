import { savePaymentCard } from '../../api/account/payment-cards.ts';
import { getPaymentSession } from '../../api/cart/payment.ts';
import type { CardToken } from '../../providers/payment/provider-frame.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { $customer } from './checkout-customer.ts';
import { answerCaptcha } from '../core/captcha.ts';
import { $draft } from './checkout-draft.ts';
import { asVisitor } from '../core/session-call.ts';
import { createStore } from '../core/store.ts';

/** The card whose token this page has; never stored. */
export const $card = createStore<CardToken | undefined>(undefined);

/** Address of the provider's page for card data; `null` where cards are not accepted. */
export const openCardSession = createAction('checkout/open-card-session', async () => {
  const query = { referer: 'checkout', paymentMethodId: 'CREDIT_CARD' };
  const session = await asVisitor(() => callApi(getPaymentSession, { query }));
  return session.attachment.frameUrl;
});

/**
 * Saves the card that paid in the account, where the customer chose so.
 */
export const saveCard = createAction('account/save-card', async (captcha: string) => {
  const card = $card.get();
  const { method, savesCard } = $draft.get();
  if (!card || !savesCard || method !== 'CREDIT_CARD' || !$customer.get()) return;
  const recaptcha_response = await answerCaptcha(captcha);
  const proof = recaptcha_response === undefined ? {} : { recaptcha_response };
  await callApi(savePaymentCard, {
    body: { payment_method_id: 'CREDIT_CARD', paymentToken: card.paymentToken, ...proof },
  });
});

import type { CardToken } from '../../providers/payment/provider-frame.ts';
import { getCardFrame, saveCardToken } from '../account/card-token.ts';
import { createAction } from '../core/action.ts';
import { answerCaptcha } from '../core/captcha.ts';
import { $customer } from './checkout-customer.ts';
import { $draft } from './checkout-draft.ts';
import { createStore } from '../core/store.ts';

/** The card whose token this page has; never stored. */
export const $card = createStore<CardToken | undefined>(undefined);

/** Address of the provider's page for card data; `null` where cards are not accepted. */
export const openCardSession = createAction('checkout/open-card-session', () => getCardFrame('checkout'));

/**
 * Saves the card that paid in the account, where the customer chose so.
 */
export const saveCard = createAction('account/save-card', async (captcha: string) => {
  const card = $card.get();
  const { method, savesCard } = $draft.get();
  if (!card || !savesCard || method !== 'CREDIT_CARD' || !$customer.get()) return;
  await saveCardToken({ paymentToken: card.paymentToken }, await answerCaptcha(captcha));
});

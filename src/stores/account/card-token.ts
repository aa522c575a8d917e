import { savePaymentCard } from '../../api/account/payment-cards.ts';
import type { NewPaymentCard } from '../../api/account/payment-cards.schema.ts';
import { getPaymentSession } from '../../api/cart/payment.ts';
import { callApi } from '../core/api.ts';
import { asVisitor } from '../core/session-call.ts';

/** Address of the provider's page for card data; `null` where cards are not accepted. */
export async function getCardFrame(referer: string): Promise<string | null> {
  const query = { referer, paymentMethodId: 'CREDIT_CARD' };
  return (await asVisitor(() => callApi(getPaymentSession, { query }))).attachment.frameUrl;
}

/** Saves the card of a token in the account; `response` is that of the captcha, undefined without a provider. */
export async function saveCardToken(card: NewPaymentCard, response: string | undefined): Promise<void> {
  const proof = response === undefined ? {} : { recaptcha_response: response };
  await callApi(savePaymentCard, { body: { payment_method_id: 'CREDIT_CARD', ...card, ...proof } });
}

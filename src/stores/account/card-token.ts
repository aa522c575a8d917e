import { savePaymentCard } from '../../api/account/payment-cards.ts';
import type { NewPaymentCard } from '../../api/account/payment-cards.schema.ts';
import { getPaymentSession } from '../../api/cart/payment.ts';
import { callApi } from '../core/api.ts';
import { answerCaptcha } from '../core/captcha.ts';
import { asVisitor } from '../core/session-call.ts';

/** Address of the provider's page for card data; `null` where cards are not accepted. */
export async function getCardFrame(referer: string): Promise<string | null> {
  const query = { referer, paymentMethodId: 'CREDIT_CARD' };
  return (await asVisitor(() => callApi(getPaymentSession, { query }))).attachment.frameUrl;
}

/** Saves the card of a token in the account, with the response of a captcha. */
export async function saveCardToken(card: NewPaymentCard, captcha: string): Promise<void> {
  const recaptcha_response = await answerCaptcha(captcha);
  const proof = recaptcha_response === undefined ? {} : { recaptcha_response };
  await callApi(savePaymentCard, { body: { payment_method_id: 'CREDIT_CARD', ...card, ...proof } });
}

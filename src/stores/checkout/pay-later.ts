import { ApiError } from '../../api/core/api-error.ts';
import { getPaymentSession } from '../../api/cart/payment.ts';
import { authorizePayLater } from '../../providers/pay-later/pay-later.ts';
import { callApi } from '../core/api.ts';
import type { Typed } from './checkout-draft.ts';

/**
 * Returns the id of an approved purchase. Rejects with `PAY400` where it is not approved; `details.showForm` states
 * that the customer can correct it.
 */
export async function authorizeLater(provider: string, billing: Typed) {
  const query = { referer: 'checkout', paymentMethodId: 'KLARNA' };
  const { client_token: clientToken, session_id: sessionID } = await callApi(getPaymentSession, { query });
  const { firstName: givenName = '', lastName: familyName = '' } = billing;
  const answer = await authorizePayLater(provider, clientToken ?? '', { givenName, familyName }).catch((cause) => {
    throw new ApiError({ errorId: 'NETWORK', status: 0, message: 'No answer came.', cause });
  });
  if (!answer.isApproved) {
    const message = "Error authorizing Klarna's provider failure";
    const { showForm } = answer;
    throw new ApiError({ errorId: 'PAYMENT_ERROR', code: 'PAY400', status: 422, message, details: { showForm } });
  }
  return { authorization_token: answer.authorizationToken, ...(sessionID === null ? {} : { sessionID }) };
}

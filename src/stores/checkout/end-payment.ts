import type { ApiError } from '../../api/core/api-error.ts';
import { $notice, goTo } from './checkout.ts';
import { resetOrder, submitBankResult } from './checkout-order.ts';

/** A response that came after the order was released says so (docs/calls.md#order). */
const keyOf = ({ details }: ApiError) =>
  details['reason'] === 'expired' ? 'checkout.authenticationLate' : 'checkout.authenticationFailed';

/**
 * Completes a payment that waited for the bank. An unconfirmed one returns to the billing step with the cart open
 * again; without a response of the service the state stays unchanged, and the call can be retried.
 */
export async function endPayment(redirectResult: string, captcha: string): Promise<void> {
  const outcome = await submitBankResult({ redirectResult, captcha });
  if (outcome.ok) return;
  if (outcome.error.status === 0) return $notice.set({ error: outcome.error });
  await resetOrder();
  goTo('billing', 'replace');
  $notice.set({ key: keyOf(outcome.error) });
}

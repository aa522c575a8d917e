import { $notice } from '../../stores/checkout/checkout.ts';
import { updateDraft } from '../../stores/checkout/checkout-draft.ts';
import { $finishedOrder } from '../../stores/checkout/finished-order.ts';
import { showLastingError } from '../../stores/core/persistent-toast.ts';
import { confirmationHref } from './confirmation-href.ts';
import { loadErrorText, loadText } from '../kit/load-text.ts';

/**
 * For wallets opened outside the checkout: redirects to the order confirmation after the bank's response, or to the
 * start of the checkout with the error.
 */
export async function showBankOutcome(): Promise<void> {
  if ($finishedOrder.get()) return location.assign(confirmationHref('/order-confirmation'));
  updateDraft({ step: 'shipping' });
  const notice = $notice.get();
  if (notice) showLastingError(await ('key' in notice ? loadText(notice.key) : loadErrorText(notice.error)));
}

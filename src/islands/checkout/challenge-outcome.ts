import { $notice } from '../../stores/checkout/checkout.ts';
import { updateDraft } from '../../stores/checkout/checkout-draft.ts';
import { $finishedOrder } from '../../stores/checkout/finished-order.ts';
import { showLastingError } from '../../stores/core/persistent-toast.ts';
import { confirmationHref } from './confirmation-href.ts';
import { loadErrorText, loadText } from '../kit/load-text.ts';

/**
 * Where a wallet was opened outside the checkout, what the bank's answer led to is told here: the confirmation of the order, or what
 * went wrong, with the checkout at its beginning.
 */
export async function showBankOutcome(): Promise<void> {
  if ($finishedOrder.get()) return location.assign(confirmationHref('/order-confirmation'));
  updateDraft({ step: 'shipping' });
  const notice = $notice.get();
  if (notice) showLastingError(await ('key' in notice ? loadText(notice.key) : loadErrorText(notice.error)));
}

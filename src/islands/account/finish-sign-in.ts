import { openDialog } from '../../stores/core/dialogs.ts';
import { $isCartMerged } from '../../stores/account/complete-sign-in.ts';
import { storeNotice, showNotice } from '../../stores/core/notices.ts';
import { currentPath } from './redirect-targets.ts';

/**
 * Continues after a sign-in in a dialog. A page with a screen of its own (cart, checkout, favorites) reloads, so that
 * the cart, the saved items and the payment instruments of the customer are shown. Other pages stay and open the dialog
 * `next`, those of the account among them: what was typed there stays.
 */
export function finishSignIn(next: 'sign-in-confirmation' | 'welcome'): void {
  if (document.querySelector('[data-screen]:not([data-screen="account"], [data-screen="new-card"])') === null) {
    showNotice();
    return openDialog(next);
  }
  if (!$isCartMerged.get()) storeNotice('success', 'identity.signedIn');
  history.replaceState(null, '', currentPath());
  location.reload();
}

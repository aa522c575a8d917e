import { openDialog } from '../../stores/core/dialogs.ts';
import { $isCartMerged } from '../../stores/account/complete-sign-in.ts';
import { storeNotice, showNotice } from '../../stores/core/notices.ts';
import { currentPath } from './redirect-targets.ts';

/**
 * What follows a sign-in in a dialog. A page with a screen of its own (cart, checkout, favorites) loads anew, and with it all that it
 * shows of the shopper: cart, saved items, means of payment. Others stay, and `next` says what has happened.
 */
export function finishSignIn(next: 'sign-in-confirmation' | 'welcome'): void {
  if (document.querySelector('[data-screen]') === null) {
    showNotice();
    return openDialog(next);
  }
  if (!$isCartMerged.get()) storeNotice('success', 'identity.signedIn');
  history.replaceState(null, '', currentPath());
  location.reload();
}

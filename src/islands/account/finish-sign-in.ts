import { openDialog } from '../../stores/core/dialogs.ts';
import { $isCartMerged } from '../../stores/account/complete-sign-in.ts';
import { $enrollment, advance, enrollingCustomer, forgetEnrollment } from '../../stores/account/enrollment.ts';
import { loadProfile } from '../../stores/account/profile.ts';
import { storeNotice, showNotice } from '../../stores/core/notices.ts';
import { currentPath } from './redirect-targets.ts';

interface Finished {
  /** The account was created just now. */
  readonly isNew: boolean;
}

/**
 * Continues after a sign-in in a dialog. A page with a screen of its own (cart, checkout, favorites) reloads, so that
 * the cart, the saved items and the payment instruments of the customer are shown; nothing is asked there. Other pages
 * stay and open the next dialog, those of the account among them: what was typed there stays.
 */
export async function finishSignIn(finished: Finished): Promise<void> {
  if (document.querySelector('[data-screen]:not([data-screen="account"], [data-screen="new-card"])') === null) {
    showNotice();
    return openDialog(await nextDialog(finished));
  }
  forgetEnrollment();
  if (!$isCartMerged.get()) storeNotice('success', 'identity.signedIn');
  history.replaceState(null, '', currentPath());
  location.reload();
}

/** The steps of the profile follow a new account, and a sign-in for a step in which the session ended. */
async function nextDialog({ isNew }: Finished): Promise<'welcome' | 'sign-in-confirmation'> {
  const { interrupted } = $enrollment.get();
  const profile = await loadProfile();
  if (profile.ok) advance({ type: 'signed-in', customer: enrollingCustomer(profile.value), isNew });
  const isResumed = interrupted !== undefined && $enrollment.get().step === interrupted;
  return isNew || isResumed ? 'welcome' : 'sign-in-confirmation';
}

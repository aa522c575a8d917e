import { $dialog, type Dialog } from '../../stores/core/dialogs.ts';
import { $session, currentSession } from '../../stores/core/session.ts';
import { shopHref } from '../kit/shop-href.ts';
import { writeHash } from './dialog-hash.ts';
import type { DialogEntry } from '../kit/dialog-entry.ts';
import { DIALOGS } from './dialog-registry.ts';

const SIGN_IN = 'sign-in';

/** The dialog that was requested before the sign-in. */
let requestedDialog: Dialog | undefined;

async function isSignedIn(): Promise<boolean> {
  return $session.get()?.loggedIn ?? (await currentSession()).loggedIn;
}

function askToSignIn(dialog: Dialog): void {
  if (Object.hasOwn(DIALOGS, SIGN_IN)) {
    requestedDialog = dialog;
    $dialog.set({ name: SIGN_IN, argument: '', shape: dialog.shape });
    return;
  }
  const here = location.pathname + location.search + writeHash(dialog);
  const href = shopHref('/sign-in');
  location.assign(`${href}${href.includes('?') ? '&' : '?'}return=${encodeURIComponent(here)}`);
}

/** Whether the dialog may open for this visitor; if not, the visitor is redirected. */
export async function mayOpen(dialog: Dialog, { guard }: DialogEntry): Promise<boolean> {
  if (guard === undefined) return true;
  const needed = guard === 'signed-in';
  if ((await isSignedIn()) === needed) {
    // A new account is led to its welcome, also where that was requested.
    if (requestedDialog?.name === dialog.name) requestedDialog = undefined;
    return true;
  }
  if ($dialog.get() !== dialog) return false;
  if (needed) askToSignIn(dialog);
  else location.assign(shopHref('/account'));
  return false;
}

/** Returns the dialog that was requested before the completed sign-in, once. */
export function takeRequestedDialog(): Dialog | undefined {
  const dialog = requestedDialog;
  requestedDialog = undefined;
  return $session.get()?.loggedIn ? dialog : undefined;
}

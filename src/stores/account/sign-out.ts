import { signOut as signOutCall } from '../../api/identity/identity.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { clearAssociate } from '../core/associate.ts';
import { $cart, announceSession, markCartChanged } from '../cart/cart-state.ts';
import { $isCartMerged } from './complete-sign-in.ts';
import { $session, renewSession } from '../core/session.ts';
import { announceSignOut } from './sign-out-broadcast.ts';

/** What the stores keep for the next page of this tab is the shopper's, too: what was typed at checkout, the last order. */
export function clearCustomerData(): void {
  clearAssociate();
  try {
    for (const key of Object.keys(sessionStorage)) if (key.startsWith('aisle.')) sessionStorage.removeItem(key);
  } catch {
    // Storage is switched off: nothing was kept.
  }
}

/** Ends the session, clears what the page knew of the shopper and starts a guest's (docs/contract.md#sign-in). */
export const signOut = createAction(async () => {
  await callApi(signOutCall, { body: {} });
  markCartChanged();
  clearCustomerData();
  $isCartMerged.set(false);
  $cart.set(null);
  $session.set(undefined);
  await renewSession();
  announceSignOut();
  announceSession();
});

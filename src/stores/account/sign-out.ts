import { removeTexts } from '../../lib/storage/remove-texts.ts';
import { signOut as signOutCall } from '../../api/identity/identity.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { clearAssociate } from '../core/associate.ts';
import { $cart, announceSession, markCartChanged } from '../cart/cart-state.ts';
import { $isCartMerged } from './complete-sign-in.ts';
import { $session, renewSession } from '../core/session.ts';
import { announceSignOut } from './sign-out-broadcast.ts';

/** Clears the customer's data in session storage: the checkout draft and the last order. */
export function clearCustomerData(): void {
  clearAssociate();
  removeTexts('session', 'aisle.');
}

/** Ends the session, clears the customer's data on the page and starts a guest session (docs/contract.md#sign-in). */
export const signOut = createAction('account/sign-out', async () => {
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

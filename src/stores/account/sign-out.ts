import { FORGET_PROMO } from '../../lib/promo-cookie.ts';
import { removeTexts } from '../../lib/storage/remove-texts.ts';
import { signOut as signOutCall } from '../../api/identity/identity.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { $associate } from '../core/associate.ts';
import { $cart, announceSession, markCartChanged } from '../cart/cart-state.ts';
import { $isCartMerged } from './complete-sign-in.ts';
import { $session, renewSession } from '../core/session.ts';
import { announceSignOut } from './sign-out-broadcast.ts';

/**
 * Clears the customer's data in session storage: the checkout draft and the last order. On a store's device the next
 * customer is another person, so what the browser remembers of one goes too.
 */
export function clearCustomerData({ isStoreDevice = false } = {}): void {
  removeTexts('session', 'aisle.');
  if (!isStoreDevice) return;
  removeTexts('local', 'aisle.');
  document.cookie = FORGET_PROMO;
}

/** Ends the session, clears the customer's data on the page and starts a guest session (docs/contract.md#sign-in). */
export const signOut = createAction('account/sign-out', async () => {
  const isStoreDevice = $associate.get() !== undefined;
  await callApi(signOutCall, { body: {} });
  markCartChanged();
  clearCustomerData({ isStoreDevice });
  $isCartMerged.set(false);
  $cart.set(null);
  $session.set(undefined);
  await renewSession();
  announceSignOut();
  announceSession();
});

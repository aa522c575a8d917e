import { signOut as signOutCall } from '../api/identity.ts';
import { createAction } from './action.ts';
import { callApi } from './api.ts';
import { clearAssociate } from './associate.ts';
import { $cart, announceSession, markCartChanged } from './cart-state.ts';
import { $isCartMerged } from './identity-enter.ts';
import { $session, renewSession } from './session.ts';

/** Ends the session, clears what the page knew of the shopper and starts a guest's (specification 1, section 4). */
export const signOut = createAction(async () => {
  await callApi(signOutCall, { body: {} });
  markCartChanged();
  clearAssociate();
  $isCartMerged.set(false);
  $cart.set(null);
  $session.set(undefined);
  await renewSession();
  announceSession();
});

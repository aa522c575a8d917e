import { getFavorites, getSavedForLater } from '../../api/account/wishlists.ts';
import type { GuestObjects, Session } from '../../api/identity/token.schema.ts';
import { issueToken } from '../../api/identity/token.ts';
import { callApi } from '../core/api.ts';
import { $associate } from '../core/associate.ts';
import { refreshCart, currentBasketId } from '../cart/cart.ts';
import { $itemCount, announceSession, markCartChanged } from '../cart/cart-state.ts';
import { pageData } from '../core/page-data.ts';
import { loadTokenRecovery } from '../core/load-token-recovery.ts';
import { storeNotice } from '../core/notices.ts';
import { $session } from '../core/session.ts';
import { createStore } from '../core/store.ts';
import { forgetOrder, orderToJoin } from './order-to-join.ts';

/** Whether the cart has more items than the guest added, because the account's cart was merged into it. */
export const $isCartMerged = createStore(false);

async function orNothing<Value>(asked: Promise<Value>): Promise<Value | undefined> {
  return asked.catch(() => undefined);
}

/**
 * The guest's objects, for the account to take over. A list that cannot be read is left out; in an associate's session
 * the customer's lists are not read.
 */
export async function readGuestObjects(): Promise<GuestObjects> {
  const hasLists = $associate.get() === undefined;
  const [basketId, favorites, saved] = await Promise.all([
    orNothing(currentBasketId()),
    hasLists && pageData().flags.favorites ? orNothing(callApi(getFavorites, { query: { count: 1 } })) : undefined,
    hasLists ? orNothing(callApi(getSavedForLater, {})) : undefined,
  ]);
  return { basketId, favoriteId: favorites?.favoriteId, saveForLaterId: saved?.saveForLaterId };
}

export interface SignInCode {
  readonly authorizationCode: string;
  readonly codeVerifier: string;
  readonly guestObjects: GuestObjects;
}

/**
 * Exchanges the code of a sign-in for the customer's session, which takes over the guest's order that was offered, reloads the cart and notifies the other tabs. A conflict
 * is retried once; rejects with `DUPLICATED_TOKEN` (docs/contract.md#sign-in).
 */
export async function enterSession(code: SignInCode): Promise<Session> {
  const before = $itemCount.get();
  const ask = () => callApi(issueToken, { body: { type: 'Registered', ...code, ...orderToJoin() } });
  const session = await ask().catch(async (error: unknown) => (await loadTokenRecovery(error)).retryToken(error, ask));
  forgetOrder();
  markCartChanged();
  $session.set(session);
  const read = await refreshCart({ renew: true });
  announceSession();
  const isMerged = read.ok && before > 0 && $itemCount.get() > before;
  $isCartMerged.set(isMerged);
  if (isMerged) storeNotice('info', 'identity.cartMerged');
  return session;
}

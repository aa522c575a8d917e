import { getFavorites, getSavedForLater } from '../../api/account/wishlists.ts';
import type { GuestObjects, Session } from '../../api/identity/token.schema.ts';
import { issueToken } from '../../api/identity/token.ts';
import { callApi } from '../core/api.ts';
import { $associate } from '../core/associate.ts';
import { refreshCart } from '../cart/cart.ts';
import { currentBasketId } from '../cart/cart-change.ts';
import { $itemCount, announceSession, markCartChanged } from '../cart/cart-state.ts';
import { hasFlag } from '../core/flags.ts';
import { loadTokenRecovery } from '../core/load-token-recovery.ts';
import { storeNotice } from '../core/notices.ts';
import { $session } from '../core/session.ts';
import { createStore } from '../core/store.ts';

/** The cart holds more than the guest had put into it, since the account's own was joined with it. */
export const $isCartMerged = createStore(false);

async function orNothing<Value>(asked: Promise<Value>): Promise<Value | undefined> {
  return asked.catch(() => undefined);
}

/**
 * What the guest has, for the account to take over; a list that cannot be read stays where it is, and those of a shopper whom an
 * associate serves are not read.
 */
export async function readGuestObjects(): Promise<GuestObjects> {
  const hasLists = $associate.get() === undefined;
  const [basketId, favorites, saved] = await Promise.all([
    orNothing(currentBasketId()),
    hasLists && hasFlag('favorites') ? orNothing(callApi(getFavorites, { query: { count: 1 } })) : undefined,
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
 * Exchanges the code of a sign-in for the consumer's session, reads the cart anew and tells the other tabs. A conflict is tried again
 * once; rejects with `DUPLICATED_TOKEN` (specification 1, sections 4, 8 and 9).
 */
export async function enterSession(code: SignInCode): Promise<Session> {
  const before = $itemCount.get();
  const ask = () => callApi(issueToken, { body: { type: 'Registered', ...code } });
  const session = await ask().catch(async (error: unknown) => (await loadTokenRecovery(error)).retryToken(error, ask));
  markCartChanged();
  $session.set(session);
  const read = await refreshCart({ renew: true });
  announceSession();
  const isMerged = read.ok && before > 0 && $itemCount.get() > before;
  $isCartMerged.set(isMerged);
  if (isMerged) storeNotice('info', 'identity.cartMerged');
  return session;
}

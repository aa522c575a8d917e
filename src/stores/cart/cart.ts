import type { Cart } from '../../api/cart/cart.schema.ts';
import {
  $cart,
  setChangedCart,
  markCartChanged,
  type CartChange,
  cartRevision,
  announceCartWith,
} from './cart-state.ts';
import { createQueue } from '../core/serial-queue.ts';
import { currentSession, renewSession } from '../core/session.ts';
import { getCart } from '../../api/cart/cart.ts';
import { createAction } from '../core/action.ts';
import { callApi, throwUnlessAnswered } from '../core/api.ts';

/** The retry of a cart call is loaded only after an error response; without a response there is nothing to retry. */
export function loadCartRecovery(error: unknown): Promise<typeof import('./cart-recovery.ts')> {
  throwUnlessAnswered(error);
  return import('./cart-recovery.ts');
}

const inOrder = createQueue();

export async function currentBasketId(): Promise<string | undefined> {
  const session = await currentSession();
  return $cart.get()?.basketId ?? session.basketId;
}

/** Runs one change at a time, in order; a lost cart or session is repaired once (docs/contract.md#error-handling). */
export function changeCart(change: CartChange): Promise<Cart> {
  return inOrder(async () => {
    markCartChanged();
    const answer = change(await currentBasketId());
    return setChangedCart(
      await answer.catch(async (error) => (await loadCartRecovery(error)).retryChange(error, change)),
    );
  });
}

const read = async (basketId?: string): Promise<Cart | null> =>
  basketId ? callApi(getCart, { params: { basketId } }) : null;

/** Reloads the cart; `renew` requests the session first, where another page may have changed it. */
export const refreshCart = createAction('cart/refresh', async ({ renew = false }: { renew?: boolean } = {}) => {
  const revision = cartRevision();
  const basketId = renew ? (await renewSession()).basketId : await currentBasketId();
  const cart = await read(basketId).catch(async (error) => (await loadCartRecovery(error)).retryRead(error, read));
  if (revision === cartRevision()) $cart.set(cart);
  return cart;
});

let channel: BroadcastChannel | undefined;

function open(): void {
  channel = new BroadcastChannel('aisle');
  channel.onmessage = ({ data }) => {
    // Another basket than this tab's: the session names the open one.
    void refreshCart({ renew: data !== $cart.get()?.basketId });
  };
}

/** Synchronizes the cart between the tabs of a browser, and in a page that returns from the back/forward cache. */
export function startTabs(): void {
  open();
  announceCartWith((basketId) => channel?.postMessage(basketId));
  // An open channel would prevent the page from entering the back/forward cache.
  addEventListener('pagehide', () => channel?.close());
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    open();
    void refreshCart({ renew: true });
  });
  addEventListener('online', () => void refreshCart());
}

import { announceSession, markCartChanged } from './cart-state.ts';
import { refreshCart } from './cart.ts';

/** Reads the cart that was changed without its store, and notifies the other tabs. */
export async function readChangedCart(): Promise<void> {
  markCartChanged();
  await refreshCart({ renew: true });
  announceSession();
}

import { refreshCart } from './cart.ts';
import { $cart, announceCartWith } from './cart-state.ts';

const CHANNEL = 'aisle';

let channel: BroadcastChannel | undefined;

function open(): void {
  channel = new BroadcastChannel(CHANNEL);
  channel.onmessage = ({ data }) => {
    // Another basket than ours: the session has to tell which one is open.
    void refreshCart({ renew: data !== $cart.get()?.basketId });
  };
}

/** Keeps the tabs of a browser, and a page out of its back/forward cache, agreed on the cart. */
export function startTabs(): void {
  open();
  announceCartWith((basketId) => channel?.postMessage(basketId));
  // An open channel would keep the page out of the back/forward cache.
  addEventListener('pagehide', () => channel?.close());
  addEventListener('pageshow', (event) => {
    if (!event.persisted) return;
    open();
    void refreshCart({ renew: true });
  });
  addEventListener('online', () => void refreshCart());
}

import { refreshCart } from './cart.ts';
import { $cart, announceCartWith } from './cart-state.ts';

const CHANNEL = 'aisle';

let channel: BroadcastChannel | undefined;

function open(): void {
  channel = new BroadcastChannel(CHANNEL);
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

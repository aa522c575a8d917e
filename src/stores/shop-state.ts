import type { ShopState } from '../lib/shop-state.ts';

let state: ShopState | undefined;

/** The server's state of this page, read once. */
export function shopState(): ShopState {
  // Written by our own server a moment ago, so trusted as it stands.
  state ??= JSON.parse(document.getElementById('shop-state')?.textContent ?? '{}') as ShopState;
  return state;
}

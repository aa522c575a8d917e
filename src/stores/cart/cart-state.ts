import type { Cart } from '../../api/cart/cart.schema.ts';
import { createStore, deriveStore } from '../core/store.ts';

/** `undefined`: not asked yet. `null`: this visitor has no cart. */
export const $cart = createStore<Cart | null | undefined>(undefined);

/** Units in the cart. */
export const $itemCount = deriveStore($cart, (cart) => cart?.items.reduce((count, item) => count + item.qty, 0) ?? 0);

/** A change of the cart, given the id of the basket there is, if any. */
export type CartChange = (basketId: string | undefined) => Promise<Cart>;

let announce: (basketId: string) => void = () => undefined;
let revision = 0;

/** Rises with every change this page makes, so that an answer read before a change is not shown after it. */
export const cartRevision = () => revision;

export function markCartChanged(): void {
  revision += 1;
}

/** Keeps the answer of a change and tells the other tabs. */
export function setChangedCart(cart: Cart): Cart {
  markCartChanged();
  $cart.set(cart);
  announce(cart.basketId);
  return cart;
}

/** Tells the other tabs of a basket that none of them has: they ask for the session anew. */
export function announceSession(): void {
  announce('');
}

/** Sets who tells the other tabs. */
export function announceCartWith(broadcast: (basketId: string) => void): void {
  announce = broadcast;
}

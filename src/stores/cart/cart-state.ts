import type { Cart } from '../../api/cart/cart.schema.ts';
import { createStore, deriveStore } from '../core/store.ts';

/** `undefined`: not loaded yet. `null`: this visitor has no cart. */
export const $cart = createStore<Cart | null | undefined>(undefined);

/** Units in the cart. */
export const $itemCount = deriveStore($cart, (cart) => cart?.items.reduce((count, item) => count + item.qty, 0) ?? 0);

/** A change of the cart; receives the id of the current basket, if there is one. */
export type CartChange = (basketId: string | undefined) => Promise<Cart>;

let announce: (basketId: string) => void = () => undefined;
let revision = 0;

/** Increases with every change of this page, so that a response read before a change is not shown after it. */
export const cartRevision = () => revision;

export function markCartChanged(): void {
  revision += 1;
}

/** Sets the cart that a change returned and notifies the other tabs. */
export function setChangedCart(cart: Cart): Cart {
  markCartChanged();
  $cart.set(cart);
  announce(cart.basketId);
  return cart;
}

/** Notifies the other tabs of a basket that none of them has: they request the session again. */
export function announceSession(): void {
  announce('');
}

/** Sets the function that notifies the other tabs. */
export function announceCartWith(broadcast: (basketId: string) => void): void {
  announce = broadcast;
}

import { isApiError } from '../../api/core/api-error.ts';
import type { Cart } from '../../api/cart/cart.schema.ts';
import { createCartWithItem } from '../../api/cart/cart.ts';
import { createCart } from '../../api/cart/cart-changes.ts';
import { CART_RECREATION_RELOAD_DELAY, RELOAD_GUARD } from '../../config.ts';
import { callApi, throwUnlessAnswered } from '../core/api.ts';
import { $cart, type CartChange } from './cart-state.ts';
import { reportError } from '../core/monitoring.ts';
import { renewSession } from '../core/session.ts';
import { showToast } from '../core/toasts.ts';

const RELOADED_AT = 'aisle.reloadedAt';

const emptyCart = () => callApi(createCart, { body: {} });

/** A new cart with what was in the lost one, as far as it can still be had. */
async function recreateCart(): Promise<Cart> {
  const lines = $cart.get()?.items.filter((item) => !item.bonus) ?? [];
  const items = lines.map(({ productId, qty }) => ({ productId, qty }));
  let cart: Cart;
  try {
    cart = await (items.length > 0 ? callApi(createCartWithItem, { body: { items } }) : emptyCart());
  } catch (error) {
    throwUnlessAnswered(error);
    showToast('error', 'cart.expired');
    cart = await emptyCart();
  }
  $cart.set(cart);
  return cart;
}

/** Not more than once in a while, or a shop in trouble would reload for ever. */
function reloadSoon(): void {
  const last = Number(sessionStorage.getItem(RELOADED_AT));
  if (Date.now() - last < RELOAD_GUARD) return;
  sessionStorage.setItem(RELOADED_AT, `${Date.now()}`);
  setTimeout(() => location.reload(), CART_RECREATION_RELOAD_DELAY);
}

/** Clears the cart, opens a new one, says so and reloads the page (specification 1, section 4); ends in the error. */
async function startOver(error: unknown): Promise<never> {
  $cart.set(null);
  showToast('error', 'cart.sessionReset');
  reloadSoon();
  await renewSession();
  $cart.set(await emptyCart());
  throw error;
}

/** The session ran out: its successor has another cart, or gets one with the same items. */
async function changeInNewSession(change: CartChange): Promise<Cart> {
  const { basketId } = await renewSession();
  if (basketId) $cart.set(null);
  return change(basketId ?? (await recreateCart()).basketId);
}

/**
 * Mends what can be mended and makes the change once more (specification 1, sections 4 and 8): a cart not found is made anew; a
 * session that ran out is renewed; an invalid customer starts over, without the change. Other errors stand.
 */
export async function retryChange(error: unknown, change: CartChange): Promise<Cart> {
  reportError(error);
  if (!isApiError(error)) throw error;
  if (error.errorId === 'INVALID_CUSTOMER') return startOver(error);
  if (error.errorId === 'CART_NOT_FOUND') return change((await recreateCart()).basketId);
  if (error.status === 401) return changeInNewSession(change);
  throw error;
}

/** A cart that is gone was ordered or ran out elsewhere: a new answer of the session tells which one is open now. */
export async function retryRead(
  error: unknown,
  read: (basketId?: string) => Promise<Cart | null>,
): Promise<Cart | null> {
  reportError(error);
  if (!isApiError(error)) throw error;
  if (error.errorId === 'INVALID_CUSTOMER') return startOver(error);
  if (error.errorId !== 'CART_NOT_FOUND' && error.status !== 401) throw error;
  return read((await renewSession()).basketId);
}

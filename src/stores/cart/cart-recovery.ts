import { isApiError } from '../../api/core/api-error.ts';
import type { Cart } from '../../api/cart/cart.schema.ts';
import { readText, writeText } from '../../lib/storage/stored-text.ts';
import { CART_RECREATION_RELOAD_DELAY, RELOAD_GUARD } from '../../config.ts';
import { $cart, type CartChange } from './cart-state.ts';
import { emptyCart, recreateCart } from './recreate-cart.ts';
import { reportError } from '../core/monitoring.ts';
import { renewSession } from '../core/session.ts';
import { showToast } from '../core/toasts.ts';

const RELOADED_AT = 'aisle.reloadedAt';

/** The new cart in place of the lost one. */
async function replaceCart(): Promise<Cart> {
  const cart = await recreateCart($cart.get());
  $cart.set(cart);
  return cart;
}

/** Limits the reload rate: a permanent error would otherwise reload the page for ever, as it would without storage. */
function reloadSoon(): void {
  const last = Number(readText('session', RELOADED_AT));
  if (Date.now() - last < RELOAD_GUARD) return;
  if (!writeText('session', RELOADED_AT, `${Date.now()}`)) return;
  setTimeout(() => location.reload(), CART_RECREATION_RELOAD_DELAY);
}

/**
 * Clears the cart, creates a new one, shows a message and reloads the page (docs/contract.md#error-handling); rejects with
 * the error.
 */
async function startOver(error: unknown): Promise<never> {
  $cart.set(null);
  showToast('error', 'cart.sessionReset');
  reloadSoon();
  await renewSession();
  $cart.set(await emptyCart());
  throw error;
}

/** The session expired: the new session has a cart of its own, or gets one with the same items. */
async function changeInNewSession(change: CartChange): Promise<Cart> {
  const { basketId } = await renewSession();
  if (basketId) $cart.set(null);
  return change(basketId ?? (await replaceCart()).basketId);
}

/**
 * Repairs the cause of an error and applies the change again (docs/contract.md#error-handling): a cart that is not
 * found is recreated; an expired session is renewed; for an invalid customer everything starts over, without the
 * change. Other errors are rethrown.
 */
export async function retryChange(error: unknown, change: CartChange): Promise<Cart> {
  reportError(error);
  if (!isApiError(error)) throw error;
  if (error.errorId === 'INVALID_CUSTOMER') return startOver(error);
  if (error.errorId === 'CART_NOT_FOUND') return change((await replaceCart()).basketId);
  if (error.status === 401) return changeInNewSession(change);
  throw error;
}

/** A cart that is not found was ordered or has expired elsewhere: the renewed session names the open one. */
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

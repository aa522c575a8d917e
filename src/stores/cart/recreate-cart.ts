import { isApiError } from '../../api/core/api-error.ts';
import type { CartItem } from '../../api/cart/cart-item.schema.ts';
import type { Cart, NewCartItem } from '../../api/cart/cart.schema.ts';
import { addCartItem, createCartWithItem } from '../../api/cart/cart.ts';
import { createCart } from '../../api/cart/cart-changes.ts';
import { applyCoupon } from '../../api/cart/cart-promotions.ts';
import { callApi } from '../core/api.ts';
import { showToast } from '../core/toasts.ts';

export const emptyCart = () => callApi(createCart, { body: {} });

/** All that a line was added with, its store and way of delivery as chosen since. */
function requestOf(item: CartItem): NewCartItem {
  const { productId, qty, recipeId, precreatedCustomsCode, giftOption, shippingOptions, interactionOrigin } = item;
  const chosen = shippingOptions.find(({ selected }) => selected);
  return {
    productId,
    qty,
    ...(recipeId !== null && { recipeId }),
    ...(precreatedCustomsCode !== null && { precreatedCustomsCode }),
    ...(giftOption !== null && { giftOption }),
    ...(interactionOrigin !== undefined && { interactionOrigin }),
    ...(chosen && { shippingMethod: chosen.shippingMethod.code as NewCartItem['shippingMethod'] }), // as the service sent it
    ...(chosen?.storeInfo && { storeId: chosen.storeInfo.id }),
  };
}

/** Runs `change`; returns false where the service rejects it. Other errors are rethrown. */
async function isAccepted(change: () => Promise<unknown>): Promise<boolean> {
  try {
    await change();
    return true;
  } catch (error) {
    if (!isApiError(error) || error.status < 400 || error.status >= 500) throw error;
    return false;
  }
}

/** Adds the lines of the lost cart, one by one where they are not accepted together; returns those that are not. */
async function addLines(lines: readonly CartItem[]): Promise<CartItem[]> {
  const items = lines.map(requestOf);
  if (await isAccepted(() => callApi(createCartWithItem, { body: { items } }))) return [];
  const { basketId: cartId } = await emptyCart();
  const missing: CartItem[] = [];
  for (const line of lines) {
    const isThere = await isAccepted(() => callApi(addCartItem, { body: { cartId, items: [requestOf(line)] } }));
    if (!isThere) missing.push(line);
  }
  return missing;
}

/** Applies the codes of the lost cart; returns those that no longer apply. */
async function applyCodes(cartId: string, codes: readonly string[]): Promise<string[]> {
  const missing: string[] = [];
  for (const code of codes) {
    if (!(await isAccepted(() => callApi(applyCoupon, { body: { cartId, code } })))) missing.push(code);
  }
  return missing;
}

/**
 * Creates a cart with all that the lost one had: gift options, recipes, stores, ways of delivery and codes. A message names
 * what could not be taken over. Addresses and payment instruments are entered again.
 */
export async function recreateCart(lost: Cart | null | undefined): Promise<Cart> {
  const lines = lost?.items.filter((item) => !item.bonus) ?? [];
  const codes = lost?.couponItems.map(({ code }) => code) ?? [];
  const goneLines = lines.length === 0 ? [] : await addLines(lines);
  const { basketId } = await emptyCart();
  const goneCodes = await applyCodes(basketId, codes);
  const missing = [...goneLines.map(({ name }) => name), ...goneCodes];
  if (goneLines.length === lines.length && lines.length > 0) showToast('error', 'cart.expired');
  else if (missing.length > 0) showToast('error', 'cart.recreatedWithout', undefined, { missing: missing.join(', ') });
  return emptyCart();
}

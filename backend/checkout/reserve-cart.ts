import type { Cart, NewCartItem } from '../../src/api/cart/cart.schema.ts';
import { addLines } from '../cart/change-lines.ts';
import type { CartOwner } from '../cart/model/cart-service.ts';
import { assertNotAborted } from '../core/unavailable.ts';
import { holdStock, type PrepareOptions, type HoldDeps } from './prepare-order.ts';

/** Adds to the session's open cart, made where there is none, and holds the stock of all it has; both or neither. */
export async function reserveCart(
  { carts, now }: HoldDeps,
  {
    owner,
    items,
    options = {},
  }: { owner: CartOwner; items: readonly NewCartItem[]; options?: PrepareOptions | undefined },
): Promise<Cart> {
  const { basketId } = await carts.open(owner);
  return carts.changeWith(owner, basketId, async (cart) => {
    await addLines(cart, items);
    await holdStock(cart, await cart.load(), { now: now(), network: options.network });
    assertNotAborted(options.signal);
  });
}

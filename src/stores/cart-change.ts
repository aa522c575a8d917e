import { ApiError } from '../api/api-error.ts';
import type { Cart } from '../api/cart.schema.ts';
import { $cart, keepChangedCart, markCartChanged } from './cart-state.ts';
import { loadRecovery } from './load-recovery.ts';
import { createQueue } from './queue.ts';
import { currentSession } from './session.ts';

/** A change of the cart, given the id of the basket there is, if any. */
export type CartChange = (basketId: string | undefined) => Promise<Cart>;

const inOrder = createQueue();

export async function currentBasketId(): Promise<string | undefined> {
  const session = await currentSession();
  return $cart.get()?.basketId ?? session.basketId;
}

/** For changes that make no sense without a cart: then it is treated as lost. */
export function neededBasket(basketId: string | undefined): string {
  if (basketId) return basketId;
  throw new ApiError({ errorId: 'CART_NOT_FOUND', code: 'BSK404', status: 404, message: 'There is no cart.' });
}

/** Makes one change at a time, in order; a lost cart or session is mended once (specification 1, section 8). */
export function changeCart(change: CartChange): Promise<Cart> {
  return inOrder(async () => {
    markCartChanged();
    const answer = change(await currentBasketId());
    return keepChangedCart(await answer.catch(async (error) => (await loadRecovery(error)).retryChange(error, change)));
  });
}

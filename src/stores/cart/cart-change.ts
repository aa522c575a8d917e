import type { Cart } from '../../api/cart/cart.schema.ts';
import { $cart, setChangedCart, markCartChanged, type CartChange } from './cart-state.ts';
import { loadCartRecovery } from './load-cart-recovery.ts';
import { createQueue } from '../core/serial-queue.ts';
import { currentSession } from '../core/session.ts';

const inOrder = createQueue();

export async function currentBasketId(): Promise<string | undefined> {
  const session = await currentSession();
  return $cart.get()?.basketId ?? session.basketId;
}

/** Makes one change at a time, in order; a lost cart or session is mended once (specification 1, section 8). */
export function changeCart(change: CartChange): Promise<Cart> {
  return inOrder(async () => {
    markCartChanged();
    const answer = change(await currentBasketId());
    return setChangedCart(
      await answer.catch(async (error) => (await loadCartRecovery(error)).retryChange(error, change)),
    );
  });
}

import type { Cart } from '../../api/cart/cart.schema.ts';
import { getCart } from '../../api/cart/cart.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { currentBasketId } from './cart-change.ts';
import { $cart, cartRevision } from './cart-state.ts';
import { loadCartRecovery } from './load-cart-recovery.ts';
import { renewSession } from '../core/session.ts';

const read = async (basketId?: string): Promise<Cart | null> =>
  basketId ? callApi(getCart, { params: { basketId } }) : null;

/** Reads the cart anew; `renew` asks for the session first, where another page may have changed it. */
export const refreshCart = createAction(async ({ renew = false }: { renew?: boolean } = {}) => {
  const revision = cartRevision();
  const basketId = renew ? (await renewSession()).basketId : await currentBasketId();
  const cart = await read(basketId).catch(async (error) => (await loadCartRecovery(error)).retryRead(error, read));
  if (revision === cartRevision()) $cart.set(cart);
  return cart;
});

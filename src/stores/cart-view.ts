import type { Cart } from '../api/cart.schema.ts';
import { getCart } from '../api/cart.ts';
import { createAction } from './action.ts';
import { callApi } from './api.ts';
import { currentBasketId } from './cart-change.ts';
import { $cart, cartRevision, keepChangedCart, markCartChanged } from './cart-state.ts';

/** Lines that cannot go the way that was chosen for them any more. */
const isStuck = ({ items }: Cart): boolean =>
  items.some(({ shippingOptions }) => shippingOptions.some(({ selected, available }) => selected && !available));

const look = (basketId: string, isPatchRequired: boolean): Promise<Cart> =>
  callApi(getCart, { params: { basketId }, query: { inventorySupplyCheck: true, isPatchRequired } });

/**
 * Reads the cart for a screen that tells what became of it: with what there is too little of at each line, and with other ways of
 * delivery for lines that cannot go the chosen way any more. Without a cart it does nothing.
 */
export const viewCart = createAction(async () => {
  const basketId = await currentBasketId();
  if (!basketId) return;
  markCartChanged();
  const asked = cartRevision();
  const seen = await look(basketId, false);
  const isMended = isStuck(seen);
  const cart = isMended ? await look(basketId, true) : seen;
  if (asked !== cartRevision()) return;
  if (isMended) keepChangedCart({ ...cart, flashMessages: [...seen.flashMessages, ...cart.flashMessages] });
  else $cart.set(cart);
});

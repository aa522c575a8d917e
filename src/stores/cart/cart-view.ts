import type { ApiError } from '../../api/core/api-error.ts';
import type { Cart } from '../../api/cart/cart.schema.ts';
import { getCart } from '../../api/cart/cart.ts';
import { changesCart } from './checkout-errors.ts';
import { createAction } from '../core/action.ts';
import { callApi } from '../core/api.ts';
import { currentBasketId } from './cart-change.ts';
import { $cart, cartRevision, setChangedCart, markCartChanged } from './cart-state.ts';
import { showToast } from '../core/toasts.ts';

/** Lines that cannot go the way that was chosen for them any more. */
const isStuck = ({ items }: Cart): boolean =>
  items.some(({ shippingOptions }) => shippingOptions.some(({ selected, available }) => selected && !available));

/** What the first look told and the second does not. */
const unreported = (seen: Cart, repaired: Cart): Cart['flashMessages'] =>
  seen.flashMessages.filter(
    ({ code, details }) =>
      !repaired.flashMessages.some((other) => other.code === code && other.details['itemId'] === details['itemId']),
  );

const queryCart = (basketId: string, isPatchRequired: boolean): Promise<Cart> =>
  callApi(getCart, { params: { basketId }, query: { inventorySupplyCheck: true, isPatchRequired } });

/**
 * Reads the cart for a screen that tells what became of it: with what there is too little of at each line, and with other ways of
 * delivery for lines that cannot go the chosen way any more. Without a cart it does nothing.
 */
export const viewCart = createAction(async () => {
  const basketId = await currentBasketId();
  if (!basketId) return;
  markCartChanged();
  const revision = cartRevision();
  const seen = await queryCart(basketId, false);
  const isRepaired = isStuck(seen);
  const cart = isRepaired ? await queryCart(basketId, true) : seen;
  if (revision !== cartRevision()) return;
  if (isRepaired) setChangedCart({ ...cart, flashMessages: [...unreported(seen, cart), ...cart.flashMessages] });
  else $cart.set(cart);
});

/** Reads the cart anew where a refusal says that the page is behind; a line that is gone meanwhile is told of. */
export async function refreshAfterError(error: ApiError): Promise<void> {
  const isGone = error.errorId === 'ITEM_NOT_AVAILABLE';
  if (!isGone && !changesCart(error)) return;
  await viewCart();
  if (isGone) showToast('error', 'cart.lineGone');
}

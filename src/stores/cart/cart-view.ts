import type { ApiError } from '../../api/core/api-error.ts';
import type { Cart, FlashMessage } from '../../api/cart/cart.schema.ts';
import { getCart } from '../../api/cart/cart.ts';
import { changesCart } from './checkout-errors.ts';
import { createAction } from '../core/action.ts';
import { onAction } from '../core/action-stream.ts';
import { callApi } from '../core/api.ts';
import { currentBasketId } from './cart.ts';
import { $cart, cartRevision, setChangedCart, markCartChanged } from './cart-state.ts';
import { createStore } from '../core/store.ts';
import { showToast } from '../core/toasts.ts';

/** Whether a line's shipping method is no longer available. */
const isStuck = ({ items }: Cart): boolean =>
  items.some(({ shippingOptions }) => shippingOptions.some(({ selected, available }) => selected && !available));

/** The entries of the first list that the second one lacks. */
function unreported<Entry extends Pick<FlashMessage, 'code' | 'details'>>(
  seen: readonly Entry[],
  repaired: readonly Entry[],
): Entry[] {
  const isSame = (one: Entry, other: Entry) =>
    one.code === other.code && one.details['itemId'] === other.details['itemId'];
  return seen.filter((one) => !repaired.some((other) => isSame(one, other)));
}

/** The repaired cart with what only the first response reported. */
function withReports(repaired: Cart, seen: Cart): Cart {
  const flashMessages = [...unreported(seen.flashMessages, repaired.flashMessages), ...repaired.flashMessages];
  const cached = repaired.cachedCustomerNotifications;
  const cachedCustomerNotifications = [...unreported(seen.cachedCustomerNotifications, cached), ...cached];
  return { ...repaired, flashMessages, cachedCustomerNotifications };
}

const queryCart = (basketId: string, isPatchRequired: boolean): Promise<Cart> =>
  callApi(getCart, { params: { basketId }, query: { inventorySupplyCheck: true, isPatchRequired } });

/**
 * Loads the cart for a screen that reports its changes: with the stock shortage of each line, and with other shipping
 * methods for lines whose method is no longer available. Without a cart no request is sent.
 */
export const viewCart = createAction('cart/view', async () => {
  const basketId = await currentBasketId();
  if (!basketId) return;
  markCartChanged();
  const revision = cartRevision();
  const seen = await queryCart(basketId, false);
  const isRepaired = isStuck(seen);
  const cart = isRepaired ? await queryCart(basketId, true) : seen;
  if (revision !== cartRevision()) return;
  if (isRepaired) setChangedCart(withReports(cart, seen));
  else $cart.set(cart);
});

/** Reloads the cart after an error that shows a stale page; a line that has disappeared is reported. */
export async function refreshAfterError(error: ApiError): Promise<void> {
  const isGone = error.errorId === 'ITEM_NOT_AVAILABLE';
  if (!isGone && !changesCart(error)) return;
  await viewCart();
  if (isGone) showToast('error', 'cart.lineGone');
}

/** The actions that change the totals of the cart which the visitor sees. */
const CHANGES: readonly string[] = [
  'cart/change',
  'cart/remove',
  'cart/restore',
  'cart/save-for-later',
  'saved/move-to-cart',
  'cart/apply-coupon',
  'cart/remove-coupon',
];

/** Whether a change of the cart is running: the displayed totals are then out of date. */
export const $isCartChanging = createStore(false);

const running = new Set<number>();

onAction(({ name, id, phase }) => {
  if (!CHANGES.includes(name)) return;
  if (phase === 'start') running.add(id);
  else running.delete(id);
  $isCartChanging.set(running.size > 0);
});

import { changeItem, removeItem } from './cart-lines.ts';
import { applyCoupon, removeCoupon } from './coupons.ts';
import { restoreItem } from './restore-item.ts';
import { moveToCart, saveLine } from './saved-for-later.ts';
import { createStore } from '../core/store.ts';

const CHANGES = [changeItem, removeItem, restoreItem, saveLine, moveToCart, applyCoupon, removeCoupon];

/** Whether a change of the cart is running: the displayed totals are then out of date. */
export const $isCartChanging = createStore(false);

for (const { $status } of CHANGES)
  $status.listen(() => $isCartChanging.set(CHANGES.some((change) => change.$status.get().state === 'pending')));

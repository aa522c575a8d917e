import type { Cart } from '../../api/cart/cart.schema.ts';
import { addItem } from '../cart/add-item.ts';
import { createAction } from '../core/action.ts';
import { $cart } from '../cart/cart-state.ts';

/**
 * Adds a variant to the cart for a wallet payment, once: a variant in the cart stays unchanged. Returns whether it was
 * added.
 */
export const ensureItem = createAction('wallet/ensure-item', async (productId: string): Promise<boolean> => {
  const isThere = ({ items }: Cart) => items.some((item) => item.productId === productId && !item.bonus);
  const cart = $cart.get();
  if (cart && isThere(cart)) return false;
  const outcome = await addItem({ productId, qty: 1 });
  if (!outcome.ok) throw outcome.error;
  return true;
});

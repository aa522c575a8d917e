import { useStore } from '@nanostores/react';
import type { Cart } from '../../../api/cart/cart.schema.ts';
import { $cart } from '../../../stores/cart/cart-state.ts';
import { useText } from '../../kit/text.ts';

/** Stock notices of a line: low or out of stock. The notices of the cart repeat them. */
export function LineNotices({ item }: { item: Cart['items'][number] }) {
  const t = useText();
  const notices = useStore($cart)?.flashMessages ?? [];
  const left = notices.find(({ details }) => details['itemId'] === item.id)?.details['availableQty'];
  if (typeof left !== 'number') return null;
  return (
    <p className="error">{left > 0 ? t('errors.ADDED_MAX_QUANTITY', { maxAllowedQty: left }) : t('errors.ITEM_OOS')}</p>
  );
}

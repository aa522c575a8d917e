import type { Transaction } from 'kysely';
import type { Cart } from '../../src/api/cart/cart.schema.ts';
import type { Tables } from '../db/tables.ts';

/** A store that is unknown is none. */
export async function saveFavoriteStore(
  transaction: Transaction<Tables>,
  basketId: string,
  storeId: string,
): Promise<void> {
  await transaction
    .updateTable('cart')
    .set({ favorite_store_id: storeId })
    .where('basket_id', '=', basketId)
    .where(({ exists, selectFrom }) => exists(selectFrom('store').select('id').where('id', '=', storeId)))
    .execute();
}

/** The cart with its messages of stock at the lines they are about, too. */
export function withSupply(cart: Cart): Cart {
  const items = cart.items.map((item) => {
    const own = cart.flashMessages.filter(({ details }) => details['itemId'] === item.id && 'availableQty' in details);
    const notifications = own.map(({ code, message }) => ({ code, level: 'item', message }));
    return { ...item, customerNotifications: [...item.customerNotifications, ...notifications] };
  });
  return { ...cart, items };
}

import type { Transaction } from 'kysely';
import { ofLine } from '../../domain/cart-notifications.ts';
import type { Cart } from '../../src/api/cart/cart.schema.ts';
import type { Tables } from '../db/tables.ts';

/** An unknown store is ignored. */
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

/** Adds the shortages of stock to the items they concern. */
export function withSupply(cart: Cart): Cart {
  const items = cart.items.map((item) => ({
    ...item,
    customerNotifications: ofLine(cart.cachedCustomerNotifications, item.id, { withShortage: true }),
  }));
  return { ...cart, items };
}

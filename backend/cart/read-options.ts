import type { Transaction } from 'kysely';
import { formatPostalCode } from '../../domain/address/postal-code.ts';
import { ofLine } from '../../domain/cart-notifications.ts';
import type { Cart } from '../../src/api/cart/cart.schema.ts';
import { inputError } from '../core/errors.ts';
import type { Tables } from '../db/tables.ts';
import type { LockedCart } from './model/locked-cart.ts';

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

/** Rejects with `VALIDATION` for a text that is no postal code of the site's country. */
export async function savePostalCode({ transaction, basketId, source }: LockedCart, text: string): Promise<void> {
  const postal_code = formatPostalCode(source.scope.country, text);
  if (postal_code === undefined) throw inputError('postalCode', 'It is no postal code of the country.');
  await transaction.updateTable('cart').set({ postal_code }).where('basket_id', '=', basketId).execute();
}

/** Adds the shortages of stock to the items they concern. */
export function withSupply(cart: Cart): Cart {
  const items = cart.items.map((item) => ({
    ...item,
    customerNotifications: ofLine(cart.cachedCustomerNotifications, item.id, { withShortage: true }),
  }));
  return { ...cart, items };
}

import type { Kysely, Transaction } from 'kysely';
import { z } from 'zod';
import { flashMessage, type FlashMessage } from '../../src/api/cart/cart.schema.ts';
import type { Tables } from '../db/tables.ts';
import type { CartRow } from './model/cart-lines.ts';

const stored = z.array(flashMessage);

/** Flash messages stored for the next response of a cart. */
export function noticesOf({ notices }: Pick<CartRow, 'notices'>): FlashMessage[] {
  return notices === null ? [] : stored.parse(JSON.parse(notices));
}

/** The cart's row must be locked. */
export async function addNotices(
  transaction: Transaction<Tables>,
  basketId: string,
  messages: readonly FlashMessage[],
): Promise<void> {
  if (messages.length === 0) return;
  const { notices } = await transaction
    .selectFrom('cart')
    .select('notices')
    .where('basket_id', '=', basketId)
    .executeTakeFirstOrThrow();
  await transaction
    .updateTable('cart')
    .set({ notices: JSON.stringify([...noticesOf({ notices }), ...messages]) })
    .where('basket_id', '=', basketId)
    .execute();
}

/** Deletes the notices that were in the response; ones added since then stay for the next. */
export async function forgetNotices(database: Kysely<Tables>, { basket_id, notices }: CartRow): Promise<void> {
  if (notices === null) return;
  await database
    .updateTable('cart')
    .set({ notices: null })
    .where('basket_id', '=', basket_id)
    .where('notices', '=', notices)
    .execute();
}

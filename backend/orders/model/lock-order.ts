import type { Transaction } from 'kysely';
import { CommandError } from '../../commands/shop-command.ts';
import type { Tables } from '../../db/tables.ts';
import { findOrder, type OrderRow } from './order-rows.ts';

/** A command that cannot be performed; the message is one line for the operator. Nothing was changed. */
export class OrderCommandError extends CommandError {}

/**
 * Locks the row of a placed order against concurrent cancellation, shipping and refunds. `undefined` when it is not
 * placed.
 */
export function holdPlaced(transaction: Transaction<Tables>, orderNumber: string): Promise<OrderRow | undefined> {
  return transaction
    .updateTable('shop_order')
    .set({ status: 'placed' })
    .where('order_number', '=', orderNumber)
    .where('status', '=', 'placed')
    .returningAll()
    .executeTakeFirst();
}

/** The same; throws `OrderCommandError` when it is not placed. */
export async function holdOrder(transaction: Transaction<Tables>, orderNumber: string): Promise<OrderRow> {
  const order = await holdPlaced(transaction, orderNumber);
  if (order) return order;
  const found = await findOrder(transaction, orderNumber);
  if (!found) throw new OrderCommandError(`there is no order ${orderNumber}`);
  const isPending = found.status === 'pending';
  throw new OrderCommandError(`order ${orderNumber} ${isPending ? 'waits for its payment' : 'is cancelled'}`);
}

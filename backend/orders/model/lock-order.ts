import type { Transaction } from 'kysely';
import { CommandError } from '../../commands/shop-command.ts';
import type { Tables } from '../../db/tables.ts';
import { findOrder, type OrderRow } from './order-rows.ts';

/** What cannot be done, in one line for the operator. Nothing was changed. */
export class OrderCommandError extends CommandError {}

/** The placed order with its row locked: nobody else cancels, ships or refunds it meanwhile. Nothing where it is not placed. */
export function holdPlaced(transaction: Transaction<Tables>, orderNumber: string): Promise<OrderRow | undefined> {
  return transaction
    .updateTable('shop_order')
    .set({ status: 'placed' })
    .where('order_number', '=', orderNumber)
    .where('status', '=', 'placed')
    .returningAll()
    .executeTakeFirst();
}

/** The same; throws `OrderRefused` where it is not placed. */
export async function holdOrder(transaction: Transaction<Tables>, orderNumber: string): Promise<OrderRow> {
  const order = await holdPlaced(transaction, orderNumber);
  if (order) return order;
  const found = await findOrder(transaction, orderNumber);
  if (!found) throw new OrderCommandError(`there is no order ${orderNumber}`);
  const isPending = found.status === 'pending';
  throw new OrderCommandError(`order ${orderNumber} ${isPending ? 'waits for its payment' : 'is cancelled'}`);
}

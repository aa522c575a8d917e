import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import { findOrder } from '../model/order-rows.ts';
import { cancelOrder, type CancelOrderDeps } from '../model/cancel-order.ts';
import { loadOrderLines } from '../model/find-purchase.ts';
import { OrderCommandError } from '../model/lock-order.ts';
import { queueNotice } from './order-notices.ts';
import { hasLeft } from '../model/progress.ts';

export interface CancelDeps extends CancelOrderDeps {
  readonly read: Kysely<Tables>;
}

/**
 * Cancels a placed order for the shop, also after the time its buyer has, and gives everything back. Answers false where it was
 * cancelled before; throws `OrderRefused` once something of it has left.
 */
export async function cancelByShop(deps: CancelDeps, orderNumber: string): Promise<boolean> {
  const order = await findOrder(deps.read, orderNumber);
  if (!order) throw new OrderCommandError(`there is no order ${orderNumber}`);
  if (order.status === 'cancelled') return false;
  if (order.status === 'pending') {
    throw new OrderCommandError(`order ${orderNumber} waits for its payment, it is given up by itself without it`);
  }
  return cancelOrder(deps, order, 'shop', async (transaction: Transaction<Tables>) => {
    const lines = await loadOrderLines(transaction, orderNumber);
    if (lines.some(hasLeft))
      throw new OrderCommandError(`order ${orderNumber} cannot be cancelled: something of it was sent`);
    const created_at = deps.now();
    await queueNotice(transaction, { order_number: orderNumber, kind: 'cancelled', reference: null, created_at });
  });
}

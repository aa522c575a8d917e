import type { Kysely, Transaction } from 'kysely';
import type { Tables } from '../../db/tables.ts';
import type { Settlement } from '../../cart/payment/settlement.ts';
import { loadUnits, recordEvent, type OrderRow } from './order-rows.ts';
import type { Redemption } from './redemption.ts';
import { uncountSpend } from './spend.ts';
import { openStock, sumUnits } from '../../inventory/stock.ts';

export type CancelReason = 'payment' | 'expired' | 'customer' | 'shop';

export interface CancelOrderDeps {
  readonly write: Kysely<Tables>;
  readonly settlement: Settlement;
  readonly redemption: Redemption;
  readonly now: () => number;
}

/**
 * Gives back all that an order took: stock, balances, uses, in the order they are taken in, so that no two orders wait for each
 * other. Answers false where somebody else has decided on the order already. What others promised is let go afterwards, by
 * `releaseVoiding`. `also` comes first in the same transaction: where it throws, nothing is given back.
 */
export function cancelOrder(
  deps: CancelOrderDeps,
  order: OrderRow,
  reason: CancelReason,
  also: (transaction: Transaction<Tables>) => Promise<void> = async () => {},
): Promise<boolean> {
  return deps.write.transaction().execute(async (transaction) => {
    const { order_number } = order;
    const decided = await transaction
      .updateTable('shop_order')
      .set({ status: 'cancelled', expires_at: null, action: null })
      .where('order_number', '=', order_number)
      .where('status', '=', order.status)
      .executeTakeFirst();
    if (decided.numUpdatedRows === 0n) return false;
    await also(transaction);
    if (order.status === 'pending') await reopenCart(transaction, order);
    const stock = openStock(transaction);
    for (const part of sumUnits(await loadUnits(transaction, order_number))) await stock.put(part);
    await closeLines(transaction, order_number);
    await deps.settlement.restore(transaction, order_number);
    await dropTasks(transaction, order_number);
    await deps.redemption.release(transaction, order_number);
    await uncountSpend(transaction, order);
    await transaction
      .updateTable('order_payment')
      .set({ state: 'voiding' })
      .where('order_number', '=', order_number)
      .where('state', 'in', ['pending', 'authorized'])
      .execute();
    await recordEvent(transaction, { order_number, kind: 'cancelled', reason, at: deps.now() });
    await stock.finish();
    return true;
  });
}

/** What was not paid can be bought again by who owns the order now: in the same cart, or in the one that was opened since. */
async function reopenCart(transaction: Transaction<Tables>, order: OrderRow): Promise<void> {
  const { basket_id, consumer_no, site_id } = order;
  const newer = await transaction
    .selectFrom('cart')
    .select('basket_id')
    .where('consumer_no', '=', consumer_no)
    .where('site_id', '=', site_id)
    .where('status', '=', 'open')
    .executeTakeFirst();
  if (newer) await moveLines(transaction, basket_id, newer.basket_id);
  const state = { status: newer ? ('merged' as const) : ('open' as const), order_number: null, consumer_no };
  await transaction
    .updateTable('cart')
    .set((cart) => ({ ...state, revision: cart('revision', '+', 1) }))
    .where('basket_id', '=', basket_id)
    .where('status', '=', 'ordered')
    .execute();
}

/** Lines the newer cart has no equal of; its own stay as they are. */
async function moveLines(transaction: Transaction<Tables>, from: string, to: string): Promise<void> {
  await transaction
    .updateTable('cart')
    .set((cart) => ({ revision: cart('revision', '+', 1) }))
    .where('basket_id', '=', to)
    .execute();
  const equal = transaction.selectFrom('cart_item').select('line_key').where('basket_id', '=', to);
  await transaction
    .updateTable('cart_item')
    .set({ basket_id: to })
    .where('basket_id', '=', from)
    .where('line_key', 'not in', equal)
    .execute();
}

/** A return that was announced has nothing to come back any more. */
async function closeLines(transaction: Transaction<Tables>, orderNumber: string): Promise<void> {
  await transaction
    .updateTable('order_line')
    .set((line) => ({ cancelled_qty: line.ref('qty'), returned_qty: 0 }))
    .where('order_number', '=', orderNumber)
    .execute();
}

/** What is let go as a whole needs no refund of a part. */
async function dropTasks(transaction: Transaction<Tables>, orderNumber: string): Promise<void> {
  const own = transaction.selectFrom('order_payment').select('id').where('order_number', '=', orderNumber);
  await transaction.deleteFrom('payment_task').where('payment_id', 'in', own).where('done_at', 'is', null).execute();
}

const BATCH_SIZE = 100;

export interface ReleaseDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  readonly charges: { release(reference: string): Promise<void> };
}

/** Lets go of what others promised for orders that were given up; what fails is tried again at the next turn. */
export async function releaseVoiding({ read, write, charges }: ReleaseDeps, orderNumber?: string): Promise<void> {
  const waiting = read.selectFrom('order_payment').select(['id', 'reference']).where('state', '=', 'voiding');
  const rows = await (orderNumber === undefined ? waiting : waiting.where('order_number', '=', orderNumber))
    .limit(BATCH_SIZE)
    .execute();
  for (const { id, reference } of rows) {
    if (reference !== null) await charges.release(reference);
    await write
      .updateTable('order_payment')
      .set({ state: 'voided' })
      .where('id', '=', id)
      .where('state', '=', 'voiding')
      .execute();
  }
}

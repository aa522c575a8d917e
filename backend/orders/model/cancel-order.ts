import { sql, type Kysely, type Transaction } from 'kysely';
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
 * Cancels an order and releases what it took: stock, balances, uses, in the order in which they are taken, so that no
 * two orders deadlock. Returns false when the order was decided on already. Authorizations of providers are voided
 * afterwards, by `releaseVoiding`. `also` runs first in the same transaction: when it throws, nothing is released.
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
      .returningAll()
      .executeTakeFirst();
    if (!decided) return false;
    await also(transaction);
    if (order.status === 'pending') await reopenCart(transaction, order);
    const stock = openStock(transaction);
    for (const part of sumUnits(await loadUnits(transaction, order_number))) await stock.put(part);
    await closeLines(transaction, order_number);
    await deps.settlement.restore(transaction, order_number);
    await dropTasks(transaction, order_number);
    await deps.redemption.release(transaction, order_number);
    await uncountSpend(transaction, decided);
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

/**
 * What was not paid can be bought again by the order's current owner: in the same cart, or in the one that was opened
 * since.
 */
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

/** Moves lines that the newer cart has no equal of; its own lines remain unchanged. */
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

/** Closes announced returns: there is nothing left to return. */
async function closeLines(transaction: Transaction<Tables>, orderNumber: string): Promise<void> {
  await transaction
    .updateTable('order_line')
    .set((line) => ({
      cancelled_qty: line.ref('qty'),
      returned_qty: 0,
      warehouses: sql<string | null>`case when warehouses is null then null else '{}' end`,
    }))
    .where('order_number', '=', orderNumber)
    .execute();
}

/** Drops refunds of parts: the whole payment is voided. */
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

/** Voids the providers' authorizations of cancelled orders; a failure is retried at the next run. */
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

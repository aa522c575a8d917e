import type { Transaction } from 'kysely';
import { shareOf } from '../../../domain/payment/refunds.ts';
import type { PricedCart } from '../../../domain/pricing-model.ts';
import { apiError } from '../../core/errors.ts';
import type { Tables } from '../../db/tables.ts';
import type { OrderRow } from './order-rows.ts';

/**
 * The amount an order counts in a spend account: what it sold at the account's discount, at the price before the
 * discount.
 */
export interface Spend {
  readonly kind: string;
  readonly amount: number;
}

/**
 * Counts in the customer's account what an order sells at its discount; rejects an amount beyond the cap, which two
 * concurrent orders could reach. The rest of the order is sold at its price and not counted. Accounts with credit are
 * settled as payment instruments.
 */
export async function countSpend(
  transaction: Transaction<Tables>,
  consumerNo: string,
  { promotions, currency }: PricedCart,
): Promise<Spend | null> {
  const spend = promotions.applied.flatMap((applied) => applied.spend ?? []).find(({ amount }) => amount > 0);
  if (!spend) return null;
  const { kind, amount } = spend;
  const counted = await transaction
    .updateTable('spend_account')
    .set((spent) => ({ spent_minor: spent('spent_minor', '+', amount) }))
    .where('consumer_no', '=', consumerNo)
    .where((account) => account(account.cast<string>('kind', 'text'), '=', kind))
    .where('currency', '=', currency)
    .where((spent) =>
      spent.or([
        spent('cap_minor', 'is', null),
        spent(spent('spent_minor', '+', amount), '<=', spent.ref('cap_minor')),
      ]),
    )
    .executeTakeFirst();
  if (counted.numUpdatedRows === 0n) throw apiError('PRM140', { kind });
  return { kind, amount };
}

/** Subtracts a cancelled order from the account. */
export async function uncountSpend(
  transaction: Transaction<Tables>,
  order: { consumer_no: string; spend_kind: string | null; spend_minor: number; spend_back_minor: number },
): Promise<void> {
  await uncount(transaction, order, order.spend_minor - order.spend_back_minor);
}

/** Subtracts the share of the units that were cancelled or returned, with all of them the whole amount. */
export async function uncountReversed(
  transaction: Transaction<Tables>,
  order: OrderRow,
  { paid, back }: { readonly paid: number; readonly back: number },
): Promise<void> {
  if (order.spend_kind === null || paid === 0) return;
  const spend_back_minor = shareOf({ qty: paid, paid: order.spend_minor }, back);
  const counted = await transaction
    .updateTable('shop_order')
    .set({ spend_back_minor })
    .where('order_number', '=', order.order_number)
    .where('spend_back_minor', '=', order.spend_back_minor)
    .executeTakeFirst();
  if (counted.numUpdatedRows === 0n) throw new Error(`${order.order_number}: its spend was counted concurrently`);
  await uncount(transaction, order, spend_back_minor - order.spend_back_minor);
}

async function uncount(
  transaction: Transaction<Tables>,
  { consumer_no, spend_kind }: { consumer_no: string; spend_kind: string | null },
  amount: number,
): Promise<void> {
  if (spend_kind === null || amount === 0) return;
  await transaction
    .updateTable('spend_account')
    .set((spent) => ({ spent_minor: spent('spent_minor', '-', amount) }))
    .where('consumer_no', '=', consumer_no)
    .where((account) => account(account.cast<string>('kind', 'text'), '=', spend_kind))
    .where('spent_minor', '>=', amount)
    .execute();
}

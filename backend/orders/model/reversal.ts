import type { Transaction } from 'kysely';
import { shareOf } from '../../../domain/payment/refunds.ts';
import { releasePromotions } from '../../cart/promotions/redeem.ts';
import type { Tables } from '../../db/tables.ts';
import { loadOrderLines, type OrderLineRow } from './find-purchase.ts';
import type { OrderRow } from './order-rows.ts';
import { uncountReversed } from './spend.ts';

/**
 * Releases what the cancelled and returned units of an order count: their share of the spend, and once no bought unit is
 * left, the uses of promotions and codes.
 */
export async function releaseReversed(transaction: Transaction<Tables>, order: OrderRow): Promise<void> {
  const bought = (await loadOrderLines(transaction, order.order_number)).filter(({ is_gift }) => is_gift === 0);
  const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);
  const back = total(bought.map((line) => shareOf({ qty: line.qty, paid: line.net_minor }, unitsBack(line))));
  if (bought.every((line) => unitsBack(line) === line.qty)) await releasePromotions(transaction, order.order_number);
  await uncountReversed(transaction, order, { paid: total(bought.map(({ net_minor }) => net_minor)), back });
}

const unitsBack = ({ cancelled_qty, received_qty }: OrderLineRow): number => cancelled_qty + received_qty;

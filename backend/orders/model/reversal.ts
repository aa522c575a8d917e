import type { Transaction } from 'kysely';
import { releasePromotions } from '../../cart/promotions/redeem.ts';
import type { Tables } from '../../db/tables.ts';
import { loadOrderLines } from './find-purchase.ts';

/** Releases the uses of promotions and codes of an order once no bought unit is left. */
export async function releaseReversed(transaction: Transaction<Tables>, orderNumber: string): Promise<void> {
  const bought = (await loadOrderLines(transaction, orderNumber)).filter(({ is_gift }) => is_gift === 0);
  const isBack = bought.every(({ qty, cancelled_qty, received_qty }) => cancelled_qty + received_qty === qty);
  if (isBack) await releasePromotions(transaction, orderNumber);
}

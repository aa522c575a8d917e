import type { Transaction } from 'kysely';
import type { PricedCart } from '../../src/lib/pricing/types.ts';
import { refuse } from '../core/refuse.ts';
import type { Tables } from '../db/tables.ts';

/** What an order counts in a spend account: what was paid for the goods. */
export interface Spend {
  readonly kind: string;
  readonly amount: number;
}

/**
 * Counts an order of an employee, athlete or professional in the account that has a cap; refuses what goes beyond it. Accounts
 * with credit are settled as means of payment.
 */
export async function countSpend(
  transaction: Transaction<Tables>,
  consumerNo: string,
  { itemTotal, totalDiscount, currency }: PricedCart,
): Promise<Spend | null> {
  const amount = itemTotal - totalDiscount;
  const account = await transaction
    .selectFrom('spend_account')
    .select('kind')
    .where('consumer_no', '=', consumerNo)
    .where('currency', '=', currency)
    .where('cap_minor', 'is not', null)
    .where('credit_minor', 'is', null)
    .orderBy('kind')
    .executeTakeFirst();
  if (!account || amount === 0) return null;
  const counted = await transaction
    .updateTable('spend_account')
    .set((spent) => ({ spent_minor: spent('spent_minor', '+', amount) }))
    .where('consumer_no', '=', consumerNo)
    .where('kind', '=', account.kind)
    .where((spent) => spent(spent('spent_minor', '+', amount), '<=', spent.ref('cap_minor')))
    .executeTakeFirst();
  if (counted.numUpdatedRows === 0n) throw refuse('PRM140', { kind: account.kind });
  return { kind: account.kind, amount };
}

/** Takes a cancelled order out of the account again. */
export async function uncountSpend(
  transaction: Transaction<Tables>,
  order: { consumer_no: string; spend_kind: string | null; spend_minor: number },
): Promise<void> {
  const { consumer_no, spend_kind, spend_minor } = order;
  if (spend_kind === null) return;
  await transaction
    .updateTable('spend_account')
    .set((spent) => ({ spent_minor: spent('spent_minor', '-', spend_minor) }))
    .where('consumer_no', '=', consumer_no)
    .where((account) => account(account.cast<string>('kind', 'text'), '=', spend_kind))
    .where('spent_minor', '>=', spend_minor)
    .execute();
}

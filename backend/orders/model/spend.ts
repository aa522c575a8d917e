import type { Transaction } from 'kysely';
import type { PricedCart } from '../../../domain/pricing-model.ts';
import { apiError } from '../../core/errors.ts';
import type { Tables } from '../../db/tables.ts';

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

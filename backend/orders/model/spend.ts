import type { Selectable, Transaction } from 'kysely';
import { shareOf } from '../../../domain/payment/refunds.ts';
import type { PricedCart } from '../../../domain/pricing-model.ts';
import { allocateAmount } from '../../../domain/pricing/promotions/allocate.ts';
import { apiError } from '../../core/errors.ts';
import { spendYearOf, spentWith, yearsCounting } from '../../core/spend-year.ts';
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
  { consumerNo, at }: { readonly consumerNo: string; readonly at: number },
  { promotions, currency }: PricedCart,
): Promise<Spend | null> {
  const spend = promotions.applied.flatMap((applied) => applied.spend ?? []).find(({ amount }) => amount > 0);
  if (!spend) return null;
  const { kind, amount } = spend;
  const year = spendYearOf(at);
  const counted = await transaction
    .updateTable('spend_account')
    .set((spent) => ({ spent_minor: spentWith(spent, amount, year), year }))
    .where('consumer_no', '=', consumerNo)
    .where((account) => account(account.cast<string>('kind', 'text'), '=', kind))
    .where('currency', '=', currency)
    .where((spent) =>
      spent.or([spent('cap_minor', 'is', null), spent(spentWith(spent, amount, year), '<=', spent.ref('cap_minor'))]),
    )
    .executeTakeFirst();
  if (counted.numUpdatedRows === 0n) throw apiError('PRM140', { kind });
  return { kind, amount };
}

/** The parts that the lines have in what an order counts, by line id. */
export function spendOfLines({ promotions, lines }: PricedCart): ReadonlyMap<string, number> {
  const counted = promotions.applied.find(({ spend }) => spend !== null && spend.amount > 0);
  if (!counted?.spend) return new Map();
  const { promotionId, spend } = counted;
  const isOfPromotion = (discount: { readonly promotionId: string }) => discount.promotionId === promotionId;
  const shares = promotions.orderDiscounts.find(isOfPromotion)?.shares;
  const discounted = lines.filter(({ id, discounts }) => discounts.some(isOfPromotion) || shares?.has(id));
  return allocateAmount(
    spend.amount,
    discounted.map(({ id, rowTotal }) => ({ id, amount: rowTotal })),
  );
}

type SpendingOrder = Pick<
  Selectable<Tables['shop_order']>,
  'order_number' | 'consumer_no' | 'spend_kind' | 'spend_minor' | 'created_at'
>;

/** Subtracts a cancelled order, as far as it still counts, from the account. */
export async function uncountSpend(transaction: Transaction<Tables>, order: SpendingOrder): Promise<void> {
  const { spend_minor } = await transaction
    .selectFrom('shop_order')
    .select('spend_minor')
    .where('order_number', '=', order.order_number)
    .executeTakeFirstOrThrow();
  await uncount(transaction, order, spend_minor);
}

interface Units {
  readonly line: Pick<Selectable<Tables['order_line']>, 'qty' | 'cancelled_qty' | 'received_qty' | 'spend_minor'>;
  readonly qty: number;
}

/** Subtracts cancelled or returned units of a locked order from the account; `line` is as before these units. */
export async function uncountUnits(
  transaction: Transaction<Tables>,
  order: SpendingOrder,
  units: readonly Units[],
): Promise<void> {
  const parts = units.map(({ line, qty }) => {
    const before = line.cancelled_qty + line.received_qty;
    const whole = { qty: line.qty, paid: line.spend_minor };
    return shareOf(whole, before + qty) - shareOf(whole, before);
  });
  const amount = Math.min(
    order.spend_minor,
    parts.reduce((sum, part) => sum + part, 0),
  );
  await transaction
    .updateTable('shop_order')
    .set((one) => ({ spend_minor: one('spend_minor', '-', amount) }))
    .where('order_number', '=', order.order_number)
    .execute();
  await uncount(transaction, order, amount);
}

async function uncount(
  transaction: Transaction<Tables>,
  { consumer_no, spend_kind, created_at }: SpendingOrder,
  amount: number,
): Promise<void> {
  if (spend_kind === null || amount === 0) return;
  await transaction
    .updateTable('spend_account')
    .set((spent) => ({ spent_minor: spent('spent_minor', '-', amount) }))
    .where('consumer_no', '=', consumer_no)
    .where((account) => account(account.cast<string>('kind', 'text'), '=', spend_kind))
    .where('year', 'in', yearsCounting(spendYearOf(created_at)))
    .where('spent_minor', '>=', amount)
    .execute();
}

import type { Transaction } from 'kysely';
import { LOYALTY } from '../../../src/config.ts';
import { addMonths, tierOf } from '../../../domain/account/loyalty.ts';
import { isReward } from '../../../domain/payment/methods.ts';
import { pointsFor } from '../../../domain/payment/points.ts';
import { shareOf } from '../../../domain/payment/refunds.ts';
import { netOf } from '../../../domain/pricing/price-cart.ts';
import type { LoadedCart } from '../../cart/model/locked-cart.ts';
import { creditPoints, loadEarnedSince, pointsExpiry, withdrawPoints } from '../../cart/payment/points-ledger.ts';
import type { TakenInstrument } from '../../cart/payment/settlement.ts';
import type { Tables } from '../../db/tables.ts';
import type { Purchase } from '../../../src/api/orders/purchases.schema.ts';
import { loadOrderLines, type OrderLineRow } from './find-purchase.ts';
import type { OrderRow } from './order-rows.ts';

interface Placing {
  /** Balances that pay a part of the order. */
  readonly taken: readonly TakenInstrument[];
  readonly now: number;
}

/**
 * The points that an order earns a confirmed member, once all of it is shipped: for products that are not digital, at the
 * rate of the member's tier (docs/contract.md#loyalty).
 */
export async function earnablePoints(
  transaction: Transaction<Tables>,
  { record, priced }: LoadedCart,
  { taken, now }: Placing,
): Promise<number> {
  const { customer, funds } = record;
  if (!customer.isMember || !funds.isConfirmedMember) return 0;
  const since = addMonths(now, -LOYALTY.periodMonths);
  const { tier } = tierOf(await loadEarnedSince(transaction, customer.consumerNo, since), LOYALTY.tiers);
  const products = sum(priced.lines.filter(({ isDigital }) => !isDigital).map(netOf));
  const byRewards = sum(taken.filter(({ methodId }) => isReward(methodId)).map(({ amount }) => amount));
  const rate = { currency: priced.currency, pointsPerUnit: tier.pointsPerUnit };
  return pointsFor({ products, total: priced.total, byRewards }, rate);
}

const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0);

/**
 * Credits or takes back points until the order has earned those of its units that were shipped and not returned; running
 * it again changes nothing.
 */
export async function settleEarnedPoints(transaction: Transaction<Tables>, order: OrderRow, at: number): Promise<void> {
  const {
    order_number: orderNumber,
    consumer_no: consumerNo,
    earnable_points: earnable,
    earned_points: before,
  } = order;
  if (earnable === 0) return;
  const lines = await loadOrderLines(transaction, orderNumber);
  const earned = pointsOf(earnable, lines, ({ shipped_qty, received_qty }) => shipped_qty - received_qty);
  const change = { consumerNo, orderNumber, at, countsAt: order.placed_at ?? at };
  const settled = await transaction
    .updateTable('shop_order')
    .set({ earned_points: earned })
    .where('order_number', '=', orderNumber)
    .where('earned_points', '=', before)
    .executeTakeFirst();
  if (settled.numUpdatedRows === 0n) throw new Error(`${orderNumber}: its points were settled concurrently`);
  if (earned > before) {
    const credit = { ...change, kind: 'earned' as const, points: earned - before, expiresAt: pointsExpiry(at) };
    await creditPoints(transaction, credit);
  } else await withdrawPoints(transaction, { ...change, points: before - earned });
}

const earns = ({ is_digital, is_gift }: OrderLineRow): boolean => is_digital === 0 && is_gift === 0;

/** The part of the points that these units of the lines earn. */
function pointsOf(earnable: number, lines: readonly OrderLineRow[], unitsOf: (line: OrderLineRow) => number): number {
  const earning = lines.filter(earns);
  const products = sum(earning.map(({ net_minor }) => net_minor));
  const paidFor = earning.map((line) => shareOf({ qty: line.qty, paid: line.net_minor }, unitsOf(line)));
  return shareOf({ qty: products, paid: earnable }, sum(paidFor));
}

/** The points that an order has earned, and those that its units still to be shipped will earn. */
export function orderPoints(order: OrderRow, lines: readonly OrderLineRow[]): NonNullable<Purchase['points']> | null {
  const { earnable_points: earnable, earned_points: earned, status } = order;
  if (earnable === 0 || status === 'cancelled') return null;
  const whole = pointsOf(earnable, lines, (line) => line.qty - line.cancelled_qty - line.received_qty);
  return { earned, toEarn: Math.max(0, whole - earned) };
}

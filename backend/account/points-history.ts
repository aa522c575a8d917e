import type { Kysely } from 'kysely';
import { toMajor } from '../../domain/money.ts';
import type { PointsHistory } from '../../src/api/account/loyalty.schema.ts';
import type { Tables } from '../db/tables.ts';

const MAX_ENTRIES = 100;

export async function loadPointsHistory(database: Kysely<Tables>, consumerNo: string): Promise<PointsHistory> {
  return { payments: await loadPayments(database, consumerNo), changes: await loadChanges(database, consumerNo) };
}

const CHANGES = ['opening', 'earned', 'withdrawn', 'owed', 'expired'] as const;

/** Points that no order spent were turned into a voucher. */
async function loadChanges(database: Kysely<Tables>, consumerNo: string): Promise<PointsHistory['changes']> {
  const entries = await database
    .selectFrom('points_entry')
    .select(['kind', 'points', 'order_number', 'created_at'])
    .where('consumer_no', '=', consumerNo)
    .where((entry) =>
      entry.or([
        entry('kind', 'in', CHANGES),
        entry.and([entry('kind', '=', 'spent'), entry('order_number', 'is', null)]),
      ]),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(MAX_ENTRIES)
    .execute();
  return entries.map(({ kind, points, order_number: orderNumber, created_at }) => ({
    kind: CHANGES.find((one) => one === kind) ?? 'voucher',
    points,
    orderNumber,
    at: new Date(created_at).toISOString(),
  }));
}

/** What a member's orders took from the points, with the part that cancellations and refunds returned. */
async function loadPayments(database: Kysely<Tables>, consumerNo: string): Promise<PointsHistory['payments']> {
  const movements = await database
    .selectFrom('payment_movement as movement')
    .innerJoin('shop_order as order', 'order.order_number', 'movement.order_number')
    .select(['movement.order_number', 'movement.created_at', 'taken', 'given_back', 'given_back_at'])
    .select(['movement.amount_minor', 'order.currency'])
    .where('movement.payment_method_id', '=', 'LOYALTY_POINTS')
    .where('movement.reference', '=', consumerNo)
    .orderBy('movement.created_at', 'desc')
    .orderBy('movement.order_number', 'desc')
    .limit(MAX_ENTRIES)
    .execute();
  return movements.map(({ order_number, created_at, taken, given_back, given_back_at, amount_minor, currency }) => ({
    orderNumber: order_number,
    paidAt: new Date(created_at).toISOString(),
    points: taken,
    amount: toMajor(amount_minor, currency),
    currency,
    returnedPoints: given_back_at === null ? given_back : taken,
  }));
}

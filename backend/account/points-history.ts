import type { Kysely } from 'kysely';
import { toMajor } from '../../domain/money.ts';
import type { PointsHistory } from '../../src/api/account/loyalty.schema.ts';
import type { Tables } from '../db/tables.ts';

const MAX_PAYMENTS = 100;

/** What a member's orders took from the points, with the part that cancellations and refunds returned. */
export async function loadPointsHistory(database: Kysely<Tables>, consumerNo: string): Promise<PointsHistory> {
  const movements = await database
    .selectFrom('payment_movement as movement')
    .innerJoin('shop_order as order', 'order.order_number', 'movement.order_number')
    .select(['movement.order_number', 'movement.created_at', 'taken', 'given_back', 'given_back_at'])
    .select(['movement.amount_minor', 'order.currency'])
    .where('movement.payment_method_id', '=', 'LOYALTY_POINTS')
    .where('movement.reference', '=', consumerNo)
    .orderBy('movement.created_at', 'desc')
    .orderBy('movement.order_number', 'desc')
    .limit(MAX_PAYMENTS)
    .execute();
  return {
    payments: movements.map(
      ({ order_number, created_at, taken, given_back, given_back_at, amount_minor, currency }) => ({
        orderNumber: order_number,
        paidAt: new Date(created_at).toISOString(),
        points: taken,
        amount: toMajor(amount_minor, currency),
        currency,
        returnedPoints: given_back_at === null ? given_back : taken,
      }),
    ),
  };
}

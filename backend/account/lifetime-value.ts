import type { Kysely } from 'kysely';
import { lifetimeValue } from '../../domain/account/lifetime-value.ts';
import { toMajor } from '../../domain/money.ts';
import type { Profile } from '../../src/api/account/profile.schema.ts';
import type { Tables } from '../db/tables.ts';

/** Of the customer's placed orders, less what was refunded; undefined without one. */
export async function loadLifetimeValue(
  database: Kysely<Tables>,
  { consumerNo, now }: { readonly consumerNo: string; readonly now: number },
): Promise<Profile['consumerProfile']['clv']> {
  const rows = await database
    .selectFrom('shop_order')
    .select(['total_minor', 'refunded_minor', 'currency', 'created_at'])
    .where('consumer_no', '=', consumerNo)
    .where('status', '=', 'placed')
    .execute();
  const orders = rows.map((row) => ({
    minor: Math.max(0, row.total_minor - row.refunded_minor),
    currency: row.currency,
    at: row.created_at,
  }));
  const value = lifetimeValue(orders, now);
  if (!value) return undefined;
  const amountOf = (minor: number) => toMajor(minor, value.currency);
  return {
    clv: amountOf(value.clv),
    monetary: amountOf(value.monetary),
    numberOfPurchases: value.numberOfPurchases,
    pastSpend: amountOf(value.pastSpend),
  };
}

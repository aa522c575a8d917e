import type { Transaction } from 'kysely';
import { z } from 'zod';
import type { AppliedPromotion } from '../../../domain/pricing-model.ts';
import { apiError } from '../../core/errors.ts';
import type { Tables } from '../../db/tables.ts';
import { consumerKeys, couponSubject, promotionSubject } from './promotion-uses.ts';

export interface Redemption {
  readonly consumerNo: string;
  /** The orderer's address: identifies returning guests. */
  readonly email: string | null;
  readonly orderNumber: string;
  /** Of the priced cart. */
  readonly applied: readonly AppliedPromotion[];
  /** All codes on the cart; codes that were not applied are not redeemed. */
  readonly couponCodes: readonly string[];
}

/** A promotion or a code whose uses are counted. */
type Subject = { readonly table: 'promotion'; readonly id: string } | { readonly table: 'coupon'; readonly id: string };

const nameOf = ({ table, id }: Subject): string => (table === 'promotion' ? promotionSubject(id) : couponSubject(id));

/**
 * Counts the use of every promotion and code of an order, in the order's transaction. Rejects with `PRM140` when the
 * total limit is reached, with `PRM150` when this customer's limit is; the transaction is rolled back then, so that
 * nothing is counted.
 */
export async function redeemPromotions(transaction: Transaction<Tables>, redemption: Redemption): Promise<void> {
  const { consumerNo, email, orderNumber } = redemption;
  const keys = consumerKeys(consumerNo, email === null ? [] : [email]);
  for (const subject of subjectsOf(redemption)) {
    await countUse(transaction, subject, keys);
    await transaction
      .insertInto('promotion_redemption')
      .values({
        order_number: orderNumber,
        subject: nameOf(subject),
        consumer_keys: JSON.stringify(keys),
        created_at: Date.now(),
      })
      .execute();
  }
}

/** In a fixed order, which prevents deadlocks between orders. */
function subjectsOf({ applied, couponCodes }: Redemption): Subject[] {
  const promotions = applied.map(({ promotionId }): Subject => ({ table: 'promotion', id: promotionId }));
  const used = new Set(applied.map(({ couponCode }) => couponCode));
  const coupons = couponCodes.filter((code) => used.has(code)).map((id): Subject => ({ table: 'coupon', id }));
  return [...promotions, ...coupons].toSorted((a, b) => (nameOf(a) < nameOf(b) ? -1 : 1));
}

async function countUse(transaction: Transaction<Tables>, subject: Subject, keys: readonly string[]): Promise<void> {
  const details = subject.table === 'coupon' ? { code: subject.id } : { promotionId: subject.id };
  const counted = await countTotal(transaction, subject);
  if (!counted) throw apiError('PRM140', details);
  const limit = counted.max_uses_per_consumer;
  for (const key of keys) {
    if (limit !== null && !(await countOne(transaction, { subject: nameOf(subject), key, limit }))) {
      throw apiError('PRM150', details);
    }
  }
}

/** Returns undefined when the limit is reached, or the promotion or code no longer exists. */
function countTotal(transaction: Transaction<Tables>, { table, id }: Subject) {
  if (table === 'coupon') {
    return transaction
      .updateTable('coupon')
      .set((row) => ({ used: row('used', '+', 1) }))
      .where('code', '=', id)
      .where((row) => row.or([row('max_uses', 'is', null), row('used', '<', row.ref('max_uses'))]))
      .returning('max_uses_per_consumer')
      .executeTakeFirst();
  }
  return transaction
    .updateTable('promotion')
    .set((row) => ({ used: row('used', '+', 1) }))
    .where('id', '=', id)
    .where((row) => row.or([row('max_uses', 'is', null), row('used', '<', row.ref('max_uses'))]))
    .returning('max_uses_per_consumer')
    .executeTakeFirst();
}

interface OneUse {
  readonly subject: string;
  readonly key: string;
  readonly limit: number;
}

async function countOne(transaction: Transaction<Tables>, { subject, key, limit }: OneUse): Promise<boolean> {
  const result = await transaction
    .insertInto('promotion_consumer_use')
    .values({ subject, consumer_key: key, used: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['subject', 'consumer_key'])
        .doUpdateSet((row) => ({ used: row('promotion_consumer_use.used', '+', 1) }))
        .where('promotion_consumer_use.used', '<', limit),
    )
    .returning('used')
    .executeTakeFirst();
  return result !== undefined;
}

/** Releases the uses of an order that is cancelled or was never paid, once. */
export async function releasePromotions(transaction: Transaction<Tables>, orderNumber: string): Promise<void> {
  const rows = await transaction
    .deleteFrom('promotion_redemption')
    .where('order_number', '=', orderNumber)
    .returning(['subject', 'consumer_keys'])
    .execute();
  for (const { subject, consumer_keys } of rows.toSorted((a, b) => (a.subject < b.subject ? -1 : 1))) {
    await uncountTotal(transaction, subject);
    await transaction
      .updateTable('promotion_consumer_use')
      .set((row) => ({ used: row('used', '-', 1) }))
      .where('subject', '=', subject)
      .where('consumer_key', 'in', storedKeys.parse(consumer_keys))
      .where('used', '>', 0)
      .execute();
  }
}

const storedKeys = z.string().transform((text) => z.array(z.string()).parse(JSON.parse(text)));

async function uncountTotal(transaction: Transaction<Tables>, subject: string): Promise<void> {
  const code = subject.startsWith(couponSubject('')) ? subject.slice(couponSubject('').length) : null;
  if (code !== null) {
    await transaction
      .updateTable('coupon')
      .set((row) => ({ used: row('used', '-', 1) }))
      .where('code', '=', code)
      .where('used', '>', 0)
      .execute();
    return;
  }
  await transaction
    .updateTable('promotion')
    .set((row) => ({ used: row('used', '-', 1) }))
    .where('id', '=', subject.slice(promotionSubject('').length))
    .where('used', '>', 0)
    .execute();
}

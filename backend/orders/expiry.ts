import type { OrderParts } from './order-parts.ts';
import { releaseExpired } from './reservations.ts';
import { cancel, releaseVoiding } from './roll-back.ts';

const AT_ONCE = 100;
const KEPT_KEYS = 24 * 60 * 60 * 1000;

/**
 * Gives up what has waited too long; several processes may do so at once, each thing is given back once. Orders that cannot be given
 * up do not stand in the way of the rest; what was wrong with them is thrown at the end.
 */
export async function sweep(parts: OrderParts): Promise<void> {
  const now = parts.now();
  await parts.write.transaction().execute((transaction) => releaseExpired(transaction, now));
  const faults = await expirePending(parts, now);
  await releaseVoiding(parts);
  await releaseAbandoned(parts, now);
  await parts.write
    .deleteFrom('idempotency_key')
    .where('created_at', '<=', now - KEPT_KEYS)
    .execute();
  if (faults.length > 0) throw new AggregateError(faults, `${faults.length} unpaid orders were not given up.`);
}

async function expirePending(parts: OrderParts, now: number): Promise<unknown[]> {
  const orders = await parts.read
    .selectFrom('shop_order')
    .selectAll()
    .where('status', '=', 'pending')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(AT_ONCE)
    .execute();
  const faults: unknown[] = [];
  for (const order of orders) await cancel(parts, order, 'expired').catch((error: unknown) => faults.push(error));
  return faults;
}

/** Whoever held such a claim died; unless an order was written with it, what it had promised is let go. */
async function releaseAbandoned({ read, write, charges }: OrderParts, now: number): Promise<void> {
  const claims = await read
    .selectFrom('order_claim')
    .leftJoin('order_payment', 'order_payment.reference', 'order_claim.claim')
    .select(['order_claim.basket_id', 'order_claim.claim', 'order_payment.id'])
    .where('order_claim.lease_until', '<=', now)
    .limit(AT_ONCE)
    .execute();
  for (const { basket_id, claim, id } of claims) {
    const ended = await write
      .deleteFrom('order_claim')
      .where('basket_id', '=', basket_id)
      .where('claim', '=', claim)
      .executeTakeFirst();
    if (ended.numDeletedRows > 0n && id === null) await charges.release(claim);
  }
}

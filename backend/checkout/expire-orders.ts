import { runningProcesses } from '../db/leases.ts';
import type { OrderDeps } from './order-deps.ts';
import { expirePoints } from '../cart/payment/points-ledger.ts';
import { releaseExpired } from '../inventory/reservations.ts';
import { cancelOrder, releaseVoiding } from '../orders/model/cancel-order.ts';
import type { Log } from '../../src/lib/log.ts';
import type { RunningProcess } from '../db/process-registry.ts';

const BATCH_SIZE = 100;
const KEY_RETENTION_MS = 24 * 60 * 60 * 1000;

/**
 * Cancels what has expired, points included, and cleans up after processes that ended; several processes may run it concurrently, each
 * item is released once. A failing item does not prevent the others; its error is thrown at the end.
 */
export async function expireOverdue(deps: OrderDeps): Promise<void> {
  const now = deps.now();
  const steps = [
    () => endCartLeases(deps, now),
    () => deps.write.transaction().execute((transaction) => releaseExpired(transaction, now)),
    () => expirePending(deps, now),
    () => expirePoints(deps.write, now),
    () => deps.attempts.releaseAbandoned(),
    () => releaseVoiding(deps),
    () => removeKeys(deps, now),
  ];
  const errors: unknown[] = [];
  for (const step of steps) await step().catch((error: unknown) => errors.push(error));
  if (errors.length === 1) throw errors[0];
  if (errors.length > 1) throw new AggregateError(errors, `${errors.length} expiry steps failed.`);
}

async function removeKeys({ write }: OrderDeps, now: number): Promise<void> {
  await write
    .deleteFrom('idempotency_key')
    .where('created_at', '<=', now - KEY_RETENTION_MS)
    .execute();
}

async function expirePending(deps: OrderDeps, now: number): Promise<void> {
  const orders = await deps.read
    .selectFrom('shop_order')
    .selectAll()
    .where('status', '=', 'pending')
    .where('expires_at', '<=', now)
    .orderBy('expires_at')
    .limit(BATCH_SIZE)
    .execute();
  const errors: unknown[] = [];
  for (const order of orders) await cancelOrder(deps, order, 'expired').catch((error: unknown) => errors.push(error));
  if (errors.length > 0) throw new AggregateError(errors, `${errors.length} unpaid orders were not given up.`);
}

/** Deletes expired leases and those of dead processes: no order can be written with them afterwards. */
async function endCartLeases({ write }: OrderDeps, now: number): Promise<void> {
  await write
    .deleteFrom('order_claim')
    .where((claim) =>
      claim.or([
        claim('lease_until', '<=', now),
        claim.and([claim('holder', 'is not', null), claim('holder', 'not in', runningProcesses(write))]),
      ]),
    )
    .execute();
}

const EVERY = 15_000;

type ExpiryJobDeps = Pick<RunningProcess, 'onDeath'> & { readonly log: Log };

/**
 * Expires overdue orders, reservations and points: immediately, periodically, and when a process has died. Returns a function
 * that stops the job.
 */
export function startExpiryJob(
  orders: { expireOverdue(): Promise<void> },
  { onDeath, log }: ExpiryJobDeps,
): () => Promise<void> {
  let running: Promise<void> | undefined;
  let isDue = false;
  const run = (): void => {
    isDue = running !== undefined;
    running ??= orders
      .expireOverdue()
      .catch((error: unknown) => log.warn({ err: error }, 'orders: expiry job failed'))
      .finally(() => {
        running = undefined;
        if (isDue) run();
      });
  };
  const timer = setInterval(run, EVERY).unref();
  const unsubscribe = onDeath(run);
  run();
  return async () => {
    clearInterval(timer);
    unsubscribe();
    isDue = false;
    await running;
  };
}

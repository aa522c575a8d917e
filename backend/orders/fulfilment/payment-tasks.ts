import { randomUUID } from 'node:crypto';
import type { Kysely, Transaction } from 'kysely';
import type { Log } from '../../../src/lib/log.ts';
import type { Tables } from '../../db/tables.ts';
import { waitAfter } from '../../messaging/message-leases.ts';
import type { PayLaterProvider } from '../../providers/pay-later/pay-later.ts';
import type { Money, PaymentProvider } from '../../providers/payment/payment.ts';

/** Captures and refunds by providers: queued in the transaction that causes them, performed afterwards, once. */

/**
 * Queues the capture of the order's authorized payments, as a part of it was shipped; queuing it again changes nothing.
 */
export async function queueCapture(transaction: Transaction<Tables>, orderNumber: string, now: number): Promise<void> {
  const promised = await transaction
    .selectFrom('order_payment')
    .select(['id', 'amount_minor'])
    .where('order_number', '=', orderNumber)
    .where('state', '=', 'authorized')
    .execute();
  for (const { id, amount_minor } of promised) {
    const task = { task_id: randomUUID(), payment_id: id, kind: 'capture', amount_minor, due_at: now } as const;
    await transaction
      .insertInto('payment_task')
      .values(task)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

export async function queueRefund(
  transaction: Transaction<Tables>,
  { paymentId, amount, now }: { paymentId: string; amount: number; now: number },
): Promise<void> {
  const task = {
    task_id: randomUUID(),
    payment_id: paymentId,
    kind: 'refund',
    amount_minor: amount,
    due_at: now,
  } as const;
  await transaction.insertInto('payment_task').values(task).execute();
}

export interface TaskDeps {
  readonly read: Kysely<Tables>;
  readonly write: Kysely<Tables>;
  /** `undefined` when the feature is off. */
  readonly payment: PaymentProvider | undefined;
  readonly payLater: PayLaterProvider | undefined;
  readonly log: Pick<Log, 'warn'>;
  readonly now: () => number;
}

const BATCH_SIZE = 50;
/** Longer than a provider's timeout: meanwhile no other process sends the same request. */
const LEASE_MS = 60_000;

type Task = Awaited<ReturnType<typeof findDue>>[number];

/**
 * Performs the captures and refunds that are due. A failure is logged and retried with a growing delay; a refund waits
 * until its payment is captured.
 */
export async function moveDueMoney(deps: TaskDeps): Promise<void> {
  for (const kind of ['capture', 'refund'] as const) {
    for (const task of await findDue(deps, kind)) await tryTask(deps, task);
  }
}

async function tryTask(deps: TaskDeps, task: Task): Promise<void> {
  if (!(await leaseTask(deps, task))) return;
  try {
    await move(deps, task);
    await settle(deps, task);
  } catch (error) {
    const { order_number: orderNumber, kind } = task;
    deps.log.warn({ err: error, orderNumber, kind }, 'orders: money not moved, it is tried again');
    await deps.write
      .updateTable('payment_task')
      .set({ due_at: deps.now() + waitAfter(task.attempts + 1) })
      .where('task_id', '=', task.task_id)
      .execute();
  }
}

function findDue({ read, now }: TaskDeps, kind: 'capture' | 'refund') {
  return read
    .selectFrom('payment_task')
    .innerJoin('order_payment', 'order_payment.id', 'payment_task.payment_id')
    .innerJoin('shop_order', 'shop_order.order_number', 'order_payment.order_number')
    .selectAll('payment_task')
    .select(['order_payment.payment_method_id', 'order_payment.reference', 'order_payment.order_number'])
    .select('shop_order.currency')
    .where('payment_task.done_at', 'is', null)
    .where('payment_task.due_at', '<=', now())
    .where('payment_task.kind', '=', kind)
    .where('order_payment.state', '=', kind === 'capture' ? 'authorized' : 'captured')
    .orderBy('payment_task.due_at')
    .limit(BATCH_SIZE)
    .execute();
}

/** The process that updates `due_at` first gets the lease. */
async function leaseTask({ write, now }: TaskDeps, { task_id, due_at }: Task): Promise<boolean> {
  const claimed = await write
    .updateTable('payment_task')
    .set((task) => ({ due_at: now() + LEASE_MS, attempts: task('attempts', '+', 1) }))
    .where('task_id', '=', task_id)
    .where('due_at', '=', due_at)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  return claimed.numUpdatedRows > 0n;
}

const PAY_LATER = 'KLARNA';

async function move({ payment, payLater }: TaskDeps, task: Task): Promise<void> {
  const { payment_method_id, reference, kind, task_id, currency } = task;
  const provider = payment_method_id === PAY_LATER ? payLater : payment;
  if (!provider || reference === null) throw new Error(`There is no provider for ${payment_method_id}`);
  const money: Money = { amount: task.amount_minor, currency };
  await (kind === 'capture' ? provider.capture(reference, money) : provider.refund(reference, task_id, money));
}

function settle({ write, now }: TaskDeps, { task_id, payment_id, kind }: Task): Promise<void> {
  return write.transaction().execute(async (transaction) => {
    await transaction.updateTable('payment_task').set({ done_at: now() }).where('task_id', '=', task_id).execute();
    if (kind === 'refund') return;
    await transaction
      .updateTable('order_payment')
      .set({ state: 'captured' })
      .where('id', '=', payment_id)
      .where('state', '=', 'authorized')
      .execute();
  });
}

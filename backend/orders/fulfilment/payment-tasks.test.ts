import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { createPayLaterSandbox } from '../../sandbox/pay-later/pay-later-sandbox.ts';
import { createPaymentSandbox } from '../../sandbox/payment/payment-sandbox.ts';
import { putOrder } from '../model/purchase-record.test-support.ts';
import type { OrderPaymentRow } from '../model/order-rows.ts';
import { moveDueMoney, queueCapture, queueRefund, type TaskDeps } from './payment-tasks.ts';

describe.each(TEST_DATABASES)('captures and refunds on $name', ({ open }) => {
  let database: Database;
  let now = 1_000_000;
  /** What the providers were asked for, in this order. */
  let moved: string[];
  let warnings: object[];
  /** References whose requests fail. */
  let failing: Set<string>;

  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    [moved, warnings, failing] = [[], [], new Set()];
    await database.write.deleteFrom('payment_task').execute();
  });
  afterAll(() => database.close());

  const ask = (text: string, reference: string) => {
    if (failing.has(reference)) throw new Error('the provider is down');
    moved.push(text);
  };
  const deps = (fields: Partial<TaskDeps> = {}): TaskDeps => ({
    ...database,
    payment: {
      ...createPaymentSandbox(database).adapter,
      capture: async (reference, { amount, currency }) => ask(`capture ${reference} ${amount} ${currency}`, reference),
      refund: async (reference, _id, { amount }) => ask(`refund ${reference} ${amount}`, reference),
    },
    payLater: {
      ...createPayLaterSandbox(database).adapter,
      capture: async (reference, { amount }) => ask(`pay later ${reference} ${amount}`, reference),
    },
    log: { warn: (details) => void warnings.push(details) },
    now: () => now,
    ...fields,
  });

  async function sell(...payments: Partial<OrderPaymentRow>[]) {
    const { order_number } = await putOrder(database, payments.length === 0 ? {} : { payments });
    const rows = database.read.selectFrom('order_payment').selectAll().where('order_number', '=', order_number);
    const ids = (await rows.orderBy('position').execute()).map(({ id }) => id);
    return { order_number, ids };
  }
  const capture = (orderNumber: string, at = now) =>
    database.write.transaction().execute((transaction) => queueCapture(transaction, orderNumber, at));
  const refund = (paymentId: string, amount: number) =>
    database.write.transaction().execute((transaction) => queueRefund(transaction, { paymentId, amount, now }));
  const tasks = () => database.read.selectFrom('payment_task').selectAll().orderBy('due_at').execute();
  const stateOf = async (orderNumber: string) =>
    (await database.read.selectFrom('order_payment').select('state').where('order_number', '=', orderNumber).execute())
      .map(({ state }) => state)
      .toSorted();

  test('are queued once for each authorized payment', async () => {
    const { order_number } = await sell({ amount_minor: 3000 }, { state: 'captured' }, { amount_minor: 2695 });
    await capture(order_number);
    await capture(order_number, now + 5);
    expect((await tasks()).map(({ kind, amount_minor }) => [kind, amount_minor]).toSorted()).toEqual([
      ['capture', 2695],
      ['capture', 3000],
    ]);
  });

  test('are performed when they are due, once', async () => {
    const { order_number } = await sell();
    await capture(order_number, now + 1);
    await moveDueMoney(deps());
    expect(moved).toEqual([]);
    now += 1;
    await moveDueMoney(deps());
    await moveDueMoney(deps());
    expect(moved).toEqual([`capture ${order_number}/0 5695 USD`]);
    expect(await stateOf(order_number)).toEqual(['captured']);
  });

  test('are performed once by several processes', async () => {
    const { order_number } = await sell();
    await capture(order_number);
    await Promise.all(Array.from({ length: 6 }, () => moveDueMoney(deps())));
    expect(moved).toHaveLength(1);
  });

  test('wait for each other: a refund follows the capture of its payment', async () => {
    const { order_number, ids } = await sell();
    await refund(ids[0] ?? '', 1000);
    await moveDueMoney(deps());
    expect(moved).toEqual([]);
    await capture(order_number);
    await moveDueMoney(deps());
    expect(moved).toEqual([`capture ${order_number}/0 5695 USD`, `refund ${order_number}/0 1000`]);
  });

  test('go to the provider of their payment', async () => {
    const { order_number } = await sell({ payment_method_id: 'KLARNA', amount_minor: 2000 }, { amount_minor: 3695 });
    await capture(order_number);
    await moveDueMoney(deps());
    expect(moved.toSorted()).toEqual([`capture ${order_number}/1 3695 USD`, `pay later ${order_number}/0 2000`]);
  });

  test('that fail are logged and tried again later, and delay no others', async () => {
    const first = await sell();
    const second = await sell();
    failing.add(`${first.order_number}/0`);
    await capture(first.order_number, now - 1);
    await capture(second.order_number);
    await moveDueMoney(deps());
    expect(moved).toEqual([`capture ${second.order_number}/0 5695 USD`]);
    expect(warnings).toMatchObject([{ orderNumber: first.order_number, kind: 'capture' }]);
    const [waiting] = (await tasks()).filter(({ done_at }) => done_at === null);
    expect(waiting).toMatchObject({ attempts: 1 });
    expect(waiting?.due_at).toBeGreaterThan(now);
    failing.clear();
    now = waiting?.due_at ?? now;
    await moveDueMoney(deps());
    expect(await stateOf(first.order_number)).toEqual(['captured']);
  });

  test('wait longer after each failure', async () => {
    const { order_number } = await sell();
    failing.add(`${order_number}/0`);
    await capture(order_number);
    const waits: number[] = [];
    for (let attempt = 0; attempt < 3; attempt += 1) {
      await moveDueMoney(deps());
      const [task] = await tasks();
      waits.push((task?.due_at ?? 0) - now);
      now = task?.due_at ?? now;
    }
    expect(waits).toEqual(waits.toSorted((one, other) => one - other));
    expect(new Set(waits).size).toBe(3);
  });

  test.each([
    ['the feature is off', 'CREDIT_CARD', 'x', { payment: undefined }],
    ['pay later is off', 'KLARNA', 'x', { payLater: undefined }],
    ['the payment has no reference', 'CREDIT_CARD', null, {}],
  ] as const)('stay when %s', async (_, payment_method_id, reference, fields) => {
    const { order_number } = await sell({ payment_method_id, reference });
    await capture(order_number);
    await moveDueMoney(deps(fields));
    expect(warnings).toHaveLength(1);
    expect(await stateOf(order_number)).toEqual(['authorized']);
    expect((await tasks()).every(({ done_at }) => done_at === null)).toBe(true);
  });

  test('of a process that died are tried again after its lease', async () => {
    const { order_number } = await sell();
    await capture(order_number);
    const dying = deps({ now: () => now, write: database.write });
    const never = new Promise<void>(() => {});
    const hanging = { ...createPaymentSandbox(database).adapter, capture: () => never };
    void moveDueMoney({ ...dying, payment: hanging });
    await expect.poll(async () => (await tasks())[0]?.attempts).toBe(1);
    await moveDueMoney(deps());
    expect(moved).toEqual([]);
    now += 60_000;
    await moveDueMoney(deps());
    expect(moved).toEqual([`capture ${order_number}/0 5695 USD`]);
  });
});

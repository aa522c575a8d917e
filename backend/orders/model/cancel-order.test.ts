import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSettlement } from '../../cart/payment/settlement.ts';
import { cartRow, itemRow } from '../../cart/model/cart-record.test-support.ts';
import { putProduct } from '../../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { cancelOrder, releaseVoiding, type CancelReason } from './cancel-order.ts';
import type { OrderRow } from './order-rows.ts';
import { lineRow, NOW, putOrder } from './purchase-record.test-support.ts';
import { countedUses } from './redemption.ts';

describe.each(TEST_DATABASES)('a cancelled order on $name', ({ open }) => {
  let database: Database;
  let carts = 0;

  beforeAll(async () => {
    database = await open();
    await putProduct(database, { id: 'boot', variants: [{ sku: 'BOOT', stock: 0 }, { sku: 'SOCK' }] });
  });
  beforeEach(async () => {
    await database.write.updateTable('stock').set({ qty: 0 }).execute();
  });
  afterAll(() => database.close());

  const cancel = (order: OrderRow, reason: CancelReason = 'customer', also?: () => Promise<void>) => {
    const deps = { ...database, settlement: createSettlement(() => NOW), redemption: countedUses, now: () => NOW };
    return cancelOrder(deps, order, reason, also);
  };
  const stockOf = async (sku: string) =>
    (await database.read.selectFrom('stock').select('qty').where('variant_sku', '=', sku).executeTakeFirst())?.qty;
  const eventsOf = async ({ order_number }: OrderRow) =>
    (await database.read.selectFrom('order_event').selectAll().where('order_number', '=', order_number).execute())
      .map(({ kind, reason }) => [kind, reason])
      .toSorted();
  const linesOf = ({ order_number }: OrderRow) =>
    database.read.selectFrom('order_line').selectAll().where('order_number', '=', order_number).execute();

  test('returns its units to stock once, for every kind of cancellation', async () => {
    const lines = [
      lineRow('a', { variant_sku: 'BOOT', qty: 3, cancelled_qty: 1 }),
      lineRow('b', { variant_sku: 'SOCK' }),
    ];
    const order = await putOrder(database, { lines });
    const reasons: CancelReason[] = ['customer', 'shop', 'expired', 'payment'];
    const outcomes = await Promise.all(reasons.map((reason) => cancel(order, reason)));
    expect(outcomes.filter(Boolean)).toHaveLength(1);
    expect([await stockOf('BOOT'), await stockOf('SOCK')]).toEqual([2, 1]);
    expect(await eventsOf(order)).toHaveLength(2);
    expect(await cancel(order)).toBe(false);
    expect((await linesOf(order)).every((line) => line.cancelled_qty === line.qty)).toBe(true);
  });

  test('has no announced returns and no refunds of parts', async () => {
    const lines = [lineRow('a', { variant_sku: 'BOOT', qty: 2, returned_qty: 1 })];
    const order = await putOrder(database, { lines });
    const payment = database.read
      .selectFrom('order_payment')
      .select('id')
      .where('order_number', '=', order.order_number);
    const { id } = await payment.executeTakeFirstOrThrow();
    const task = { payment_id: id, kind: 'refund' as const, amount_minor: 100, due_at: NOW };
    await database.write
      .insertInto('payment_task')
      .values([
        { task_id: `${id}-1`, ...task },
        { task_id: `${id}-2`, ...task, done_at: NOW },
      ])
      .execute();
    await cancel(order);
    expect(await linesOf(order)).toMatchObject([{ returned_qty: 0, cancelled_qty: 2 }]);
    const left = database.read.selectFrom('payment_task').select('task_id').where('payment_id', '=', id);
    expect(await left.execute()).toEqual([{ task_id: `${id}-2` }]);
  });

  test('is not cancelled when what belongs to it fails', async () => {
    const order = await putOrder(database, { lines: [lineRow('a', { variant_sku: 'BOOT' })] });
    const failed = cancel(order, 'shop', () => Promise.reject(new Error('a parcel has left')));
    await expect(failed).rejects.toThrow('a parcel has left');
    expect(await stockOf('BOOT')).toBe(0);
    expect(await cancel(order)).toBe(true);
  });

  test('is subtracted from the account of its discount, never below zero', async () => {
    const consumer_no = `employee-${NOW}`;
    const account = { consumer_no, email: 'e@example.com', consumer_type: 'EMPLOYEE' as const };
    await database.write
      .insertInto('consumer')
      .values({ ...account, site_id: 'us', locale: 'en-us', created_at: 0, updated_at: 0 })
      .execute();
    await database.write
      .insertInto('spend_account')
      .values({ consumer_no, kind: 'employee', currency: 'USD', cap_minor: 9000, spent_minor: 5000 })
      .execute();
    const spent = async () =>
      (await database.read.selectFrom('spend_account').select('spent_minor').executeTakeFirst())?.spent_minor;
    const spend = { consumer_no, spend_kind: 'employee', spend_minor: 3000 };
    await cancel(await putOrder(database, spend));
    expect(await spent()).toBe(2000);
    await cancel(await putOrder(database, spend));
    expect(await spent()).toBe(2000);
  });

  const putCart = async (fields: Parameters<typeof cartRow>[0] = {}, skus: readonly string[] = ['BOOT']) => {
    const basket_id = `cart-${(carts += 1)}`;
    await database.write
      .insertInto('cart')
      .values(cartRow({ basket_id, ...fields }))
      .execute();
    const items = skus.map((sku, position) => itemRow(sku, { id: `${basket_id}-${sku}`, basket_id, position }));
    await database.write.insertInto('cart_item').values(items).execute();
    return basket_id;
  };
  const cartOf = async (basket_id: string) => {
    const { read } = database;
    const row = await read.selectFrom('cart').selectAll().where('basket_id', '=', basket_id).executeTakeFirstOrThrow();
    const items = await read.selectFrom('cart_item').select('variant_sku').where('basket_id', '=', basket_id).execute();
    return { ...row, skus: items.map(({ variant_sku }) => variant_sku).toSorted() };
  };
  const pending = { status: 'pending' as const, placed_at: null, expires_at: NOW };

  test('that was never paid leaves its cart open, as it was', async () => {
    const consumer_no = 'payer';
    const basket_id = await putCart({ consumer_no, status: 'ordered', order_number: 'M-x' });
    await cancel(await putOrder(database, { ...pending, basket_id, consumer_no }), 'payment');
    expect(await cartOf(basket_id)).toMatchObject({ status: 'open', order_number: null, skus: ['BOOT'], revision: 1 });
  });

  test('that was never paid moves its lines to the cart opened since, equal ones excepted', async () => {
    const consumer_no = 'returner';
    const basket_id = await putCart({ consumer_no, status: 'ordered' }, ['BOOT', 'SOCK']);
    const newer = await putCart({ consumer_no }, ['SOCK']);
    await cancel(await putOrder(database, { ...pending, basket_id, consumer_no }), 'expired');
    expect(await cartOf(newer)).toMatchObject({ status: 'open', skus: ['BOOT', 'SOCK'], revision: 1 });
    expect(await cartOf(basket_id)).toMatchObject({ status: 'merged', skus: ['SOCK'] });
  });

  test('that was never paid leaves carts of other sites alone', async () => {
    const consumer_no = 'traveller';
    const basket_id = await putCart({ consumer_no, status: 'ordered' });
    const german = await putCart({ consumer_no, site_id: 'de', currency: 'EUR' }, ['SOCK']);
    await cancel(await putOrder(database, { ...pending, basket_id, consumer_no }), 'expired');
    expect(await cartOf(german)).toMatchObject({ skus: ['SOCK'], revision: 0 });
    expect(await cartOf(basket_id)).toMatchObject({ status: 'open', skus: ['BOOT'] });
  });

  test('that was placed leaves its cart closed', async () => {
    const basket_id = await putCart({ consumer_no: 'buyer', status: 'ordered' });
    await cancel(await putOrder(database, { basket_id, consumer_no: 'buyer' }));
    expect(await cartOf(basket_id)).toMatchObject({ status: 'ordered' });
  });

  test('voids what providers authorized, each once, and retries what fails', async () => {
    const payments = [{ amount_minor: 3000 }, { reference: null, amount_minor: 695 }, { state: 'captured' as const }];
    const order = await putOrder(database, { payments });
    await cancel(order);
    const released: string[] = [];
    const states = async () =>
      (
        await database.read
          .selectFrom('order_payment')
          .select('state')
          .where('order_number', '=', order.order_number)
          .orderBy('position')
          .execute()
      ).map(({ state }) => state);
    const run = (release: (reference: string) => Promise<void>) =>
      releaseVoiding({ ...database, charges: { release } }, order.order_number);
    await expect(run(() => Promise.reject(new Error('down')))).rejects.toThrow('down');
    expect((await states())[0]).toBe('voiding');
    await run(async (reference) => void released.push(reference));
    await run(async (reference) => void released.push(reference));
    expect(released).toEqual([`${order.order_number}/0`]);
    expect(await states()).toEqual(['voided', 'voided', 'captured']);
  });
});

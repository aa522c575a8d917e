import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { findPurchase } from './find-purchase.ts';
import { holdOrder, holdPlaced } from './lock-order.ts';
import { lineRow, NOW, putOrder } from './purchase-record.test-support.ts';
import { newReturnNumber, registerReturn } from './returns.ts';
import type { OrderRow } from './order-rows.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(TEST_DATABASES)('an order on $name', ({ open }) => {
  let database: Database;
  let order: OrderRow;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    const lines = [
      lineRow('a', { qty: 3, variant_sku: 'BOOT' }),
      lineRow('b', { qty: 2, cancelled_qty: 1 }),
      lineRow('gift', { is_gift: 1 }),
    ];
    order = await putOrder(database, { consumer_no: 'owner', lines });
  });
  afterAll(() => database.close());

  const find = (proof: object, orderNumber = order.order_number) =>
    findPurchase(database.read, { consumerNo: 'stranger', orderNumber, ...proof });

  test.each([
    ['its session', { consumerNo: 'owner' }],
    ['its session with a wrong email address', { consumerNo: 'owner', email: 'bob@example.com' }],
    ['its email address', { email: 'ada@example.com' }],
    ['its email address in another notation', { email: ' Ada@EXAMPLE.com ' }],
  ])('is found by %s', async (_, proof) => {
    expect(await find(proof)).toMatchObject({ order_number: order.order_number });
  });

  test('is found by its secret, also with a wrong email address', async () => {
    expect(await find({ st: order.st })).toMatchObject({ order_number: order.order_number });
    expect(await find({ st: order.st, email: 'bob@example.com' })).toMatchObject({ st: order.st });
  });

  test.each([
    ['another session', () => ({})],
    ['another email address', () => ({ email: 'bob@example.com' })],
    ['the secret in another case', () => ({ st: order.st.toUpperCase() })],
    ['a longer secret', () => ({ st: `${order.st}0` })],
    ['the beginning of the secret', () => ({ st: order.st.slice(0, -1) })],
    ['an empty secret', () => ({ st: '' })],
  ])('is unknown to %s', async (_, proof) => {
    await expect(find(proof())).rejects.toMatchObject({ errorId: 'OHS4004', status: 404 });
  });

  test('that does not exist is unknown to everybody, in the same words', async () => {
    const proof = { consumerNo: 'owner', email: 'ada@example.com', st: order.st };
    const unknown = find(proof, 'M-none').catch(({ errorId, details }: { errorId: string; details: object }) => [
      errorId,
      details,
    ]);
    expect(await unknown).toEqual(['OHS4004', { orderNumber: 'M-none' }]);
    const other = find({}).catch(({ errorId, details }: { errorId: string; details: object }) => [errorId, details]);
    expect(await other).toEqual(['OHS4004', { orderNumber: order.order_number }]);
  });

  test.each(['ada', '', 'ada@'])('is not looked up by the text %o instead of an address', async (email) => {
    await expect(find({ email })).rejects.toMatchObject({ errorId: 'ORD400', status: 400 });
  });

  const setStatus = (status: 'pending' | 'cancelled') =>
    database.write
      .updateTable('shop_order')
      .set({ status, expires_at: status === 'pending' ? NOW : null })
      .where('order_number', '=', order.order_number)
      .execute();
  const hold = (orderNumber = order.order_number) =>
    database.write.transaction().execute((transaction) => holdOrder(transaction, orderNumber));

  test('is locked for a command only while it is placed', async () => {
    expect(await hold()).toMatchObject({ status: 'placed' });
    await setStatus('pending');
    await expect(hold()).rejects.toThrow(`order ${order.order_number} waits for its payment`);
    await setStatus('cancelled');
    await expect(hold()).rejects.toThrow(`order ${order.order_number} is cancelled`);
    await expect(hold('M-none')).rejects.toThrow('there is no order M-none');
    const locked = database.write.transaction().execute((transaction) => holdPlaced(transaction, order.order_number));
    expect(await locked).toBeUndefined();
  });

  const register = (items: Parameters<typeof registerReturn>[1]['items'], also = async () => {}, now = NOW) => {
    const returnNumber = newReturnNumber();
    return registerReturn(database.write, { returnNumber, order, items, now }, also).then(() => returnNumber);
  };
  const announced = async () =>
    (
      await database.read
        .selectFrom('order_line')
        .select('returned_qty')
        .where('order_number', '=', order.order_number)
        .orderBy('position')
        .execute()
    ).map(({ returned_qty }) => returned_qty);
  const rejected = (itemId: string, max: number) => ({ errorId: 'RTN500', details: { itemId, returnableQty: max } });

  test('has a return with the units of each line once, and the first reason', async () => {
    const number = await register([
      { itemId: 'a', qty: 1 },
      { itemId: 'b', qty: 1, reason: 'Colour' },
      { itemId: 'a', qty: 1, reason: 'Too small' },
    ]);
    const rows = database.read.selectFrom('order_return_line').selectAll().where('return_number', '=', number);
    expect((await rows.orderBy('line_id').execute()).map(({ line_id, qty, reason }) => [line_id, qty, reason])).toEqual(
      [
        ['a', 2, 'Too small'],
        ['b', 1, 'Colour'],
      ],
    );
    expect(await announced()).toEqual([2, 1, 0]);
  });

  test.each([
    ['more units than were bought', [{ itemId: 'a', qty: 4 }], ['a', 3]],
    [
      'more in two parts',
      [
        { itemId: 'a', qty: 2 },
        { itemId: 'a', qty: 2 },
      ],
      ['a', 3],
    ],
    ['cancelled units', [{ itemId: 'b', qty: 2 }], ['b', 1]],
    ['a gift', [{ itemId: 'gift', qty: 1 }], ['gift', 0]],
    ['an unknown line', [{ itemId: 'none', qty: 1 }], ['none', 0]],
    [
      'one impossible line of several',
      [
        { itemId: 'a', qty: 1 },
        { itemId: 'b', qty: 9 },
      ],
      ['b', 1],
    ],
  ] as const)('has no return of %s, and nothing of it is counted', async (_, items, [itemId, max]) => {
    await expect(register(items)).rejects.toMatchObject(rejected(itemId, max));
    expect(await announced()).toEqual([0, 0, 0]);
  });

  test('has no return after sixty days, or once it is cancelled', async () => {
    const one = [{ itemId: 'a', qty: 1 }];
    await expect(register(one, undefined, NOW + 60 * DAY + 1)).rejects.toMatchObject(rejected('a', 0));
    await setStatus('cancelled');
    await expect(register(one)).rejects.toMatchObject(rejected('a', 0));
  });

  test('has no return when the mail about it cannot be written', async () => {
    const failing = () => Promise.reject(new Error('no mail'));
    await expect(register([{ itemId: 'a', qty: 1 }], failing)).rejects.toThrow('no mail');
    expect(await announced()).toEqual([0, 0, 0]);
  });

  test('has as many returns at once as it has units', async () => {
    const all = await Promise.allSettled(Array.from({ length: 6 }, () => register([{ itemId: 'a', qty: 1 }])));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(3);
    expect(await announced()).toEqual([3, 0, 0]);
  });
});

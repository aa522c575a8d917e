import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Order } from '../../../src/api/orders/orders.schema.ts';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { lineRow, NOW, orderItem, orderShipment, putOrder } from '../model/purchase-record.test-support.ts';
import { listOrders } from './list-orders.ts';
import { mailNotices, queueNotice } from './order-notices.ts';
import { showOrder } from './show-order.ts';

const DAY = 24 * 60 * 60 * 1000;

describe.each(TEST_DATABASES)('the orders of a shop on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => void (database = await open()));
  beforeEach(async () => {
    for (const table of ['order_return_line', 'order_return', 'shop_order'] as const) {
      await database.write.deleteFrom(table).execute();
    }
  });
  afterAll(() => database.close());

  const list = async (isOpen = false) => (await listOrders(database.read, isOpen)).lines;
  const numbers = async (isOpen: boolean) => (await list(isOpen)).map((line) => line.split(' ')[0]);
  const announce = (order_number: string, received_at: number | null = null) =>
    database.write
      .insertInto('order_return')
      .values({ return_number: `R-${order_number}`, order_number, created_at: NOW, received_at })
      .execute();

  test('are listed newest first, in columns', async () => {
    await putOrder(database, { order_number: 'M1', created_at: NOW, total_minor: 5 });
    await putOrder(database, { order_number: 'M200', created_at: NOW + DAY, total_minor: 123_456, currency: 'JPY' });
    expect(await list()).toEqual([
      'M200  2026-03-03  preparing  123456 JPY  1 units',
      'M1    2026-03-02  preparing  0.05 USD    1 units',
    ]);
  });

  test('that are open are listed oldest first', async () => {
    await putOrder(database, { order_number: 'NEW', created_at: NOW + DAY });
    await putOrder(database, { order_number: 'OLD' });
    expect(await numbers(true)).toEqual(['OLD', 'NEW']);
    expect(await numbers(false)).toEqual(['NEW', 'OLD']);
  });

  const sent = (fields: object) => [lineRow('a', { qty: 2, shipped_qty: 2, ...fields })];
  test.each([
    ['open when nothing was sent', [lineRow('a')], true],
    ['open when a parcel is on its way', sent({ delivered_qty: 1 }), true],
    ['not open when everything was delivered', sent({ delivered_qty: 2 }), false],
    ['not open when what was not delivered came back', sent({ returned_qty: 2, received_qty: 2 }), false],
    ['not open when what was not delivered is cancelled', sent({ qty: 3, cancelled_qty: 1, delivered_qty: 2 }), false],
    ['open when a digital line waits for its mail', [lineRow('a', { is_digital: 1 })], true],
    ['not open when a digital line was mailed', [lineRow('a', { is_digital: 1, delivered_at: NOW })], false],
  ])('are %s', async (_, lines, isOpen) => {
    await putOrder(database, { order_number: 'M1', lines });
    expect(await numbers(true)).toEqual(isOpen ? ['M1'] : []);
  });

  test('are not open before they are paid, nor after they are cancelled', async () => {
    await putOrder(database, { status: 'pending', placed_at: null, expires_at: NOW });
    await putOrder(database, { status: 'cancelled' });
    expect(await numbers(true)).toEqual([]);
    expect(await numbers(false)).toHaveLength(2);
  });

  test('are open while a return is announced', async () => {
    const lines = sent({ delivered_qty: 2 });
    await putOrder(database, { order_number: 'WAITS', lines });
    await putOrder(database, { order_number: 'DONE', lines });
    await announce('WAITS');
    await announce('DONE', NOW);
    expect(await list(true)).toEqual(['WAITS  2026-03-02  delivered  56.95 USD  2 units  return R-WAITS']);
  });

  test('are open while a capture or refund fails, and say so', async () => {
    await putOrder(database, { order_number: 'M1', lines: sent({ delivered_qty: 2 }) });
    await putOrder(database, { order_number: 'M2', lines: sent({ delivered_qty: 2 }) });
    const payments = await database.read.selectFrom('order_payment').select(['id', 'order_number']).execute();
    const task = { kind: 'refund' as const, amount_minor: 1, due_at: NOW };
    for (const { id, order_number } of payments) {
      const attempts = Number(order_number === 'M1');
      await database.write
        .insertInto('payment_task')
        .values({ task_id: id, payment_id: id, attempts, ...task })
        .execute();
    }
    expect(await list(true)).toEqual(['M1  2026-03-02  delivered  56.95 USD  2 units  refund not done']);
  });

  test('count what was sent of them', async () => {
    await putOrder(database, { lines: [lineRow('a', { qty: 4, cancelled_qty: 1, shipped_qty: 2 })] });
    expect((await list())[0]).toContain('partlyShipped  56.95 USD  2 of 3 units sent');
  });

  test('are none at first', async () => {
    expect(await listOrders(database.read, true)).toEqual({ lines: [], hasMore: false });
  });

  test('are shown with their lines, destinations and parcels', async () => {
    const items = [orderItem('a', { name: 'Boot', color: 'Red', size: '10' })];
    const shipments = [
      orderShipment('me', ['a']),
      { ...orderShipment('pickup-S1', ['b']), storeId: 'S1', address: null },
    ];
    const lines = [
      lineRow('a', {
        qty: 3,
        shipped_qty: 2,
        cancelled_qty: 1,
        variant_sku: 'BOOT',
        warehouses: '{"east":1,"main":1}',
      }),
      lineRow('b', { store_id: 'S1', variant_sku: 'SOCK' }),
      lineRow('c', { is_digital: 1, variant_sku: 'CARD' }),
    ];
    const sale = {
      inStoreSalesInfo: { storeId: 'S1', storeName: 'Boulder', storeEmployeeId: 'A1', storeEmployeeName: 'Lee Fox' },
      priceAdjustments: [
        {
          itemId: 'a',
          kind: 'amount',
          value: 5,
          reason: 'DAMAGED',
          price: 5,
          adjustmentId: '1',
          storeEmployeeId: 'A1',
        },
        {
          itemId: null,
          kind: 'price',
          value: 40,
          reason: 'OTHER',
          price: 1.5,
          adjustmentId: '2',
          storeEmployeeId: 'A2',
        },
      ],
    } satisfies Partial<Order>;
    const answer = { items, shipments, ...sale };
    await putOrder(database, { order_number: 'M1', lines, refunded_minor: 100, answer });
    const parcel = { order_number: 'M1', shipped_at: NOW, carrier: 'UPS', tracking: '1Z' };
    await database.write
      .insertInto('parcel')
      .values([
        { parcel_id: 'P1', ...parcel },
        { parcel_id: 'P2', ...parcel, shipped_at: NOW + DAY, delivered_at: NOW + DAY, carrier: null, tracking: null },
      ])
      .execute();
    await announce('M1');
    expect(await showOrder(database.read, 'M1')).toEqual([
      'order M1  2026-03-02T12:00:00.000Z  partlyShipped',
      'paid 56.95 USD, refunded 1 USD, by ada@example.com',
      'sold in store S1 by A1 (Lee Fox)',
      'reduced by 5 USD (line a): DAMAGED, by A1',
      'reduced by 1.5 USD (order): OTHER, by A2',
      '  3 × BOOT  Boot, Red, 10, cancelled 1, shipped 2',
      '  1 × SOCK  from store S1',
      '  1 × CARD  to be mailed',
      'to: standard',
      '    Ada Walker',
      '    12 Pearl Street',
      '    Boulder, CO 80302',
      '    US',
      '    +13035550100',
      'to: standard in store S1',
      'parcel UPS 1Z: shipped 2026-03-02',
      'parcel without a number: shipped 2026-03-03, delivered 2026-03-03',
      'return R-M1: announced 2026-03-02, not here yet',
    ]);
    const main = { id: 'main', name: 'Reno', handlingDays: 0, extraDays: {} };
    const several = await showOrder(database.read, 'M1', [main, { ...main, id: 'east', name: 'Albany' }]);
    expect(several.slice(5, 8)).toEqual([
      '  3 × BOOT  Boot, Red, 10, 1 from Albany (east), 1 from Reno (main), cancelled 1, shipped 2',
      '  1 × SOCK  from store S1',
      '  1 × CARD  to be mailed',
    ]);
    await expect(showOrder(database.read, 'M2')).rejects.toThrow('there is no order M2');
  });

  test('are announced once to their customers, a failure delaying no other', async () => {
    const mailed: string[] = [];
    const warnings: object[] = [];
    let isDown = true;
    const mail =
      (kind: string) =>
      async (_: unknown, { order_number }: { order_number: string }, reference = '') => {
        if (isDown && order_number === 'M1') throw new Error('no mail');
        mailed.push([kind, order_number, reference].filter(Boolean).join(' '));
      };
    const mails = {
      shipped: mail('shipped'),
      refunded: mail('refunded'),
      cancelled: mail('cancelled'),
      partlyCancelled: mail('partly cancelled'),
    };
    const deps = { ...database, mails, log: { warn: (details: object) => void warnings.push(details) } };
    for (const order_number of ['M1', 'M2', 'M3']) await putOrder(database, { order_number });
    const notices = [
      { order_number: 'M1', kind: 'shipped' as const, reference: 'P1', created_at: 1 },
      { order_number: 'M2', kind: 'cancelled' as const, reference: null, created_at: 2 },
      { order_number: 'M2', kind: 'cancelled' as const, reference: 'F2', created_at: 3 },
      { order_number: 'M3', kind: 'refunded' as const, reference: 'F3', created_at: 4 },
    ];
    for (const notice of notices) {
      await database.write.transaction().execute((transaction) => queueNotice(transaction, notice));
    }
    await mailNotices(deps);
    expect(mailed).toEqual(['cancelled M2', 'partly cancelled M2 F2', 'refunded M3 F3']);
    expect(warnings).toMatchObject([{ orderNumber: 'M1' }]);
    isDown = false;
    await Promise.all([mailNotices(deps), mailNotices(deps)]);
    expect(mailed.slice(3)).toEqual(['shipped M1 P1']);
  });
});

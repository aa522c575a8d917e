import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putProduct, putStore, scopeOf } from '../../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { ANY_CURRENCY } from '../../db/tables.ts';
import { newCustomer, unitsOf } from '../../checkout/order-service.test-support.ts';
import { createFulfilment, moneyOf, type Fulfilment } from './fulfilment.test-support.ts';
import { listOrders } from './list-orders.ts';

const MINUTE = 60 * 1000;

describe.each(TEST_DATABASES)('an order that is fulfilled on $name', ({ open }) => {
  let database: Database;
  let shop: Fulfilment;
  let time = Date.now();

  beforeAll(async () => {
    database = await open();
    await putProduct(database, {
      id: 'boot',
      variants: [
        { sku: 'BOOT', price: 12_995, currency: ANY_CURRENCY, stock: 1000 },
        { sku: 'SOCK', price: 999, stock: 1000 },
      ],
    });
    await putProduct(database, { id: 'map', variants: [{ sku: 'MAP', price: 500, stock: 1000 }] });
    await database.write.updateTable('variant').set({ digital: 1 }).where('sku', '=', 'MAP').execute();
    await putStore(database, { id: 'S1', services: ['pickup'], stock: { BOOT: 50 } });
  });
  beforeEach(() => {
    shop = createFulfilment(database, { now: () => time });
  });
  afterAll(() => database.close());

  const boots = (qty: number) => ({ productId: 'BOOT', qty });
  const socks = (qty: number) => ({ productId: 'SOCK', qty });
  const pickup = { shippingMethod: 'pickup', storeId: 'S1' } as const;
  const isOpen = async (orderNumber: string) =>
    (await listOrders(database.read, true)).lines.some((line) => line.startsWith(orderNumber));

  test('is shipped, tracked, captured, announced and delivered', async () => {
    const { orderNumber, query, totals } = await shop.buy([boots(2), socks(1)]);
    expect(await shop.purchases.track(query)).toMatchObject({ shipments: [{ status: 'preparing', parcels: [] }] });
    expect(await isOpen(orderNumber)).toBe(true);
    time += 40 * MINUTE;
    await shop.ship({ orderNumber, tracking: '1Z 9', carrier: 'UPS' });
    const parcel = {
      trackingNumber: '1Z 9',
      carrier: 'UPS',
      trackingUrl: 'https://www.ups.com/track?tracknum=1Z%209',
      shippedAt: new Date(time).toISOString(),
      deliveredAt: null,
    };
    const tracked = await shop.purchases.track(query);
    expect(tracked).toMatchObject({ status: 'placed', shipments: [{ status: 'shipped', parcels: [parcel] }] });
    expect(tracked.events.map(({ kind }) => kind)).toEqual(['placed', 'shipped']);
    expect(await moneyOf(database, orderNumber)).toMatchObject({ captured: 0, states: ['authorized'] });
    await shop.reconciliation();
    await shop.reconciliation();
    const captured = Math.round(totals.total * 100);
    expect(await moneyOf(database, orderNumber)).toEqual({ captured, refunded: 0, states: ['captured'] });
    expect(shop.mailsOf(orderNumber)).toHaveLength(1);
    expect(shop.mailsOf(orderNumber)[0]).toMatchObject({
      recipient: 'ada@example.com',
      subject: `Order ${orderNumber} is on its way`,
    });
    expect(shop.mailsOf(orderNumber)[0]?.text).toContain(
      'Tracking number: UPS 1Z 9\nUPS: https://www.ups.com/track?tracknum=1Z%209',
    );

    time += MINUTE;
    await shop.deliver({ orderNumber });
    expect(await shop.deliver({ orderNumber })).toBeUndefined();
    expect(await shop.purchases.get(query)).toMatchObject({
      status: 'placed',
      progress: 'delivered',
      canCancel: false,
      lines: [
        { shippedQty: 2, deliveredQty: 2 },
        { shippedQty: 1, deliveredQty: 1 },
      ],
    });
    const history = await shop.purchases.history(query.consumerNo, { start: 0, count: 5 });
    expect(history.orders).toMatchObject([{ orderNumber, progress: 'delivered' }]);
    expect(await isOpen(orderNumber)).toBe(false);
  });

  test('is mailed about in the language it was placed in', async () => {
    const { orderNumber } = await shop.buy([boots(1)], {
      ...newCustomer(),
      scope: scopeOf({ siteId: 'de', locale: 'de-de' }),
    });
    await shop.ship({ orderNumber, tracking: '77' });
    await shop.reconciliation();
    expect(shop.mailsOf(orderNumber)).toMatchObject([
      { locale: 'de-de', subject: `Bestellung ${orderNumber} ist unterwegs` },
    ]);
    expect(shop.mailsOf(orderNumber)[0]?.text).toContain('Sendungsnummer: 77');
  });

  test('is shipped once by concurrent commands', async () => {
    const { orderNumber } = await shop.buy([boots(3)]);
    const all = await Promise.allSettled([1, 2, 3, 4].map(() => shop.ship({ orderNumber })));
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(shop.ship({ orderNumber })).rejects.toThrow(`order ${orderNumber} has been shipped already`);
    await expect(shop.ship({ orderNumber, items: [{ sku: 'BOOT', qty: 1 }] })).rejects.toThrow('at most 0');
    await shop.reconciliation();
    expect(shop.mailsOf(orderNumber)).toHaveLength(1);
  });

  test('recognizes a tracking number', async () => {
    const { orderNumber, query } = await shop.buy([boots(2)]);
    const one = { orderNumber, tracking: 'A-1', items: [{ sku: 'BOOT', qty: 1 }] };
    expect(await shop.ship(one)).toHaveLength(1);
    expect(await shop.ship(one)).toBeUndefined();
    expect(await shop.purchases.get(query)).toMatchObject({ progress: 'partlyShipped', lines: [{ shippedQty: 1 }] });
    await shop.ship({ ...one, tracking: 'A-2' });
    await shop.deliver({ orderNumber, tracking: 'A-1' });
    expect(await shop.purchases.get(query)).toMatchObject({ progress: 'shipped', lines: [{ deliveredQty: 1 }] });
    await expect(shop.deliver({ orderNumber, tracking: 'A-3' })).rejects.toThrow('no parcel with the number A-3');
    await shop.deliver({ orderNumber });
    expect(await shop.purchases.get(query)).toMatchObject({ progress: 'delivered', lines: [{ deliveredQty: 2 }] });
  });

  test('rejects units it does not have, with nothing changed', async () => {
    const { orderNumber, query } = await shop.buy([boots(2), socks(1)]);
    const items = [
      { sku: 'BOOT', qty: 1 },
      { sku: 'SOCK', qty: 2 },
    ];
    await expect(shop.ship({ orderNumber, items })).rejects.toThrow('SOCK: 2 cannot be shipped, at most 1');
    await expect(shop.ship({ orderNumber, items: [{ sku: 'HAT', qty: 1 }] })).rejects.toThrow('HAT: the order has');
    await expect(shop.ship({ orderNumber: 'none' })).rejects.toThrow('there is no order none');
    await expect(shop.deliver({ orderNumber })).rejects.toThrow('nothing on its way');
    expect(await shop.purchases.get(query)).toMatchObject({ progress: 'preparing', canCancel: true, parcels: [] });
  });

  test('can be cancelled by the shop after the time limit, once, and not be shipped afterwards', async () => {
    const before = await unitsOf(database, 'BOOT');
    const { orderNumber, query, items } = await shop.buy([boots(2)]);
    await shop.purchases.returnLabel(query, [{ itemId: items[0]?.id ?? '', qty: 1 }]);
    time += 60 * MINUTE;
    expect(await shop.cancel(orderNumber)).toBe(true);
    expect(await shop.cancel(orderNumber)).toBe(false);
    expect(await unitsOf(database, 'BOOT')).toEqual(before);
    await shop.shop.orders.expireOverdue();
    expect(await moneyOf(database, orderNumber)).toEqual({ captured: 0, refunded: 0, states: ['voided'] });
    await expect(shop.ship({ orderNumber })).rejects.toThrow(`order ${orderNumber} is cancelled`);
    await expect(shop.cancel('none')).rejects.toThrow('there is no order none');
    await shop.reconciliation();
    expect(shop.mailsOf(orderNumber).map(({ subject }) => subject)).toEqual([
      `Your return for order ${orderNumber} is registered`,
      `Order ${orderNumber} is canceled`,
    ]);
    expect(await shop.purchases.track(query)).toMatchObject({ shipments: [{ status: 'cancelled' }] });
  });

  test('cannot be cancelled once something was shipped', async () => {
    const { orderNumber, query } = await shop.buy([boots(2)]);
    await shop.ship({ orderNumber, items: [{ sku: 'BOOT', qty: 1 }] });
    await expect(shop.cancel(orderNumber)).rejects.toThrow('something of it was sent');
    await expect(shop.purchases.cancel(query)).rejects.toMatchObject({ errorId: 'ORDER_NOT_CANCELLABLE' });
    await shop.ship({ orderNumber });
    expect(await shop.purchases.get(query)).toMatchObject({ progress: 'shipped' });
  });

  test('is either shipped or cancelled, when both happen concurrently', async () => {
    const before = await unitsOf(database, 'BOOT');
    for (let round = 0; round < 8; round += 1) {
      const { orderNumber, query } = await shop.buy([boots(1)]);
      const tries = [shop.ship({ orderNumber }), shop.cancel(orderNumber), shop.purchases.cancel(query)];
      const [shipped, ...cancelled] = await Promise.allSettled(tries);
      const { status, progress } = await shop.purchases.get(query);
      if (shipped?.status === 'fulfilled') {
        expect([status, progress]).toEqual(['placed', 'shipped']);
        expect(cancelled.map((one) => one.status)).toEqual(['rejected', 'rejected']);
      } else {
        expect([status, progress]).toEqual(['cancelled', 'cancelled']);
      }
      if (status === 'placed') await shop.receive({ number: orderNumber, items: [{ sku: 'BOOT', qty: 1 }] });
    }
    const { free } = await unitsOf(database, 'BOOT');
    expect(free).toBe(before.free);
  });

  test('is handed out in its pickup store', async () => {
    const { orderNumber, query } = await shop.buy([{ ...boots(2), ...pickup }]);
    await expect(shop.ship({ orderNumber })).rejects.toThrow('nothing that goes in a parcel');
    await shop.deliver({ orderNumber });
    expect(await shop.deliver({ orderNumber })).toBeUndefined();
    await shop.reconciliation();
    expect(await moneyOf(database, orderNumber)).toMatchObject({ states: ['captured'] });
    const tracked = await shop.purchases.track(query);
    expect(tracked).toMatchObject({ shipments: [{ shippingMethod: 'pickup', status: 'delivered' }] });
    expect(tracked.events.map(({ kind }) => kind)).toEqual(['placed', 'delivered']);
  });

  test('distinguishes parcels from units for pickup', async () => {
    const { orderNumber, query } = await shop.buy([{ ...boots(1), ...pickup }, socks(1)]);
    await shop.ship({ orderNumber });
    await expect(shop.deliver({ orderNumber })).rejects.toThrow('add --tracking NO or --pickup');
    await shop.deliver({ orderNumber, isPickup: true });
    expect(await shop.purchases.get(query)).toMatchObject({ progress: 'shipped' });
    await shop.deliver({ orderNumber });
    expect(await shop.purchases.get(query)).toMatchObject({ progress: 'delivered' });
  });

  test('delivers digital products automatically, and captures their payment', async () => {
    const { orderNumber, query } = await shop.buy([{ productId: 'MAP', qty: 2 }]);
    await Promise.all([shop.giftCards.deliverDue(), shop.giftCards.deliverDue()]);
    expect(await shop.purchases.get(query)).toMatchObject({
      progress: 'delivered',
      canCancel: false,
      lines: [{ shippedQty: 2, deliveredQty: 2, returnableQty: 0 }],
    });
    await shop.reconciliation();
    expect(await moneyOf(database, orderNumber)).toMatchObject({ captured: 1000, states: ['captured'] });
    await expect(shop.purchases.resendGiftCards(query)).rejects.toMatchObject({ errorId: 'GFO404' });
    expect(await isOpen(orderNumber)).toBe(false);
  });

  test('waits for a provider that fails, and is marked in the list', async () => {
    let isDown = true;
    const failing = createFulfilment(database, {
      now: () => time,
      payment: (provider) => ({
        ...provider,
        capture: async (reference, money) => {
          if (isDown) throw new Error('The provider is down');
          await provider.capture(reference, money);
        },
      }),
    });
    const { orderNumber } = await failing.buy([boots(1)]);
    await failing.ship({ orderNumber });
    await failing.deliver({ orderNumber });
    await failing.reconciliation();
    await failing.reconciliation();
    expect(failing.errors).toHaveLength(1);
    expect(JSON.stringify(failing.errors)).not.toContain('ada@example.com');
    const listed = (await listOrders(database.read, true)).lines.find((line) => line.startsWith(orderNumber));
    expect(listed).toContain('capture not done');
    isDown = false;
    time += MINUTE;
    await failing.reconciliation();
    expect(await moneyOf(database, orderNumber)).toMatchObject({ states: ['captured'] });
    expect(await isOpen(orderNumber)).toBe(false);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putProduct } from '../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import type { Moment } from './order-deps.ts';
import {
  CARDS,
  createOrderShop,
  newCustomer,
  placement,
  promised,
  scopeOfSeveral,
  spreadStock,
  unitsByWarehouse,
  unitsOf,
} from './order-service.test-support.ts';

describe.each(TEST_DATABASES)('concurrent orders on $name', ({ open }) => {
  let database: Database;
  let pauses = new Map<Moment, () => Promise<void>>();
  /** Each pause is used once. */
  const pauseAt = async (moment: Moment) => {
    const pause = pauses.get(moment);
    pauses.delete(moment);
    await pause?.();
  };
  let shop: ReturnType<typeof createOrderShop>;
  let time = Date.now();

  beforeAll(async () => {
    database = await open();
    shop = createOrderShop(database, { pauseAt, now: () => time });
    await putProduct(database, {
      id: 'map',
      variants: [
        { sku: 'HUNDRED', stock: 100 },
        { sku: 'MANY', stock: 1000 },
        { sku: 'ONE', stock: 1 },
        { sku: 'SPREAD', stock: 0 },
      ],
    });
  });
  afterAll(() => database.close());

  const ordersOf = async (basketId: string) =>
    database.read.selectFrom('shop_order').selectAll().where('basket_id', '=', basketId).execute();

  test('never oversell: 64 customers order two each of the last 100', async () => {
    const customers = Array.from({ length: 64 }, () => newCustomer());
    const carts: { customer: (typeof customers)[number]; basketId: string }[] = [];
    for (const customer of customers)
      carts.push({ customer, basketId: await shop.fillCart(customer, { productId: 'HUNDRED', qty: 2 }) });
    const outcomes = await Promise.allSettled(carts.map(({ customer, basketId }) => shop.place(customer, basketId)));
    const placed = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    const rejected = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason.errorId] : []));
    expect(placed).toHaveLength(50);
    expect(new Set(rejected)).toEqual(new Set(['ITEMS_OOS']));
    expect(await unitsOf(database, 'HUNDRED')).toEqual({ free: 0, reserved: 0, sold: 100 });
    const total = placed.reduce((sum, { totals }) => sum + Math.round(totals.total * 100), 0);
    expect(await promised(database)).toBe(total);
    expect(await database.read.selectFrom('order_claim').selectAll().execute()).toEqual([]);
  });

  test('never oversell several warehouses, and use all of their units: some orders are divided', async () => {
    const several = createOrderShop(database, { scopeOf: scopeOfSeveral, now: () => time });
    await spreadStock(database, 'SPREAD', [7, 9, 8]);
    const carts = [];
    for (let at = 0; at < 24; at += 1) {
      const customer = newCustomer('us', scopeOfSeveral);
      const basketId = await several.fillCart(customer, { productId: 'SPREAD', qty: 2 });
      carts.push({ customer, basketId });
    }
    const outcomes = await Promise.allSettled(
      carts.map(async ({ customer, basketId }, at) => {
        if (at % 3 === 0) await several.orders.prepare(customer, basketId);
        return several.place(customer, basketId);
      }),
    );
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(12);
    expect(await unitsOf(database, 'SPREAD')).toEqual({ free: 0, reserved: 0, sold: 24 });
    expect(await unitsByWarehouse(database, 'SPREAD')).toEqual(
      new Map([
        ['north', 7],
        ['main', 9],
        ['south', 8],
      ]),
    );
  });

  test('are placed once for concurrent placements and preparations of a cart with different cards', async () => {
    const before = await unitsOf(database, 'MANY');
    const money = await promised(database);
    const customer = newCustomer();
    const basketId = await shop.fillCart(customer, { productId: 'MANY', qty: 3 });
    const outcomes = await Promise.allSettled([
      ...Array.from({ length: 20 }, () => shop.place(customer, basketId)),
      ...Array.from({ length: 5 }, () => shop.orders.prepare(customer, basketId)),
    ]);
    const placed = outcomes
      .slice(0, 20)
      .flatMap((one) => (one.status === 'fulfilled' ? [JSON.stringify(one.value)] : []));
    expect(new Set(placed).size).toBe(1);
    const [order, ...others] = await ordersOf(basketId);
    expect(others).toEqual([]);
    expect(await unitsOf(database, 'MANY')).toEqual({ free: before.free - 3, reserved: 0, sold: before.sold + 3 });
    expect(await promised(database)).toBe(money + (order?.total_minor ?? 0));
  });

  test('let a concurrent second placement wait and return the same order', async () => {
    for (const moment of ['claimed', 'charged', 'taken', 'written'] as const) {
      const customer = newCustomer();
      const basketId = await shop.fillCart(customer, { productId: 'MANY', qty: 1 });
      let second: Promise<unknown> = Promise.resolve();
      const token = await shop.cardToken(CARDS.approved);
      pauses = new Map([[moment, async () => void (second = shop.orders.place(customer, placement(basketId, token)))]]);
      const first = await shop.orders.place(customer, placement(basketId, token));
      expect(await second).toEqual(first);
      expect(await ordersOf(basketId)).toHaveLength(1);
    }
  });

  test('reject a cart that changes between charge and order, and void the charge', async () => {
    const customer = newCustomer();
    const basketId = await shop.fillCart(customer, { productId: 'MANY', qty: 1 });
    const money = await promised(database);
    const change = async () => void (await shop.carts.add(customer, basketId, [{ productId: 'MANY', qty: 1 }]));
    pauses = new Map([['charged', change]]);
    await expect(shop.place(customer, basketId)).rejects.toMatchObject({ errorId: 'ORD415' });
    expect(await ordersOf(basketId)).toEqual([]);
    expect(await promised(database)).toBe(money);
    expect((await shop.carts.get(customer, basketId)).totalItems).toBe(2);
  });

  test('sell the last unit once when another customer buys it between charge and order', async () => {
    const [slow, quick] = [newCustomer(), newCustomer()];
    const slowCart = await shop.fillCart(slow, { productId: 'ONE', qty: 1 });
    const quickCart = await shop.fillCart(quick, { productId: 'ONE', qty: 1 });
    const money = await promised(database);
    pauses = new Map([['charged', async () => void (await shop.place(quick, quickCart))]]);
    await expect(shop.place(slow, slowCart)).rejects.toMatchObject({ errorId: 'ITEMS_OOS' });
    expect(await unitsOf(database, 'ONE')).toEqual({ free: 0, reserved: 0, sold: 1 });
    const [order] = await ordersOf(quickCart);
    expect(await promised(database)).toBe(money + (order?.total_minor ?? 0));
  });

  test('are continued after their process died, and its charge is voided', async () => {
    const customer = newCustomer();
    const basketId = await shop.fillCart(customer, { productId: 'MANY', qty: 1 });
    const money = await promised(database);
    const halted = createOrderShop(database, {
      now: () => time,
      pauseAt: async (moment) => (moment === 'charged' ? new Promise<void>(() => {}) : undefined),
    });
    void halted.place(customer, basketId);
    while ((await promised(database)) === money) await new Promise((resolve) => setTimeout(resolve, 5));
    time += 61_000;
    const order = await shop.place(customer, basketId);
    expect(await promised(database)).toBe(money + Math.round(order.totals.total * 100));
  });

  test('void the charge of a dead process without a repeated request', async () => {
    const customer = newCustomer();
    const basketId = await shop.fillCart(customer, { productId: 'MANY', qty: 1 });
    const money = await promised(database);
    const halted = createOrderShop(database, {
      now: () => time,
      pauseAt: async (moment) => (moment === 'charged' ? new Promise<void>(() => {}) : undefined),
    });
    void halted.place(customer, basketId);
    while ((await promised(database)) === money) await new Promise((resolve) => setTimeout(resolve, 5));
    time += 61_000;
    await Promise.all([shop.orders.expireOverdue(), shop.orders.expireOverdue()]);
    expect(await promised(database)).toBe(money);
    expect(await database.read.selectFrom('order_claim').selectAll().execute()).toEqual([]);
  });

  test('are settled once when confirmation and expiry coincide', async () => {
    const customer = newCustomer();
    const basketId = await shop.fillCart(customer, { productId: 'MANY', qty: 1 });
    const before = { units: await unitsOf(database, 'MANY'), money: await promised(database) };
    const pending = await shop.place(customer, basketId, CARDS.challenge);
    const { sessionID } = Object(pending.flashMessages[0]?.details.action);
    const redirectResult = await shop.redirectResult(sessionID, '1234');
    const expire = async () => {
      time += 31 * 60_000;
      await shop.orders.expireOverdue();
    };
    pauses = new Map([['completed', expire]]);
    const request = { paymentMethod: { additionalData: [{ sessionID, redirectResult }] } };
    await expect(shop.orders.patch(customer, pending.orderNumber, request)).rejects.toMatchObject({
      errorId: 'PAYMENT_ERROR',
    });
    expect({ units: await unitsOf(database, 'MANY'), money: await promised(database) }).toEqual(before);
    expect((await ordersOf(basketId)).map(({ status }) => status)).toEqual(['cancelled']);
  });
});

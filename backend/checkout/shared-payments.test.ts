import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putProduct } from '../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { addPayment } from '../cart/payment/cart-payments.ts';
import { applyCoupon } from '../cart/promotions/coupons.ts';
import { putPromotions, withCode } from '../cart/promotions/promotions.test-support.ts';
import { findOrder } from '../orders/model/order-rows.ts';
import {
  createOrderShop,
  HOME_ADDRESS,
  newCustomer,
  promised,
  unitsOf,
  type OrderShop,
} from './order-service.test-support.ts';
import type { OrderCustomer } from './place-order.ts';

const gift = (sku: string) => ({ reward: { kind: 'gift', skus: [sku] } });

describe.each(TEST_DATABASES)('orders that share balances, codes and gifts on $name', ({ open }) => {
  let database: Database;
  let shop: OrderShop;

  beforeAll(async () => {
    database = await open();
    shop = createOrderShop(database);
    const variants = ['BOOT', 'ALPHA', 'ZULU'].map((sku) => ({ sku, price: 8000, stock: 1000 }));
    await putProduct(database, { id: 'boot', variants: [...variants, { sku: 'SOCKS', stock: 3 }] });
    await putPromotions(
      database,
      withCode('FIRSTUP', { maxUses: 1 }),
      withCode('SECONDUP', { maxUses: 1 }),
      withCode('GWP-SOCKS', {}, gift('SOCKS')),
      withCode('GWP-ALPHA', {}, gift('ALPHA')),
      withCode('GWP-ZULU', {}, gift('ZULU')),
    );
  });
  afterAll(() => database.close());

  async function fill(sku: string, code?: string) {
    const customer = newCustomer();
    const basketId = await shop.fillCart(customer, { productId: sku, qty: 1 });
    if (code) await shop.carts.changeWith(customer, basketId, (cart) => applyCoupon(cart, code));
    return { customer, basketId };
  }

  const placeAll = async (carts: readonly { customer: OrderCustomer; basketId: string }[]) => {
    const outcomes = await Promise.allSettled(carts.map(({ customer, basketId }) => shop.place(customer, basketId)));
    return {
      placed: outcomes.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : [])),
      rejected: outcomes.flatMap((one) => (one.status === 'rejected' ? [one.reason.errorId] : [])),
    };
  };

  test('never overspend a gift card that two carts use', async () => {
    const number = '6006490000050001';
    const card = { number, pin_hash: 'none', currency: 'USD', balance_minor: 10_000, created_at: 0 };
    await database.write.insertInto('gift_card').values(card).execute();
    const carts = [await fill('BOOT'), await fill('BOOT')];
    for (const { customer, basketId } of carts) {
      const payment = { methodId: 'GIFT_CARD', reference: number, amount: null } as const;
      await shop.carts.changeWith(customer, basketId, async (cart) => void (await addPayment(cart, payment)));
    }
    const money = await promised(database);
    const { placed, rejected } = await placeAll(carts);
    expect(placed.length + rejected.length).toBe(2);
    expect(rejected.every((errorId) => errorId === 'GC_ZERO_BALANCE')).toBe(true);
    const total = placed.reduce((sum, { totals }) => sum + Math.round(totals.total * 100), 0);
    const taken = await database.read
      .selectFrom('payment_movement')
      .select('taken')
      .where('reference', '=', number)
      .execute();
    const spent = taken.reduce((sum, movement) => sum + movement.taken, 0);
    expect(taken).toHaveLength(placed.length);
    expect(spent).toBe(Math.min(10_000, total));
    const left = database.read.selectFrom('gift_card').select('balance_minor').where('number', '=', number);
    expect(await left.executeTakeFirst()).toEqual({ balance_minor: 10_000 - spent });
    expect((await promised(database)) - money).toBe(total - spent);
  });

  test('redeem a code once that sixteen prepared carts have', async () => {
    const carts = [];
    for (let index = 0; index < 16; index += 1) carts.push(await fill('BOOT', 'FIRSTUP'));
    for (const { customer, basketId } of carts) await shop.orders.prepare(customer, basketId);
    const before = { units: await unitsOf(database, 'BOOT'), money: await promised(database) };
    const { placed, rejected } = await placeAll(carts);
    expect(placed).toHaveLength(1);
    expect(rejected).toHaveLength(15);
    expect(rejected.filter((errorId) => errorId !== 'PRM140')).toEqual([]);
    const coupon = database.read.selectFrom('coupon').select('used').where('code', '=', 'FIRSTUP');
    expect(await coupon.executeTakeFirst()).toEqual({ used: 1 });
    const uses = database.read.selectFrom('promotion_redemption').select('order_number');
    const [order] = placed;
    expect(await uses.where('subject', 'like', '%FIRSTUP').distinct().execute()).toEqual([
      { order_number: order?.orderNumber },
    ]);
    expect((await unitsOf(database, 'BOOT')).sold).toBe(before.units.sold + 1);
    expect((await promised(database)) - before.money).toBe(Math.round((order?.totals.total ?? 0) * 100));
  });

  test('report a code that another order used up, whatever changed in total and tax', async () => {
    const [slow, quick] = [await fill('BOOT', 'SECONDUP'), await fill('BOOT', 'SECONDUP')];
    const taxed = { ...HOME_ADDRESS, province: 'CA', postalCode: '94103', city: 'San Francisco' };
    await shop.address(slow.customer, slow.basketId, taxed);
    const { totals } = await shop.orders.prepare(slow.customer, slow.basketId);
    expect(totals.tax).toBeGreaterThan(0);
    await shop.place(quick.customer, quick.basketId);
    const error = { errorId: 'PRM140', details: { code: 'SECONDUP' } };
    await expect(shop.place(slow.customer, slow.basketId)).rejects.toMatchObject(error);
    const anew = await shop.orders.prepare(slow.customer, slow.basketId);
    expect(anew.totals.total).toBeGreaterThan(totals.total);
    expect((await shop.place(slow.customer, slow.basketId)).totals.total).toBe(anew.totals.total);
  });

  test('take a gift from stock, and return it when the order is cancelled', async () => {
    const { customer, basketId } = await fill('BOOT', 'GWP-SOCKS');
    const { orderNumber, items } = await shop.place(customer, basketId);
    expect(items).toMatchObject([{ productId: 'BOOT' }, { productId: 'SOCKS', bonus: true }]);
    expect(await unitsOf(database, 'SOCKS')).toEqual({ free: 2, reserved: 0, sold: 1 });
    const row = await findOrder(database.read, orderNumber);
    if (!row) throw new Error('The order is missing');
    const cancel = () => shop.orders.cancelPlaced(row, async () => {});
    await Promise.all([cancel(), cancel()]);
    expect(await unitsOf(database, 'SOCKS')).toEqual({ free: 3, reserved: 0, sold: 0 });
  });

  test('grant each gift once: eight orders earn the last three, and all are placed', async () => {
    const carts = [];
    for (let index = 0; index < 8; index += 1) carts.push(await fill('BOOT', 'GWP-SOCKS'));
    const { placed } = await placeAll(carts);
    expect(placed).toHaveLength(8);
    expect(placed.filter(({ items }) => items.some(({ productId }) => productId === 'SOCKS'))).toHaveLength(3);
    expect(await unitsOf(database, 'SOCKS')).toEqual({ free: 0, reserved: 0, sold: 3 });
  });

  test('do not deadlock when one order’s gift is the other’s line', async () => {
    const carts = [];
    for (let index = 0; index < 8; index += 1) {
      carts.push(await fill('ALPHA', 'GWP-ZULU'), await fill('ZULU', 'GWP-ALPHA'));
    }
    const { placed, rejected } = await placeAll(carts);
    expect(rejected).toEqual([]);
    expect(placed).toHaveLength(16);
    for (const sku of ['ALPHA', 'ZULU']) expect(await unitsOf(database, sku)).toMatchObject({ free: 984, sold: 16 });
  });
});

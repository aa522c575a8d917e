import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { patchOrderBody, type Order } from '../../src/api/orders/orders.schema.ts';
import { putConsumer } from '../account/account.test-support.ts';
import { addPayment } from '../cart/payment/cart-payments.ts';
import { applyCoupon } from '../cart/promotions/coupons.ts';
import { putPromotions, withCode } from '../cart/promotions/promotions.test-support.ts';
import { putProduct } from '../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import {
  CARDS,
  createOrderShop,
  newCustomer,
  promised,
  unitsOf,
  type OrderShop,
} from './order-service.test-support.ts';
import type { OrderCustomer } from './place-order.ts';

const MINUTE = 60_000;
/** The expiry job runs this often, in milliseconds. */
const JOB = 15_000;
const GIFT_CARD = '6006490000060001';

describe.each(TEST_DATABASES)('an order that waits for a challenge on $name', ({ open }) => {
  let database: Database;
  let shop: OrderShop;
  let customer: OrderCustomer;
  let now: number;

  beforeAll(async () => {
    database = await open();
    shop = createOrderShop(database, { now: () => now });
    await putProduct(database, { id: 'boot', variants: [{ sku: 'BOOT', price: 20_000, stock: 100 }] });
    await putPromotions(database, withCode('ONCE', { maxUses: 1 }));
    const card = { number: GIFT_CARD, pin_hash: 'none', currency: 'USD', balance_minor: 2500, created_at: 0 };
    await database.write.insertInto('gift_card').values(card).execute();
  });
  afterAll(() => database.close());

  beforeEach(async () => {
    now = Date.now();
    const member = { member_id: `M-${crypto.randomUUID()}`, loyalty_confirmed: 1, points: 900 };
    customer = { ...newCustomer(), consumerNo: await putConsumer(database, member) };
  });

  /** With the code, the gift card and points; the rest is paid with the card that asks for a challenge. */
  async function placeChallenged(): Promise<{ order: Order; basketId: string }> {
    const basketId = await shop.fillCart(customer, { productId: 'BOOT', qty: 2 });
    await shop.carts.changeWith(customer, basketId, async (cart) => {
      await applyCoupon(cart, 'ONCE');
      await addPayment(cart, { methodId: 'GIFT_CARD', reference: GIFT_CARD, amount: null });
      await addPayment(cart, { methodId: 'LOYALTY_POINTS', reference: null, amount: 500 });
    });
    return { basketId, order: await shop.place(customer, basketId, CARDS.challenge) };
  }

  async function confirm({ orderNumber, flashMessages }: Order): Promise<Order> {
    const { sessionID } = Object(flashMessages[0]?.details['action']);
    const redirectResult = await shop.redirectResult(sessionID, '1234');
    const body = { paymentMethod: { additionalData: [{ sessionID, redirectResult }] } };
    return shop.orders.patch(customer, orderNumber, patchOrderBody.parse(body));
  }

  /** What an order takes: stock, the use of the code, the gift card's balance, points, and money at the provider. */
  async function taken() {
    const { read } = database;
    const [units, coupon, card, consumer, money] = await Promise.all([
      unitsOf(database, 'BOOT'),
      read.selectFrom('coupon').select('used').where('code', '=', 'ONCE').executeTakeFirst(),
      read.selectFrom('gift_card').select('balance_minor').where('number', '=', GIFT_CARD).executeTakeFirst(),
      read.selectFrom('consumer').select('points').where('consumer_no', '=', customer.consumerNo).executeTakeFirst(),
      promised(database),
    ]);
    return { ...units, ...coupon, ...card, ...consumer, money };
  }

  test('is released within five minutes of being left, with all that it took', async () => {
    const before = await taken();
    const { order, basketId } = await placeChallenged();
    expect(await taken()).toMatchObject({
      free: before.free - 2,
      used: 1,
      balance_minor: 0,
      points: 400,
      money: before.money + Math.round(order.totals.total * 100) - 2500 - 500,
    });
    now += 5 * MINUTE - JOB;
    await shop.orders.expireOverdue();
    expect(await taken()).toEqual(before);
    expect(await shop.carts.open(customer)).toMatchObject({ basketId, items: [{ productId: 'BOOT', qty: 2 }] });
  });

  test('is placed by a response in time, though it came late in them', async () => {
    const { order } = await placeChallenged();
    now += 4 * MINUTE;
    await shop.orders.expireOverdue();
    expect(await confirm(order)).toMatchObject({ orderNumber: order.orderNumber, status: 'placed' });
    now += 60 * MINUTE;
    await shop.orders.expireOverdue();
    expect(await confirm(order)).toMatchObject({ status: 'placed' });
    await shop.orders.cancelPlaced(await rowOf(order), async () => {});
  });

  test('tells a response that comes later what has happened, and takes nothing', async () => {
    const before = await taken();
    const { order } = await placeChallenged();
    now += 5 * MINUTE;
    await shop.orders.expireOverdue();
    const late = { errorId: 'PAYMENT_ERROR', details: { orderNumber: order.orderNumber, reason: 'expired' } };
    await expect(confirm(order)).rejects.toMatchObject(late);
    expect(await taken()).toEqual(before);
  });

  test('that its bank rejects does not name a reason of time', async () => {
    const { order } = await placeChallenged();
    const { sessionID } = Object(order.flashMessages[0]?.details['action']);
    const body = { paymentMethod: { additionalData: [{ sessionID, redirectResult: 'wrong' }] } };
    const rejected = shop.orders.patch(customer, order.orderNumber, patchOrderBody.parse(body));
    await expect(rejected).rejects.toMatchObject({ details: { orderNumber: order.orderNumber } });
    await expect(rejected).rejects.not.toMatchObject({ details: { reason: 'expired' } });
  });

  async function rowOf({ orderNumber }: Order) {
    const rows = database.read.selectFrom('shop_order').selectAll().where('order_number', '=', orderNumber);
    return rows.executeTakeFirstOrThrow();
  }
});

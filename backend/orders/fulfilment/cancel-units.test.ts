import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putProduct } from '../../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { newCustomer, unitsOf } from '../../checkout/order-service.test-support.ts';
import { addPayment } from '../../cart/payment/cart-payments.ts';
import { createFulfilment, moneyOf, type Fulfilment } from './fulfilment.test-support.ts';

describe.each(TEST_DATABASES)('units that cannot be sent on $name', ({ open }) => {
  let database: Database;
  let shop: Fulfilment;

  beforeAll(async () => {
    database = await open();
    const variants = [
      { sku: 'BOOT', price: 8001, stock: 1000 },
      { sku: 'SOCK', price: 997, stock: 1000 },
    ];
    await putProduct(database, { id: 'boot', variants });
  });
  beforeEach(() => {
    shop = createFulfilment(database, { now: Date.now });
  });
  afterAll(() => database.close());

  const boots = (qty: number) => ({ productId: 'BOOT', qty });
  const socks = (qty: number) => ({ productId: 'SOCK', qty });
  const of = (sku: string, qty: number) => [{ sku, qty }];

  test('are cancelled and refunded, while the rest is shipped', async () => {
    const { orderNumber, query, totals } = await shop.buy([boots(1), socks(3)]);
    const before = await unitsOf(database, 'SOCK');
    expect(await shop.cancelUnits(orderNumber, of('SOCK', 2))).toMatchObject({ refund: 2 * 997, currency: 'USD' });
    expect(await unitsOf(database, 'SOCK')).toMatchObject({ free: before.free + 2, sold: before.sold - 2 });
    await shop.reconciliation();
    expect(await moneyOf(database, orderNumber)).toMatchObject({ captured: 0, refunded: 0 });
    await shop.ship({ orderNumber });
    await shop.reconciliation();
    const captured = Math.round(totals.total * 100);
    expect(await moneyOf(database, orderNumber)).toMatchObject({ captured, refunded: 2 * 997 });
    expect(await shop.purchases.get(query)).toMatchObject({
      progress: 'shipped',
      refunded: 19.94,
      lines: [{ shippedQty: 1 }, { shippedQty: 1, cancelledQty: 2 }],
    });
    const [sentMail] = shop.mailsOf(orderNumber);
    expect(sentMail).toMatchObject({ subject: `A part of order ${orderNumber} is canceled` });
    expect(sentMail?.text).toContain('$19.94');
    await shop.receive({ number: orderNumber, items: [...of('BOOT', 1), ...of('SOCK', 1)] });
    await shop.reconciliation();
    expect(await moneyOf(database, orderNumber)).toMatchObject({ captured, refunded: captured });
  });

  test('are not those that were shipped or announced as returned, and never all of the order', async () => {
    const { orderNumber, query, items } = await shop.buy([boots(2), socks(2)]);
    await shop.ship({ orderNumber, items: of('BOOT', 1) });
    await expect(shop.cancelUnits(orderNumber, of('BOOT', 2))).rejects.toThrow(
      'BOOT: 2 cannot be cancelled, at most 1',
    );
    const itemId = items.find(({ productId }) => productId === 'SOCK')?.id ?? '';
    await shop.purchases.returnLabel(query, [{ itemId, qty: 1 }]);
    await expect(shop.cancelUnits(orderNumber, of('SOCK', 2))).rejects.toThrow(
      'SOCK: 2 cannot be cancelled, at most 1',
    );
    const other = await shop.buy([socks(1)]);
    await expect(shop.cancelUnits(other.orderNumber, of('SOCK', 1))).rejects.toThrow('cancel it without --items');
    expect(await shop.purchases.get(query)).toMatchObject({
      refunded: 0,
      lines: [{ cancelledQty: 0 }, { cancelledQty: 0 }],
    });
  });

  test('are not refunded again when the rest is cancelled', async () => {
    const number = '6006490000080001';
    const card = { number, pin_hash: 'none', currency: 'USD', balance_minor: 1500, created_at: 0 };
    await database.write.insertInto('gift_card').values(card).execute();
    const customer = newCustomer();
    const basketId = await shop.shop.fillCart(customer, socks(4));
    const payment = { methodId: 'GIFT_CARD', reference: number, amount: null } as const;
    await shop.shop.carts.changeWith(customer, basketId, async (cart) => void (await addPayment(cart, payment)));
    const before = await unitsOf(database, 'SOCK');
    const { orderNumber } = await shop.shop.place(customer, basketId);
    await shop.cancelUnits(orderNumber, of('SOCK', 2));
    await shop.cancel(orderNumber);
    await shop.shop.orders.expireOverdue();
    await shop.reconciliation();
    const storedCard = database.read.selectFrom('gift_card').select('balance_minor').where('number', '=', number);
    expect(await storedCard.executeTakeFirst()).toEqual({ balance_minor: 1500 });
    expect(await moneyOf(database, orderNumber)).toMatchObject({ captured: 0, refunded: 0 });
    const tasks = await database.read.selectFrom('payment_task').selectAll().where('done_at', 'is', null).execute();
    const own = database.read.selectFrom('order_payment').select('id').where('order_number', '=', orderNumber);
    const ids = (await own.execute()).map(({ id }) => id);
    expect(tasks.filter(({ payment_id }) => ids.includes(payment_id))).toEqual([]);
    expect((await unitsOf(database, 'SOCK')).free).toBe(before.free);
    expect(shop.errors).toEqual([]);
  });

  test('are cancelled by one of many concurrent commands', async () => {
    const { orderNumber, query } = await shop.buy([boots(1), socks(1)]);
    const tries = [1, 2, 3].map(() => shop.cancelUnits(orderNumber, of('SOCK', 1)));
    const all = await Promise.allSettled([...tries, shop.ship({ orderNumber, items: of('SOCK', 1) })]);
    expect(all.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const [, line] = (await shop.purchases.get(query)).lines;
    expect((line?.cancelledQty ?? 0) + (line?.shippedQty ?? 0)).toBe(1);
  });
});

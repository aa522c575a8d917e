import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { putProduct, us } from '../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { welcomeConsumer } from '../identity/exchange.ts';
import { CARDS, createOrderShop, newCustomer } from './order-service.test-support.ts';

const HOUR = 60 * 60 * 1000;

describe.each(TEST_DATABASES)('a guest’s unpaid order after it moved to an account on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
    await putProduct(database, { id: 'map', variants: [{ sku: 'MAP' }, { sku: 'LENS' }] });
  });
  afterAll(() => database.close());

  test('becomes a cart of the account, whatever other cart the guest has', async () => {
    let now = Date.now();
    const shop = createOrderShop(database, { now: () => now });
    const guest = newCustomer();
    const account = newCustomer();
    const basketId = await shop.fillCart(guest, { productId: 'MAP', qty: 2 });
    const { orderNumber: orderNo, st } = await shop.place(guest, basketId, CARDS.challenge);
    const other = await shop.carts.openWith(guest, [{ productId: 'LENS', qty: 1 }]);
    const arrival = { to: account.consumerNo, scope: us, guestObjects: {}, order: { orderNo, st } };
    await database.write
      .transaction()
      .execute((transaction) => welcomeConsumer(transaction, { ...arrival, from: guest.consumerNo }));
    now += HOUR;
    await shop.orders.expireOverdue();
    expect(await shop.carts.open(account)).toMatchObject({ basketId, items: [{ productId: 'MAP', qty: 2 }] });
    expect(await shop.carts.open(guest)).toMatchObject({ basketId: other.basketId, items: [{ productId: 'LENS' }] });
  });
});

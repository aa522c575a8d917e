import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { putProduct } from '../catalog/shop.test-support.ts';
import { openTemporarySqlite } from '../db/database.test-support.ts';
import { CARDS, createOrderShop, newCustomer, unitsOf } from './order-service.test-support.ts';

const HOUR = 60 * 60 * 1000;

test('an unpaid order that cannot be cancelled does not prevent the cancellation of others', async () => {
  const database = await openTemporarySqlite();
  await putProduct(database, { id: 'map', variants: [{ sku: 'MAP', stock: 5 }] });
  let now = Date.now();
  const shop = createOrderShop(database, { now: () => now });
  const orders = [];
  for (let count = 0; count < 3; count += 1) {
    const customer = newCustomer();
    const basketId = await shop.fillCart(customer, { productId: 'MAP', qty: 1 });
    orders.push((await shop.place(customer, basketId, CARDS.challenge)).orderNumber);
    now += 1;
  }
  await sql`create trigger stuck before update on shop_order when old.order_number = ${sql.lit(orders[0] ?? '')}
    begin select raise(abort, 'stuck'); end`.execute(database.write);
  now += HOUR;
  await expect(shop.orders.expireOverdue()).rejects.toThrow('1 unpaid orders were not given up.');
  expect(await unitsOf(database, 'MAP')).toMatchObject({ free: 4 });
  const standing = database.read.selectFrom('shop_order').select('order_number').where('status', '=', 'pending');
  expect(await standing.execute()).toEqual([{ order_number: orders[0] }]);
  await sql`drop trigger stuck`.execute(database.write);
  await shop.orders.expireOverdue();
  expect(await unitsOf(database, 'MAP')).toMatchObject({ free: 5 });
  await database.close();
});

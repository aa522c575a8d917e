import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { NewCartItem } from '../../src/api/cart/cart.schema.ts';
import { changeCatalog, putProduct, putStore } from '../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { createOrderShop, newCustomer, promised, type OrderShop } from './order-service.test-support.ts';
import type { OrderCustomer } from './place-order.ts';

describe.each(TEST_DATABASES)('an order whose delivery is not possible on $name', ({ open }) => {
  let database: Database;
  let shop: OrderShop;
  let customer: OrderCustomer;

  beforeAll(async () => {
    database = await open();
    shop = createOrderShop(database);
    await putProduct(database, { id: 'boot', variants: [{ sku: 'BOOT', price: 12_995 }, { sku: 'SOCK' }] });
    await putStore(database, { id: 'S1', services: ['pickup'], stock: { BOOT: 5, SOCK: 5 } });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    customer = newCustomer();
    await setStock(10);
    await setStoreStock(5);
    await setServices(['pickup']);
  });

  const setStock = (qty: number) => database.write.updateTable('stock').set({ qty }).execute();
  const setStoreStock = (qty: number) => database.write.updateTable('store_stock').set({ qty }).execute();
  const setServices = (services: string[]) =>
    database.write
      .updateTable('store')
      .set({ services: JSON.stringify(services) })
      .execute();
  const fill = (delivery: Partial<NewCartItem>) => shop.fillCart(customer, { productId: 'BOOT', qty: 2, ...delivery });
  const forced = (type: string) => ({
    errorId: 'ITEM_NO_LONGER_AVAILABLE',
    code: 'ORD430',
    status: 409,
    details: { type, productId: 'BOOT' },
  });
  const pickup = { shippingMethod: 'pickup', storeId: 'S1' } as const;
  const sts = { shippingMethod: 'sts', storeId: 'S1' } as const;

  test('takes the possible method after the customer was notified', async () => {
    const basketId = await fill(pickup);
    await setStoreStock(1);
    await expect(shop.orders.prepare(customer, basketId)).rejects.toMatchObject(forced('PickupToStsTransition'));
    const cart = await shop.carts.get(customer, basketId, { inventorySupplyCheck: true });
    expect(cart).toMatchObject({
      flashMessages: [{ code: 'PickupToStsTransition', details: { storeId: 'S1' } }],
      shipments: [{ shippingMethod: 'sts', storeId: 'S1' }],
    });
    expect((await shop.carts.get(customer, basketId)).flashMessages).toEqual([]);
    await shop.orders.prepare(customer, basketId);
    expect(await shop.place(customer, basketId)).toMatchObject({ status: 'placed', shipments: [{ storeId: 'S1' }] });
  });

  test('is rejected without a charge when it is placed without being prepared', async () => {
    const basketId = await fill(sts);
    await setServices([]);
    const money = await promised(database);
    await expect(shop.place(customer, basketId)).rejects.toMatchObject(forced('StsToSthTransition'));
    expect(await promised(database)).toBe(money);
    expect((await shop.carts.get(customer, basketId)).shipments).toMatchObject([{ shippingMethod: 'standard' }]);
    expect(await shop.place(customer, basketId)).toMatchObject({ status: 'placed' });
  });

  test('releases the reservations of the former method', async () => {
    const basketId = await fill(pickup);
    await shop.orders.prepare(customer, basketId);
    const reserved = () =>
      database.read.selectFrom('reservation').select('qty').where('basket_id', '=', basketId).execute();
    expect(await reserved()).toEqual([{ qty: 2 }]);
    await setServices([]);
    await expect(shop.place(customer, basketId)).rejects.toMatchObject(forced('PickupToSthTransition'));
    expect(await reserved()).toEqual([]);
    const stock = database.read.selectFrom('store_stock').select('qty').where('variant_sku', '=', 'BOOT');
    expect(await stock.executeTakeFirst()).toEqual({ qty: 5 });
  });

  test('stays unchanged while its reservations cover it', async () => {
    const basketId = await fill(pickup);
    await shop.orders.prepare(customer, basketId);
    await setStoreStock(0);
    expect(await shop.place(customer, basketId)).toMatchObject({ status: 'placed', shipments: [{ storeId: 'S1' }] });
  });

  test.each([
    ['StsToPickupTransition', sts, undefined],
    ['STHToPickupTransition', {}, 'S1'],
  ])('reports %s', async (type, delivery, favStoreId) => {
    const basketId = await fill(delivery);
    if (favStoreId) await shop.carts.get(customer, basketId, { favStoreId });
    await setStock(0);
    await expect(shop.orders.prepare(customer, basketId)).rejects.toMatchObject(forced(type));
    expect(await shop.place(customer, basketId)).toMatchObject({ status: 'placed', shipments: [{ storeId: 'S1' }] });
  });

  test('takes standard shipping when the chosen faster method is not offered', async () => {
    const basketId = await fill({});
    const put = { home_method: 'prime' as const, home_method_chosen: 1 };
    await database.write.updateTable('cart').set(put).where('basket_id', '=', basketId).execute();
    await expect(shop.orders.prepare(customer, basketId)).rejects.toMatchObject({
      code: 'ORD430',
      details: { type: 'OrderShippingMethodDowngraded', from: 'prime' },
    });
    await shop.orders.prepare(customer, basketId);
  });

  test('names variants that are no longer sold or have no price', async () => {
    const basketId = await fill({});
    await shop.carts.add(customer, basketId, [{ productId: 'SOCK', qty: 1 }]);
    await changeCatalog(database, (catalog) => catalog.deleteFrom('price').where('variant_sku', '=', 'SOCK'));
    const unpriced = { errorId: 'INVALID_PRICE', code: 'PRC400', details: { productId: 'SOCK' } };
    await expect(shop.orders.prepare(customer, basketId)).rejects.toMatchObject(unpriced);
    await expect(shop.place(customer, basketId)).rejects.toMatchObject(unpriced);
    await changeCatalog(database, (catalog) => catalog.deleteFrom('variant').where('sku', '=', 'SOCK'));
    const gone = { errorId: 'ITEM_NO_LONGER_AVAILABLE', status: 409 };
    await expect(shop.place(customer, basketId)).rejects.toMatchObject({ ...gone, code: 'INV405' });
    await changeCatalog(database, (catalog) => catalog.deleteFrom('variant').where('sku', '=', 'BOOT'));
    await expect(shop.orders.prepare(customer, basketId)).rejects.toMatchObject({
      ...gone,
      code: 'INV407',
      details: { items: [{ productId: 'BOOT' }, { productId: 'SOCK' }] },
    });
  });
});

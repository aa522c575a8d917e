import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createShop, putProduct, putStore, scopeOf, us } from '../../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';

describe.each(TEST_DATABASES)('a change of delivery on $name', ({ open }) => {
  let database: Database;
  let shop: ReturnType<typeof createShop>;
  let owner: { consumerNo: string; scope: typeof us };
  let customers = 0;

  beforeAll(async () => {
    database = await open();
    shop = createShop(database);
    await putProduct(database, { id: 'boot', variants: [{ sku: 'BOOT', currency: '*' }] });
    await putStore(database, { id: 'S1', services: ['pickup'], stock: { BOOT: 5 } });
    await putStore(database, { id: 'IT1', country: 'IT', services: ['pickup'], stock: { BOOT: 5 } });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    owner = { consumerNo: `t-${(customers += 1)}`, scope: us };
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
  const open_ = (delivery: object, qty = 2) => shop.carts.openWith(owner, [{ productId: 'BOOT', qty, ...delivery }]);
  const repair = (basketId: string) => shop.carts.get(owner, basketId, { isPatchRequired: true });
  const pickup = { shippingMethod: 'pickup' as const, storeId: 'S1' };
  const sts = { shippingMethod: 'sts' as const, storeId: 'S1' };

  test('switches to ship-to-store when store stock is gone and reports it once', async () => {
    const { basketId } = await open_(pickup);
    expect((await repair(basketId)).flashMessages).toEqual([]);
    await setStoreStock(1);
    const cart = await repair(basketId);
    expect(cart).toMatchObject({
      shipments: [{ shippingId: 'sts-S1', shippingMethod: 'sts', storeId: 'S1' }],
      flashMessages: [{ code: 'PickupToStsTransition', details: { productId: 'BOOT', storeId: 'S1' } }],
    });
    expect((await repair(basketId)).flashMessages).toEqual([]);
  });

  test('switches to home delivery when store stock is gone and the store has no ship-to-store', async () => {
    owner = { ...owner, scope: scopeOf({ siteId: 'it', locale: 'it-it' }) };
    const { basketId } = await open_({ ...pickup, storeId: 'IT1' });
    await setStoreStock(0);
    expect(await repair(basketId)).toMatchObject({
      shipments: [{ shippingId: 'me', shippingMethod: 'standard' }],
      flashMessages: [{ code: 'PickupToSthTransition' }],
    });
  });

  test('switches to home delivery when the store has no pickup any more', async () => {
    const { basketId } = await open_(sts);
    await setServices([]);
    expect(await repair(basketId)).toMatchObject({
      shipments: [{ shippingMethod: 'standard' }],
      flashMessages: [{ code: 'StsToSthTransition' }],
    });
  });

  test('leaves pickup lines unchanged without warehouse stock', async () => {
    const { basketId } = await open_(sts);
    await setStock(1);
    expect(await repair(basketId)).toMatchObject({
      shipments: [{ shippingMethod: 'pickup', storeId: 'S1' }],
      flashMessages: [{ code: 'StsToPickupTransition' }],
    });
  });

  test('switches to pickup in the favorite store when shipping is not possible', async () => {
    const { basketId } = await open_({});
    const there = await shop.carts.get(owner, basketId, { favStoreId: 'S1' });
    expect(there.favoriteStoreId).toBe('S1');
    const options = there.items[0]?.shippingOptions ?? [];
    expect(options.find(({ shippingMethod }) => shippingMethod.code === 'pickup')).toMatchObject({
      available: true,
      selected: false,
      storeInfo: { id: 'S1', storeInventory: 5 },
    });
    await setStock(0);
    expect(await repair(basketId)).toMatchObject({
      shipments: [{ shippingMethod: 'pickup', storeId: 'S1' }],
      flashMessages: [{ code: 'STHToPickupTransition' }],
    });
  });

  test('switches to standard shipping when a faster method is no longer offered', async () => {
    const { basketId } = await open_({});
    const put = { home_method: 'prime' as const, home_method_chosen: 1 };
    await database.write.updateTable('cart').set(put).where('basket_id', '=', basketId).execute();
    const before = await shop.carts.get(owner, basketId);
    expect(before.totals.shipping).toBe(6.95);
    const cart = await repair(basketId);
    expect(cart.flashMessages).toMatchObject([{ code: 'OrderShippingMethodDowngraded', details: { from: 'prime' } }]);
    expect(cart.shipments).toMatchObject([{ shippingMethod: 'standard' }]);
    expect((await repair(basketId)).flashMessages).toEqual([]);
  });

  test('is not reported when the page had set the method', async () => {
    const { basketId } = await open_({});
    const put = { home_method: 'prime' as const, home_method_chosen: 0 };
    await database.write.updateTable('cart').set(put).where('basket_id', '=', basketId).execute();
    expect((await repair(basketId)).flashMessages).toEqual([]);
  });

  test('lowers quantities to the stock and removes sold-out lines', async () => {
    const { basketId } = await open_({}, 8);
    await setStock(3);
    await setStoreStock(0);
    const checked = await shop.carts.get(owner, basketId, { inventorySupplyCheck: true });
    expect(checked.items).toMatchObject([
      { qty: 8, customerNotifications: [{ code: 'ProductLineItemInventoryMissing', level: 'item' }] },
    ]);
    const less = await repair(basketId);
    expect(less).toMatchObject({ items: [{ qty: 3 }], flashMessages: [{ code: 'ProductLineItemInventoryMissing' }] });
    await setStock(0);
    const none = await repair(basketId);
    expect(none).toMatchObject({ items: [], flashMessages: [{ code: 'ProductLineItemFullInventoryMissing' }] });
    expect((await repair(basketId)).flashMessages).toEqual([]);
  });
});

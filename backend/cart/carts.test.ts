import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { changeCatalog, createShop, putProduct, putStore, scopeOf, us } from '../catalog/shop.test-support.ts';

describe.each(TEST_DATABASES)('carts on $name', ({ open }) => {
  let database: Database;
  let shop: ReturnType<typeof createShop>;
  let customers = 0;

  beforeAll(async () => {
    database = await open();
    shop = createShop(database);
    await putProduct(database, {
      id: 'boot',
      variants: [
        { sku: 'BOOT-S', size: 'S', price: 12_995, original: 15_000 },
        { sku: 'BOOT-M', size: 'M', stock: 100, maxQty: 3 },
        { sku: 'BOOT-X', currency: 'EUR' },
      ],
    });
    await putProduct(database, { id: 'cap', variants: [{ sku: 'CAP', price: 333, currency: '*', stock: 1000 }] });
  });
  afterAll(() => database.close());

  const customer = (scope = us) => ({ consumerNo: `c-${(customers += 1)}`, scope });
  const rejected = (errorId: string, details: object = {}) => ({ errorId, details });

  test('are summed in minor units and returned as decimals', async () => {
    const { totals, items } = await shop.carts.openWith(customer(), [
      { productId: 'BOOT-S', qty: 3 },
      { productId: 'CAP', qty: 7 },
    ]);
    expect(totals).toMatchObject({ itemTotal: 413.16, total: 413.16, totalUnits: 10, currency: 'USD' });
    expect(items[0]?.price).toMatchObject({ current: 129.95, original: 150, rowTotal: 389.85 });
  });

  test('sell only variants with a price in the currency of the site', async () => {
    const german = customer(scopeOf({ siteId: 'de' }));
    const cart = await shop.carts.openWith(german, [
      { productId: 'BOOT-X', qty: 1 },
      { productId: 'CAP', qty: 1 },
    ]);
    expect(cart.totals).toMatchObject({ total: 13.33, currency: 'EUR' });
    await expect(shop.carts.openWith(german, [{ productId: 'BOOT-S', qty: 1 }])).rejects.toMatchObject(
      rejected('NO_PRICE', { productId: 'BOOT-S' }),
    );
  });

  test('limit the quantity of a variant over all its lines', async () => {
    const owner = customer();
    const giftOption = { to: 'Ada', email: 'ada@example.com', message: 'Hello' };
    const { basketId } = await shop.carts.openWith(owner, [{ productId: 'BOOT-M', qty: 2 }]);
    await expect(shop.carts.add(owner, basketId, [{ productId: 'BOOT-M', qty: 2, giftOption }])).rejects.toMatchObject(
      rejected('ADDED_MAX_QUANTITY', { maxAllowedQty: 3 }),
    );
    const cart = await shop.carts.add(owner, basketId, [{ productId: 'BOOT-M', qty: 1, giftOption }]);
    expect(cart.items.map(({ qty }) => qty)).toEqual([2, 1]);
  });

  test('are opened only when all initial items are available', async () => {
    const owner = customer();
    await expect(shop.carts.openWith(owner, [{ productId: 'NONE', qty: 1 }])).rejects.toMatchObject({ status: 404 });
    expect(await shop.carts.openBasketId(owner)).toBeUndefined();
  });

  test('change the variant of a line and merge equal lines', async () => {
    const owner = customer();
    const cart = await shop.carts.openWith(owner, [
      { productId: 'BOOT-S', qty: 1 },
      { productId: 'BOOT-M', qty: 1 },
    ]);
    const [small, medium] = cart.items;
    const joined = await shop.carts.change(owner, cart.basketId, { itemId: small?.id ?? '', productId: 'BOOT-M' });
    expect(joined.items).toMatchObject([{ id: medium?.id, productId: 'BOOT-M', qty: 2 }]);
  });

  test('allow a lower quantity when the stock has fallen', async () => {
    const owner = customer();
    const { basketId, items } = await shop.carts.openWith(owner, [{ productId: 'CAP', qty: 9 }]);
    const setStock = (qty: number) =>
      database.write.updateTable('stock').set({ qty }).where('variant_sku', '=', 'CAP').execute();
    await setStock(4);
    const { flashMessages } = await shop.carts.get(owner, basketId);
    expect(flashMessages).toMatchObject([{ code: 'ProductLineItemInventoryMissing', details: { availableQty: 4 } }]);
    const change = (qty: number) => shop.carts.change(owner, basketId, { itemId: items[0]?.id ?? '', qty });
    await expect(change(5)).rejects.toMatchObject(rejected('ADDED_MAX_QUANTITY', { maxAllowedQty: 4 }));
    expect((await change(4)).flashMessages).toEqual([]);
    await setStock(1000);
  });

  test('report unsold items once, then remove them', async () => {
    const owner = customer();
    await putProduct(database, { id: 'gone', variants: [{ sku: 'GONE' }] });
    const { basketId } = await shop.carts.openWith(owner, [
      { productId: 'GONE', qty: 1 },
      { productId: 'CAP', qty: 1 },
    ]);
    await changeCatalog(database, (catalog) => catalog.deleteFrom('product').where('id', '=', 'gone'));
    const cart = await shop.carts.get(owner, basketId);
    expect(cart).toMatchObject({ totalItems: 1, flashMessages: [{ code: 'ProductItemNotAvailable' }] });
    await shop.carts.add(owner, basketId, [{ productId: 'CAP', qty: 1 }]);
    expect((await shop.carts.get(owner, basketId)).flashMessages).toEqual([]);
  });

  test('ship digital items separately', async () => {
    await putProduct(database, { id: 'card', variants: [{ sku: 'CARD' }] });
    await database.write.updateTable('variant').set({ digital: 1 }).where('sku', '=', 'CARD').execute();
    const { shipments, items } = await shop.carts.openWith(customer(), [
      { productId: 'CARD', qty: 1 },
      { productId: 'CAP', qty: 1 },
    ]);
    expect(shipments).toMatchObject([
      { shippingMethod: 'digital', itemIds: [items[0]?.id] },
      { shippingMethod: 'standard', shippingId: 'me', itemIds: [items[1]?.id] },
    ]);
  });

  test('open once and never exceed the limit under concurrent requests', async () => {
    const owner = customer();
    const add = () => shop.carts.openWith(owner, [{ productId: 'BOOT-S', qty: 1 }]);
    const outcomes = await Promise.allSettled(Array.from({ length: 50 }, add));
    const added = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
    expect(added).toHaveLength(10);
    expect(new Set(added.map(({ basketId }) => basketId)).size).toBe(1);
    expect((await shop.carts.get(owner, added[0]?.basketId ?? '')).totalItems).toBe(10);
  });

  const giftOption = { to: 'Ada', email: 'ada@example.com', message: 'Hello' };
  const linesOf = (cart: { items: readonly { productId: string; qty: number; giftOption: object | null }[] }) =>
    cart.items.map(({ productId, qty, giftOption: gift }) => [productId, qty, gift !== null]);

  test('add all items or none', async () => {
    const owner = customer();
    const { basketId } = await shop.carts.openWith(owner, [{ productId: 'CAP', qty: 1 }]);
    const add = shop.carts.add(owner, basketId, [
      { productId: 'CAP', qty: 1 },
      { productId: 'BOOT-M', qty: 4 },
    ]);
    await expect(add).rejects.toMatchObject(rejected('ADDED_MAX_QUANTITY', { productId: 'BOOT-M', maxAllowedQty: 3 }));
    expect(linesOf(await shop.carts.get(owner, basketId))).toEqual([['CAP', 1, false]]);
  });

  test('have separate lines for a gift and for an item made to order, and one for equal ones', async () => {
    const cart = await shop.carts.openWith(customer(), [
      { productId: 'CAP', qty: 1 },
      { productId: 'CAP', qty: 2, giftOption },
      { productId: 'CAP', qty: 3, recipeId: 'R' },
      { productId: 'CAP', qty: 4 },
      { productId: 'CAP', qty: 5, giftOption },
      { productId: 'CAP', qty: 6, giftOption: { ...giftOption, to: 'Bob' } },
    ]);
    expect(cart.items.map(({ qty, recipeId, giftOption: gift }) => [qty, recipeId, gift?.to])).toEqual([
      [5, null, undefined],
      [7, null, 'Ada'],
      [3, 'R', undefined],
      [6, null, 'Bob'],
    ]);
  });

  test('add and remove the gift option of a line, which merges it with an equal one', async () => {
    const owner = customer();
    const { basketId, items } = await shop.carts.openWith(owner, [
      { productId: 'CAP', qty: 1 },
      { productId: 'CAP', qty: 2, giftOption },
    ]);
    const change = (itemId: string | undefined, changed: object) =>
      shop.carts.change(owner, basketId, { itemId: itemId ?? '', ...changed });
    expect(linesOf(await change(items[1]?.id, { qty: 4 }))).toEqual([
      ['CAP', 1, false],
      ['CAP', 4, true],
    ]);
    expect(linesOf(await change(items[1]?.id, { giftOption: null }))).toEqual([['CAP', 5, false]]);
    expect(linesOf(await change(items[0]?.id, { giftOption }))).toEqual([['CAP', 5, true]]);
  });

  test('know no lines of others, and no gifts as lines', async () => {
    const [owner, other] = [customer(), customer()];
    const { basketId } = await shop.carts.openWith(owner, [{ productId: 'CAP', qty: 1 }]);
    const { items } = await shop.carts.openWith(other, [{ productId: 'CAP', qty: 1 }]);
    const itemId = items[0]?.id ?? '';
    const unknown = rejected('ITEM_NOT_AVAILABLE', { itemId });
    await expect(shop.carts.change(owner, basketId, { itemId, qty: 2 })).rejects.toMatchObject(unknown);
    await expect(shop.carts.remove(owner, basketId, itemId)).rejects.toMatchObject(unknown);
    await expect(shop.carts.remove(owner, basketId, 'gift-P')).rejects.toMatchObject({ errorId: 'GWP_PRODUCT' });
    const added = shop.carts.add(owner, basketId, [{ productId: 'gift-P', qty: 1 }]);
    await expect(added).rejects.toMatchObject({ errorId: 'GWP_PRODUCT' });
    const theirs = shop.carts.add(other, basketId, [{ productId: 'CAP', qty: 1 }]);
    await expect(theirs).rejects.toMatchObject({ errorId: 'CART_NOT_FOUND', status: 404 });
  });

  test('keep reserved what they still have after a change of a line, and release the rest', async () => {
    const owner = customer();
    await putProduct(database, { id: 'tent', variants: [{ sku: 'TENT', stock: 4 }] });
    const { basketId, items } = await shop.carts.openWith(owner, [{ productId: 'TENT', qty: 2 }]);
    const stock = async () =>
      (await database.read.selectFrom('stock').select('qty').where('variant_sku', '=', 'TENT').executeTakeFirst())?.qty;
    const reserve = async () => {
      await database.write.deleteFrom('reservation').where('basket_id', '=', basketId).execute();
      await database.write.updateTable('stock').set({ qty: 2 }).where('variant_sku', '=', 'TENT').execute();
      const units = { variant_sku: 'TENT', store_id: null, qty: 2, expires_at: Date.now() + 60_000, network: null };
      await database.write
        .insertInto('reservation')
        .values({ id: `${basketId}-r`, basket_id: basketId, ...units })
        .execute();
    };
    const itemId = items[0]?.id ?? '';
    for (const [left, change] of [
      [2, () => shop.carts.change(owner, basketId, { itemId, qty: 4 })],
      [2, () => shop.carts.add(owner, basketId, [{ productId: 'CAP', qty: 1 }])],
      [3, () => shop.carts.change(owner, basketId, { itemId, qty: 1 })],
      [4, () => shop.carts.remove(owner, basketId, itemId)],
    ] as const) {
      await reserve();
      await change();
      expect(await stock()).toBe(left);
    }
  });

  test('store a favorite store that exists, and ignore others', async () => {
    const owner = customer();
    await putStore(database, { id: 'FAV', services: ['pickup'] });
    const { basketId } = await shop.carts.openWith(owner, [{ productId: 'CAP', qty: 1 }]);
    const favorite = async (favStoreId?: string) =>
      (await shop.carts.get(owner, basketId, { favStoreId })).favoriteStoreId;
    expect(await favorite('NOWHERE')).toBeNull();
    expect(await favorite('FAV')).toBe('FAV');
    expect(await favorite('NOWHERE')).toBe('FAV');
    expect(await favorite()).toBe('FAV');
  });

  test('with two home shipments have a method of each, and cost what both do', async () => {
    const owner = customer();
    const { basketId } = await shop.carts.openWith(owner, [
      { productId: 'CAP', qty: 1 },
      { productId: 'BOOT-M', qty: 1, shippingMethod: 'me' },
    ]);
    await database.write.updateTable('cart').set({ home_method_chosen: 1 }).where('basket_id', '=', basketId).execute();
    const { shipments, totals } = await shop.carts.get(owner, basketId);
    expect(shipments.map(({ shippingId, shippingMethod }) => [shippingId, shippingMethod])).toEqual([
      ['me', 'standard'],
      ['seen-me', 'me'],
    ]);
    expect(totals.shipping).toBe(21.9);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CartAddress } from '../../src/api/core/address.schema.ts';
import { createShop, putProduct, scopeOf, us } from '../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { mergeCart } from './merge-cart.ts';
import { adjustmentRow } from './model/cart-record.test-support.ts';

const ADDRESS: CartAddress = {
  firstName: 'Ada',
  lastName: 'Hill',
  email: 'ada@example.com',
  phone: '5550100',
  phoneCode: '1',
  addressLine1: '1 Road',
  addressLine2: '',
  city: 'Town',
  province: null,
  postalCode: '12345',
  country: 'United States',
  countryCode: 'US',
  addressId: null,
};
const giftOption = { to: 'Ada', email: 'ada@example.com', message: 'Hello' };

describe.each(TEST_DATABASES)('carts that are merged on $name', ({ open }) => {
  let database: Database;
  let shop: ReturnType<typeof createShop>;
  let pairs = 0;

  beforeAll(async () => {
    database = await open();
    shop = createShop(database);
    await putProduct(database, {
      id: 'boot',
      variants: [
        { sku: 'BOOT', stock: 10 },
        { sku: 'FEW', stock: 100, maxQty: 3 },
      ],
    });
    await putProduct(database, { id: 'cap', variants: [{ sku: 'CAP', price: 333, currency: '*', stock: 1000 }] });
  });
  afterAll(() => database.close());

  const pair = () => {
    pairs += 1;
    return { guest: { consumerNo: `G-${pairs}`, scope: us }, consumer: { consumerNo: `C-${pairs}`, scope: us } };
  };
  type Pair = ReturnType<typeof pair>;
  const merge = ({ guest, consumer }: Pair, basketId: string) => {
    const owners = { from: guest.consumerNo, to: consumer.consumerNo, warehouseIds: us.warehouseIds };
    return database.write.transaction().execute((transaction) => mergeCart(transaction, { ...owners, basketId }));
  };
  const linesOf = async ({ consumer }: Pair) => {
    const cart = await shop.carts.open(consumer);
    return cart.items.map(({ productId, qty, giftOption: gift }) => [productId, qty, gift !== null]);
  };

  test('sum equal lines and retain the others', async () => {
    const both = pair();
    await shop.carts.openWith(both.consumer, [
      { productId: 'BOOT', qty: 1 },
      { productId: 'CAP', qty: 2 },
    ]);
    const { basketId } = await shop.carts.openWith(both.guest, [
      { productId: 'CAP', qty: 3 },
      { productId: 'CAP', qty: 1, giftOption },
    ]);
    expect(await merge(both, basketId)).toMatchObject({ unitsBefore: 4, unitsAfter: 7 });
    expect(await linesOf(both)).toEqual([
      ['BOOT', 1, false],
      ['CAP', 5, false],
      ['CAP', 1, true],
    ]);
    await expect(shop.carts.get(both.guest, basketId)).rejects.toMatchObject({ errorId: 'CART_NOT_FOUND' });
  });

  test('open a cart for a consumer who has none, with the addresses and coupons of the guest', async () => {
    const both = pair();
    const { basketId } = await shop.carts.openWith(both.guest, [{ productId: 'CAP', qty: 3 }]);
    const address = JSON.stringify(ADDRESS);
    await database.write
      .insertInto('cart_address')
      .values({ basket_id: basketId, shipping_id: 'me', fields: address })
      .execute();
    await database.write
      .insertInto('cart_coupon')
      .values({ basket_id: basketId, code: 'TRAIL10', position: 1 })
      .execute();
    await database.write
      .insertInto('cart_payment')
      .values({
        id: `p-${basketId}`,
        basket_id: basketId,
        payment_method_id: 'GIFT_CARD',
        reference: '1',
        amount_minor: 1,
        position: 1,
      })
      .execute();
    const merged = await merge(both, basketId);
    const own = merged?.basketId ?? '';
    expect(await shop.carts.openBasketId(both.consumer)).toBe(own);
    expect(await linesOf(both)).toEqual([['CAP', 3, false]]);
    const { read } = database;
    expect(await read.selectFrom('cart_coupon').select('code').where('basket_id', '=', own).execute()).toEqual([
      { code: 'TRAIL10' },
    ]);
    expect(await read.selectFrom('cart_address').select('fields').where('basket_id', '=', own).execute()).toEqual([
      { fields: address },
    ]);
    expect(await read.selectFrom('cart_payment').selectAll().execute()).toEqual([]);
  });

  test('are limited to the stock and report the reduction once, with the supply check', async () => {
    const both = pair();
    const { basketId: own } = await shop.carts.openWith(both.consumer, [{ productId: 'FEW', qty: 2 }]);
    const { basketId } = await shop.carts.openWith(both.guest, [{ productId: 'FEW', qty: 3 }]);
    await merge(both, basketId);
    expect((await shop.carts.get(both.consumer, own)).flashMessages).toHaveLength(1);
    const cart = await shop.carts.get(both.consumer, own, { inventorySupplyCheck: true });
    expect(cart).toMatchObject({
      items: [{ productId: 'FEW', qty: 3 }],
      flashMessages: [{ code: 'ProductLineItemInventoryMissing', details: { productId: 'FEW', availableQty: 3 } }],
    });
    expect((await shop.carts.get(both.consumer, own)).flashMessages).toEqual([]);
  });

  test('release the reservations of the guest', async () => {
    const both = pair();
    const { basketId } = await shop.carts.openWith(both.guest, [{ productId: 'BOOT', qty: 6 }]);
    await database.write.updateTable('stock').set({ qty: 4 }).where('variant_sku', '=', 'BOOT').execute();
    await database.write
      .insertInto('reservation')
      .values({
        id: 'r-1',
        basket_id: basketId,
        variant_sku: 'BOOT',
        store_id: null,
        qty: 6,
        expires_at: Date.now() + 60_000,
      })
      .execute();
    await merge(both, basketId);
    expect(await linesOf(both)).toEqual([['BOOT', 6, false]]);
    const stock = await database.read
      .selectFrom('stock')
      .select('qty')
      .where('variant_sku', '=', 'BOOT')
      .executeTakeFirst();
    expect(stock).toEqual({ qty: 10 });
  });

  test('are delivered to the place that the guest named, else to the one of the account', async () => {
    const both = pair();
    const place = async (owner: Pair['guest'], postal_code: string) => {
      const { basketId } = await shop.carts.openWith(owner, [{ productId: 'CAP', qty: 1 }]);
      await database.write.updateTable('cart').set({ postal_code }).where('basket_id', '=', basketId).execute();
      return basketId;
    };
    const own = await place(both.consumer, '80302');
    const placeOf = () =>
      database.read.selectFrom('cart').select('postal_code').where('basket_id', '=', own).executeTakeFirst();
    await merge(both, (await shop.carts.openWith(both.guest, [{ productId: 'CAP', qty: 1 }])).basketId);
    expect(await placeOf()).toEqual({ postal_code: '80302' });
    await merge(both, await place(both.guest, '97205'));
    expect(await placeOf()).toEqual({ postal_code: '97205' });
  });

  test('are merged once under concurrent merges, also of several guests', async () => {
    const both = pair();
    const other = { guest: { ...both.guest, consumerNo: `${both.guest.consumerNo}-other` }, consumer: both.consumer };
    const first = await shop.carts.openWith(both.guest, [{ productId: 'CAP', qty: 3 }]);
    const second = await shop.carts.openWith(other.guest, [{ productId: 'CAP', qty: 4 }]);
    const outcomes = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        index % 2 === 0 ? merge(both, first.basketId) : merge(other, second.basketId),
      ),
    );
    expect(outcomes.filter((outcome) => outcome !== undefined)).toHaveLength(2);
    expect(await linesOf(both)).toEqual([['CAP', 7, false]]);
  });

  test('are never merged across sites or guests', async () => {
    const both = pair();
    const german = { ...both.guest, scope: scopeOf({ siteId: 'de' }) };
    const { basketId } = await shop.carts.openWith(german, [{ productId: 'CAP', qty: 1 }]);
    await shop.carts.openWith(both.consumer, [{ productId: 'CAP', qty: 2 }]);
    const stranger = { ...both, guest: { ...both.guest, consumerNo: 'G-stranger' } };
    expect(await merge(stranger, basketId)).toBeUndefined();
    await merge(both, basketId);
    expect(await linesOf(both)).toEqual([['CAP', 2, false]]);
    const own = await shop.carts.open({ ...both.consumer, scope: german.scope });
    expect(own.items.map(({ qty }) => qty)).toEqual([1]);
  });

  const rowOf = (basketId: string) =>
    database.read.selectFrom('cart').selectAll().where('basket_id', '=', basketId).executeTakeFirstOrThrow();
  const openBoth = async (both: Pair) => {
    const { basketId: own } = await shop.carts.openWith(both.consumer, [{ productId: 'CAP', qty: 1 }]);
    const { basketId } = await shop.carts.openWith(both.guest, [{ productId: 'CAP', qty: 1 }]);
    return { own, basketId };
  };
  const set = (basketId: string, columns: object) =>
    database.write
      .updateTable('cart')
      .set({ updated_at: 1, ...columns })
      .where('basket_id', '=', basketId)
      .execute();

  test.each([
    ['a method that the consumer chose', { home_method: 'me', home_method_chosen: 1 }, { home_method: 'prime' }, 'me'],
    ['the guest’s method before one that the page had set', { home_method: 'me' }, { home_method: 'prime' }, 'prime'],
    ['the guest’s choice', {}, { home_method: 'me', home_method_chosen: 1 }, 'me'],
    ['the standard method where neither chose', {}, {}, null],
  ])('have %s', async (_, ownColumns, guestColumns, method) => {
    const both = pair();
    const { own, basketId } = await openBoth(both);
    await set(own, ownColumns);
    await set(basketId, guestColumns);
    await merge(both, basketId);
    expect((await rowOf(own)).home_method).toBe(method);
  });

  test('take from the guest what the consumer’s cart lacks', async () => {
    const both = pair();
    const { own, basketId } = await openBoth(both);
    const guestAddress = JSON.stringify({ ...ADDRESS, city: 'Guest' });
    await set(own, { billing_address: JSON.stringify(ADDRESS), device: '{}' });
    await set(basketId, {
      billing_address: guestAddress,
      favorite_store_id: 'S1',
      device: '{"deviceFingerPrint":"g"}',
    });
    await merge(both, basketId);
    const expected = { billing_address: JSON.stringify(ADDRESS), favorite_store_id: 'S1', device: '{}' };
    expect(await rowOf(own)).toMatchObject(expected);
    expect(await rowOf(basketId)).toMatchObject({ status: 'merged' });
  });

  test('have each shipment’s own address first, then the guest’s', async () => {
    const both = pair();
    const { own, basketId } = await openBoth(both);
    const address = (basket_id: string, shipping_id: string, city: string) => {
      const fields = JSON.stringify({ ...ADDRESS, city });
      return { basket_id, shipping_id, fields, is_verified: 0 };
    };
    const addresses = [
      address(own, 'me', 'Own'),
      address(basketId, 'me', 'Guest'),
      address(basketId, 'customs', 'Guest'),
    ];
    await database.write.insertInto('cart_address').values(addresses).execute();
    await merge(both, basketId);
    const rows = database.read.selectFrom('cart_address').selectAll().where('basket_id', '=', own);
    expect(
      (await rows.orderBy('shipping_id').execute()).map(({ shipping_id, fields }) => [shipping_id, fields]),
    ).toEqual([
      ['customs', JSON.stringify({ ...ADDRESS, city: 'Guest' })],
      ['me', JSON.stringify({ ...ADDRESS, city: 'Own' })],
    ]);
  });

  test('have the consumer’s codes, then the guest’s, each once', async () => {
    const both = pair();
    const { own, basketId } = await openBoth(both);
    const code = (basket_id: string, name: string, position: number) => ({ basket_id, code: name, position });
    const codes = [
      code(own, 'B', 1),
      code(own, 'D', 7),
      code(basketId, 'C', 2),
      code(basketId, 'B', 1),
      code(basketId, 'A', 3),
    ];
    await database.write.insertInto('cart_coupon').values(codes).execute();
    await merge(both, basketId);
    const rows = database.read.selectFrom('cart_coupon').select('code').where('basket_id', '=', own);
    expect((await rows.orderBy('position').execute()).map((row) => row.code)).toEqual(['B', 'D', 'C', 'A']);
  });

  test('keep a price adjustment of a line that is moved, and none of one that is merged or of the whole cart', async () => {
    const both = pair();
    const { own, basketId } = await openBoth(both);
    const { items } = await shop.carts.add(both.guest, basketId, [{ productId: 'CAP', qty: 1, giftOption }]);
    const adjustment = (id: string, item_id: string | null) =>
      adjustmentRow(`${basketId}-${id}`, { basket_id: basketId, item_id });
    const adjustments = [
      adjustment('merged', items[0]?.id ?? ''),
      adjustment('moved', items[1]?.id ?? ''),
      adjustment('cart', null),
    ];
    await database.write.insertInto('price_adjustment').values(adjustments).execute();
    await merge(both, basketId);
    const rows = database.read
      .selectFrom('price_adjustment')
      .select(['id', 'basket_id'])
      .where('id', 'like', `${basketId}%`);
    expect(await rows.execute()).toEqual([{ id: `${basketId}-moved`, basket_id: own }]);
  });
});

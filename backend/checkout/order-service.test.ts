import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { saveAddress } from '../cart/delivery/cart-addresses.ts';
import { changeCatalog, putProduct } from '../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import {
  CARDS,
  createOrderShop,
  HOME_ADDRESS,
  newCustomer,
  placement,
  promised,
  unitsOf,
  type OrderShop,
} from './order-service.test-support.ts';

const MINUTE = 60 * 1000;

describe.each(TEST_DATABASES)('orders on $name', ({ open }) => {
  let database: Database;
  let shop: OrderShop;
  let time = Date.now();

  beforeAll(async () => {
    database = await open();
    shop = createOrderShop(database, { now: () => time });
    await putProduct(database, {
      id: 'boot',
      variants: [
        { sku: 'BOOT', price: 12_995, stock: 1000 },
        { sku: 'LAST', stock: 1 },
        { sku: 'RARE', stock: 5 },
      ],
    });
  });
  afterAll(() => database.close());

  const boots = (qty: number) => ({ productId: 'BOOT', qty });
  const rejected = (errorId: string, code?: string) => expect.objectContaining(code ? { errorId, code } : { errorId });
  const statusOf = async (orderNumber: string) =>
    (await database.read.selectFrom('shop_order').select('status').where('order_number', '=', orderNumber).execute())[0]
      ?.status;

  test('are prepared with a permanent number and reserve stock once', async () => {
    const customer = newCustomer();
    const basketId = await shop.fillCart(customer, boots(2));
    const before = await unitsOf(database, 'BOOT');
    const { orderNumber } = await shop.orders.prepare(customer, basketId);
    expect(orderNumber).toMatch(/^M[2-9A-Z]{11}$/);
    const again = await shop.orders.prepare(customer, basketId);
    expect(again).toMatchObject({ orderNumber, flashMessages: [] });
    expect(await unitsOf(database, 'BOOT')).toMatchObject({ free: before.free - 2, reserved: before.reserved + 2 });
    expect((await shop.carts.get(customer, basketId)).orderNumber).toBe(orderNumber);
  });

  test('release reserved stock when the cart changes and when the reservation expires', async () => {
    const customer = newCustomer();
    const basketId = await shop.fillCart(customer, { productId: 'LAST', qty: 1 });
    const prepared = await shop.orders.prepare(customer, basketId);
    expect(prepared.items).toMatchObject([{ maxQty: 1 }]);
    expect(await unitsOf(database, 'LAST')).toEqual({ free: 0, reserved: 1, sold: 0 });
    await shop.carts.remove(customer, basketId, prepared.items[0]?.id ?? '');
    expect(await unitsOf(database, 'LAST')).toEqual({ free: 1, reserved: 0, sold: 0 });
    await shop.orders.reserveWith(customer, [{ productId: 'LAST', qty: 1 }]);
    expect(await unitsOf(database, 'LAST')).toEqual({ free: 0, reserved: 1, sold: 0 });
    time += 29 * MINUTE;
    await shop.orders.expireOverdue();
    expect(await unitsOf(database, 'LAST')).toEqual({ free: 0, reserved: 1, sold: 0 });
    time += 2 * MINUTE;
    await Promise.all([shop.orders.expireOverdue(), shop.orders.expireOverdue()]);
    expect(await unitsOf(database, 'LAST')).toEqual({ free: 1, reserved: 0, sold: 0 });
  });

  test('are placed once per cart, whatever the request', async () => {
    const customer = newCustomer();
    const basketId = await shop.fillCart(customer, boots(2));
    const { orderNumber } = await shop.orders.prepare(customer, basketId);
    const before = await unitsOf(database, 'BOOT');
    const order = await shop.place(customer, basketId);
    expect(order).toMatchObject({ orderNumber, status: 'placed', flashMessages: [] });
    expect(await shop.orders.place(customer, { cartId: basketId })).toEqual(order);
    expect(await unitsOf(database, 'BOOT')).toEqual({
      free: before.free,
      reserved: before.reserved - 2,
      sold: before.sold + 2,
    });
    await expect(shop.carts.get(customer, basketId)).rejects.toEqual(rejected('CART_NOT_FOUND'));
    expect((await shop.carts.open(customer)).basketId).not.toBe(basketId);
  });

  test('return consistent totals and the payments', async () => {
    const customer = newCustomer();
    const { totals, paymentMethod, items, shipments, billingAddress } = await shop.place(
      customer,
      await shop.fillCart(customer, boots(3)),
    );
    const { itemTotal, totalDiscount, shipping, tax, total, totalWithoutTaxAfterDiscount } = totals;
    const cents = (amount: number) => Math.round(amount * 100);
    expect(cents(total)).toBe(cents(itemTotal) - cents(totalDiscount) + cents(shipping) + cents(tax));
    expect(cents(totalWithoutTaxAfterDiscount)).toBe(cents(total) - cents(tax));
    expect(paymentMethod).toMatchObject([
      { code: 'CREDIT_CARD', additionalData: [{ amount: total, card_type: 'VISA' }] },
    ]);
    expect(items).toMatchObject([{ productId: 'BOOT', qty: 3 }]);
    expect(shipments).toMatchObject([{ shipmentId: 'me', itemIds: [items[0]?.id], address: { city: 'Portland' } }]);
    expect(billingAddress).toMatchObject({ lastName: 'Hill' });
  });

  test('need a captcha, a payment that covers them, addresses and an email address', async () => {
    const customer = newCustomer();
    const basketId = await shop.fillCart(customer, boots(1));
    const request = placement(basketId, await shop.cardToken(CARDS.approved));
    const place = (change: object) => shop.orders.place(customer, { ...request, ...change });
    await expect(place({ recaptcha_response: 'no' })).rejects.toEqual(rejected('AUT403'));
    await expect(place({ paymentMethod: undefined })).rejects.toEqual(rejected('PYT400'));
    await expect(place({ billingAddress: { firstName: 'Ada' } })).rejects.toEqual(rejected('BIL400'));
    const unknownCard = { code: 'CREDIT_CARD', additionalData: [{ payment_instrument_id: 'none' }] };
    await expect(place({ paymentMethod: unknownCard })).rejects.toEqual(rejected('PAYMENT_INSTRUMENT_NOT_FOUND'));
    await expect(shop.orders.place(newCustomer(), request)).rejects.toEqual(rejected('CART_NOT_FOUND'));
    const emptyHanded = newCustomer();
    const { basketId: emptyHandedId } = await shop.carts.openWith(emptyHanded, [boots(1)]);
    await expect(shop.orders.prepare(emptyHanded, emptyHandedId)).rejects.toEqual(rejected('CHK380'));
    const { basketId: emptyId } = await shop.carts.open(newCustomer());
    await expect(shop.orders.prepare(newCustomer(), emptyId)).rejects.toEqual(rejected('CART_NOT_FOUND'));
  });

  test('take nothing when the payment is declined or suspected of fraud', async () => {
    const customer = newCustomer();
    const basketId = await shop.fillCart(customer, boots(1));
    const before = { units: await unitsOf(database, 'BOOT'), money: await promised(database) };
    await expect(shop.place(customer, basketId, CARDS.declined)).rejects.toEqual(rejected('PAYMENT_ERROR', 'PAY400'));
    await expect(shop.place(customer, basketId, CARDS.fraud)).rejects.toEqual(
      rejected('PAYMENT_FRAUD_VERIFICATION_EXCEPTION'),
    );
    expect({ units: await unitsOf(database, 'BOOT'), money: await promised(database) }).toEqual(before);
    expect((await shop.carts.get(customer, basketId)).totalItems).toBe(1);
  });

  test('are rejected once when tax or total differ from the quote', async () => {
    const setPrice = (current_minor: number) =>
      changeCatalog(database, (catalog) =>
        catalog.updateTable('price').set({ current_minor }).where('variant_sku', '=', 'BOOT'),
      );
    const states = [
      ['OR', 'ORD415'],
      ['CO', 'TAX310'],
    ] as const;
    for (const [province, errorId] of states) {
      const customer = newCustomer();
      const basketId = await shop.fillCart(customer, boots(1));
      const home = { ...HOME_ADDRESS, province };
      await shop.carts.changeWith(customer, basketId, ({ transaction }) =>
        saveAddress(transaction, { basketId, shippingId: 'me' }, home),
      );
      await shop.orders.prepare(customer, basketId);
      const money = await promised(database);
      await setPrice(11_000);
      await expect(shop.place(customer, basketId)).rejects.toEqual(rejected(errorId));
      expect(await promised(database)).toBe(money);
      const { totals } = await shop.orders.prepare(customer, basketId);
      expect((await shop.place(customer, basketId)).totals.total).toBe(totals.total);
      await setPrice(12_995);
    }
  });

  test('store the associate of an in-store sale', async () => {
    const customer = { ...newCustomer(), associate: { storeId: 'S1', employeeId: 'E1' } };
    const basketId = await shop.fillCart(customer, boots(1));
    const sale = { storeId: 'S1', storeEmployeeId: 'E1' };
    const request = { ...placement(basketId, await shop.cardToken(CARDS.approved)), inStoreSalesInfo: sale };
    await shop.orders.place(customer, request);
    const sold = database.read.selectFrom('shop_order').select(['store_id', 'employee_id']);
    expect(await sold.where('basket_id', '=', basketId).execute()).toEqual([{ store_id: 'S1', employee_id: 'E1' }]);
  });

  test('report items with insufficient stock', async () => {
    const [first, second] = [newCustomer(), newCustomer()];
    const one = await shop.fillCart(first, { productId: 'RARE', qty: 4 });
    const two = await shop.fillCart(second, { productId: 'RARE', qty: 3 }, boots(1));
    await shop.orders.prepare(first, one);
    await expect(shop.orders.prepare(second, two)).rejects.toMatchObject({
      errorId: 'SOME_PRODUCTS_NO_INVENTORY',
      code: 'INV409',
      details: { items: [{ productId: 'RARE', availableQty: 1 }] },
    });
    await shop.orders.reserveWith(newCustomer(), [{ productId: 'RARE', qty: 1 }]);
    const third = newCustomer();
    await database.write.updateTable('stock').set({ qty: 1 }).where('variant_sku', '=', 'LAST').execute();
    const three = await shop.fillCart(third, { productId: 'LAST', qty: 1 });
    await database.write.updateTable('stock').set({ qty: 0 }).where('variant_sku', '=', 'LAST').execute();
    await expect(shop.orders.prepare(third, three)).rejects.toEqual(rejected('ITEMS_OOS', 'INV406'));
    const money = await promised(database);
    await expect(shop.place(third, three)).rejects.toEqual(rejected('ITEMS_OOS'));
    expect(await promised(database)).toBe(money);
  });

  describe('with a pending payment', () => {
    async function placePending() {
      const customer = newCustomer();
      const basketId = await shop.fillCart(customer, boots(2));
      const order = await shop.place(customer, basketId, CARDS.challenge);
      const action = Object(order.flashMessages[0]?.details.action);
      const patch = (redirectResult: string) =>
        shop.orders.patch(customer, order.orderNumber, {
          paymentMethod: { code: 'CREDIT_CARD', additionalData: [{ sessionID: action.sessionID, redirectResult }] },
        });
      return { customer, basketId, order, action, patch };
    }

    test('reserve their stock and return the required action', async () => {
      const before = await unitsOf(database, 'BOOT');
      const { customer, basketId, order, action } = await placePending();
      expect(order).toMatchObject({ status: 'pending', flashMessages: [{ code: 'PaymentNotAuthorized' }] });
      expect(action).toEqual({
        type: 'challenge',
        url: expect.any(String),
        sessionID: expect.any(String),
        paymentInstrumentId: expect.any(String),
      });
      expect(await unitsOf(database, 'BOOT')).toMatchObject({ free: before.free - 2, sold: before.sold + 2 });
      expect(await shop.place(customer, basketId)).toEqual(order);
    });

    test('are placed once on confirmation, however often it is sent', async () => {
      const { order, action, patch } = await placePending();
      const result = await shop.redirectResult(action.sessionID, '1234');
      const answers = await Promise.all([patch(result), patch(result), patch(result)]);
      expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
      expect(answers[0]).toEqual({ ...order, status: 'placed', flashMessages: [] });
      expect(await patch('anything')).toEqual(answers[0]);
      const events = await database.read
        .selectFrom('order_event')
        .select('kind')
        .where('order_number', '=', order.orderNumber)
        .execute();
      expect(events.map(({ kind }) => kind).toSorted()).toEqual(['pending', 'placed']);
    });

    test('are cancelled on failure: stock and money are released once, and the cart is open again', async () => {
      const before = { units: await unitsOf(database, 'BOOT'), money: await promised(database) };
      const { customer, basketId, order, action, patch } = await placePending();
      const wrong = await shop.redirectResult(action.sessionID, '9999');
      const outcomes = await Promise.allSettled([patch(wrong), patch(wrong)]);
      expect(outcomes).toEqual([
        { status: 'rejected', reason: rejected('PAYMENT_ERROR') },
        { status: 'rejected', reason: rejected('PAYMENT_ERROR') },
      ]);
      expect({ units: await unitsOf(database, 'BOOT'), money: await promised(database) }).toEqual(before);
      expect(await statusOf(order.orderNumber)).toBe('cancelled');
      expect((await shop.carts.get(customer, basketId)).totalItems).toBe(2);
      const second = await shop.place(customer, basketId);
      expect(second).toMatchObject({ status: 'placed' });
      expect(second.orderNumber).not.toBe(order.orderNumber);
    });

    test('merge unbought items into a cart opened since', async () => {
      const { customer, basketId, patch } = await placePending();
      const giftOption = { to: 'Bo', email: 'bo@example.com', message: 'Yours.' };
      const newer = await shop.carts.openWith(customer, [{ productId: 'BOOT', qty: 1, giftOption }]);
      await expect(patch('wrong')).rejects.toEqual(rejected('PAYMENT_ERROR'));
      expect((await shop.carts.get(customer, newer.basketId)).totalItems).toBe(3);
      await expect(shop.carts.get(customer, basketId)).rejects.toEqual(rejected('CART_NOT_FOUND'));
    });

    test('are cancelled without a timely confirmation, by one of several processes', async () => {
      time += 60 * MINUTE;
      await shop.orders.expireOverdue();
      const before = { units: await unitsOf(database, 'BOOT'), money: await promised(database) };
      const { order, action, patch } = await placePending();
      const result = await shop.redirectResult(action.sessionID, '1234');
      time += 4 * MINUTE;
      await shop.orders.expireOverdue();
      expect(await statusOf(order.orderNumber)).toBe('pending');
      time += MINUTE;
      await Promise.all([shop.orders.expireOverdue(), shop.orders.expireOverdue(), shop.orders.expireOverdue()]);
      expect(await statusOf(order.orderNumber)).toBe('cancelled');
      await expect(patch(result)).rejects.toEqual(rejected('PAYMENT_ERROR'));
      expect(await unitsOf(database, 'BOOT')).toEqual(before.units);
      expect(await promised(database)).toBe(before.money);
    });

    test('are unknown to other customers', async () => {
      const { order } = await placePending();
      const request = { paymentMethod: { additionalData: [{ redirectResult: 'x' }] } };
      await expect(shop.orders.patch(newCustomer(), order.orderNumber, request)).rejects.toEqual(rejected('ORD409'));
      await expect(shop.orders.patch(newCustomer(), 'M22222222222', request)).rejects.toEqual(rejected('ORD409'));
    });
  });
});

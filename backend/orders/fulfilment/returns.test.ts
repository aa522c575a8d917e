import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { saveAddress } from '../../cart/delivery/cart-addresses.ts';
import { putProduct, putStore, scopeOf } from '../../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { ANY_CURRENCY } from '../../db/tables.ts';
import { HOME_ADDRESS, newCustomer, unitsOf } from '../../checkout/order-service.test-support.ts';
import { addPayment } from '../../cart/payment/cart-payments.ts';
import { putPromotions, withCode } from '../../cart/promotions/promotions.test-support.ts';
import { applyCoupon } from '../../cart/promotions/coupons.ts';
import { createFulfilment, moneyOf, type Fulfilment } from './fulfilment.test-support.ts';
import { listOrders } from './list-orders.ts';

const DAY = 24 * 60 * 60 * 1000;
const minor = (amount: number): number => Math.round(amount * 100);

describe.each(TEST_DATABASES)('what comes back on $name', ({ open }) => {
  let database: Database;
  let shop: Fulfilment;
  let time = Date.now();

  beforeAll(async () => {
    database = await open();
    const everywhere = { currency: ANY_CURRENCY, stock: 1000 };
    await putProduct(database, {
      id: 'boot',
      variants: [
        { sku: 'BOOT', price: 12_995, ...everywhere },
        { sku: 'SOCK', price: 997, ...everywhere },
        { sku: 'STICKER', price: 0, ...everywhere },
      ],
    });
    await putStore(database, { id: 'S1', services: ['pickup'], stock: { BOOT: 50 } });
    await putPromotions(
      database,
      withCode('TENOFF', {}, { reward: { kind: 'percentage', tenths: 100 } }),
      withCode('GWP-STICKER', {}, { reward: { kind: 'gift', skus: ['STICKER'] } }),
    );
  });
  beforeEach(() => {
    shop = createFulfilment(database, { now: () => time });
  });
  afterAll(() => database.close());

  const boots = (qty: number) => ({ productId: 'BOOT', qty });
  const socks = (qty: number) => ({ productId: 'SOCK', qty });
  const of = (sku: string, qty: number) => [{ sku, qty }];

  async function sell(...[items, customer]: Parameters<Fulfilment['buy']>) {
    const order = await shop.buy(items, customer);
    await shop.ship({ orderNumber: order.orderNumber });
    await shop.reconciliation();
    return { ...order, total: minor(order.totals.total), shipping: minor(order.totals.shipping) };
  }

  const refundedOf = async (orderNumber: string): Promise<number> => {
    await shop.reconciliation();
    return (await moneyOf(database, orderNumber)).refunded;
  };

  test('is announced, received once, restocked and refunded', async () => {
    const { orderNumber, query, items, total } = await sell([boots(2), socks(1)]);
    const before = await unitsOf(database, 'BOOT');
    const { returnNumber } = await shop.purchases.returnLabel(query, [{ itemId: items[0]?.id ?? '', qty: 1 }]);
    expect((await listOrders(database.read, true)).lines.join('\n')).toContain(`return ${returnNumber}`);
    const received = await Promise.all([1, 2, 3].map(() => shop.receive({ number: orderNumber })));
    expect(received.filter(Boolean)).toMatchObject([{ refund: 12_995, currency: 'USD' }]);
    expect(await shop.receive({ number: returnNumber })).toBeUndefined();
    expect(await unitsOf(database, 'BOOT')).toMatchObject({ free: before.free + 1 });
    expect(await refundedOf(orderNumber)).toBe(12_995);
    expect(await refundedOf(orderNumber)).toBe(12_995);
    const subjects = shop.mailsOf(orderNumber).map(({ subject }) => subject);
    expect(subjects).toEqual([
      `Order ${orderNumber} is on its way`,
      `Your return for order ${orderNumber} is registered`,
      `Your return for order ${orderNumber}`,
    ]);
    expect(shop.mailsOf(orderNumber)[2]?.text).toContain('$129.95');
    const purchase = await shop.purchases.get(query);
    expect(purchase).toMatchObject({
      progress: 'shipped',
      refunded: 129.95,
      lines: [{ returnedQty: 1, receivedQty: 1, returnableQty: 1 }, { receivedQty: 0 }],
      returns: [{ returnNumber, receivedAt: new Date(time).toISOString(), items: [{ itemId: items[0]?.id, qty: 1 }] }],
    });
    expect(total).toBeGreaterThan(12_995);
  });

  test('as a whole refunds all that was paid, shipping with the last unit', async () => {
    const { orderNumber, query, total, shipping } = await sell([socks(3)]);
    expect(shipping).toBeGreaterThan(0);
    await shop.receive({ number: orderNumber, items: of('SOCK', 1) });
    expect(await refundedOf(orderNumber)).toBe(997);
    await shop.receive({ number: orderNumber, items: of('SOCK', 2) });
    expect(await refundedOf(orderNumber)).toBe(total);
    expect(await shop.purchases.track(query)).toMatchObject({ shipments: [{ status: 'returned' }] });
    const { events } = await shop.purchases.track(query);
    expect(events.map(({ kind }) => kind)).toEqual(['placed', 'shipped', 'returned', 'refunded']);
  });

  test('need not include gifts', async () => {
    const customer = newCustomer();
    const basketId = await shop.shop.fillCart(customer, socks(1));
    await shop.shop.carts.changeWith(customer, basketId, (cart) => applyCoupon(cart, 'GWP-STICKER'));
    const { orderNumber, totals } = await shop.shop.place(customer, basketId);
    await shop.ship({ orderNumber });
    await shop.receive({ number: orderNumber, items: of('SOCK', 1) });
    expect(await refundedOf(orderNumber)).toBe(minor(totals.total));
    expect(await shop.receive({ number: orderNumber, items: of('STICKER', 1) })).toMatchObject({ refund: 0 });
    expect(await refundedOf(orderNumber)).toBe(minor(totals.total));
  });

  test('refunds a share of what was paid after discounts, and the tax that was charged', async () => {
    const customer = newCustomer();
    const basketId = await shop.shop.fillCart(customer, boots(3), socks(1));
    await shop.shop.carts.changeWith(customer, basketId, async (cart) => {
      const { transaction } = cart;
      const address = { ...HOME_ADDRESS, city: 'Sacramento', province: 'CA', postalCode: '95814' };
      await saveAddress(transaction, { basketId, shippingId: 'me' }, address);
      await applyCoupon(cart, 'TENOFF');
    });
    const { orderNumber, totals } = await shop.shop.place(customer, basketId);
    const row = database.read.selectFrom('order_line').selectAll().where('order_number', '=', orderNumber);
    const { net_minor, tax_minor } = await row.where('variant_sku', '=', 'BOOT').executeTakeFirstOrThrow();
    expect(tax_minor).toBeGreaterThan(0);
    expect(net_minor).toBeLessThan(3 * 12_995);
    await shop.ship({ orderNumber });
    const paid = net_minor + tax_minor;
    await shop.receive({ number: orderNumber, items: of('BOOT', 1) });
    expect(await refundedOf(orderNumber)).toBe(Math.floor(paid / 3));
    await shop.receive({ number: orderNumber, items: of('BOOT', 2) });
    expect(await refundedOf(orderNumber)).toBe(paid);
    await shop.receive({ number: orderNumber, items: of('SOCK', 1) });
    expect(await refundedOf(orderNumber)).toBe(minor(totals.total));
  });

  test('refunds no more than was paid where prices include tax', async () => {
    const german = { ...newCustomer(), scope: scopeOf({ siteId: 'de', locale: 'de-de' }) };
    const basketId = await shop.shop.fillCart(german, socks(3));
    await shop.shop.carts.changeWith(german, basketId, async ({ transaction }) => {
      const address = { ...HOME_ADDRESS, city: 'Berlin', province: '', postalCode: '10115', countryCode: 'DE' };
      await saveAddress(transaction, { basketId, shippingId: 'me' }, address);
    });
    const { orderNumber, totals } = await shop.shop.place(german, basketId);
    await shop.ship({ orderNumber });
    const [total, shipping] = [minor(totals.total), minor(totals.shipping)];
    expect(totals.tax).toBeGreaterThan(0);
    await shop.receive({ number: orderNumber, items: of('SOCK', 1) });
    expect(await refundedOf(orderNumber)).toBe(997);
    await shop.receive({ number: orderNumber, items: of('SOCK', 2) });
    expect(await refundedOf(orderNumber)).toBe(total);
    expect(total).toBe(3 * 997 + shipping);
    expect(shop.mailsOf(orderNumber).map(({ locale }) => locale)).toEqual(['de-de', 'de-de', 'de-de']);
  });

  test('is refunded by the payments in the order of their capture', async () => {
    const number = '6006490000070001';
    const card = { number, pin_hash: 'none', currency: 'USD', balance_minor: 2000, created_at: 0 };
    await database.write.insertInto('gift_card').values(card).execute();
    const balance = async () =>
      (await database.read.selectFrom('gift_card').selectAll().where('number', '=', number).executeTakeFirst())
        ?.balance_minor;
    const customer = newCustomer();
    const basketId = await shop.shop.fillCart(customer, socks(4));
    const payment = { methodId: 'GIFT_CARD', reference: number, amount: null } as const;
    await shop.shop.carts.changeWith(customer, basketId, async (cart) => void (await addPayment(cart, payment)));
    const { orderNumber, totals } = await shop.shop.place(customer, basketId);
    expect(await balance()).toBe(0);
    await shop.ship({ orderNumber });
    await shop.receive({ number: orderNumber, items: of('SOCK', 1) });
    expect([await balance(), await refundedOf(orderNumber)]).toEqual([997, 0]);
    await shop.receive({ number: orderNumber, items: of('SOCK', 2) });
    expect([await balance(), await refundedOf(orderNumber)]).toEqual([2000, 991]);
    await shop.receive({ number: orderNumber, items: of('SOCK', 1), isAnother: true });
    expect([await balance(), await refundedOf(orderNumber)]).toEqual([2000, minor(totals.total) - 2000]);
  });

  test('is restocked in the store it was taken from', async () => {
    const stock = async () =>
      (await database.read.selectFrom('store_stock').select('qty').where('store_id', '=', 'S1').executeTakeFirst())
        ?.qty;
    const before = { stock: await stock(), ...(await unitsOf(database, 'BOOT')) };
    const { orderNumber } = await shop.buy([{ ...boots(2), shippingMethod: 'pickup', storeId: 'S1' }]);
    await shop.deliver({ orderNumber });
    await shop.receive({ number: orderNumber, items: of('BOOT', 2) });
    expect({ stock: await stock(), free: (await unitsOf(database, 'BOOT')).free }).toEqual({
      stock: before.stock,
      free: before.free,
    });
  });

  test('is received once, unless it is marked as another parcel', async () => {
    const { orderNumber } = await sell([socks(2)]);
    const one = { number: orderNumber, items: of('SOCK', 1) };
    expect(await shop.receive(one)).toMatchObject({ refund: 997 });
    expect(await shop.receive(one)).toBeUndefined();
    expect(await shop.receive({ number: orderNumber })).toBeUndefined();
    expect(await shop.receive({ ...one, isAnother: true })).toBeDefined();
    await expect(shop.receive({ ...one, isAnother: true })).rejects.toThrow('SOCK: 1 cannot be received, at most 0');
  });

  test('is rejected beyond what was bought, shipped or announced elsewhere', async () => {
    const { orderNumber, query, items } = await shop.buy([socks(3), boots(1)]);
    await expect(shop.receive({ number: orderNumber, items: of('SOCK', 1) })).rejects.toThrow('at most 0');
    await expect(shop.receive({ number: orderNumber })).rejects.toThrow('nobody announced a return');
    const itemId = items.find(({ productId }) => productId === 'SOCK')?.id ?? '';
    const { returnNumber } = await shop.purchases.returnLabel(query, [{ itemId, qty: 2 }]);
    await expect(shop.receive({ number: returnNumber })).rejects.toThrow('2 announced, but only 0 were shipped');
    await shop.ship({ orderNumber });
    await expect(shop.receive({ number: orderNumber, items: of('SOCK', 4) })).rejects.toThrow('at most 3');
    const other = await shop.purchases.returnLabel(query, [{ itemId, qty: 1 }]);
    await expect(shop.receive({ number: orderNumber, items: of('SOCK', 1) })).rejects.toThrow('name the one');
    await expect(shop.receive({ number: returnNumber, items: of('SOCK', 3) })).rejects.toThrow('at most 2');
    await expect(shop.receive({ number: 'none' })).rejects.toThrow('there is no order none');
    expect(await refundedOf(orderNumber)).toBe(0);
    expect(await shop.receive({ number: orderNumber })).toMatchObject({ refund: 3 * 997 });
    expect(await shop.receive({ number: other.returnNumber })).toBeUndefined();
  });

  test('may be less than was announced: the missing units can be announced again', async () => {
    const { orderNumber, query, items } = await sell([socks(3)]);
    const itemId = items[0]?.id ?? '';
    const { returnNumber } = await shop.purchases.returnLabel(query, [{ itemId, qty: 3 }]);
    await shop.receive({ number: returnNumber, items: of('SOCK', 1) });
    expect(await shop.purchases.get(query)).toMatchObject({ lines: [{ returnedQty: 1, returnableQty: 2 }] });
    await shop.purchases.returnLabel(query, [{ itemId, qty: 2 }]);
    await shop.receive({ number: orderNumber });
    expect(await refundedOf(orderNumber)).toBe(minor((await shop.purchases.get(query)).totals.total));
  });

  test('is refunded after its payment was captured', async () => {
    const { orderNumber } = await shop.buy([boots(1)]);
    await shop.ship({ orderNumber });
    await shop.receive({ number: orderNumber, items: of('BOOT', 1) });
    time += DAY;
    await shop.reconciliation();
    await shop.reconciliation();
    const { captured, refunded } = await moneyOf(database, orderNumber);
    expect([captured, captured - refunded]).toEqual([captured, 0]);
    expect(captured).toBeGreaterThanOrEqual(12_995);
    expect(shop.errors).toEqual([]);
  });

  test('returns all points in the end, however the units are divided', async () => {
    const consumer_no = `member-${time}`;
    const account = { consumer_no, email: `${consumer_no}@example.com`, consumer_type: 'REGISTERED' as const };
    const columns = { site_id: 'us', locale: 'en-us', created_at: 0, updated_at: 0 };
    const member = { member_id: consumer_no, loyalty_confirmed: 1, points: 5000 };
    await database.write
      .insertInto('consumer')
      .values({ ...account, ...columns, ...member })
      .execute();
    const points = async () =>
      (await database.read.selectFrom('consumer').select('points').where('consumer_no', '=', consumer_no).execute())[0]
        ?.points;
    const customer = { ...newCustomer(), consumerNo: consumer_no };
    const basketId = await shop.shop.fillCart(customer, socks(4));
    const payment = { methodId: 'LOYALTY_POINTS', reference: null, amount: 1999 } as const;
    await shop.shop.carts.changeWith(customer, basketId, async (cart) => void (await addPayment(cart, payment)));
    const { orderNumber, totals } = await shop.shop.place(customer, basketId);
    expect(await points()).toBe(5000 - 1999);
    await shop.ship({ orderNumber });
    const { earnable_points: earned } = await database.read
      .selectFrom('shop_order')
      .select('earnable_points')
      .where('order_number', '=', orderNumber)
      .executeTakeFirstOrThrow();
    expect(await points()).toBe(5000 - 1999 + earned);
    await shop.receive({ number: orderNumber, items: of('SOCK', 1) });
    expect(await points()).toBe(5000 - 1999 + 997 + Math.floor((earned * 3) / 4));
    await shop.receive({ number: orderNumber, items: of('SOCK', 3) });
    expect(await points()).toBe(5000);
    expect(await refundedOf(orderNumber)).toBe(minor(totals.total) - 1999);
  });
});

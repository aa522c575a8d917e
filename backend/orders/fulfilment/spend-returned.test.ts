import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putPromotions } from '../../cart/promotions/promotions.test-support.ts';
import { putProduct } from '../../catalog/shop.test-support.ts';
import { newCustomer } from '../../checkout/order-service.test-support.ts';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { createFulfilment, type Fulfilment } from './fulfilment.test-support.ts';

const CAP = 100_000;

describe.each(TEST_DATABASES)('what counts in a spend account on $name', ({ open }) => {
  let database: Database;
  let shop: Fulfilment;
  let customer: ReturnType<typeof newCustomer>;

  beforeAll(async () => {
    database = await open();
    await putProduct(database, {
      id: 'boot',
      variants: [
        { sku: 'BOOT', price: 12_995, stock: 1000 },
        { sku: 'SOCK', price: 997, stock: 1000 },
      ],
    });
    const reward = { kind: 'percentage', tenths: 250, spendAccount: 'prosumer' };
    await putPromotions(database, { id: 'P', level: 'PRODUCT', reward, audience: { groups: ['prosumer'] } });
    shop = createFulfilment(database, { now: Date.now });
  });
  beforeEach(async () => {
    customer = newCustomer();
    const { consumerNo: consumer_no } = customer;
    const site = { site_id: 'us', locale: 'en-us', created_at: 1, updated_at: 1 };
    await database.write
      .insertInto('consumer')
      .values({ consumer_no, email: `${consumer_no}@example.com`, consumer_type: 'REGISTERED', ...site })
      .execute();
    await putAccount(CAP);
  });
  afterAll(() => database.close());

  async function putAccount(cap_minor: number) {
    const account = { consumer_no: customer.consumerNo, kind: 'prosumer' as const, currency: 'USD', cap_minor };
    await database.write
      .insertInto('spend_account')
      .values({ ...account, credit_minor: null })
      .onConflict((conflict) => conflict.columns(['consumer_no', 'kind']).doUpdateSet({ cap_minor }))
      .execute();
  }

  const spent = async () => {
    const account = database.read.selectFrom('spend_account').select('spent_minor');
    return (await account.where('consumer_no', '=', customer.consumerNo).executeTakeFirst())?.spent_minor;
  };
  const buy = () =>
    shop.buy(
      [
        { productId: 'BOOT', qty: 2 },
        { productId: 'SOCK', qty: 3 },
      ],
      customer,
    );
  const WHOLE = 2 * 12_995 + 3 * 997;

  test('is the price before the discount, until units are cancelled, returned, or the rest of it is', async () => {
    const { orderNumber } = await buy();
    expect(await spent()).toBe(WHOLE);
    await shop.cancelUnits(orderNumber, [{ sku: 'SOCK', qty: 2 }]);
    expect(await spent()).toBe(WHOLE - 2 * 997);
    await shop.ship({ orderNumber, items: [{ sku: 'BOOT', qty: 2 }] });
    await shop.reconciliation();
    await shop.receive({ number: orderNumber, items: [{ sku: 'BOOT', qty: 1 }] });
    expect(await spent()).toBe(12_995 + 997);
    await shop.ship({ orderNumber });
    const rest = [
      { sku: 'BOOT', qty: 1 },
      { sku: 'SOCK', qty: 1 },
    ];
    await shop.receive({ number: orderNumber, items: rest });
    expect(await spent()).toBe(0);
  });

  test('is what still counts of an order that is cancelled after some of its units', async () => {
    const { orderNumber } = await buy();
    await shop.cancelUnits(orderNumber, [{ sku: 'BOOT', qty: 1 }]);
    await shop.cancel(orderNumber);
    expect(await spent()).toBe(0);
  });

  test('ends at the cap: the rest is sold at its price, and all of it comes back', async () => {
    await putAccount(20_000);
    const first = await buy();
    expect(first.totals.totalDiscount).toBe(50);
    expect(await spent()).toBe(20_000);
    const second = await shop.buy([{ productId: 'SOCK', qty: 1 }], customer);
    expect(second.totals.totalDiscount).toBe(0);
    await shop.cancelUnits(first.orderNumber, [{ sku: 'BOOT', qty: 2 }]);
    const left = (await spent()) ?? 0;
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThan(3 * 997);
    await shop.cancel(first.orderNumber);
    expect(await spent()).toBe(0);
  });

  test('is that of one year: the next starts at nothing, and what comes back of the last one changes nothing', async () => {
    const { orderNumber } = await buy();
    const changes = { year: new Date().getUTCFullYear() - 1 };
    await database.write
      .updateTable('spend_account')
      .set(changes)
      .where('consumer_no', '=', customer.consumerNo)
      .execute();
    const old = Date.UTC(changes.year, 11, 31);
    await database.write
      .updateTable('shop_order')
      .set({ created_at: old })
      .where('order_number', '=', orderNumber)
      .execute();
    await putAccount(WHOLE);
    const next = await shop.buy([{ productId: 'BOOT', qty: 1 }], customer);
    expect(next.totals.totalDiscount).toBeGreaterThan(0);
    expect(await spent()).toBe(12_995);
    await shop.cancel(orderNumber);
    expect(await spent()).toBe(12_995);
    await shop.cancel(next.orderNumber);
    expect(await spent()).toBe(0);
  });
});

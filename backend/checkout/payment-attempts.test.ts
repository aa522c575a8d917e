import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putProduct } from '../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import type { PaymentProvider } from '../providers/payment/payment.ts';
import { CARDS, createOrderShop, newCustomer, promised, type ShopOptions } from './order-service.test-support.ts';

const never = <Result>() => new Promise<Result>(() => {});
const fails = async (): Promise<never> => {
  throw new Error('connection refused');
};

describe.each(TEST_DATABASES)('a charge whose response is lost on $name', ({ open }) => {
  let database: Database;
  let time = Date.now();
  let money = 0;

  beforeAll(async () => {
    database = await open();
    await putProduct(database, { id: 'map', variants: [{ sku: 'MANY', stock: 1000 }] });
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    money = await promised(database);
  });

  async function begin(options: ShopOptions = {}) {
    const limits = { timeLimit: 200, lostAnswerTimeoutMs: 2000, slowAnswer: 600, now: () => time };
    const shop = createOrderShop(database, { ...limits, ...options });
    const customer = newCustomer();
    const cartId = await shop.fillCart(customer, { productId: 'MANY', qty: 1 });
    return { shop, customer, cartId, place: (card: string) => shop.place(customer, cartId, card) };
  }

  const attemptsOf = (basketId: string) =>
    database.read.selectFrom('payment_attempt').selectAll().where('basket_id', '=', basketId).execute();
  const changed = (change: Partial<PaymentProvider>) => (provider: PaymentProvider) => ({ ...provider, ...change });
  const totalOf = (order: { totals: { total: number } }) => Math.round(order.totals.total * 100);

  test.each([['lost'], ['slow']] as const)('is recovered, and the order placed: %s', async (card) => {
    const { cartId, place } = await begin();
    const order = await place(CARDS[card]);
    expect(order).toMatchObject({ status: 'placed' });
    expect(await promised(database)).toBe(money + totalOf(order));
    expect(await attemptsOf(cartId)).toEqual([]);
  });

  test('is rejected when the provider does not know it, and voided when it arrives later', async () => {
    const { shop, cartId, place } = await begin({ timeLimit: 50, lostAnswerTimeoutMs: 0, slowAnswer: 800 });
    await expect(place(CARDS.slow)).rejects.toMatchObject({ errorId: 'PAYMENT_ERROR' });
    await shop.orders.expireOverdue();
    await expect.poll(() => promised(database)).toBeGreaterThan(money);
    await shop.orders.expireOverdue();
    expect(await promised(database)).toBe(money);
    expect(await attemptsOf(cartId)).toEqual([]);
  });

  test('is forgotten when it has not arrived within ten minutes', async () => {
    const { shop, cartId, place } = await begin({ lostAnswerTimeoutMs: 0, payment: changed({ authorize: never }) });
    await expect(place(CARDS.approved)).rejects.toMatchObject({ errorId: 'PAYMENT_ERROR' });
    await shop.orders.expireOverdue();
    expect(await attemptsOf(cartId)).toHaveLength(1);
    time += 11 * 60_000;
    await shop.orders.expireOverdue();
    expect(await attemptsOf(cartId)).toEqual([]);
  });

  test.each([
    ['hangs', never],
    ['fails', fails],
  ])('is released once a provider that %s is available again', async (_, away) => {
    let isAway = false;
    const guarded = (provider: PaymentProvider): PaymentProvider => ({
      ...provider,
      authorize: async (request) => {
        await provider.authorize(request);
        isAway = true;
        return away();
      },
      find: (reference) => (isAway ? away() : provider.find(reference)),
      void: (reference) => (isAway ? away() : provider.void(reference)),
    });
    const { shop, cartId, place } = await begin({ lostAnswerTimeoutMs: 100, payment: guarded });
    await expect(place(CARDS.approved)).rejects.toMatchObject({ errorId: 'PAYMENT_ERROR' });
    expect(await promised(database)).toBeGreaterThan(money);
    await expect(shop.orders.expireOverdue()).rejects.toThrow('were not released');
    expect(await attemptsOf(cartId)).toMatchObject([{ basket_id: cartId }]);
    isAway = false;
    await shop.orders.expireOverdue();
    expect(await promised(database)).toBe(money);
    expect(await attemptsOf(cartId)).toEqual([]);
  });

  test('is released before the cart is charged again', async () => {
    const { place } = await begin({ lostAnswerTimeoutMs: 0, payment: changed({ find: fails }) });
    await expect(place(CARDS.lost)).rejects.toMatchObject({ errorId: 'PAYMENT_ERROR' });
    const order = await place(CARDS.approved);
    expect(await promised(database)).toBe(money + totalOf(order));
  });

  test('of a challenge is recovered', async () => {
    const { shop, customer, place } = await begin({
      payment: (provider) => ({
        ...provider,
        complete: async (request) => {
          await provider.complete(request);
          return never();
        },
      }),
    });
    const pending = await place(CARDS.challenge);
    const { sessionID } = Object(pending.flashMessages[0]?.details.action);
    const redirectResult = await shop.redirectResult(sessionID, '1234');
    const request = { paymentMethod: { additionalData: [{ sessionID, redirectResult }] } };
    expect(await shop.orders.patch(customer, pending.orderNumber, request)).toMatchObject({ status: 'placed' });
  });

  test('is recorded before the request to the provider', async () => {
    const { cartId, place } = await begin({
      payment: (provider) => ({
        ...provider,
        authorize: async (request) => {
          expect(await attemptsOf(cartId)).toMatchObject([{ reference: request.reference, basket_id: cartId }]);
          return provider.authorize(request);
        },
      }),
    });
    expect(await place(CARDS.approved)).toMatchObject({ status: 'placed' });
  });

  test('is rejected immediately when the card is declined, with nothing to release', async () => {
    const { cartId, place } = await begin();
    await expect(place(CARDS.declined)).rejects.toMatchObject({ errorId: 'PAYMENT_ERROR' });
    expect(await attemptsOf(cartId)).toEqual([]);
  });
});

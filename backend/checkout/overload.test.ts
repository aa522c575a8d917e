import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putProduct } from '../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { createIdempotencyKeys } from '../http/idempotency-keys.ts';
import type { Moment } from './order-deps.ts';
import { CARDS, createOrderShop, newCustomer, placement, promised, unitsOf } from './order-service.test-support.ts';

const BUSY = { status: 503, errorId: 'API503', details: { retryAfter: expect.any(Number) } };

describe.each(TEST_DATABASES)('orders above capacity on $name', ({ open }) => {
  let database: Database;
  let onMoment: (moment: Moment) => Promise<void>;
  let shop: ReturnType<typeof createOrderShop>;

  beforeAll(async () => {
    database = await open();
    shop = createOrderShop(database, {
      placingLimits: { maxInFlight: 2, maxWait: 0 },
      preparingLimits: { maxInFlight: 1, maxWait: 0 },
      pauseAt: (moment) => onMoment(moment),
    });
    await putProduct(database, { id: 'map', variants: [{ sku: 'MANY', stock: 1000 }] });
  });
  afterAll(() => database.close());
  beforeEach(() => {
    onMoment = async () => {};
  });

  async function begin(isPrepared = false) {
    const customer = newCustomer();
    const cartId = await shop.fillCart(customer, { productId: 'MANY', qty: 1 });
    if (isPrepared) await shop.orders.prepare(customer, cartId);
    const request = placement(cartId, await shop.cardToken(CARDS.approved));
    return { customer, cartId, request, place: (signal?: AbortSignal) => shop.orders.place(customer, request, signal) };
  }

  const leases = () => database.read.selectFrom('order_claim').selectAll().execute();

  test('are rejected immediately while others are in flight, and accepted afterwards', async () => {
    const [first, second, third] = [await begin(), await begin(), await begin()];
    const ordered = await begin();
    const { orderNumber } = await ordered.place();
    const release = Promise.withResolvers<void>();
    onMoment = (moment) => (moment === 'claimed' ? release.promise : Promise.resolve());
    const inFlight = [first.place(), second.place(), first.place()];
    await expect.poll(leases).toHaveLength(2);
    await expect(third.place()).rejects.toMatchObject(BUSY);
    expect(await ordered.place()).toMatchObject({ orderNumber });
    expect(await leases()).toHaveLength(2);
    release.resolve();
    const [one, , twin] = await Promise.all(inFlight);
    expect(twin).toEqual(one);
    expect(await third.place()).toMatchObject({ status: 'placed' });
  });

  test('are not prepared', async () => {
    const [first, second] = [await begin(), await begin()];
    const prepare = ({ customer, cartId }: typeof first) => shop.orders.prepare(customer, cartId);
    const [, rejected] = await Promise.allSettled([prepare(first), prepare(second)]);
    expect(rejected).toMatchObject({ status: 'rejected', reason: BUSY });
    expect(await prepare(second)).toMatchObject({ orderNumber: expect.any(String) });
    for (const { place } of [first, second]) expect(await place()).toMatchObject({ status: 'placed' });
  });

  test('are cancelled with their reservations when the client disconnects before the authorisation', async () => {
    const { place } = await begin(true);
    const before = { units: await unitsOf(database, 'MANY'), money: await promised(database) };
    const client = new AbortController();
    onMoment = async (moment) => (moment === 'claimed' ? client.abort() : undefined);
    await expect(place(client.signal)).rejects.toMatchObject({ status: 503 });
    const { free, reserved, sold } = before.units;
    expect(await unitsOf(database, 'MANY')).toEqual({ free: free + reserved, reserved: 0, sold });
    expect(await promised(database)).toBe(before.money);
    expect(await leases()).toEqual([]);
    expect(await place()).toMatchObject({ status: 'placed' });
  });

  test('are finished after the authorisation, and returned to a repeated request', async () => {
    const { customer, request, place } = await begin();
    const client = new AbortController();
    onMoment = async (moment) => (moment === 'charged' ? client.abort() : undefined);
    const { orderNumber } = await place(client.signal);
    expect(await shop.orders.place(customer, request)).toMatchObject({ orderNumber, status: 'placed' });
  });

  test('reserve nothing for a disconnected client', async () => {
    const { customer, cartId } = await begin();
    const before = await unitsOf(database, 'MANY');
    await expect(shop.orders.prepare(customer, cartId, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      status: 503,
    });
    const items = [{ productId: 'MANY', qty: 1 }];
    await expect(shop.orders.reserveWith(customer, items, { signal: AbortSignal.abort() })).rejects.toMatchObject({
      status: 503,
    });
    expect(await unitsOf(database, 'MANY')).toEqual(before);
  });

  test('do not keep a disconnected client waiting and store no idempotent result', async () => {
    const { customer, cartId, place } = await begin();
    const keys = createIdempotencyKeys(database);
    const call = { consumerNo: customer.consumerNo, key: cartId, content: cartId };
    const release = Promise.withResolvers<void>();
    onMoment = (moment) => (moment === 'claimed' ? release.promise : Promise.resolve());
    const client = new AbortController();
    const first = keys.run(call, async () => ({ status: 200, answer: await place(client.signal) }));
    await expect.poll(leases).toHaveLength(1);
    const waiter = new AbortController();
    const waiting = [keys.run(call, () => Promise.reject(new Error('twice')), waiter.signal), place(waiter.signal)];
    waiter.abort();
    // All at once: one that fails while another is awaited would be an unhandled rejection.
    await Promise.all(waiting.map((one) => expect(one).rejects.toMatchObject({ status: 503 })));
    client.abort();
    release.resolve();
    await expect(first).rejects.toMatchObject({ status: 503 });
    onMoment = async () => {};
    const second = await keys.run(call, async () => ({ status: 200, answer: await place() }));
    expect(second.answer).toMatchObject({ status: 'placed' });
  });
});

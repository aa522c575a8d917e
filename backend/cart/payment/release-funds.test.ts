import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putConsumer } from '../../account/account.test-support.ts';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { restoreBalances, restoreBalanceUpTo } from './release-funds.ts';

const NUMBER = '6006490000099999';

describe.each(TEST_DATABASES)('balances that an order has taken on $name', ({ open }) => {
  let database: Database;
  let consumerNo: string;
  let orders = 0;
  let orderNumber: string;

  beforeAll(async () => {
    database = await open();
    consumerNo = await putConsumer(database, { points: 0, member_id: 'M' });
    const { write } = database;
    const accounts = [
      { consumer_no: consumerNo, kind: 'athlete' as const, currency: 'USD', credit_minor: 9000 },
      { consumer_no: consumerNo, kind: 'credited' as const, currency: 'USD', credit_minor: 9000 },
    ];
    await write.insertInto('spend_account').values(accounts).execute();
    const card = { number: NUMBER, pin_hash: '', currency: 'USD', balance_minor: 0, created_at: 0 };
    await write.insertInto('gift_card').values(card).execute();
    const voucher = { consumer_no: consumerNo, currency: 'USD', amount_minor: 9000, balance_minor: 0, created_at: 0 };
    await write
      .insertInto('voucher')
      .values([
        { code: 'CODE', kind: 'REWARD_CODE', ...voucher },
        { code: 'CARD', kind: 'REWARD_CARD', ...voucher },
      ])
      .execute();
  });
  beforeEach(async () => {
    orderNumber = `O-${(orders += 1)}`;
    const { write } = database;
    await write.updateTable('gift_card').set({ balance_minor: 0 }).execute();
    await write.updateTable('voucher').set({ balance_minor: 0 }).execute();
    await write.updateTable('consumer').set({ points: 0 }).execute();
    await write.updateTable('spend_account').set({ spent_minor: 5000 }).execute();
  });
  afterAll(() => database.close());

  const take = (payment_method_id: string, reference: string, amounts: { amount: number; taken?: number }) => {
    const { amount, taken = amount } = amounts;
    const row = { order_number: orderNumber, payment_method_id, reference, amount_minor: amount, taken, created_at: 0 };
    return database.write.insertInto('payment_movement').values(row).execute();
  };
  const restoreUpTo = (methodId: string, reference: string | null, refunded: number) =>
    database.write
      .transaction()
      .execute((transaction) => restoreBalanceUpTo(transaction, { orderNumber, methodId, reference, refunded, at: 1 }));
  const restoreAll = () =>
    database.write.transaction().execute((transaction) => restoreBalances(transaction, orderNumber, 1));

  async function balances() {
    const { read } = database;
    const card = await read.selectFrom('gift_card').select('balance_minor').executeTakeFirstOrThrow();
    const vouchers = await read.selectFrom('voucher').select(['code', 'balance_minor']).execute();
    const { points } = await read
      .selectFrom('consumer')
      .select('points')
      .where('consumer_no', '=', consumerNo)
      .executeTakeFirstOrThrow();
    const accounts = await read.selectFrom('spend_account').select(['kind', 'spent_minor']).execute();
    return Object.fromEntries([
      ['GIFT_CARD', card.balance_minor],
      ['LOYALTY_POINTS', points],
      ...vouchers.map(({ code, balance_minor }) => [`REWARD_${code}`, balance_minor] as const),
      ...accounts.map(
        ({ kind, spent_minor }) =>
          [kind === 'athlete' ? 'ATHLETES_PAYMENT' : 'INFLUENCER_CREDIT', 5000 - spent_minor] as const,
      ),
    ]);
  }
  const METHODS = [
    ['GIFT_CARD', () => NUMBER],
    ['LOYALTY_POINTS', () => consumerNo],
    ['REWARD_CODE', () => 'CODE'],
    ['REWARD_CARD', () => 'CARD'],
    ['ATHLETES_PAYMENT', () => consumerNo],
    ['INFLUENCER_CREDIT', () => consumerNo],
  ] as const;

  test.each(METHODS)('return to the balance of %s only, step by step and once', async (methodId, reference) => {
    await take(methodId, reference(), { amount: 1000 });
    const steps: (number | undefined)[] = [];
    for (const refunded of [400, 400, 1000, 1000]) {
      expect(await restoreUpTo(methodId, reference(), refunded)).toBe(true);
      steps.push((await balances())[methodId]);
    }
    expect(steps).toEqual([400, 400, 1000, 1000]);
    expect(Object.values(await balances()).reduce((sum, one) => sum + one, 0)).toBe(1000);
  });

  test.each(METHODS)('return what refunds have left when the order is cancelled: %s', async (methodId, reference) => {
    await take(methodId, reference(), { amount: 1000 });
    await restoreUpTo(methodId, reference(), 300);
    await restoreAll();
    await restoreAll();
    expect((await balances())[methodId]).toBe(1000);
  });

  test('return all of a code’s value with the last refund, as a code is used up by one order', async () => {
    await take('REWARD_CODE', 'CODE', { amount: 1000, taken: 9000 });
    await restoreUpTo('REWARD_CODE', 'CODE', 999);
    expect((await balances())['REWARD_CODE']).toBe(999);
    await restoreUpTo('REWARD_CODE', 'CODE', 1000);
    expect((await balances())['REWARD_CODE']).toBe(9000);
  });

  test.each([
    [1, 2],
    [3, 7],
    [6, 15],
  ])('return whole points, rounded down, for %d of 6 minor units: %d', async (refunded, points) => {
    await take('LOYALTY_POINTS', consumerNo, { amount: 6, taken: 15 });
    await restoreUpTo('LOYALTY_POINTS', consumerNo, refunded);
    expect((await balances())['LOYALTY_POINTS']).toBe(points);
  });

  test('are found by their method where a customer has one balance only', async () => {
    await take('LOYALTY_POINTS', consumerNo, { amount: 500 });
    expect(await restoreUpTo('LOYALTY_POINTS', null, 200)).toBe(true);
    expect((await balances())['LOYALTY_POINTS']).toBe(200);
  });

  test('are none for a payment by a provider, or of another order', async () => {
    await take('GIFT_CARD', NUMBER, { amount: 1000 });
    expect(await restoreUpTo('CREDIT_CARD', 'reference', 500)).toBe(false);
    expect(await restoreUpTo('GIFT_CARD', 'another card', 500)).toBe(false);
    orderNumber = 'O-unknown';
    expect(await restoreUpTo('GIFT_CARD', NUMBER, 500)).toBe(false);
    expect((await balances())['GIFT_CARD']).toBe(0);
  });

  test('are not refunded after the order was cancelled', async () => {
    await take('GIFT_CARD', NUMBER, { amount: 1000 });
    await restoreAll();
    await expect(restoreUpTo('GIFT_CARD', NUMBER, 500)).rejects.toThrow('was restored concurrently');
    expect((await balances())['GIFT_CARD']).toBe(1000);
  });
});

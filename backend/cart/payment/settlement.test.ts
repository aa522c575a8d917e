import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { openPayments, PIN, type TestPayments } from './payment.test-support.ts';

describe.each(TEST_DATABASES)('settling an order on $name', ({ open }) => {
  let database: Database;
  let payments: TestPayments;
  beforeAll(async () => {
    database = await open();
    payments = await openPayments(database);
  });
  afterAll(() => database.close());

  const balanceOf = async (number: string) =>
    (await database.read.selectFrom('gift_card').select('balance_minor').where('number', '=', number).execute())[0]
      ?.balance_minor;
  const movementsOf = (orderNumber: string) =>
    database.read.selectFrom('payment_movement').selectAll().where('order_number', '=', orderNumber).execute();
  const giftCard = (number: string, amount?: number) => ({
    payment_method_id: 'GIFT_CARD' as const,
    giftCard: { number, pin: PIN },
    ...(amount === undefined ? {} : { amount }),
  });

  test('takes the amount from a gift card and restores it once', async () => {
    const number = '6006490000010001';
    await payments.putGiftCard(number);
    const { owner, basketId } = await payments.openCart('buyer-1');
    await payments.instruments.add(owner, basketId, giftCard(number, 30));
    await payments.settle(owner, basketId, 'O-1');
    expect(await balanceOf(number)).toBe(2000);
    expect(await movementsOf('O-1')).toMatchObject([
      { payment_method_id: 'GIFT_CARD', amount_minor: 3000, taken: 3000 },
    ]);
    await Promise.all([payments.restore('O-1'), payments.restore('O-1')]);
    expect(await balanceOf(number)).toBe(5000);
    await payments.restore('O-unknown');
  });

  test('never overspends a gift card under concurrent orders', async () => {
    const number = '6006490000010002';
    await payments.putGiftCard(number, { balance_minor: 10_000 });
    const customers: Awaited<ReturnType<typeof payments.openCart>>[] = [];
    // Sequentially: concurrent comparisons of one card's PIN are limited.
    for (let index = 0; index < 64; index += 1) {
      const cart = await payments.openCart(`racer-${index}`);
      await payments.instruments.add(cart.owner, cart.basketId, giftCard(number, 10));
      customers.push(cart);
    }
    const results = await Promise.allSettled(
      customers.map(({ owner, basketId }, index) => payments.settle(owner, basketId, `R-${index}`)),
    );
    const taken = await database.read
      .selectFrom('payment_movement')
      .select((movement) => movement.fn.sum('taken').as('sum'))
      .where('reference', '=', number)
      .executeTakeFirst();
    // Ten of 10.00; later ones find the card empty, or are rejected because they had read its earlier balance.
    expect(Number(taken?.sum)).toBe(10_000);
    expect(await balanceOf(number)).toBe(0);
    const rejected = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    for (const reason of rejected) expect(reason).toMatchObject({ errorId: 'GC_ZERO_BALANCE' });
  });

  test('throws when a balance was spent since the cart was read', async () => {
    const number = '6006490000010003';
    await payments.putGiftCard(number);
    const { owner, basketId } = await payments.openCart('late');
    await payments.instruments.add(owner, basketId, giftCard(number));
    const settled = payments.carts.changeWith(owner, basketId, async (cart) => {
      const loaded = await cart.load();
      const spent = cart.transaction.updateTable('gift_card').set({ balance_minor: 4999 });
      await spent.where('number', '=', number).execute();
      await payments.settlement.take(cart.transaction, loaded, 'L-1');
    });
    await expect(settled).rejects.toMatchObject({ errorId: 'GC_ZERO_BALANCE' });
    expect(await balanceOf(number)).toBe(5000);
    expect(await movementsOf('L-1')).toEqual([]);
  });

  test('takes points, vouchers and credit in their own units and restores them', async () => {
    await payments.putConsumer('100', { member_id: 'M100', loyalty_confirmed: 1, points: 2500 });
    await payments.putVoucher('CODE', { consumer_no: '100', amount_minor: 20_000, balance_minor: 20_000 });
    await payments.putVoucher('CARD', { consumer_no: '100', kind: 'REWARD_CARD' });
    const account = { consumer_no: '100', kind: 'athlete' as const, currency: 'USD', credit_minor: 1000 };
    await database.write.insertInto('spend_account').values(account).execute();
    const { owner, basketId } = await payments.openCart('100');
    const add = (instrument: Parameters<TestPayments['instruments']['add']>[2]) =>
      payments.instruments.add(owner, basketId, instrument);
    await add({ payment_method_id: 'ATHLETES_PAYMENT' });
    await add({ payment_method_id: 'REWARD_CARD', code: 'card', amount: 4 });
    await add({ payment_method_id: 'LOYALTY_POINTS', amount: 2 });
    await add({ payment_method_id: 'REWARD_CODE', code: 'code', amount: 50 });
    const state = async () => {
      const [consumer, vouchers, spend] = await Promise.all([
        database.read.selectFrom('consumer').select('points').where('consumer_no', '=', '100').execute(),
        database.read.selectFrom('voucher').select('balance_minor').orderBy('code').execute(),
        database.read.selectFrom('spend_account').select('spent_minor').execute(),
      ]);
      return { points: consumer[0]?.points, vouchers: vouchers.map((row) => row.balance_minor), spend: spend[0] };
    };
    await payments.settle(owner, basketId, 'P-1');
    expect(await state()).toEqual({ points: 2300, vouchers: [600, 0], spend: { spent_minor: 1000 } });
    await payments.restore('P-1');
    await payments.restore('P-1');
    expect(await state()).toEqual({ points: 2500, vouchers: [1000, 20_000], spend: { spent_minor: 0 } });
  });

  test('leaves the amount to be charged that the instruments do not cover', async () => {
    const number = '6006490000010004';
    await payments.putGiftCard(number);
    const { owner, basketId } = await payments.openCart('rest');
    const cart = await payments.instruments.add(owner, basketId, giftCard(number));
    await payments.carts.changeWith(owner, basketId, async (locked) => {
      const remaining = await payments.settlement.remaining(locked.transaction, await locked.load());
      expect(remaining).toBe(Math.round(cart.totals.remainingToPay * 100));
    });
  });
});

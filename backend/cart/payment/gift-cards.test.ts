import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { createGiftCards } from './gift-cards.ts';
import { issueGiftCard, preparePin, renewPin } from './issue-gift-card.ts';
import { openPayments, PIN, type TestPayments } from './payment.test-support.ts';

const HOUR = 60 * 60 * 1000;

describe.each(TEST_DATABASES)('gift cards on $name', ({ open }) => {
  let database: Database;
  let payments: TestPayments;
  let now = Date.now();
  beforeAll(async () => {
    database = await open();
    payments = await openPayments(database, () => now);
  });
  afterAll(() => database.close());

  test('store no PIN', async () => {
    await payments.putGiftCard('6006490000020001');
    const rows = await database.read.selectFrom('gift_card').select('pin_hash').execute();
    expect(JSON.stringify(rows)).not.toContain(PIN);
    expect(await payments.giftCards.balance({ number: '6006490000020001', pin: PIN })).toEqual({
      balance: 50,
      currency: 'USD',
    });
  });

  test.each(['6006490000020002', '6006490000029999'])('limit the number of guesses: %s', async (number) => {
    if (number.endsWith('2')) await payments.putGiftCard(number);
    const guess = (pin: string) => payments.giftCards.balance({ number, pin });
    for (let wrong = 0; wrong < 50; wrong += 1) {
      await expect(guess('0000')).rejects.toMatchObject({ errorId: 'GC_INVALID2', code: 'GFC700' });
    }
    await expect(guess(PIN)).rejects.toMatchObject({ errorId: 'GFC799', status: 422 });
    now += HOUR + 1;
    const after = guess(PIN);
    if (number.endsWith('2')) await expect(after).resolves.toMatchObject({ balance: 50 });
    else await expect(after).rejects.toMatchObject({ code: 'GFC700' });
  });

  test('allow no more concurrent guesses than sequential ones', async () => {
    const number = '6006490000020005';
    await payments.putGiftCard(number);
    const other = createGiftCards({ ...database, now: () => now });
    const guesses = Array.from({ length: 200 }, (_, index) =>
      (index % 2 ? other : payments.giftCards).balance({ number, pin: `${2000 + index}` }),
    );
    const codes = await Promise.all(guesses.map((guess) => guess.catch((error: { code: string }) => error.code)));
    expect(codes.filter((code) => code === 'GFC700')).toHaveLength(50);
    expect(codes.filter((code) => code === 'GFC799')).toHaveLength(150);
  });

  test('count wrong PINs only, however the number is written', async () => {
    await payments.putGiftCard('6006490000020006');
    const check = (number: string, pin: string) => payments.giftCards.balance({ number, pin }).catch(() => 'refused');
    for (let right = 0; right < 60; right += 1) {
      expect(await check('6006490000020006', PIN)).toMatchObject({ balance: 50 });
    }
    const formats = ['6006490000020006', '6006 4900 0002 0006', '6006-4900-0002-0006 ', '\u20076006490000020006'];
    for (let wrong = 0; wrong < 50; wrong += 1) await check(formats[wrong % 4] ?? '', '0000');
    await expect(payments.giftCards.balance({ number: '6006490000020006', pin: PIN })).rejects.toMatchObject({
      errorId: 'GFC799',
    });
  });

  test('pay by five at most', async () => {
    const { owner, basketId } = await payments.openCart('collector');
    const add = async (last: number) => {
      const number = `600649000003000${last}`;
      await payments.putGiftCard(number, { balance_minor: 100 });
      return payments.instruments.add(owner, basketId, {
        payment_method_id: 'GIFT_CARD',
        giftCard: { number, pin: PIN },
      });
    };
    for (const last of [1, 2, 3, 4, 5]) await add(last);
    await expect(add(6)).rejects.toMatchObject({ errorId: 'GFC410', status: 422, details: { maximum: 5 } });
  });

  test('pay by their id in the account', async () => {
    const number = '6006490000020003';
    await payments.putGiftCard(number);
    await payments.putConsumer('keeper');
    const card = { id: 'kept-1', consumer_no: 'keeper', kind: 'GIFT_CARD' as const, fingerprint: 'f', created_at: 0 };
    await database.write
      .insertInto('payment_card')
      .values({ ...card, token: number, last4: '0003' })
      .execute();
    const instrument = { payment_method_id: 'GIFT_CARD', paymentInstrumentId: 'kept-1' } as const;
    const own = await payments.openCart('keeper');
    const cart = await payments.instruments.add(own.owner, own.basketId, instrument);
    expect(cart.paymentInstruments).toMatchObject([{ maskedNumber: '************0003', amount: 50 }]);
    const other = await payments.openCart('stranger');
    const added = payments.instruments.add(other.owner, other.basketId, instrument);
    await expect(added).rejects.toMatchObject({ errorId: 'PAYMENT_INSTRUMENT_NOT_FOUND' });
  });

  test('pay nothing after they expire in the cart', async () => {
    const number = '6006490000020004';
    await payments.putGiftCard(number, { expires_at: Date.now() + HOUR });
    const { owner, basketId } = await payments.openCart('slow');
    now = Date.now();
    await payments.instruments.add(owner, basketId, { payment_method_id: 'GIFT_CARD', giftCard: { number, pin: PIN } });
    now += 2 * HOUR;
    await payments.carts.changeWith(owner, basketId, async (cart) => {
      const loaded = await cart.load();
      expect(await payments.settlement.remaining(cart.transaction, loaded)).toBe(loaded.priced.total);
    });
  });

  test('are issued once per unit sold and get a new PIN on request', async () => {
    const sale = { amount: 2500, currency: 'USD', orderNumber: 'O-9', lineId: 'l', unit: 0 };
    const issue = async (unit: number) => {
      const pin = await preparePin();
      return database.write.transaction().execute((transaction) => issueGiftCard(transaction, { ...sale, unit }, pin));
    };
    const first = await issue(0);
    if (!first) throw new Error('no card was issued');
    expect(first.number).toMatch(/^600649\d{10}$/);
    expect(await issue(0)).toBeUndefined();
    expect((await issue(1))?.number).not.toBe(first.number);
    expect(await payments.giftCards.balance(first)).toEqual({ balance: 25, currency: 'USD' });
    const pin = await preparePin();
    const renewed = await database.write.transaction().execute((transaction) => renewPin(transaction, sale, pin));
    if (!renewed) throw new Error('no card was found');
    expect(renewed.number).toBe(first.number);
    expect(await payments.giftCards.balance(renewed)).toMatchObject({ balance: 25 });
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { openPayments, PIN, type TestPayments } from './payment.test-support.ts';

const member = { member_id: 'M', loyalty_confirmed: 1, points: 5000 };

describe.each(TEST_DATABASES)('payment instruments on $name', ({ open }) => {
  let database: Database;
  let payments: TestPayments;
  beforeAll(async () => {
    database = await open();
    payments = await openPayments(database);
  });
  afterAll(() => database.close());

  type Instrument = Parameters<TestPayments['instruments']['add']>[2];
  const addAs = async (consumerNo: string, instrument: Instrument) => {
    const { owner, basketId } = await payments.openCart(consumerNo);
    return payments.instruments.add(owner, basketId, instrument);
  };
  const putCredit = (consumer_no: string, credit_minor: number, spent_minor = 0) =>
    database.write
      .insertInto('spend_account')
      .values({ consumer_no, kind: 'credited', currency: 'USD', credit_minor, spent_minor })
      .execute();

  test('of the loyalty programme require a confirmed membership', async () => {
    await payments.putConsumer('new', { ...member, member_id: 'M-new', loyalty_confirmed: 0 });
    const added = addAs('new', { payment_method_id: 'LOYALTY_POINTS' });
    await expect(added).rejects.toMatchObject({ errorId: 'REW135', status: 403 });
  });

  test('of the loyalty programme require that no credit is left', async () => {
    await payments.putConsumer('both', { ...member, member_id: 'M-both' });
    await putCredit('both', 3000);
    const points = { payment_method_id: 'LOYALTY_POINTS' } as const;
    const error = { errorId: 'REW130', details: { reason: 'CREDIT_REMAINING' } };
    await expect(addAs('both', points)).rejects.toMatchObject(error);
    await addAs('both', { payment_method_id: 'INFLUENCER_CREDIT', amount: 10 });
    await expect(addAs('both', points)).rejects.toMatchObject(error);
    await addAs('both', { payment_method_id: 'INFLUENCER_CREDIT' });
    const cart = await addAs('both', points);
    expect(cart.paymentInstruments).toMatchObject([
      { payment_method_id: 'INFLUENCER_CREDIT', amount: 30, remainingAmount: 0 },
      { payment_method_id: 'LOYALTY_POINTS', amount: 50 },
    ]);
    const { owner, basketId } = await payments.openCart('both');
    const without = await payments.instruments.remove(owner, basketId, { payment_method_id: 'INFLUENCER_CREDIT' });
    expect(without.paymentInstruments).toMatchObject([{ payment_method_id: 'LOYALTY_POINTS', amount: 0 }]);
  });

  test('that are used up are rejected', async () => {
    await payments.putConsumer('poor', { ...member, member_id: 'M-poor', points: 0 });
    await payments.putVoucher('USED', { consumer_no: 'poor', balance_minor: 0 });
    await payments.putVoucher('EURO', { consumer_no: 'poor', currency: 'EUR' });
    const code = (text: string) => addAs('poor', { payment_method_id: 'REWARD_CODE', code: text });
    await expect(code('USED')).rejects.toMatchObject({ errorId: 'REW140', status: 422 });
    await expect(code('EURO')).rejects.toMatchObject({ errorId: 'PRM160', status: 422 });
    const points = addAs('poor', { payment_method_id: 'LOYALTY_POINTS' });
    await expect(points).rejects.toMatchObject({ errorId: 'REW140' });
    await payments.putConsumer('spent');
    await putCredit('spent', 1000, 1000);
    const credit = addAs('spent', { payment_method_id: 'INFLUENCER_CREDIT' });
    await expect(credit).rejects.toMatchObject({ errorId: 'PYT400', status: 422 });
  });

  test('of another consumer are unknown', async () => {
    await payments.putConsumer('owner', { ...member, member_id: 'M-owner' });
    await payments.putConsumer('thief', { ...member, member_id: 'M-thief' });
    await payments.putVoucher('OWN', { consumer_no: 'owner' });
    const stolen = addAs('thief', { payment_method_id: 'REWARD_CODE', code: 'OWN' });
    await expect(stolen).rejects.toMatchObject({ errorId: 'PAYMENT_INSTRUMENT_NOT_FOUND', status: 404 });
  });

  test('that have expired are rejected', async () => {
    await payments.putConsumer('old');
    const card = { kind: 'CREDIT_CARD' as const, fingerprint: 'x', token: 't', last4: '1111', created_at: 0 };
    await database.write
      .insertInto('payment_card')
      .values({ id: 'old-card', consumer_no: 'old', ...card, expiry_month: 1, expiry_year: 2020 })
      .execute();
    const added = addAs('old', { payment_method_id: 'CREDIT_CARD', paymentInstrumentId: 'old-card' });
    await expect(added).rejects.toMatchObject({ errorId: 'CC_EXPIRY_DATE_INVALID', code: 'FE309', status: 400 });
  });

  test('add up to the total in every combination', async () => {
    await payments.putConsumer('mixed', { ...member, member_id: 'M-mixed', points: 700 });
    await payments.putVoucher('MIX', { consumer_no: 'mixed' });
    const number = '6006490000040001';
    await payments.putGiftCard(number, { balance_minor: 3333 });
    await addAs('mixed', { payment_method_id: 'CREDIT_CARD' });
    await addAs('mixed', { payment_method_id: 'GIFT_CARD', giftCard: { number, pin: PIN } });
    await addAs('mixed', { payment_method_id: 'LOYALTY_POINTS' });
    const cart = await addAs('mixed', { payment_method_id: 'REWARD_CODE', code: 'mix' });
    const paid = cart.paymentInstruments.reduce((sum, { amount }) => sum + Math.round(amount * 100), 0);
    expect(paid).toBe(Math.round(cart.totals.total * 100));
    expect(cart.paymentInstruments.at(-1)).toMatchObject({
      payment_method_id: 'CREDIT_CARD',
      amount: cart.totals.remainingToPay,
    });
  });
});

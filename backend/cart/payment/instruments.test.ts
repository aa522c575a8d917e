import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { LOYALTY } from '../../../src/config.ts';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { changeCatalog } from '../../catalog/shop.test-support.ts';
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
    await payments.putConsumer('few', { ...member, member_id: 'M-few', points: LOYALTY.minimumPoints - 1 });
    await expect(addAs('few', { payment_method_id: 'LOYALTY_POINTS' })).rejects.toMatchObject({
      errorId: 'REW140',
      details: { points: LOYALTY.minimumPoints - 1, minimumPoints: LOYALTY.minimumPoints },
    });
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

  const memberWith = async (name: string, points = 5000) =>
    payments.putConsumer(name, { ...member, member_id: `M-${name}`, points });
  const used = (cart: { paymentInstruments: readonly { payment_method_id: string; code: string | null }[] }) =>
    cart.paymentInstruments.map(({ payment_method_id, code }) => code ?? payment_method_id);

  test('of rewards are replaced as a whole, or not at all', async () => {
    await memberWith('setter');
    for (const code of ['SET-A', 'SET-B']) await payments.putVoucher(code, { consumer_no: 'setter' });
    await payments.putVoucher('SET-OLD', { consumer_no: 'setter', expires_at: 1 });
    const { owner, basketId } = await payments.openCart('setter');
    await payments.instruments.add(owner, basketId, { payment_method_id: 'LOYALTY_POINTS', amount: 1 });
    const set = (...codes: string[]) => payments.instruments.setRewards(owner, basketId, codes);
    expect(used(await set('set-a', 'set-a')).toSorted()).toEqual(['LOYALTY_POINTS', 'SET-A']);
    expect(used(await set('SET-B')).toSorted()).toEqual(['LOYALTY_POINTS', 'SET-B']);
    await expect(set('SET-A', 'SET-OLD')).rejects.toMatchObject({ errorId: 'PRM155' });
    await expect(set('SET-A', 'UNKNOWN')).rejects.toMatchObject({ errorId: 'PAYMENT_INSTRUMENT_NOT_FOUND' });
    expect(used(await payments.carts.get(owner, basketId)).toSorted()).toEqual(['LOYALTY_POINTS', 'SET-B']);
    expect(used(await set())).toEqual(['LOYALTY_POINTS']);
  });

  test('of rewards are applied once, by their own kind', async () => {
    await memberWith('kinds');
    await payments.putVoucher('KIND', { consumer_no: 'kinds' });
    const add = (payment_method_id: 'REWARD_CODE' | 'REWARD_CARD', code?: string) =>
      addAs('kinds', { payment_method_id, ...(code === undefined ? {} : { code }) });
    await expect(add('REWARD_CARD', 'KIND')).rejects.toMatchObject({ errorId: 'PAYMENT_INSTRUMENT_NOT_FOUND' });
    await expect(add('REWARD_CODE')).rejects.toMatchObject({ errorId: 'VALIDATION', details: { path: 'code' } });
    await add('REWARD_CODE', 'kind');
    await expect(add('REWARD_CODE', 'KIND')).rejects.toMatchObject({ errorId: 'PRM416' });
  });

  test.each([
    ['points beyond their value', { payment_method_id: 'LOYALTY_POINTS', amount: 50.01 }, { errorId: 'REW140' }],
    [
      'less than a minor unit',
      { payment_method_id: 'LOYALTY_POINTS', amount: 0.001 },
      { errorId: 'VALIDATION', details: { path: 'amount' } },
    ],
    ['a part of the rest', { payment_method_id: 'CREDIT_CARD', amount: 99.99 }, { errorId: 'PYT400' }],
    ['a method that is not offered', { payment_method_id: 'IDEAL' }, { errorId: 'PAYMENT_INSTRUMENT_NOT_FOUND' }],
    [
      'credit of a group of others',
      { payment_method_id: 'ATHLETES_PAYMENT' },
      { errorId: 'PAYMENT_INSTRUMENT_NOT_FOUND' },
    ],
  ] as const)('are not %s', async (_, instrument, error) => {
    await payments.putConsumer('strict', { ...member, member_id: 'M-strict' }).catch(() => {});
    await expect(addAs('strict', instrument)).rejects.toMatchObject(error);
  });

  test('of points are replaced, all of their value allowed', async () => {
    await memberWith('points');
    const add = (amount?: number) =>
      addAs('points', { payment_method_id: 'LOYALTY_POINTS', ...(amount === undefined ? {} : { amount }) });
    expect((await add(10)).paymentInstruments).toMatchObject([{ amount: 10 }]);
    expect((await add(50)).paymentInstruments).toMatchObject([{ amount: 50 }]);
    expect((await add()).paymentInstruments).toMatchObject([{ amount: 50, remainingAmount: 0 }]);
  });

  test('for the rest are one, which may name the amount that is left', async () => {
    await memberWith('rest');
    const { owner, basketId } = await payments.openCart('rest');
    const add = (instrument: Instrument) => payments.instruments.add(owner, basketId, instrument);
    await add({ payment_method_id: 'LOYALTY_POINTS', amount: 30 });
    await add({ payment_method_id: 'PAYPAL', amount: 70 });
    const cart = await add({ payment_method_id: 'CREDIT_CARD' });
    expect(used(cart)).toEqual(['LOYALTY_POINTS', 'CREDIT_CARD']);
    expect(cart.paymentInstruments[1]).toMatchObject({ amount: 70 });
  });

  test('by gift card are applied once, and not where nothing is left for them', async () => {
    const number = '6006490000040002';
    await payments.putGiftCard(number);
    const card = { payment_method_id: 'GIFT_CARD', giftCard: { number, pin: PIN } } as const;
    await addAs('giver', card);
    await expect(addAs('giver', card)).rejects.toMatchObject({ errorId: 'GC_ALREADY_APPLIED' });
    const digital = payments.instruments.add(...(await cartOf('collector')), card);
    await expect(digital.finally(() => setDigital(0))).rejects.toMatchObject({ errorId: 'GFO405' });
  });
  const cartOf = async (consumerNo: string) => {
    await setDigital(1);
    const { owner, basketId } = await payments.openCart(consumerNo);
    return [owner, basketId] as const;
  };
  const setDigital = (digital: number) =>
    changeCatalog(database, (catalog) => catalog.updateTable('variant').set({ digital }).where('sku', '=', 'boot'));

  test('are removed by id or by method, and are unknown afterwards', async () => {
    await memberWith('remover');
    const { owner, basketId } = await payments.openCart('remover');
    const cart = await payments.instruments.add(owner, basketId, { payment_method_id: 'LOYALTY_POINTS' });
    const remove = (name: Parameters<TestPayments['instruments']['remove']>[2]) =>
      payments.instruments.remove(owner, basketId, name);
    const { paymentInstrumentId } = cart.paymentInstruments[0] ?? {};
    expect(used(await remove({ paymentInstrumentId }))).toEqual([]);
    const unknown = { errorId: 'PAYMENT_INSTRUMENT_NOT_FOUND', status: 404 };
    await expect(remove({ paymentInstrumentId })).rejects.toMatchObject(unknown);
    await expect(remove({ payment_method_id: 'LOYALTY_POINTS' })).rejects.toMatchObject(unknown);
    await expect(remove({})).rejects.toMatchObject({ errorId: 'VALIDATION' });
    const other = await payments.openCart('someone');
    const added = await payments.instruments.add(other.owner, other.basketId, { payment_method_id: 'CREDIT_CARD' });
    const { paymentInstrumentId: theirs } = added.paymentInstruments[0] ?? {};
    await expect(remove({ paymentInstrumentId: theirs })).rejects.toMatchObject(unknown);
  });
});

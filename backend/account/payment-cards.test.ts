import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import type { SavedCard } from '../../src/api/account/payment-cards.schema.ts';
import { apiError } from '../core/errors.ts';
import type { Database } from '../db/database.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import { hashPin } from '../cart/payment/gift-card-pin.ts';
import { createGiftCards } from '../cart/payment/gift-cards.ts';
import { createPaymentSandbox, type PaymentSandbox } from '../sandbox/payment/payment-sandbox.ts';
import { putConsumer } from './account.test-support.ts';
import { createPaymentCards, type PaymentCardService } from './payment-cards.ts';

const NOW = Date.UTC(2026, 5, 15);
const VISA = '4111111111111111';
const MASTERCARD = '5555555555554444';
const GIFT_CARD = '7000000000000017';
const passed = { recaptcha_response: 'passed' };
const tokenAnswer = z.object({ paymentToken: z.string() });

describe.each(TEST_DATABASES)('saved cards in $name', ({ open }) => {
  let database: Database;
  let sandbox: PaymentSandbox;
  let cards: PaymentCardService;
  let ann: string;
  let now = NOW;
  beforeAll(async () => {
    database = await open();
    sandbox = createPaymentSandbox(database, { now: () => now });
    const checkCaptcha = async (response: string) => {
      if (response !== 'passed') throw apiError('AUT403');
    };
    const deps = { payment: sandbox.adapter, giftCards: createGiftCards({ ...database, now: () => now }) };
    cards = createPaymentCards({ ...database, ...deps, checkCaptcha, now: () => now });
    const card = { number: GIFT_CARD, pin_hash: await hashPin('1234'), currency: 'USD', balance_minor: 5000 };
    await database.write
      .insertInto('gift_card')
      .values({ ...card, created_at: 0 })
      .execute();
  });
  beforeEach(async () => {
    now = NOW;
    ann = await putConsumer(database);
  });
  afterAll(() => database.close());

  async function tokenOf(number: string): Promise<string> {
    const form = { number, expiryMonth: 12, expiryYear: 2030, cvc: '123' };
    const init = { method: 'POST', body: JSON.stringify(form), headers: { 'content-type': 'application/json' } };
    const answer = await sandbox.router.request('/card/token', init);
    return tokenAnswer.parse(await answer.json()).paymentToken;
  }
  const save = async (number: string, extra: object = {}, who = ann) =>
    cards.save(who, { ...passed, paymentToken: await tokenOf(number), ...extra });
  const saveGiftCard = (giftCard: object | undefined, who = ann) =>
    cards.save(who, { ...passed, payment_method_id: 'GIFT_CARD', ...(giftCard && { giftCard }) });
  const setExpiry = (expires_at: number | null) =>
    database.write.updateTable('gift_card').set({ expires_at }).where('number', '=', GIFT_CARD).execute();
  const mains = (list: readonly SavedCard[]) => list.flatMap((card) => (card.main ? [card.paymentInstrumentId] : []));

  test('store the provider’s card details and a permanent token', async () => {
    const { card } = await save(VISA, { holder: 'Ann Ash', expiryMonth: 1, expiryYear: 2029 });
    expect(card).toEqual({
      paymentInstrumentId: card.paymentInstrumentId,
      payment_method_id: 'CREDIT_CARD',
      bin: '411111',
      brand: 'VISA',
      last4: '1111',
      holder: 'Ann Ash',
      expiryMonth: 12,
      expiryYear: 2030,
      isExpired: false,
      main: true,
    });
    expect(await cards.list(ann)).toEqual({ cards: [card] });
    now += 365 * 24 * 60 * 60 * 1000;
    const { token } = await database.read
      .selectFrom('payment_card')
      .select('token')
      .where('id', '=', card.paymentInstrumentId)
      .executeTakeFirstOrThrow();
    expect(await sandbox.adapter.describe(token)).toMatchObject({ last4: '1111' });
  });

  test('require a captcha', async () => {
    const paymentToken = await tokenOf(VISA);
    for (const captcha of [{}, { recaptcha_response: 'no' }]) {
      await expect(cards.save(ann, { paymentToken, ...captcha })).rejects.toMatchObject({ errorId: 'AUT403' });
    }
    expect(await cards.list(ann)).toEqual({ cards: [] });
  });

  test('include gift cards without a captcha, until they expire', async () => {
    const expiresAt = NOW + 1000;
    await setExpiry(expiresAt);
    const giftCard = { number: GIFT_CARD, pin: '1234' };
    const { card } = await cards.save(ann, { payment_method_id: 'GIFT_CARD', giftCard });
    expect(card).toMatchObject({ expiresAt: new Date(expiresAt).toISOString(), isExpired: false });
    now = expiresAt;
    expect((await cards.list(ann)).cards).toMatchObject([{ isExpired: true }]);
    await setExpiry(null);
    expect((await cards.list(ann)).cards[0]).not.toHaveProperty('expiresAt');
  });

  test('store a card once, also under concurrent requests', async () => {
    const results = await Promise.allSettled(Array.from({ length: 5 }, () => save(VISA)));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    await expect(save(VISA)).rejects.toMatchObject({ errorId: 'PYT300', status: 409 });
    expect((await cards.list(ann)).cards).toHaveLength(1);
    const bob = await putConsumer(database);
    expect((await save(VISA, {}, bob)).cards).toHaveLength(1);
  });

  test('reject unknown tokens and expired cards', async () => {
    const unknown = cards.save(ann, { ...passed, paymentToken: 'tok_unknown' });
    await expect(unknown).rejects.toMatchObject({ errorId: 'PAYMENT_INSTRUMENT_NOT_FOUND', code: 'PYT404' });
    const expired = save(VISA, { expiryMonth: 5, expiryYear: 2026 });
    await expect(expired).rejects.toMatchObject({ errorId: 'CC_EXPIRY_DATE_INVALID', code: 'FE309', status: 400 });
  });

  test('have one main card per kind', async () => {
    const { card: first } = await save(VISA);
    const { card: second, cards: both } = await save(MASTERCARD, { main: true });
    expect(mains(both)).toEqual([second.paymentInstrumentId]);
    const changed = await cards.change(ann, first.paymentInstrumentId, { main: true });
    expect(mains(changed.cards)).toEqual([first.paymentInstrumentId]);
    const { card: gift, cards: all } = await saveGiftCard({ number: GIFT_CARD, pin: '1234' });
    expect(mains(all)).toEqual([first.paymentInstrumentId, gift.paymentInstrumentId]);
    const { cards: left } = await cards.remove(ann, first.paymentInstrumentId);
    expect(mains(left)).toEqual([second.paymentInstrumentId, gift.paymentInstrumentId]);
  });

  test('change expiry and holder', async () => {
    const { card } = await save(VISA);
    const { paymentInstrumentId: id } = card;
    const change = { expiryMonth: 3, expiryYear: 2031, holder: 'A. Ash' };
    expect((await cards.change(ann, id, change)).card).toEqual({ ...card, ...change });
    const expired = cards.change(ann, id, { expiryYear: 2025 });
    await expect(expired).rejects.toMatchObject({ errorId: 'CC_EXPIRY_DATE_INVALID', code: 'FE309' });
    now = Date.UTC(2031, 3, 2);
    expect((await cards.list(ann)).cards).toMatchObject([{ isExpired: true }]);
    expect((await cards.change(ann, id, { holder: '' })).card.holder).toBeNull();
  });

  test('include gift cards with their balance', async () => {
    const { card } = await saveGiftCard({ number: '7000 0000 0000 0017', pin: '1234' });
    expect(card).toMatchObject({ payment_method_id: 'GIFT_CARD', last4: '0017', balance: 50, currency: 'USD' });
    const again = saveGiftCard({ number: GIFT_CARD, pin: '1234' });
    await expect(again).rejects.toMatchObject({ errorId: 'PYT300', details: { kind: 'GIFT_CARD' } });
  });

  test.each([
    ['GFC400', undefined],
    ['GFC400', { number: GIFT_CARD }],
    ['GC_INVALID2', { number: GIFT_CARD, pin: '9999' }],
    ['GC_INVALID2', { number: '7000000000000099', pin: '1234' }],
  ])('reject with %s the gift card %j', async (errorId, giftCard) => {
    await expect(saveGiftCard(giftCard)).rejects.toMatchObject({ errorId });
  });

  test('are unknown to other consumers', async () => {
    const bob = await putConsumer(database);
    const { card } = await save(VISA, {}, bob);
    const unknown = { errorId: 'PAYMENT_INSTRUMENT_NOT_FOUND', status: 404 };
    for (const id of [card.paymentInstrumentId, 'nothing']) {
      await expect(cards.change(ann, id, { main: true })).rejects.toMatchObject(unknown);
      await expect(cards.remove(ann, id)).rejects.toMatchObject(unknown);
    }
    expect((await cards.list(bob)).cards).toHaveLength(1);
  });

  test('cannot be saved when the shop accepts none', async () => {
    const deps = { payment: undefined, giftCards: createGiftCards(database), checkCaptcha: async () => {} };
    const without = createPaymentCards({ ...database, ...deps });
    await expect(without.save(ann, { paymentToken: 't' })).rejects.toMatchObject({ errorId: 'PAYMENT_ERROR' });
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { cardResponse, savedCards } from '../../../src/api/account/payment-cards.schema.ts';
import { HOME, newConsumer } from '../support/account.test-support.ts';
import { TARGETS, type Target } from '../support/targets.test-support.ts';
import { errorOf, Visitor } from '../support/visitor.test-support.ts';

const PATH = '/consumers-v3/consumer/payment_instruments';
const ADDRESS = '/consumers-v3/consumer/address';
const passed = { recaptcha_response: 'sandbox-pass' };
const GIFT_CARD = { number: '6006490000000001', pin: '1234' };
const tokenAnswer = z.object({ paymentToken: z.string(), bin: z.string(), brand: z.string(), last4: z.string() });
const addressAnswer = z.object({ addressId: z.string() });

describe.each(TARGETS)('the saved cards of $name', ({ open }) => {
  let target: Target;
  let ann: Visitor;
  beforeAll(async () => {
    target = await open();
    ({ visitor: ann } = await newConsumer(target));
  });
  afterAll(() => target.close());

  /** A request of the card frame to the provider, not to the shop. */
  async function tokenise(number: string) {
    const body = JSON.stringify({ number, expiryMonth: 12, expiryYear: 2040, cvc: '123' });
    const headers = { 'content-type': 'application/json', origin: 'null' };
    return tokenAnswer.parse(
      await (await target.sandbox('/sandbox/card/token', { method: 'POST', body, headers })).json(),
    );
  }
  const save = async (number: string, extra: object = {}, visitor = ann) =>
    visitor.call('POST', PATH, { ...passed, ...(await tokenise(number)), ...extra });
  const saveGiftCard = (giftCard: object, visitor = ann) =>
    visitor.call('POST', PATH, { ...passed, payment_method_id: 'GIFT_CARD', giftCard });

  test('are saved, made main, changed and removed', async () => {
    const first = await save('4111111111111111', { holder: 'Ann Ash' });
    expect(first.status).toBe(201);
    const { card } = cardResponse.parse(first.body);
    expect(card).toMatchObject({ brand: 'VISA', last4: '1111', expiryYear: 2040, main: true, holder: 'Ann Ash' });
    const { card: other } = cardResponse.parse((await save('5555555555554444', { main: true })).body);
    expect(other.main).toBe(true);
    const patch = await ann.call('PATCH', `${PATH}/${card.paymentInstrumentId}`, { main: true, expiryMonth: 6 });
    expect(cardResponse.parse(patch.body).card).toMatchObject({ main: true, expiryMonth: 6 });
    const left = await ann.call('DELETE', `${PATH}/${card.paymentInstrumentId}`);
    expect(savedCards.parse(left.body).cards).toMatchObject([
      { paymentInstrumentId: other.paymentInstrumentId, main: true },
    ]);
    expect((await ann.call('GET', PATH)).body).toEqual(left.body);
    expect(JSON.stringify(left.body)).not.toMatch(/token|fingerprint/i);
  });

  test('are rejected with the error codes of the catalogue', async () => {
    const { visitor } = await newConsumer(target);
    const token = await tokenise('4111111111111111');
    const unproven = await visitor.call('POST', PATH, token);
    expect(errorOf(unproven)).toMatchObject({ status: 403, errorId: 'AUT403' });
    const expired = await save('4111111111111111', { expiryMonth: 1, expiryYear: 2020 }, visitor);
    expect(errorOf(expired)).toMatchObject({ status: 400, errorId: 'CC_EXPIRY_DATE_INVALID', code: 'FE309' });
    expect((await save('4111111111111111', {}, visitor)).status).toBe(201);
    const twin = await save('4111111111111111', {}, visitor);
    expect(errorOf(twin)).toMatchObject({ status: 409, errorId: 'PYT300' });
    const unknown = await visitor.call('POST', PATH, { ...passed, paymentToken: 'tok_unknown' });
    expect(errorOf(unknown)).toMatchObject({ status: 404, errorId: 'PAYMENT_INSTRUMENT_NOT_FOUND', code: 'PYT404' });
    const nothing = await visitor.call('POST', PATH, passed);
    expect(errorOf(nothing)).toMatchObject({ status: 400, details: { path: 'paymentToken' } });
  });

  test('hold the card of the demo account once', async () => {
    const owner = await Visitor.signIn(target, 'shopper@example.com');
    const twin = await save('4111111111111111', {}, owner);
    expect(errorOf(twin)).toMatchObject({ status: 409, errorId: 'PYT300', details: { kind: 'CREDIT_CARD' } });
  });

  test('hold gift cards', async () => {
    const { visitor } = await newConsumer(target);
    const { card } = cardResponse.parse((await saveGiftCard(GIFT_CARD, visitor)).body);
    expect(card).toMatchObject({ payment_method_id: 'GIFT_CARD', last4: '0001', balance: 50, currency: 'USD' });
    expect(errorOf(await saveGiftCard(GIFT_CARD, visitor))).toMatchObject({
      status: 409,
      errorId: 'PYT300',
      details: { kind: 'GIFT_CARD' },
    });
    expect(errorOf(await saveGiftCard({}, visitor))).toMatchObject({ status: 400, errorId: 'GFC400' });
    const wrong = await saveGiftCard({ ...GIFT_CARD, pin: '9999' }, visitor);
    expect(errorOf(wrong)).toMatchObject({ status: 422, errorId: 'GC_INVALID2' });
  });

  test('keep the only billing address, until another one replaces it', async () => {
    const { visitor } = await newConsumer(target);
    const added = await visitor.call('POST', ADDRESS, { ...HOME, approachType: 'B' });
    const { addressId } = addressAnswer.parse(added.body);
    await save('4111111111111111', {}, visitor);
    const removed = await visitor.call('DELETE', `${ADDRESS}/${addressId}`);
    expect(errorOf(removed)).toMatchObject({ status: 409, errorId: 'PRO414', details: { addressId } });
    await visitor.call('POST', ADDRESS, { ...HOME, addressLine1: '2 Ledge Street', approachType: 'B' });
    expect((await visitor.call('DELETE', `${ADDRESS}/${addressId}`)).status).toBe(200);
  });

  test('belong to one account only', async () => {
    const customer = await Visitor.signIn(target, 'shopper@example.com');
    const [card] = savedCards.parse((await customer.call('GET', PATH)).body).cards;
    expect(card).toMatchObject({ last4: '1111', main: true });
    const path = `${PATH}/${card?.paymentInstrumentId}`;
    for (const [method, body] of [
      ['PATCH', { main: true }],
      ['DELETE', undefined],
    ] as const) {
      const answer = await ann.call(method, path, body);
      expect(errorOf(answer)).toMatchObject({ status: 404, errorId: 'PAYMENT_INSTRUMENT_NOT_FOUND' });
    }
    const guest = await Visitor.start(target);
    expect((await guest.call('GET', PATH)).status).toBe(403);
  });
});

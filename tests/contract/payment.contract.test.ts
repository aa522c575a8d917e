import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { paymentMethods, paymentSession } from '../../src/api/cart/payment.schema.ts';
import { TARGETS, type Target } from './support/targets.test-support.ts';
import { errorOf, Visitor } from './support/visitor.test-support.ts';

const PIN = '1234';
const card = (last: number) => ({ number: `600649000000000${last}`, pin: PIN });
const item = { productId: 'LIMITED-100', qty: 1 };
const tokenAnswer = z.object({ paymentToken: z.string(), bin: z.string(), brand: z.string(), last4: z.string() });
const cents = (amount: number) => Math.round(amount * 100);

describe.each(TARGETS)('the payment calls of $name', ({ open }) => {
  let target: Target;
  let member: Visitor;
  let athlete: Visitor;
  let customer: Visitor;
  beforeAll(async () => {
    target = await open();
    member = await Visitor.signIn(target, 'member@example.com');
    athlete = await Visitor.signIn(target, 'athlete@example.com');
    customer = await Visitor.signIn(target, 'shopper@example.com');
  });
  afterAll(() => target.close());

  const path = (basketId: string, rest: string) => `/cart/v1/cart/${basketId}/${rest}`;
  const add = (visitor: Visitor, basketId: string, body: object) =>
    visitor.call('POST', path(basketId, 'paymentInstruments'), body);
  const added = (visitor: Visitor, basketId: string, body: object) =>
    visitor.cart('POST', path(basketId, 'paymentInstruments'), body);
  const remove = (visitor: Visitor, basketId: string, body: object) =>
    visitor.call('DELETE', path(basketId, 'paymentInstruments'), body);
  const methodsOf = async (visitor: Visitor, basketId: string) =>
    paymentMethods.parse((await visitor.call('GET', path(basketId, 'paymentMethods'))).body).paymentMethods;
  const guestCart = async (items: (typeof item)[] = [item]) => {
    const visitor = await Visitor.start(target);
    return { visitor, basketId: (await visitor.addToCart(...items)).basketId };
  };
  /** The member's cart with one unit and no payments. */
  const emptied = async (visitor: Visitor, items: object[] = [item]) => {
    const old = await visitor.cart('POST', '/cart/v1/cart', {});
    for (const { id } of old.items) await visitor.call('DELETE', '/cart/v1/item', { cartId: old.basketId, itemId: id });
    for (const { id } of old.paymentInstruments) await remove(visitor, old.basketId, { paymentInstrumentId: id });
    return visitor.cart('POST', '/cart/v1/item', { cartId: old.basketId, items });
  };

  describe('methods', () => {
    test('of a guest are those of the site', async () => {
      const { visitor, basketId } = await guestCart();
      const methods = await methodsOf(visitor, basketId);
      expect(methods.map(({ id }) => id)).toEqual([
        'GIFT_CARD',
        'CREDIT_CARD',
        'PAYPAL',
        'APPLE_PAY',
        'GOOGLE_PAY',
        'KLARNA',
      ]);
      const cart = await visitor.cart('GET', `/cart/v1/cart/${basketId}`);
      expect(cart.paymentMethods).toEqual(methods);
      expect(methods.find(({ id }) => id === 'CREDIT_CARD')).toMatchObject({
        available: true,
        payableAmount: cart.totals.remainingToPay,
        remainingAmount: null,
      });
    });

    test('choose one that pays the rest', async () => {
      const { visitor, basketId } = await guestCart();
      await added(visitor, basketId, { payment_method_id: 'CREDIT_CARD' });
      const cart = await added(visitor, basketId, { payment_method_id: 'KLARNA' });
      expect(cart.paymentInstruments).toMatchObject([{ payment_method_id: 'KLARNA', amount: cart.totals.total }]);
      const little = await add(visitor, basketId, { payment_method_id: 'CREDIT_CARD', amount: 0.01 });
      expect(errorOf(little)).toMatchObject({ status: 422, errorId: 'PYT400' });
      const elsewhere = await add(visitor, basketId, { payment_method_id: 'IDEAL' });
      expect(errorOf(elsewhere)).toMatchObject({
        status: 404,
        errorId: 'PAYMENT_INSTRUMENT_NOT_FOUND',
        code: 'PYT404',
      });
      const gone = await remove(visitor, basketId, { payment_method_id: 'CREDIT_CARD' });
      expect(errorOf(gone)).toMatchObject({ status: 404, errorId: 'PAYMENT_INSTRUMENT_NOT_FOUND' });
      expect((await remove(visitor, basketId, { payment_method_id: 'KLARNA' })).status).toBe(200);
      expect(errorOf(await remove(visitor, basketId, {}))).toMatchObject({ status: 400, errorId: 'VALIDATION' });
    });

    test('use a saved card of their own only', async () => {
      const { basketId } = await emptied(customer);
      const saved = { payment_method_id: 'CREDIT_CARD', paymentInstrumentId: 'demo-card-1' };
      const cart = await added(customer, basketId, saved);
      expect(cart.paymentInstruments).toMatchObject([{ card_type: 'VISA', maskedNumber: '************1111' }]);
      const other = await guestCart();
      const answer = await add(other.visitor, other.basketId, saved);
      expect(errorOf(answer)).toMatchObject({ status: 404, errorId: 'PAYMENT_INSTRUMENT_NOT_FOUND' });
    });

    test('of another’s cart are those of an unknown one', async () => {
      const { basketId } = await guestCart();
      const { visitor } = await guestCart();
      const answers = await Promise.all([
        visitor.call('GET', path(basketId, 'paymentMethods')),
        add(visitor, basketId, { payment_method_id: 'CREDIT_CARD' }),
        remove(visitor, basketId, { payment_method_id: 'CREDIT_CARD' }),
        visitor.call('PUT', path(basketId, 'reward'), { appliedLoyaltyVoucher: null }),
        visitor.call('POST', '/cart/v1/deviceFingerPrint', { cartId: basketId, deviceFingerPrint: 'x' }),
      ]);
      for (const answer of answers) expect(errorOf(answer)).toMatchObject({ status: 404, errorId: 'CART_NOT_FOUND' });
    });
  });

  describe('rewards', () => {
    const reward = (visitor: Visitor, basketId: string, appliedLoyaltyVoucher: unknown) =>
      visitor.call('PUT', path(basketId, 'reward'), { appliedLoyaltyVoucher });

    test('pay before points, and points before gift cards', async () => {
      const { basketId, totals } = await emptied(member);
      await added(member, basketId, { payment_method_id: 'GIFT_CARD', giftCard: card(1), amount: 1 });
      await added(member, basketId, { payment_method_id: 'LOYALTY_POINTS', amount: 5 });
      const answer = await member.cart('PUT', path(basketId, 'reward'), { appliedLoyaltyVoucher: 'trail-reward-10' });
      expect(answer.paymentInstruments).toMatchObject([
        { payment_method_id: 'REWARD_CODE', code: 'TRAIL-REWARD-10', amount: 10 },
        { payment_method_id: 'LOYALTY_POINTS', amount: 5, remainingAmount: 20 },
        { payment_method_id: 'GIFT_CARD', amount: 1 },
      ]);
      expect(cents(answer.totals.remainingToPay)).toBe(cents(totals.total) - 1600);
      expect(answer.totals.appliedRewards).toEqual([
        { code: 'TRAIL-REWARD-10', payment_method_id: 'REWARD_CODE', amount: 10 },
        { code: null, payment_method_id: 'LOYALTY_POINTS', amount: 5 },
      ]);
      const without = await member.cart('PUT', path(basketId, 'reward'), { appliedLoyaltyVoucher: null });
      expect(without.paymentInstruments.map((one) => one.payment_method_id)).toEqual(['LOYALTY_POINTS', 'GIFT_CARD']);
    });

    test('are rejected for customers who may not use them', async () => {
      const { visitor, basketId } = await guestCart();
      const points = { payment_method_id: 'LOYALTY_POINTS' };
      expect(errorOf(await add(visitor, basketId, points))).toMatchObject({ status: 401, errorId: 'REW401' });
      expect(errorOf(await reward(visitor, basketId, 'X'))).toMatchObject({ status: 401, errorId: 'REW401' });
      const cart = await emptied(customer);
      expect(errorOf(await add(customer, cart.basketId, points))).toMatchObject({ status: 403, errorId: 'REW130' });
    });

    test('are rejected by their content', async () => {
      const { basketId } = await emptied(member);
      const rejection = async (body: object) => errorOf(await add(member, basketId, body));
      expect(await rejection({ payment_method_id: 'LOYALTY_POINTS', amount: 25.01 })).toMatchObject({
        status: 422,
        errorId: 'REW140',
        details: { points: 2500 },
      });
      const code = (payment_method_id: string, text: string) => rejection({ payment_method_id, code: text });
      expect(await code('REWARD_CODE', 'NO-SUCH-CODE')).toMatchObject({ status: 404, code: 'PYT404' });
      expect(await code('REWARD_CARD', 'TRAIL-REWARD-10')).toMatchObject({ status: 404, code: 'PYT404' });
      expect(await code('REWARD_CODE', 'TRAIL-EXPIRED-5')).toMatchObject({ status: 422, errorId: 'PRM155' });
      await added(member, basketId, { payment_method_id: 'REWARD_CARD', code: 'TRAIL-CARD-25' });
      expect(await code('REWARD_CARD', 'TRAIL-CARD-25')).toMatchObject({ status: 409, errorId: 'PRM416' });
      expect(await rejection({ payment_method_id: 'REWARD_CODE' })).toMatchObject({
        status: 400,
        errorId: 'VALIDATION',
      });
    });
  });

  describe('credit', () => {
    test('pays first, and is offered with its remaining balance', async () => {
      const { basketId, totals } = await emptied(athlete);
      const cart = await added(athlete, basketId, { payment_method_id: 'ATHLETES_PAYMENT' });
      const paid = Math.min(500, totals.total);
      expect(cart.paymentInstruments).toMatchObject([{ payment_method_id: 'ATHLETES_PAYMENT', amount: paid }]);
      const methods = await methodsOf(athlete, basketId);
      expect(methods.map(({ id }) => id)).toEqual(['ATHLETES_PAYMENT', 'GIFT_CARD', 'CREDIT_CARD', 'KLARNA']);
      expect(methods[0]).toMatchObject({ remainingAmount: (50_000 - cents(paid)) / 100, payableAmount: paid });
    });

    test('belongs to one account only', async () => {
      const { basketId } = await emptied(customer);
      const answer = await add(customer, basketId, { payment_method_id: 'INFLUENCER_CREDIT' });
      expect(errorOf(answer)).toMatchObject({ status: 404, code: 'PYT404' });
      const own = await emptied(athlete);
      const tooMuch = await add(athlete, own.basketId, { payment_method_id: 'ATHLETES_PAYMENT', amount: 500.01 });
      expect(errorOf(tooMuch)).toMatchObject({ status: 422, errorId: 'PYT400' });
    });
  });

  describe('sessions', () => {
    const start = (visitor: Visitor, query: string) => visitor.call('GET', `/cart/v1/paymentSession?${query}`);

    test('of the pay-later provider have the fields of its script', async () => {
      const { visitor, basketId } = await guestCart();
      const answer = paymentSession.parse((await start(visitor, 'referer=checkout&paymentMethodId=KLARNA')).body);
      expect(answer.payment_method_categories.length).toBeGreaterThan(0);
      const cart = await visitor.cart('GET', `/cart/v1/cart/${basketId}`);
      expect(cart.paymentInstruments).toMatchObject([
        { payment_method_id: 'KLARNA', paymentInstrumentId: answer.payment_instrument_id },
      ]);
      const script = await target.sandbox('/sandbox/pay-later/authorize', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ client_token: answer.client_token, billing_address: { given_name: 'Denied' } }),
      });
      expect(await script.json()).toEqual({ approved: false, show_form: false });
    });

    test('of a wallet are stored with the cart', async () => {
      const { visitor, basketId } = await guestCart();
      const answer = paymentSession.parse((await start(visitor, 'paymentMethod=PAYPAL')).body);
      const cart = await visitor.cart('GET', `/cart/v1/cart/${basketId}`);
      expect(cart.paypalPaymentSession).toMatchObject({ session_id: answer.session_id });
    });

    test.each(['athlete', 'credited'])('of a wallet are refused to an %s consumer', async (group) => {
      const visitor = group === 'athlete' ? athlete : await Visitor.signIn(target, 'credited@example.com');
      await emptied(visitor);
      const answer = await start(visitor, 'referer=cart&paymentMethodId=PAYPAL');
      expect(errorOf(answer)).toMatchObject({ status: 404, errorId: 'PAYMENT_INSTRUMENT_NOT_FOUND' });
    });

    test('of cards name the frame that takes them', async () => {
      const { visitor } = await guestCart();
      const { attachment } = paymentSession.parse((await start(visitor, 'paymentMethodId=CREDIT_CARD')).body);
      expect(attachment.frameUrl).toBe('/sandbox/frame/card');
      const frame = await target.sandbox(attachment.frameUrl ?? '');
      expect(await frame.text()).toContain('Card number');
    });

    test('need a cart and a method that is offered', async () => {
      const none = await start(await Visitor.start(target), 'paymentMethodId=KLARNA');
      expect(errorOf(none)).toMatchObject({ status: 404, errorId: 'CART_NOT_FOUND' });
      const { visitor } = await guestCart();
      const unknown = await start(visitor, 'paymentMethodId=SHELLS');
      expect(errorOf(unknown)).toMatchObject({ status: 404, code: 'PYT404' });
    });
  });

  test('note a device', async () => {
    const { visitor, basketId } = await guestCart();
    const note = { deviceFingerPrint: 'f-1', sessionId: 's-1' };
    const answer = await visitor.call('POST', '/cart/v1/deviceFingerPrint', note);
    expect(answer).toMatchObject({ status: 200, body: { basketId, ...note } });
  });

  test('take a card by a token of the provider’s frame', async () => {
    const answer = await target.sandbox('/sandbox/card/token', {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: 'null' },
      body: JSON.stringify({ number: '4111111111111111', expiryMonth: 12, expiryYear: 2040, cvc: '123' }),
    });
    expect(tokenAnswer.parse(await answer.json())).toMatchObject({ bin: '411111', brand: 'VISA', last4: '1111' });
  });
});

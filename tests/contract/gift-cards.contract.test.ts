import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { TARGETS, type Target } from './support/targets.test-support.ts';
import { errorOf, Visitor } from './support/visitor.test-support.ts';

const PIN = '1234';
const FULL = '6006490000000001';
const card = (last: number) => ({ number: `600649000000000${last}`, pin: PIN });
const item = { productId: 'LIMITED-100', qty: 1 };
const cents = (amount: number) => Math.round(amount * 100);

describe.each(TARGETS)('gift cards of $name', ({ open }) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  const path = (basketId: string, rest: string) => `/cart/v1/cart/${basketId}/${rest}`;
  const add = (visitor: Visitor, basketId: string, body: object) =>
    visitor.call('POST', path(basketId, 'paymentInstruments'), body);
  const added = (visitor: Visitor, basketId: string, body: object) =>
    visitor.cart('POST', path(basketId, 'paymentInstruments'), body);
  const guestCart = async (items: (typeof item)[] = [item]) => {
    const visitor = await Visitor.start(target);
    return { visitor, basketId: (await visitor.addToCart(...items)).basketId };
  };
  const balance = async (body: object) => (await Visitor.start(target)).call('POST', '/cart/v1/giftcard/balance', body);

  test('tell what they hold', async () => {
    expect((await balance({ number: FULL, pin: PIN })).body).toEqual({ balance: 50, currency: 'USD' });
    expect((await balance({ number: '6006 4900 0000 0001', pin: PIN })).status).toBe(200);
  });

  test.each([
    [{}, 400, 'GFC400', 'GFC400'],
    [{ number: FULL }, 400, 'GFC400', 'GFC400'],
    [{ number: '123', pin: PIN }, 422, 'GC_INVALID2', 'GFC800'],
    [{ ...card(2), pin: 'abcd' }, 422, 'GC_INVALID2', 'GFC760'],
    [{ number: '6006490000009999', pin: PIN }, 422, 'GC_INVALID2', 'GFC700'],
    [{ ...card(4), pin: '9999' }, 422, 'GC_INVALID2', 'GFC700'],
    [card(2), 422, 'GC_ZERO_BALANCE', 'GFC740'],
    [card(3), 422, 'GFC812', 'GFC812'],
    [card(4), 422, 'GC_NOT_ALLOWED', 'GFC725'],
  ])('refuse %j', async (body, status, errorId, code) => {
    expect(errorOf(await balance(body))).toMatchObject({ status, errorId, code });
  });

  test('answer an unknown number and a wrong PIN alike', async () => {
    const textOf = async (body: object) => z.object({ errorDetails: z.unknown() }).parse((await balance(body)).body);
    const unknown = await textOf({ number: '6006490000008888', pin: PIN });
    expect(await textOf({ ...card(3), pin: '8888' })).toEqual(unknown);
  });

  test('pay what they hold, the rest is left', async () => {
    const { visitor, basketId } = await guestCart();
    const { totals } = await visitor.cart('GET', `/cart/v1/cart/${basketId}`);
    const cart = await added(visitor, basketId, { payment_method_id: 'GIFT_CARD', giftCard: card(1), amount: 12.34 });
    expect(cents(cart.totals.remainingToPay)).toBe(cents(totals.total) - 1234);
    expect(cart.paymentInstruments).toMatchObject([
      { payment_method_id: 'GIFT_CARD', amount: 12.34, remainingAmount: 37.66, maskedNumber: '************0001' },
    ]);
    expect(JSON.stringify(cart)).not.toContain(FULL);
    const again = await add(visitor, basketId, { payment_method_id: 'GIFT_CARD', giftCard: card(1) });
    expect(errorOf(again)).toMatchObject({ status: 409, errorId: 'GC_ALREADY_APPLIED', code: 'GFC755' });
    const [instrument] = cart.paymentInstruments;
    const removed = await visitor.cart('DELETE', path(basketId, 'paymentInstruments'), {
      paymentInstrumentId: instrument?.paymentInstrumentId,
    });
    expect(removed).toMatchObject({ paymentInstruments: [], totals: { remainingToPay: totals.total } });
  });

  test.each([2, 3, 4])('that cannot be used are not applied: …%i', async (last) => {
    const { visitor, basketId } = await guestCart();
    const answer = await add(visitor, basketId, { payment_method_id: 'GIFT_CARD', giftCard: card(last) });
    const ids = { 2: 'GC_ZERO_BALANCE', 3: 'GFC812', 4: 'GC_NOT_ALLOWED' };
    expect(errorOf(answer)).toMatchObject({ status: 422, errorId: ids[last as 2 | 3 | 4] });
  });

  test('are not spent in another currency, nor on gift cards', async () => {
    const abroad = await Visitor.start(target);
    const addedCart = await abroad.cart('POST', '/cart/v1/cartWithItem?siteId=de&locale=de-de', { items: [item] });
    const body = { payment_method_id: 'GIFT_CARD', giftCard: card(1) };
    expect(errorOf(await add(abroad, addedCart.basketId, body))).toMatchObject({
      errorId: 'GC_NOT_ALLOWED',
      status: 422,
    });
    const { visitor, basketId } = await guestCart([{ productId: 'DIGITAL-GC-25', qty: 1 }]);
    expect(errorOf(await add(visitor, basketId, body))).toMatchObject({ errorId: 'GFO405', status: 422 });
    const mixed = await guestCart([item, { productId: 'DIGITAL-GC-25', qty: 1 }]);
    const { totals } = await added(mixed.visitor, mixed.basketId, body);
    expect(totals.remainingToPay).toBeGreaterThanOrEqual(25);
  });
});

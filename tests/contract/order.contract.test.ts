import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADDRESS, CARDS } from '../harness/purchase.ts';
import { orderOf, Customer } from './support/checkout.test-support.ts';
import { TARGETS, type Target } from './support/targets.test-support.ts';
import { DEMO_PASSWORD, errorOf, Visitor } from './support/visitor.test-support.ts';

const cents = (amount: number) => Math.round(amount * 100);
const MAP = { productId: 'LIMITED-100', qty: 1 };
const CASE = { productId: 'MARKDOWN-1', qty: 2 };

describe.each(TARGETS)('the order calls of $name', ({ open }) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  async function customer(...items: { productId: string; qty: number }[]) {
    const started = await Customer.start(target);
    await started.fill(...items);
    return started;
  }

  test('let a guest buy', async () => {
    const guest = await customer(MAP, CASE);
    const prepared = await guest.prepare();
    expect(prepared.orderNumber).toMatch(/^[A-Z0-9]{12}$/);
    const order = orderOf(await guest.place(await guest.payload()));
    expect(order).toMatchObject({
      orderNumber: prepared.orderNumber,
      status: 'placed',
      email: ADDRESS.email,
      flashMessages: [],
      billingAddress: { lastName: 'Hill', phone: '+12125550100' },
      paymentMethod: [{ code: 'CREDIT_CARD', additionalData: [{ payment_method_id: 'CREDIT_CARD' }] }],
      shipments: [
        {
          shipmentId: 'me',
          shippingMethod: 'standard',
          storeId: null,
          deliveryDates: prepared.shippingMethods.find(({ code }) => code === 'standard')?.deliveryDates,
        },
      ],
    });
    expect(order.items.map(({ productId, qty }) => ({ productId, qty }))).toEqual([MAP, CASE]);
    const { total, itemTotal, totalDiscount, shipping, tax, merchandiseTotalTax } = order.totals;
    expect(cents(total)).toBe(cents(itemTotal) - cents(totalDiscount) + cents(shipping) + cents(tax));
    expect({ total, tax }).toEqual({ total: prepared.totals.total, tax: prepared.totals.tax });
    expect(merchandiseTotalTax).toBe(tax);
    expect(order.paymentMethod[0]?.additionalData[0]?.amount).toBe(total);
    const next = await guest.visitor.cart('POST', '/cart/v1/cart', {});
    expect(next).toMatchObject({ totalItems: 0 });
    expect(next.basketId).not.toBe(guest.cartId);
  });

  test('let a wallet pay, and PayPal on a product page name its basket', async () => {
    const guest = await customer(MAP);
    await guest.prepare();
    const payload = await guest.walletPayload('PAYPAL');
    const place = (bid: string) => guest.visitor.call('PUT', `/cart/v2/checkout/order?bid=${bid}`, payload);
    const order = orderOf(await place(guest.cartId));
    expect(order).toMatchObject({ status: 'placed', paymentMethod: [{ code: 'PAYPAL' }] });
    expect(orderOf(await place('another-basket'))).toEqual(order);
  });

  test('reject a declined wallet, and accept another for the same cart', async () => {
    const guest = await customer(MAP);
    await guest.prepare();
    const declined = await guest.place(await guest.walletPayload('APPLE_PAY', 'Denied'));
    expect(errorOf(declined)).toMatchObject({ status: 422, errorId: 'PAYMENT_ERROR' });
    const order = orderOf(await guest.place(await guest.walletPayload('GOOGLE_PAY')));
    expect(order).toMatchObject({ status: 'placed', paymentMethod: [{ code: 'GOOGLE_PAY' }] });
  });

  test('create one order per cart, also for later and concurrent requests', async () => {
    const guest = await customer(MAP);
    const payload = await guest.payload();
    const answers = await Promise.all(Array.from({ length: 8 }, () => guest.place(payload)));
    const orders = new Set(answers.map((answer) => JSON.stringify(orderOf(answer))));
    expect(orders.size).toBe(1);
    expect(JSON.stringify(orderOf(await guest.place({ cartId: guest.cartId })))).toBe([...orders][0]);
  });

  test('end a challenge by PATCH, once', async () => {
    const guest = await customer(MAP);
    const pending = orderOf(await guest.place(await guest.payload(CARDS.challenge)));
    expect(pending).toMatchObject({ status: 'pending', flashMessages: [{ code: 'PaymentNotAuthorized' }] });
    const action = Object(pending.flashMessages[0]?.details.action);
    expect(action).toMatchObject({ type: 'challenge', url: expect.any(String) });
    const data = {
      card_type: 'VISA',
      payment_instrument_id: action.paymentInstrumentId,
      sessionID: action.sessionID,
      redirectResult: await guest.redirectResult(action.sessionID, '1234'),
    };
    const done = orderOf(await guest.patch(pending.orderNumber, data));
    expect(done).toEqual({ ...pending, status: 'placed', flashMessages: [] });
    expect(orderOf(await guest.patch(pending.orderNumber, data))).toEqual(done);
  });

  test('give a failed challenge up, with the cart open again', async () => {
    const guest = await customer(MAP);
    const pending = orderOf(await guest.place(await guest.payload(CARDS.challenge)));
    const { sessionID } = Object(pending.flashMessages[0]?.details.action);
    const redirectResult = await guest.redirectResult(sessionID, '0000');
    const rejected = errorOf(await guest.patch(pending.orderNumber, { sessionID, redirectResult }));
    expect(rejected).toMatchObject({ status: 422, errorId: 'PAYMENT_ERROR', code: 'PAY400' });
    const cart = await guest.visitor.cart('POST', '/cart/v1/cart', {});
    expect(cart).toMatchObject({ totalItems: 1 });
    guest.cartId = cart.basketId;
    const second = orderOf(await guest.place(await guest.payload()));
    expect(second.orderNumber).not.toBe(pending.orderNumber);
  });

  test.each([
    [CARDS.declined, 'PAYMENT_ERROR', 'PAY400'],
    [CARDS.fraud, 'PAYMENT_FRAUD_VERIFICATION_EXCEPTION', 'PYT402'],
  ])('refuse the card %s', async (card, errorId, code) => {
    const guest = await customer(MAP);
    expect(errorOf(await guest.place(await guest.payload(card)))).toMatchObject({ status: 422, errorId, code });
    expect(orderOf(await guest.place(await guest.payload()))).toMatchObject({ status: 'placed' });
  });

  test('reject a request without captcha, address, or payment', async () => {
    const guest = await customer(MAP);
    const payload = await guest.payload();
    const tried = async (change: object) => errorOf(await guest.place({ ...payload, ...change }));
    expect(await tried({ recaptcha_response: undefined })).toMatchObject({ status: 403, code: 'AUT403' });
    expect(await tried({ paymentMethod: undefined })).toMatchObject({ status: 422, code: 'PYT400' });
    expect(await tried({ billingAddress: { firstName: 'A' } })).toMatchObject({ status: 400, code: 'BIL400' });
    expect(await tried({ billingAddress: { ...ADDRESS, phone: '' } })).toMatchObject({ status: 400, code: 'BILL410' });
    const newVisitor = await Visitor.start(target);
    const { basketId } = await newVisitor.addToCart(MAP);
    const prepared = await newVisitor.call('POST', '/cart/v1/cart/prepareOrder', { basketId });
    expect(errorOf(prepared)).toMatchObject({ status: 400, code: 'CHK380' });
  });

  test('need an email address that one can write to', async () => {
    const guest = await customer(MAP);
    const payload = { ...(await guest.payload()), billingAddress: { ...ADDRESS, email: 'nobody' } };
    expect(errorOf(await guest.place(payload))).toMatchObject({ status: 400, errorId: 'ORD400', code: 'ORD400' });
  });

  test('reject a code that another customer has used up since the total was calculated', async () => {
    const [slow, quick] = [await customer(MAP), await customer(MAP)];
    for (const { visitor, cartId } of [slow, quick]) {
      await visitor.cart('PUT', '/cart/v1/coupon', { cartId, code: 'FIRSTUP' });
    }
    await slow.prepare();
    expect(orderOf(await quick.place(await quick.payload())).totals.totalDiscount).toBeGreaterThan(0);
    expect(errorOf(await slow.place(await slow.payload()))).toMatchObject({ status: 422, code: 'PRM140' });
    const { totals } = await slow.prepare();
    expect(orderOf(await slow.place(await slow.payload())).totals).toMatchObject({ total: totals.total });
  });

  test('name who sold in a store, who has to be connected to the session', async () => {
    const inStoreSalesInfo = { storeId: '1001', storeEmployeeId: 'A1001' };
    const guest = await customer(MAP);
    const sold = { ...(await guest.payload()), inStoreSalesInfo };
    expect(errorOf(await guest.place(sold))).toMatchObject({ status: 403, code: 'AUT404' });
    const associate = { ...inStoreSalesInfo, password: DEMO_PASSWORD };
    await guest.visitor.call('POST', '/consumers-v3/consumer/agent/login', associate);
    for (const other of [{ storeId: '1002' }, { storeEmployeeId: 'A1002' }]) {
      const changed = { ...sold, inStoreSalesInfo: { ...inStoreSalesInfo, ...other } };
      expect(errorOf(await guest.place(changed))).toMatchObject({ status: 404, code: 'STR404' });
    }
    expect(orderOf(await guest.place(sold))).toMatchObject({ status: 'placed' });
  });

  test('return the error of an unknown cart or order for another customer’s', async () => {
    const guest = await customer(MAP);
    const other = await Customer.start(target);
    other.cartId = guest.cartId;
    expect(errorOf(await other.place(await other.payload()))).toMatchObject({ status: 404, code: 'BSK404' });
    const { orderNumber } = orderOf(await guest.place(await guest.payload(CARDS.challenge)));
    const data = { redirectResult: 'x' };
    expect(errorOf(await other.patch(orderNumber, data))).toMatchObject({ status: 404, code: 'ORD409' });
    expect(errorOf(await other.patch('M22222222222', data))).toMatchObject({ status: 404, code: 'ORD409' });
  });

  test('return the same response to the same idempotency key and body, and reject the key for another', async () => {
    const guest = await customer(MAP);
    const key = { 'idempotency-key': `key-${guest.cartId}` };
    const payload = await guest.payload();
    const answers = await Promise.all(Array.from({ length: 6 }, () => guest.place(payload, key)));
    expect(new Set(answers.map((answer) => JSON.stringify(orderOf(answer)))).size).toBe(1);
    const other = await guest.place({ ...payload, recaptcha_response: 'other' }, key);
    expect(errorOf(other)).toMatchObject({ status: 422, errorId: 'IDEMPOTENCY_KEY_REUSED' });
    const rejectedKey = { 'idempotency-key': `no-${guest.cartId}` };
    const second = await customer(MAP);
    const declined = await second.payload(CARDS.declined);
    const rejections = [await second.place(declined, rejectedKey), await second.place(declined, rejectedKey)];
    expect(rejections.map(errorOf)).toMatchObject([{ code: 'PAY400' }, { code: 'PAY400' }]);
    expect(errorOf(await guest.place(payload, { 'idempotency-key': 'a b' }))).toMatchObject({ errorId: 'VALIDATION' });
  });

  test('hold the last unit for who prepared first', async () => {
    const first = await customer({ productId: 'LIMITED-1', qty: 1 });
    const second = await customer({ productId: 'LIMITED-1', qty: 1 });
    await first.prepare();
    const answer = await second.visitor.call('POST', '/cart/v1/cart/prepareOrder', { basketId: second.cartId });
    expect(errorOf(answer)).toMatchObject({ status: 409, errorId: 'ITEMS_OOS', code: 'INV406' });
    expect(orderOf(await first.place(await first.payload()))).toMatchObject({ status: 'placed' });
  });

  test('add and reserve in one request', async () => {
    const visitor = await Visitor.start(target);
    const cart = await visitor.cart('POST', '/cart/v1/reserveWithItem', { items: [MAP] });
    expect(cart.items).toMatchObject([MAP]);
  });
});

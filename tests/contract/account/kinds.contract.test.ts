import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { profile, type SpendRecord } from '../../../src/api/account/profile.schema.ts';
import type { NewCartItem } from '../../../src/api/cart/cart.schema.ts';
import { paymentMethods } from '../../../src/api/cart/payment.schema.ts';
import { Customer, orderOf } from '../support/checkout.test-support.ts';
import { newConsumer } from '../support/account.test-support.ts';
import { CAN_ARRANGE, TARGETS, type Target } from '../support/targets.test-support.ts';
import { errorOf, Visitor } from '../support/visitor.test-support.ts';

const BASE = '/consumers-v3/consumer';
const item: NewCartItem = { productId: 'LIMITED-100', qty: 1 };
const one = () => item;
const cents = (amount = 0) => Math.round(amount * 100);

describe.each(TARGETS)('kinds of customer of $name', ({ open }) => {
  let target: Target;
  beforeAll(async () => void (target = await open()));
  afterAll(() => target.close());

  const profileOf = async (visitor: Visitor) => profile.parse((await visitor.call('GET', BASE)).body).consumerProfile;
  const cancel = async (visitor: Visitor, orderNumber: string) =>
    expect((await visitor.call('POST', `${BASE}/CancelOrder`, { orderNumber })).status).toBe(200);

  describe.each([
    ['athlete@example.com', 'ATHLETES_PAYMENT', 'athlete'],
    ['credited@example.com', 'INFLUENCER_CREDIT', 'consumerCredit'],
  ] as const)('%s', (email, method, record) => {
    let visitor: Visitor;
    beforeAll(async () => void (visitor = await Visitor.signIn(target, email)));

    const creditOf = async () => (await profileOf(visitor)).consumerDetails[record];
    const leftOf = (credit: SpendRecord) => cents(credit?.annualCredit) - cents(credit?.currentSpend);
    const inCart = async (basketId: string) => {
      const { body } = await visitor.call('GET', `/cart/v1/cart/${basketId}/paymentMethods`);
      const offered = paymentMethods.parse(body).paymentMethods.find(({ id }) => id === method);
      return cents(offered?.remainingAmount ?? 0);
    };

    test('has the same credit in account, cart and order, less what an order took until it is cancelled', async () => {
      const customer = Customer.of(target, visitor);
      await customer.fill(one());
      const before = leftOf(await creditOf());
      expect(before).toBeGreaterThan(0);
      expect(await inCart(customer.cartId)).toBe(before);
      const path = `/cart/v1/cart/${customer.cartId}/paymentInstruments`;
      const cart = await visitor.cart('POST', path, { payment_method_id: method, amount: 10.01 });
      expect(cart.paymentInstruments).toMatchObject([
        { payment_method_id: method, amount: 10.01, remainingAmount: (before - 1001) / 100 },
      ]);
      expect(leftOf(await creditOf()), 'a cart takes nothing').toBe(before);
      await customer.prepare();
      const order = orderOf(await customer.place(await customer.payload()));
      const [paid] = order.paymentMethod.flatMap(({ additionalData }) => additionalData);
      expect(paid).toMatchObject({ payment_method_id: method, amount: 10.01 });
      expect(leftOf(await creditOf())).toBe(before - 1001);
      const next = await visitor.addToCart(item);
      expect(await inCart(next.basketId)).toBe(before - 1001);
      await cancel(visitor, order.orderNumber);
      expect(leftOf(await creditOf())).toBe(before);
      expect(await inCart(next.basketId)).toBe(before);
    });
  });

  test('buys as an employee once the terms are accepted, by name, and counts what was sold at the discount', async () => {
    const visitor = await Visitor.signIn(target, 'employee@example.com');
    const customer = Customer.of(target, visitor);
    await customer.fill(one());
    const read = () => visitor.cart('GET', `/cart/v1/cart/${customer.cartId}`);
    expect((await read()).totals).toMatchObject({ totalDiscount: 0, discountNames: [] });
    await visitor.call('PUT', BASE, { consumerProfile: { isEmployeeDiscountTCAccepted: true } });
    const { totals } = await read();
    expect(totals).toMatchObject({ discountNames: ['Employee price'] });
    expect(cents(totals.totalDiscount)).toBe(Math.round(cents(totals.itemTotal) * 0.4));
    const spent = async () => cents((await profileOf(visitor)).consumerDetails.employee?.currentSpend);
    expect(await spent()).toBe(0);
    await customer.prepare();
    const order = orderOf(await customer.place(await customer.payload()));
    expect(order.totals.discountNames).toEqual(['Employee price']);
    expect(await spent()).toBe(cents(totals.itemTotal));
    await cancel(visitor, order.orderNumber);
    expect(await spent()).toBe(0);
  });

  test.runIf(CAN_ARRANGE)('sells at the price of professionals up to the cap only', async () => {
    const visitor = await Visitor.signIn(target, 'ipa@example.com');
    const cap = 1000;
    const account = (changes: { cap_minor: number; spent_minor: number }) =>
      target.arrange((write) =>
        write
          .updateTable('spend_account')
          .set(changes)
          .where('consumer_no', 'in', write.selectFrom('consumer').select('consumer_no').where('email', '=', 'ipa@example.com'))
          .execute(),
      ); // prettier-ignore
    const { totals } = await visitor.addToCart(item);
    expect(totals.discountNames).toEqual(['Professional price']);
    expect(cents(totals.totalDiscount)).toBe(Math.round(cents(totals.itemTotal) * 0.25));
    await account({ cap_minor: cap, spent_minor: 0 });
    const { basketId, totals: partly } = await visitor.cart('POST', '/cart/v1/cart', {});
    expect(cents(partly.totalDiscount)).toBe(cap * 0.25);
    await account({ cap_minor: cap, spent_minor: cap });
    const { totals: none } = await visitor.cart('GET', `/cart/v1/cart/${basketId}`);
    expect(none).toMatchObject({ totalDiscount: 0, discountNames: [] });
    const { prosumer } = (await profileOf(visitor)).consumerDetails;
    expect(prosumer).toMatchObject({ currentSpend: 10, annualCap: 10 });
  });

  test('becomes a professional by a membership that its programme confirms', async () => {
    const { visitor } = await newConsumer(target);
    const claim = { programme: 'WRANX', memberNumber: 'WRANX-271828', lastName: 'Ash' };
    const verify = (change: object = {}, by = visitor) =>
      by.call('POST', `${BASE}/professional`, { ...claim, ...change });
    const { basketId, totals } = await visitor.addToCart(item);
    expect(totals.totalDiscount).toBe(0);
    expect((await verify({ memberNumber: 'WRANX-271800' })).body).toEqual({ result: 'expired' });
    expect((await verify({ lastName: 'Denied' })).body).toEqual({ result: 'unknown' });
    expect((await verify()).body).toEqual({ result: 'verified' });
    const { consumerDetails } = await profileOf(visitor);
    expect(consumerDetails).toMatchObject({
      identity: [{ type: 'WRANX' }],
      prosumer: { currentSpend: 0, annualCap: 1500, currency: 'USD' },
    });
    const cart = await visitor.cart('GET', `/cart/v1/cart/${basketId}`);
    expect(cart.totals).toMatchObject({ discountNames: ['Professional price'] });
    const { visitor: other } = await newConsumer(target);
    expect((await verify({}, other)).body).toEqual({ result: 'taken' });
    expect((await profileOf(other)).consumerDetails).toMatchObject({ identity: [], prosumer: null });
    expect(errorOf(await verify({ programme: 'OTHER' }))).toMatchObject({ status: 400, errorId: 'VALIDATION' });
    expect((await verify({}, await Visitor.start(target))).status).toBe(403);
  });
});

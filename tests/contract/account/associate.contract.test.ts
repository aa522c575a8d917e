import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { purchaseHistory } from '../../../src/api/orders/purchases.schema.ts';
import { servedCustomer } from '../../../src/api/identity/served-customer.schema.ts';
import { CARDS } from '../../harness/purchase.ts';
import { Customer, orderOf } from '../support/checkout.test-support.ts';
import { TARGETS, type Target } from '../support/targets.test-support.ts';
import { DEMO_PASSWORD, errorOf, Visitor } from '../support/visitor.test-support.ts';

const SERVED = '/consumers-v3/consumer/agent/customer';
const RECEIPT = '/consumers-v3/consumer/resendReceipt';
const ASSOCIATE = { storeId: '1001', storeEmployeeId: 'A1001', password: DEMO_PASSWORD };
const MAP = { productId: 'LIMITED-100', qty: 1 };
const MEMBERS_CODE = 'BASECAMP15';
const mails = z.array(z.object({ subject: z.string(), text: z.string(), attachments: z.array(z.unknown()) }));

let phones = 71_000;

describe.each(TARGETS)('an associate on $name', ({ open }) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  async function connect(): Promise<Visitor> {
    const visitor = await Visitor.start(target);
    await visitor.call('POST', '/consumers-v3/consumer/agent/login', ASSOCIATE);
    return visitor;
  }
  async function account(fields: object = {}) {
    const phone = `21255${(phones += 1)}`;
    const names = { firstName: 'Maya', lastName: 'Torres', birthDate: '1990-04-23' };
    const visitor = await Visitor.signUp(target, { ...names, phone, phoneCode: '1', ...fields });
    return Object.assign(visitor, { phone });
  }
  const historyOf = async (visitor: Visitor) =>
    purchaseHistory.parse((await visitor.call('POST', '/consumers-v3/consumer/purchasehistory', {})).body);
  const inboxOf = async (email: string) =>
    mails.parse(await (await target.sandbox(`/sandbox/inbox.json?to=${encodeURIComponent(email)}`)).json());

  test('finds a customer by the whole address or number, and sees the name, a masked contact and the points', async () => {
    const { email, phone } = await account({ loyaltyOptIn: true });
    const clerk = await connect();
    const known = {
      name: 'Maya Torres',
      email: 'w•••@example.com',
      phone: `•••${phone.slice(-2)}`,
      isLoyaltyMember: true,
      points: 0,
    };
    for (const contact of [{ email: ` ${email.toUpperCase()}` }, { phone }, { phone: `+1${phone}` }]) {
      const { status, body } = await clerk.call('POST', SERVED, contact);
      expect([status, body]).toEqual([200, known]);
    }
    const wrong = [{ email: email.slice(1) }, { phone: phone.slice(1) }, { email: 'walker' }];
    const answers = await Promise.all(wrong.map((contact) => clerk.call('POST', SERVED, contact)));
    expect(answers.map((answer) => errorOf(answer).errorId)).toEqual(['CCN404', 'CCN404', 'AUT453']);
    expect(errorOf(await clerk.call('POST', SERVED, {}))).toMatchObject({ status: 400, errorId: 'VALIDATION' });
  });

  test('alone can look for customers, and not where one has signed in', async () => {
    const customer = await account();
    const guest = await Visitor.start(target);
    for (const visitor of [guest, customer]) {
      for (const method of ['POST', 'PUT', 'DELETE']) {
        const answer = await visitor.call(method, SERVED, method === 'DELETE' ? undefined : { email: customer.email });
        expect(errorOf(answer)).toMatchObject({ status: 403, errorId: 'AUT404' });
      }
    }
    await customer.call('POST', '/consumers-v3/consumer/agent/login', ASSOCIATE);
    const other = await account();
    const answer = await customer.call('PUT', SERVED, { email: other.email });
    expect(errorOf(answer)).toMatchObject({ status: 403, errorId: 'AUT404' });
  });

  test('continues the cart for a customer with the prices of a member, and without their balances', async () => {
    const member = await account({ loyaltyOptIn: true });
    const clerk = await connect();
    const { basketId: cartId } = await clerk.addToCart(MAP);
    const code = { cartId, code: MEMBERS_CODE };
    expect(errorOf(await clerk.call('PUT', '/cart/v1/coupon', code)).errorId).toBe('PRM160');
    const served = servedCustomer.parse((await clerk.call('PUT', SERVED, { email: member.email })).body);
    const { session } = await clerk.startSession({ type: 'Guest' });
    expect(session).toMatchObject({ loggedIn: false, basketId: cartId, associate: { customer: served } });
    const cart = await clerk.cart('PUT', '/cart/v1/coupon', code);
    expect(cart.totals.totalDiscount).toBeGreaterThan(0);
    expect(cart.paymentMethods.map(({ id }) => id)).not.toContain('LOYALTY_POINTS');
    const points = { payment_method_id: 'LOYALTY_POINTS' };
    const path = `/cart/v1/cart/${cartId}/paymentInstruments`;
    expect(errorOf(await clerk.call('POST', path, points)).errorId).toBe('REW401');
    for (const own of ['', '/payment_instruments', '/loyalty/vouchers']) {
      const answer = await clerk.call('GET', `/consumers-v3/consumer${own}`);
      expect(answer.status, own).toBeGreaterThanOrEqual(400);
    }

    await clerk.call('DELETE', SERVED);
    const after = await clerk.startSession({ type: 'Guest' });
    expect(after.session.associate?.customer).toBeUndefined();
    const plain = await clerk.cart('GET', `/cart/v1/cart/${cartId}`);
    expect(plain.totals.totalDiscount).toBe(0);
  });

  test.each(['approved', 'challenged'] as const)(
    'sells to a customer with an %s card: the order is theirs, with seller and reductions',
    async (card) => {
      const member = await account();
      const clerk = await connect();
      await clerk.call('PUT', SERVED, { phone: member.phone });
      const sale = Customer.of(target, clerk);
      const maps = () => ({ productId: MAP.productId, qty: 2 });
      await sale.fill(maps());
      const [item] = (await clerk.cart('GET', `/cart/v1/cart/${sale.cartId}`)).items;
      const lowered = { itemId: item?.id, kind: 'amount', value: 5, reason: 'DAMAGED' };
      await clerk.cart('POST', `/cart/v1/cart/${sale.cartId}/price_adjustments`, lowered);
      await sale.prepare();
      const inStoreSalesInfo = { storeId: '1001', storeEmployeeId: 'A1001' };
      const number = card === 'approved' ? CARDS.approved : CARDS.challenge;
      const first = orderOf(await sale.place({ ...(await sale.payload(number)), inStoreSalesInfo }));
      const order = card === 'approved' ? first : await confirm(sale, first);
      const facts = {
        status: 'placed',
        inStoreSalesInfo: {
          ...inStoreSalesInfo,
          storeName: 'Marrow Ridge Boulder',
          storeEmployeeName: 'Alex Moreau',
        },
        priceAdjustments: [
          { itemId: item?.id, kind: 'amount', value: 5, reason: 'DAMAGED', price: 5, storeEmployeeId: 'A1001' },
        ],
      };
      expect(order).toMatchObject(facts);
      const { orders } = await historyOf(member);
      expect(orders.map(({ orderNumber }) => orderNumber)).toEqual([order.orderNumber]);
      const own = await member.call('GET', `/consumers-v3/consumer/purchase/${order.orderNumber}`);
      expect(own.body).toMatchObject(facts);
      const left = await clerk.call('GET', `/consumers-v3/consumer/purchase/${order.orderNumber}`);
      expect(errorOf(left).errorId).toBe('OHS4004');
    },
  );

  /** Passes the challenge, twice: the second answer is the same. */
  async function confirm(sale: Customer, { orderNumber, flashMessages }: ReturnType<typeof orderOf>) {
    const { action } = z.object({ action: z.object({ sessionID: z.string() }) }).parse(flashMessages[0]?.details);
    const { sessionID } = action;
    const data = { sessionID, redirectResult: await sale.redirectResult(sessionID, '1234') };
    const placed = orderOf(await sale.patch(orderNumber, data));
    expect(orderOf(await sale.patch(orderNumber, data))).toEqual(placed);
    return placed;
  }

  test('mails the receipt of a guest’s order to an address given in the store', async () => {
    const clerk = await connect();
    const { orderNumber, st } = await Customer.of(target, clerk).buy(MAP);
    const recipient = `till-${crypto.randomUUID()}@example.com`;
    expect(await clerk.call('POST', RECEIPT, { orderNumber, st, recipient })).toMatchObject({ status: 200 });
    const [mail] = await inboxOf(recipient);
    expect(mail).toMatchObject({ subject: 'Your receipt from Marrow Ridge Boulder' });
    expect(mail?.text).toContain(`Alex Moreau sold you order ${orderNumber}`);
    expect(mail?.text).not.toContain('order-details');
    expect(mail?.attachments).toHaveLength(1);
    const wrong = await clerk.call('POST', RECEIPT, { orderNumber, st, recipient: 'till' });
    expect(errorOf(wrong)).toMatchObject({ status: 400, errorId: 'AUT453' });
  });

  test('mails no receipt of an order that was not sold in a store, nor as a customer', async () => {
    const guest = await Customer.start(target);
    const { orderNumber, st } = await guest.buy(MAP);
    const body = { orderNumber, st, recipient: 'ada@example.com' };
    expect(errorOf(await guest.visitor.call('POST', RECEIPT, body)).errorId).toBe('AUT404');
    const clerk = await connect();
    expect(errorOf(await clerk.call('POST', RECEIPT, body))).toMatchObject({ status: 404, errorId: 'OHS4004' });
  });

  test('starts the next sale without the former customer', async () => {
    const member = await account({ loyaltyOptIn: true });
    const clerk = await connect();
    await clerk.call('PUT', SERVED, { email: member.email });
    await clerk.addToCart(MAP);
    await clerk.call('POST', '/consumers-v3/consumer/auth/signout', {});
    const { session } = await clerk.startSession({ type: 'Guest' });
    expect(session).toMatchObject({ loggedIn: false });
    expect(session.associate).toBeUndefined();
    await clerk.call('POST', '/consumers-v3/consumer/agent/login', ASSOCIATE);
    const { session: next } = await clerk.startSession({ type: 'Guest' });
    expect(next.associate?.customer).toBeUndefined();
    expect(await clerk.cart('POST', '/cart/v1/cart', {})).toMatchObject({ items: [], priceAdjustments: [] });
  });

  test('goes on for a guest once the customer has closed the account', async () => {
    const member = await account();
    const clerk = await connect();
    await clerk.call('PUT', SERVED, { email: member.email });
    await clerk.addToCart(MAP);
    const closed = await member.call('DELETE', '/consumers-v3/consumer', { currentPassword: DEMO_PASSWORD });
    expect(closed.status).toBe(200);
    const { session } = await clerk.startSession({ type: 'Guest' });
    expect(session.associate?.customer).toBeUndefined();
    expect((await Customer.of(target, clerk).buy(MAP)).status).toBe('placed');
  });
});

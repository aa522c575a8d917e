import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { purchaseHistory } from '../../src/api/orders/purchases.schema.ts';
import { Customer } from './support/checkout.test-support.ts';
import { TARGETS, type Target } from './support/targets.test-support.ts';
import { errorOf, Visitor } from './support/visitor.test-support.ts';

const BASE = '/consumers-v3/consumer';

describe.each(TARGETS)('a guest’s order of $name', ({ open }) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());

  async function buyAsGuest() {
    const guest = await Visitor.start(target);
    const { orderNumber: orderNo, st } = await Customer.of(target, guest).buy({ productId: 'LIMITED-100', qty: 1 });
    return { guest, orderNo, st };
  }
  const openAccount = async () => (await Visitor.signUp(target)).email;
  const ordersOf = async (visitor: Visitor) => {
    const { body } = await visitor.call('POST', `${BASE}/purchasehistory`, {});
    return purchaseHistory.parse(body).orders.map(({ orderNumber }) => orderNumber);
  };
  /** Signs in as after a purchase. */
  async function join(visitor: Visitor, email: string, order: object) {
    await visitor.signIn(email, undefined, { action: 'postLogin', ...order });
    return ordersOf(visitor);
  }

  test('joins the account of the sign-in that follows', async () => {
    const { guest, orderNo, st } = await buyAsGuest();
    expect(await join(guest, await openAccount(), { orderNo, st })).toEqual([orderNo]);
    expect((await guest.call('GET', `${BASE}/purchase/${orderNo}`)).status).toBe(200);
  });

  test('joins no account by a wrong secret, though the sign-in succeeds', async () => {
    const { guest, orderNo, st } = await buyAsGuest();
    const thief = await Visitor.start(target);
    const email = await openAccount();
    for (const wrong of ['x'.repeat(st.length), st.slice(0, -1), `${st} `, st.toUpperCase()])
      expect(await join(thief, email, { orderNo, st: wrong })).toEqual([]);
    expect(errorOf(await thief.call('GET', `${BASE}/purchase/${orderNo}`)).errorId).toBe('OHS4004');
    expect(await join(guest, email, { orderNo, st })).toEqual([orderNo]);
  });

  test('stays with the account it belongs to, even for who knows its secret', async () => {
    const owner = await Visitor.signUp(target);
    const bought = await Customer.of(target, owner).buy({ productId: 'LIMITED-100', qty: 1 });
    const stranger = await Visitor.start(target);
    const order = { orderNo: bought.orderNumber, st: bought.st };
    expect(await join(stranger, await openAccount(), order)).toEqual([]);
    expect(await ordersOf(owner)).toEqual([bought.orderNumber]);
  });

  test('joins once: sent again it stays, and no second account gets it', async () => {
    const { guest, orderNo, st } = await buyAsGuest();
    const email = await openAccount();
    await join(guest, email, { orderNo, st });
    expect(await join(await Visitor.start(target), email, { orderNo, st })).toEqual([orderNo]);
    expect(await join(await Visitor.start(target), await openAccount(), { orderNo, st })).toEqual([]);
    expect(await ordersOf(guest)).toEqual([orderNo]);
  });

  test.each([
    ['another action', { action: 'checkout' }],
    ['no secret', { st: undefined }],
  ])('joins nothing with %s', async (_, change) => {
    const { guest, orderNo, st } = await buyAsGuest();
    expect(await join(guest, await openAccount(), { orderNo, st, ...change })).toEqual([]);
  });
});

import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createShop, putProduct, us } from '../catalog/shop.test-support.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { CODE_MILLISECONDS } from './authorization-codes.ts';
import { createTestIdentity, outcomeOf } from './identity.test-support.ts';
import { newSecret, sha256 } from './secrets.ts';

describe.each(TEST_DATABASES)('the exchange of a code on $name', ({ open }) => {
  let database: Database;
  let shop: ReturnType<typeof createTestIdentity>;
  beforeAll(async () => {
    database = await open();
    shop = createTestIdentity(database);
    await putProduct(database, { id: 'boot', variants: [{ sku: 'BOOT' }] });
  });
  afterAll(() => database.close());

  const openOrder = (orderNo: string, consumer_no: string) =>
    database.write
      .insertInto('shop_order')
      .values({
        order_number: orderNo,
        basket_id: `b-${orderNo}`,
        consumer_no,
        email: 'guest@example.com',
        st: `secret of ${orderNo}`,
        site_id: 'us',
        locale: 'en-us',
        currency: 'USD',
        status: 'placed',
        total_minor: 1000,
        answer: '{}',
        created_at: 1,
        placed_at: 1,
        expires_at: null,
      })
      .execute();

  async function ownerOf(orderNo: string): Promise<string | undefined> {
    const orders = database.read.selectFrom('shop_order').select('consumer_no').where('order_number', '=', orderNo);
    return (await orders.executeTakeFirst())?.consumer_no;
  }

  test('returns a new session and ends the guest’s', async () => {
    const { email, consumerNo } = await shop.signUp();
    const guest = await shop.sessions.startGuest(us);
    const proof = await shop.authorize(email, undefined, guest.principal);
    const { principal, accessToken } = await shop.exchange(proof, guest.principal);
    expect(principal).toMatchObject({ consumerNo, loggedIn: true, consumerType: 'REGISTERED' });
    expect(principal.usid).not.toBe(guest.principal.usid);
    expect(await shop.sessions.find(guest.accessToken)).toBeUndefined();
    expect(await shop.sessions.find(accessToken)).toEqual(principal);
    expect(await outcomeOf(shop.sessions.refresh(guest.refreshToken))).toBe('AUT432');
  });

  test('works once', async () => {
    const proof = await shop.authorize((await shop.signUp()).email);
    await shop.exchange(proof);
    shop.clock.now += 1;
    expect(await outcomeOf(shop.exchange(proof))).toBe('AUT437');
  });

  test('succeeds for one of concurrent requests', async () => {
    const proof = await shop.authorize((await shop.signUp()).email);
    const outcomes = await Promise.all(Array.from({ length: 8 }, () => outcomeOf(shop.exchange(proof))));
    expect(outcomes.toSorted()).toEqual([...Array.from({ length: 7 }, () => 'DUPLICATED_TOKEN'), 'done']);
  });

  test('reports a duplicate to a request that overlaps with another exchange, however late it began', async () => {
    const proof = await shop.authorize((await shop.signUp()).email);
    const locked = database.write
      .updateTable('authorization_code')
      .set(({ ref }) => ({ expires_at: ref('expires_at') }))
      .where('code_hash', '=', sha256(proof.authorizationCode));
    const calls = await database.write.transaction().execute(async (transaction) => {
      await transaction.executeQuery(locked.compile());
      const first = outcomeOf(shop.exchange(proof));
      await setTimeout(100);
      shop.clock.now += 5;
      const second = outcomeOf(shop.exchange(proof));
      await setTimeout(100);
      return { first, second };
    });
    expect([await calls.first, await calls.second].toSorted()).toEqual(['DUPLICATED_TOKEN', 'done']);
    shop.clock.now += 1;
    expect(await outcomeOf(shop.exchange(proof))).toBe('AUT437');
  });

  test('fails after two minutes', async () => {
    const { email } = await shop.signUp();
    const [early, late] = [await shop.authorize(email), await shop.authorize(email)];
    shop.clock.now += CODE_MILLISECONDS - 1;
    expect(await outcomeOf(shop.exchange(early))).toBe('done');
    shop.clock.now += 1;
    expect(await outcomeOf(shop.exchange(late))).toBe('AUT437');
    expect(await outcomeOf(shop.exchange({ ...late, authorizationCode: newSecret() }))).toBe('AUT437');
  });

  test('consumes a code with a wrong verifier', async () => {
    const proof = await shop.authorize((await shop.signUp()).email);
    expect(await outcomeOf(shop.exchange({ ...proof, codeVerifier: newSecret() }))).toBe('AUT438');
    shop.clock.now += 1;
    expect(await outcomeOf(shop.exchange(proof))).toBe('AUT437');
  });

  test('is rejected in another session than the sign-in’s', async () => {
    const { email } = await shop.signUp();
    const [mine, other] = [await shop.sessions.startGuest(us), await shop.sessions.startGuest(us)];
    const proof = await shop.authorize(email, undefined, mine.principal);
    expect(await outcomeOf(shop.exchange(proof, other.principal))).toBe('AUT418');
    expect(await shop.sessions.find(other.accessToken)).toBeDefined();
  });

  test('moves the guest’s cart to the account, and no other’s', async () => {
    const { email, consumerNo } = await shop.signUp();
    const { carts } = createShop(database);
    const [guest, other] = [await shop.sessions.startGuest(us), await shop.sessions.startGuest(us)];
    const basketOf = async (owner: string) =>
      (await carts.openWith({ consumerNo: owner, scope: us }, [{ productId: 'BOOT', qty: 2 }])).basketId;
    const [own, foreign] = [await basketOf(guest.principal.consumerNo), await basketOf(other.principal.consumerNo)];
    for (const [basketId, qty] of [
      [foreign, undefined],
      [own, 2],
    ] as const) {
      const session = await shop.sessions.find(guest.accessToken);
      const proof = await shop.authorize(email, undefined, guest.principal);
      const entry = { ...proof, scope: us, guestObjects: { basketId }, order: undefined };
      await shop.identity.exchange({ ...entry, principal: session ?? guest.principal });
      const cart = await carts.open({ consumerNo, scope: us });
      expect(cart.items[0]?.qty).toBe(qty);
    }
  });

  test('moves a guest’s order to the account by its secret, and no other’s', async () => {
    const { email, consumerNo } = await shop.signUp();
    const { consumerNo: neighbour } = await shop.signUp();
    await openOrder('A-1', 'G-1');
    await openOrder('A-2', 'G-1');
    await openOrder('A-3', neighbour);
    for (const order of [
      { orderNo: 'A-1', st: 'secret of A-1' },
      { orderNo: 'A-2', st: 'secret of A-1' },
      { orderNo: 'A-3', st: 'secret of A-3' },
    ]) {
      const proof = await shop.authorize(email);
      await shop.identity.exchange({ ...proof, principal: undefined, scope: us, guestObjects: {}, order });
    }
    expect([await ownerOf('A-1'), await ownerOf('A-2'), await ownerOf('A-3')]).toEqual([consumerNo, 'G-1', neighbour]);
  });

  test('fails when the account was deleted', async () => {
    const { email, consumerNo } = await shop.signUp();
    const proof = await shop.authorize(email);
    const { accessToken } = await shop.signIn(email);
    await database.write.deleteFrom('consumer').where('consumer_no', '=', consumerNo).execute();
    expect(await outcomeOf(shop.exchange(proof))).toBe('AUT437');
    expect(await shop.sessions.find(accessToken)).toMatchObject({ isGone: true });
    const entry = { to: consumerNo, scope: us, guestObjects: {}, order: undefined, principal: undefined };
    const entering = database.write.transaction().execute((transaction) => shop.identity.enter(transaction, entry));
    expect(await outcomeOf(entering)).toBe('INVALID_CUSTOMER');
  });
});

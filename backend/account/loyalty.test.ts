import { createHash } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { putPromotions, withCode } from '../cart/promotions/promotions.test-support.ts';
import { redeemPromotions } from '../cart/promotions/redeem.ts';
import { scopeOf, us } from '../catalog/shop.test-support.ts';
import type { Database } from '../db/database.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import { ROWS } from '../db/table-rows.test-support.ts';
import { putConsumer } from './account.test-support.ts';
import { createProfileService } from './profiles.ts';
import { createLoyaltyService, type LoyaltyService } from './loyalty.ts';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const iso = (moment: number) => new Date(moment).toISOString();

describe.each(TEST_DATABASES)('the loyalty programme in $name', ({ open }) => {
  let database: Database;
  let loyalty: LoyaltyService;
  let now = Date.UTC(2026, 5, 15);
  let member: string;
  let members = 0;

  beforeAll(async () => {
    database = await open();
    loyalty = createLoyaltyService({ ...database, now: () => now });
  });
  beforeEach(async () => {
    members += 1;
    member = await putConsumer(database, { member_id: `M-${members}`, loyalty_confirmed: 1 });
  });
  afterAll(() => database.close());

  test.each([
    ['who are no members', {}, 'REW130'],
    ['whose membership is not confirmed', { loyalty_confirmed: 0 }, 'REW135'],
  ])('is closed to customers %s', async (_, fields, errorId) => {
    const membership = errorId === 'REW135' ? { member_id: `X-${members}` } : {};
    const consumerNo = await putConsumer(database, { ...fields, ...membership });
    const calls = [
      () => loyalty.vouchers(consumerNo, 'USD'),
      () => loyalty.createVoucher(consumerNo, 500, 'USD'),
      () => loyalty.welcomePromotion(consumerNo, us),
      () => loyalty.pointsHistory(consumerNo),
      () => loyalty.status(consumerNo),
    ];
    for (const call of calls) {
      await expect(call()).rejects.toMatchObject({ errorId });
    }
    await expect(loyalty.vouchers('nobody', 'USD')).rejects.toMatchObject({ errorId: 'PRO404' });
  });

  test('is open for signing up with a token, which works once, in time and for its customer', async () => {
    const profiles = createProfileService({ ...database, now: () => now });
    const join = (consumerNo: string, loyaltyToken: string) =>
      profiles.update(consumerNo, { consumerProfile: { isLoyaltyMember: true, loyaltyToken } });
    const newCustomer = () => putConsumer(database, { birth_date: '1990-04-23' });
    const unknown = { errorId: '4044', status: 404 };
    const [ann, bob] = [await newCustomer(), await newCustomer()];
    const { token, memberId } = await loyalty.issueToken(ann, {});
    await expect(join(bob, token)).rejects.toMatchObject(unknown);
    expect((await join(ann, token)).consumerProfile).toMatchObject({ isLoyaltyMember: true, memberId });
    await expect(join(ann, token)).rejects.toMatchObject(unknown);
    const late = await loyalty.issueToken(bob, {});
    now += HOUR;
    await expect(join(bob, late.token)).rejects.toMatchObject(unknown);
    expect((await profiles.get(bob, { withPoints: false })).consumerProfile.isLoyaltyMember).toBe(false);
  });

  test('issues no token to a member whose details are missing', async () => {
    const consumerNo = await putConsumer(database, { member_id: `Y-${members}`, loyalty_confirmed: 0 });
    await expect(loyalty.issueToken(consumerNo, {})).rejects.toMatchObject({ errorId: 'REW135' });
  });

  describe('the payments with points', () => {
    const pay = async (orderNumber: string, movement: object, consumerNo = member) => {
      const order = { order_number: orderNumber, consumer_no: consumerNo, basket_id: orderNumber, st: orderNumber };
      await database.write
        .insertInto('shop_order')
        .values({ ...ROWS.shop_order, ...order, currency: 'CAD' })
        .execute();
      const payment = { order_number: orderNumber, payment_method_id: 'LOYALTY_POINTS', reference: consumerNo };
      const taken = { amount_minor: 500, taken: 500, created_at: DAY, ...movement };
      await database.write
        .insertInto('payment_movement')
        .values({ ...payment, ...taken })
        .execute();
    };

    test('are those of the member, the latest first, with what was returned', async () => {
      const other = await putConsumer(database, { member_id: `Z-${members}`, loyalty_confirmed: 1 });
      await pay(`P1-${members}`, { given_back: 120 });
      await pay(`P2-${members}`, { created_at: 2 * DAY, amount_minor: 250, taken: 250, given_back_at: 3 * DAY });
      await pay(`P3-${members}`, { payment_method_id: 'GIFT_CARD' });
      await pay(`P4-${members}`, {}, other);
      expect(await loyalty.pointsHistory(member)).toEqual({
        changes: [],
        payments: [
          {
            orderNumber: `P2-${members}`,
            paidAt: iso(2 * DAY),
            points: 250,
            amount: 2.5,
            currency: 'CAD',
            returnedPoints: 250,
          },
          {
            orderNumber: `P1-${members}`,
            paidAt: iso(DAY),
            points: 500,
            amount: 5,
            currency: 'CAD',
            returnedPoints: 120,
          },
        ],
      });
    });
  });

  describe('tokens', () => {
    const rows = () =>
      database.read.selectFrom('loyalty_token').selectAll().where('consumer_no', '=', member).execute();

    test('are stored as a hash, with their expiry', async () => {
      const { token, memberId, expiresIn } = await loyalty.issueToken(member, { memberId: `M-${members}` });
      expect({ memberId, expiresIn }).toEqual({ memberId: `M-${members}`, expiresIn: 3600 });
      const token_hash = createHash('sha256').update(token).digest('hex');
      expect(await rows()).toEqual([{ token_hash, consumer_no: member, expires_at: now + HOUR }]);
    });

    test('are new each time, and deleted once they have expired', async () => {
      const first = await loyalty.issueToken(member, {});
      const second = await loyalty.issueToken(member, {});
      expect(second.token).not.toBe(first.token);
      expect(await rows()).toHaveLength(2);
      now += HOUR;
      await loyalty.issueToken(member, {});
      expect(await rows()).toHaveLength(1);
    });

    test('are not issued for another member', async () => {
      const other = loyalty.issueToken(member, { memberId: 'M-other' });
      await expect(other).rejects.toMatchObject({ errorId: '4044', status: 404 });
      expect(await rows()).toEqual([]);
    });
  });

  describe('vouchers', () => {
    const put = (code: string, fields: object = {}) => {
      const row = {
        kind: 'REWARD_CODE' as const,
        currency: 'USD',
        amount_minor: 1000,
        balance_minor: 1000,
        created_at: 0,
      };
      const own = { code: `${code}-${members}`, consumer_no: member, expires_at: null, ...row, ...fields };
      return database.write.insertInto('voucher').values(own).execute();
    };
    const list = async () =>
      (await loyalty.vouchers(member, 'USD')).vouchers.map(({ code, status }) => `${code.split('-')[0]} ${status}`);

    test('list those that can be used first, soonest expiry before later and none', async () => {
      await put('NEVER');
      await put('USED', { balance_minor: 0, expires_at: now + 1 });
      await put('LATER', { expires_at: now + 2 * DAY });
      await put('EXPIRED', { expires_at: now });
      await put('SOON', { expires_at: now + DAY });
      await put('ALSO', { expires_at: now + DAY });
      expect(await list()).toEqual([
        'ALSO available',
        'SOON available',
        'LATER available',
        'NEVER available',
        'EXPIRED expired',
        'USED used',
      ]);
    });

    test('have amounts in their currency, and what is left', async () => {
      await put('YEN', { currency: 'JPY', balance_minor: 400, kind: 'REWARD_CARD', expires_at: now + DAY });
      const { vouchers } = await loyalty.vouchers(member, 'USD');
      expect(vouchers).toMatchObject([
        { amount: 1000, balance: 400, currency: 'JPY', payment_method_id: 'REWARD_CARD', expiresAt: iso(now + DAY) },
      ]);
    });

    test('are no one else’s', async () => {
      await put('OTHER', { consumer_no: await putConsumer(database) });
      expect(await list()).toEqual([]);
    });
  });

  describe('the welcome promotion', () => {
    const welcome = async (scope = us) => (await loyalty.welcomePromotion(member, scope)).promotion;
    const offer = async (limits: object = {}, fields: object = {}) => {
      await putPromotions(database);
      await putPromotions(database, withCode('US-WELCOME', limits, fields));
    };

    test('has a code, and a name in the language of the request', async () => {
      await offer({}, { texts: { 'en-us': { name: 'Welcome' }, 'de-de': { name: 'Willkommen' } } });
      const expected = { promotionId: 'US-WELCOME', code: 'US-WELCOME', validTo: null, isRedeemed: false };
      expect(await welcome()).toEqual({ promotionName: 'Welcome', ...expected });
      expect(await welcome(scopeOf({ siteId: 'de', locale: 'de-de' }))).toMatchObject({ promotionName: 'Willkommen' });
      expect(await welcome(scopeOf({ siteId: 'fr', locale: 'fr-fr' }))).toMatchObject({ promotionName: 'Welcome' });
    });

    test('is that of the site', async () => {
      await offer({}, { audience: { siteIds: ['us'] } });
      expect(await welcome()).toMatchObject({ promotionId: 'US-WELCOME' });
      expect(await welcome(scopeOf({ siteId: 'de' }))).toBeNull();
    });

    test('is none when there is none', async () => {
      await putPromotions(database, withCode('WELCOME-BACK'), { id: 'NO-CODE-WELCOME' });
      expect(await welcome()).toBeNull();
    });

    const limit = async (table: 'promotion' | 'coupon', moments: { valid_from?: number; valid_to?: number }) => {
      await offer();
      await database.write.updateTable(table).set(moments).execute();
    };
    test.each(['promotion', 'coupon'] as const)('is valid as long as its %s', async (table) => {
      await limit(table, { valid_from: now, valid_to: now + DAY });
      expect(await welcome()).toMatchObject({ validTo: iso(now + DAY) });
      await limit(table, { valid_from: now + 1 });
      expect(await welcome()).toBeNull();
      await limit(table, { valid_to: now });
      expect(await welcome()).toBeNull();
    });

    test('ends with the earlier of promotion and code', async () => {
      await offer();
      await database.write
        .updateTable('promotion')
        .set({ valid_to: now + 2 * DAY })
        .execute();
      await database.write
        .updateTable('coupon')
        .set({ valid_to: now + DAY })
        .execute();
      expect(await welcome()).toMatchObject({ validTo: iso(now + DAY) });
    });

    test('says whether the member has used it, also as a guest', async () => {
      await offer({ maxUsesPerConsumer: 2 });
      const { email } = await database.read
        .selectFrom('consumer')
        .select('email')
        .where('consumer_no', '=', member)
        .executeTakeFirstOrThrow();
      const applied = {
        promotionId: 'US-WELCOME',
        promotionName: 'W',
        level: 'ORDER' as const,
        calloutMessage: '',
        couponCode: 'US-WELCOME',
        amount: 1,
        spend: null,
      };
      const order = { consumerNo: 'a-guest', email, orderNumber: `O-${members}` };
      await database.write
        .transaction()
        .execute((transaction) =>
          redeemPromotions(transaction, { ...order, applied: [applied], couponCodes: ['US-WELCOME'] }),
        );
      expect(await welcome()).toMatchObject({ isRedeemed: true });
    });
  });
});

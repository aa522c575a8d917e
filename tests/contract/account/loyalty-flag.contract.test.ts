import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { notificationList } from '../../../src/api/account/account.schema.ts';
import { profile } from '../../../src/api/account/profile.schema.ts';
import { CAN_ARRANGE, TARGETS, type Target } from '../support/targets.test-support.ts';
import { errorOf, Visitor } from '../support/visitor.test-support.ts';

const BASE = '/consumers-v3/consumer';
const UNKNOWN = { status: 404, errorId: '4044' };

describe.skipIf(!CAN_ARRANGE).each(TARGETS)('a site of $name without the loyalty programme', ({ open }) => {
  let target: Target;
  let member: Visitor;
  beforeAll(async () => {
    target = await open({ flags: { loyalty: false } });
    member = await Visitor.signIn(target, 'member@example.com');
  });
  afterAll(() => target.close());

  test.each(['status', 'points', 'vouchers', 'promo/welcome'])('does not know loyalty/%s', async (path) => {
    expect(errorOf(await member.call('GET', `${BASE}/loyalty/${path}`))).toMatchObject(UNKNOWN);
  });

  test('lets nobody join', async () => {
    expect(errorOf(await member.call('POST', `${BASE}/loyalty/token`, {}))).toMatchObject(UNKNOWN);
    const customer = await Visitor.signUp(target, { birthDate: '1990-04-23', loyaltyOptIn: true });
    const consumerProfile = { isLoyaltyMember: true };
    for (const method of ['PUT', 'POST'])
      expect(errorOf(await customer.call(method, BASE, { consumerProfile }))).toMatchObject(UNKNOWN);
    const elsewhere = await customer.call('GET', `${BASE}?siteId=de&locale=de-de`);
    expect(profile.parse(elsewhere.body).consumerProfile).toMatchObject({ isLoyaltyMember: false, memberId: null });
  });

  test('has no members', async () => {
    const own = profile.parse((await member.call('GET', `${BASE}?includeLoyaltySummary=true`)).body).consumerProfile;
    expect(own).toMatchObject({ isLoyaltyMember: false, memberId: null, loyaltyOptInDate: null });
    expect(own.loyaltySummary).toBeUndefined();
    expect((await member.startSession()).session.memberId ?? null).toBeNull();
    const { notifications } = notificationList.parse((await member.call('GET', `${BASE}/notification`)).body);
    expect(notifications.map(({ type }) => type)).not.toContain('loyalty');
  });

  test('takes no points and rewards', async () => {
    const { basketId, paymentMethods } = await member.addToCart({ productId: 'LIMITED-100', qty: 1 });
    const ids = paymentMethods.map(({ id }) => id);
    expect(ids).toContain('CREDIT_CARD');
    expect(ids).not.toEqual(expect.arrayContaining(['LOYALTY_POINTS']));
    expect(ids).not.toEqual(expect.arrayContaining(['REWARD_CODE']));
    const path = `/cart/v1/cart/${basketId}`;
    const points = await member.call('POST', `${path}/paymentInstruments`, { payment_method_id: 'LOYALTY_POINTS' });
    expect(errorOf(points)).toMatchObject({ status: 403, errorId: 'REW130' });
    const reward = await member.call('PUT', `${path}/reward`, { appliedLoyaltyVoucher: 'TRAIL-REWARD-10' });
    expect(errorOf(reward)).toMatchObject({ status: 403, errorId: 'REW130' });
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { eventRegistration, notificationList, subscriptionList } from '../../../src/api/account/account.schema.ts';
import { contactSubjects, contactTopics, supportCase } from '../../../src/api/account/contact.schema.ts';
import {
  loyaltyStatus,
  loyaltyToken,
  pointsHistory,
  voucherList,
  welcomePromotion,
} from '../../../src/api/account/loyalty.schema.ts';
import { paymentMethods } from '../../../src/api/cart/payment.schema.ts';
import { profile } from '../../../src/api/account/profile.schema.ts';
import { userData } from '../../../src/api/account/user-data.schema.ts';
import { pointsToMinor } from '../../../domain/payment/points.ts';
import { freshPhone, HOME, newConsumer } from '../support/account.test-support.ts';
import { Customer } from '../support/checkout.test-support.ts';
import { CAN_ARRANGE, TARGETS, type Target } from '../support/targets.test-support.ts';
import { errorOf, Visitor } from '../support/visitor.test-support.ts';

const BASE = '/consumers-v3/consumer';
const inbox = z.array(z.object({ subject: z.string() }));
const freshEmail = () => `walker-${crypto.randomUUID()}@example.com`;

describe.each(TARGETS)('the account services of $name', ({ open }) => {
  let target: Target;
  let guest: Visitor;
  let ann: Visitor;
  let email: string;
  beforeAll(async () => {
    target = await open();
    guest = await Visitor.start(target);
    ({ visitor: ann, email } = await newConsumer(target));
  });
  afterAll(() => target.close());

  const post = (visitor: Visitor, path: string, body: object) => visitor.call('POST', `${BASE}/${path}`, body);
  const get = (visitor: Visitor, path: string) => visitor.call('GET', `${BASE}/${path}`);

  describe('for members', () => {
    let member: Visitor;
    beforeAll(async () => void (member = await Visitor.signIn(target, 'member@example.com')));

    test('hand out a token of their own', async () => {
      const { consumerProfile } = profile.parse((await member.call('GET', BASE)).body);
      const { memberId, token } = loyaltyToken.parse((await post(member, 'loyalty/token', {})).body);
      expect(memberId).toBe(consumerProfile.memberId);
      const again = loyaltyToken.parse((await post(member, 'loyalty/token', { memberId })).body);
      expect(again.token).not.toBe(token);
      const other = await post(member, 'loyalty/token', { memberId: 'M-other' });
      expect(errorOf(other)).toMatchObject({ status: 404, errorId: '4044', code: '4044' });
    });

    test('list rewards that can be used first', async () => {
      const { vouchers } = voucherList.parse((await get(member, 'loyalty/vouchers')).body);
      expect(vouchers.length).toBeGreaterThan(1);
      expect(vouchers[0]).toMatchObject({ status: 'available', balance: expect.any(Number) });
      expect(vouchers.map(({ status }) => status)).toContain('expired');
      const states = vouchers.map(({ status }) => Number(status === 'available'));
      expect(states).toEqual(states.toSorted((a, b) => b - a));
    });

    test('have the same figures as the cart and the checkout, to the cent', async () => {
      const { consumerProfile } = profile.parse((await member.call('GET', `${BASE}?includeLoyaltySummary=true`)).body);
      const balance = consumerProfile.loyaltySummary?.points.balance ?? 0;
      const { points: own } = loyaltyStatus.parse((await get(member, 'loyalty/status')).body);
      const { changes } = pointsHistory.parse((await get(member, 'loyalty/points')).body);
      expect(own.balance).toBe(balance);
      expect(changes.reduce((sum, { points }) => sum + points, 0)).toBe(balance);
      const { vouchers } = voucherList.parse((await get(member, 'loyalty/vouchers')).body);
      const { basketId } = await member.addToCart({ productId: 'LIMITED-100', qty: 1 });
      const path = `/cart/v1/cart/${basketId}`;
      const { paymentMethods: methods } = paymentMethods.parse(
        (await member.call('GET', `${path}/paymentMethods`)).body,
      );
      const points = methods.find(({ id }) => id === 'LOYALTY_POINTS');
      expect(balance).toBeGreaterThan(0);
      expect([points?.points, points?.remainingAmount]).toEqual([balance, pointsToMinor(balance, 'USD') / 100]);
      expect(points?.minimumPoints).toBe(own.minimum);
      for (const { code, balance: worth } of vouchers.filter(({ status }) => status === 'available')) {
        const cart = await member.cart('PUT', `${path}/reward`, { appliedLoyaltyVoucher: code });
        const [reward] = cart.paymentInstruments;
        expect([code, (reward?.amount ?? 0) + (reward?.remainingAmount ?? 0)]).toEqual([code, worth]);
        expect(cart.totals.appliedRewards).toMatchObject([{ code, amount: reward?.amount }]);
      }
      await member.cart('PUT', `${path}/reward`, { appliedLoyaltyVoucher: null });
    });

    test('list no payment with points before the first', async () => {
      expect(pointsHistory.parse((await get(member, 'loyalty/points')).body).payments).toEqual([]);
    });

    test('have a tier, the way to the next one, and points that expire next', async () => {
      const { earned, tier, nextTier, expiring } = loyaltyStatus.parse((await get(member, 'loyalty/status')).body);
      expect([tier.id, nextTier?.id]).toEqual(['trailhead', 'treeLine']);
      expect(earned).toBe(350);
      expect(expiring).toEqual({ points: 120, expiresAt: expect.any(String) });
    });

    test('return the welcome promotion', async () => {
      const { promotion } = welcomePromotion.parse((await get(member, 'loyalty/promo/welcome')).body);
      expect(promotion).toMatchObject({ code: expect.any(String), isRedeemed: false });
      const german = await get(member, 'loyalty/promo/welcome?siteId=de&locale=de-de');
      expect(welcomePromotion.parse(german.body).promotion?.promotionName).not.toBe(promotion?.promotionName);
    });

    test.runIf(CAN_ARRANGE)(
      'turn points into a reward once for a key, which pays in the cart to the cent',
      async () => {
        const list = async () => voucherList.parse((await get(member, 'loyalty/vouchers')).body);
        const { currentLoyaltyPoints: before, applicableLoyaltyVouchers: offers, vouchers: known } = await list();
        const [offer] = offers;
        expect(offer).toEqual({ points: 500, amountInCurrency: pointsToMinor(500, 'USD') / 100 });
        const headers = { 'idempotency-key': crypto.randomUUID() };
        const make = (points: number) => member.call('POST', `${BASE}/loyalty/vouchers`, { points }, headers);
        const made = voucherList.parse((await make(500)).body);
        expect(voucherList.parse((await make(500)).body)).toEqual(made);
        expect(made).toEqual(await list());
        expect(made.currentLoyaltyPoints).toBe(before - 500);
        const codes = new Set(known.map(({ code }) => code));
        const fresh = made.vouchers.filter(({ code }) => !codes.has(code));
        expect(fresh).toMatchObject([{ amount: 5, balance: 5, status: 'available' }]);
        const { basketId } = await member.addToCart({ productId: 'LIMITED-100', qty: 1 });
        const path = `/cart/v1/cart/${basketId}/reward`;
        const cart = await member.cart('PUT', path, { appliedLoyaltyVoucher: fresh[0]?.code });
        expect(cart.totals.appliedRewards).toMatchObject([{ amount: 5 }]);
        await member.cart('PUT', path, { appliedLoyaltyVoucher: null });
        const { changes } = pointsHistory.parse((await get(member, 'loyalty/points')).body);
        expect(changes[0]).toMatchObject({ kind: 'voucher', points: -500, orderNumber: null });
        expect(changes.reduce((sum, { points }) => sum + points, 0)).toBe(made.currentLoyaltyPoints);
        const other = await post(member, 'loyalty/vouchers', { points: 501 });
        expect(errorOf(other)).toMatchObject({ status: 400, errorId: 'VALIDATION', details: { path: 'points' } });
        const tooMany = await post(member, 'loyalty/vouchers', { points: 2500 });
        expect(errorOf(tooMany)).toMatchObject({ status: 422, errorId: 'REW140' });
      },
    );

    test.each(['loyalty/promo/welcome', 'loyalty/vouchers', 'loyalty/points', 'loyalty/status'])(
      'are closed to others: %s',
      async (path) => {
        expect(errorOf(await get(ann, path))).toMatchObject({ status: 403, errorId: 'REW130' });
        expect((await get(guest, path)).status).toBe(403);
      },
    );

    test('wait until a membership is confirmed', async () => {
      const { visitor } = await newConsumer(target);
      const consumerProfile = { consumerDetails: { birthDate: '1990-04-23' }, isLoyaltyMember: true };
      await visitor.call('PUT', BASE, { consumerProfile });
      expect(errorOf(await post(visitor, 'loyalty/token', {}))).toMatchObject({ status: 403, errorId: 'REW135' });
      const consumerDetails = { firstName: 'Bo', lastName: 'Bell', postalCode: '80301', phone: freshPhone() };
      await visitor.call('POST', BASE, { consumerProfile: { consumerDetails } });
      expect((await post(visitor, 'loyalty/token', {})).status).toBe(200);
    });
  });

  test('store subscriptions by email and text message', async () => {
    const path = `${BASE}/subscription`;
    const list = async (visitor: Visitor) =>
      subscriptionList.parse((await visitor.call('GET', path)).body).subscriptions;
    const byMail = { channel: 'email', type: 'newsletter', optin: true };
    expect(await list(ann)).toEqual([]);
    expect((await ann.call('PUT', path, byMail)).status).toBe(200);
    expect(await list(ann)).toEqual([{ ...byMail, doubleOptin: false }]);
    const noPhone = await ann.call('PUT', path, { ...byMail, channel: 'sms' });
    expect(errorOf(noPhone)).toMatchObject({ status: 400, details: { path: 'channel' } });
    const sms = { channel: 'sms', type: 'newsletter', optin: true, phone: freshPhone(), phoneCode: '1' };
    expect((await ann.call('POST', path, sms)).body).toMatchObject({ channel: 'sms', optin: true, doubleOptin: true });
    expect(errorOf(await ann.call('POST', path, { ...sms, phone: '1' }))).toMatchObject({ details: { path: 'phone' } });
    await ann.call('PUT', BASE, { consumerProfile: { consumerDetails: { phone: sms.phone } } });
    expect((await list(ann)).map(({ channel }) => channel)).toEqual(['email', 'sms']);
    expect((await ann.call('PUT', path, { ...byMail, optin: false })).body).toMatchObject({ optin: false });
    expect((await list(ann))[0]).toMatchObject({ channel: 'email', optin: false });
    expect(await list(guest)).toEqual([]);
    expect((await guest.call('PUT', path, byMail)).status).toBe(403);
  });

  test('store the topics of notifications', async () => {
    const wanted = { type: 'loyalty', channel: 'sms', enabled: true };
    const answer = await ann.call('PUT', `${BASE}/notification`, { notifications: [wanted] });
    const { notifications } = notificationList.parse(answer.body);
    expect(notifications).toContainEqual(wanted);
    expect(notifications).toContainEqual({ type: 'orders', channel: 'email', enabled: true });
    const none = await ann.call('PUT', `${BASE}/notification`, { notifications: [] });
    expect(errorOf(none)).toMatchObject({ status: 400, details: { path: 'notifications' } });
  });

  test('look up an address', async () => {
    const nobody = new Visitor(target);
    const ask = (address: string) => get(nobody, `lookup?email=${encodeURIComponent(address)}`);
    expect((await ask(email.toUpperCase())).body).toEqual({ registered: true });
    expect((await ask(freshEmail())).body).toEqual({ registered: false });
    expect(errorOf(await ask('walker'))).toMatchObject({ status: 400, errorId: 'AUT453' });
    expect(errorOf(await get(nobody, 'lookup'))).toMatchObject({ status: 404, errorId: 'CCN404' });
  });

  test('register for an event once', async () => {
    const path = 'event-registration';
    const request = { requestType: 'group-hike', organisation: 'Ridge Club', attributes: { people: '12' } };
    const first = await post(guest, path, request);
    expect(first.status).toBe(201);
    const { registrationId, status } = eventRegistration.parse(first.body);
    expect(status).toBe('registered');
    const again = await post(guest, path, { ...request, attributes: { people: '14' } });
    expect(again.body).toEqual({ registrationId, status: 'changed' });
    const other = eventRegistration.parse((await post(guest, path, { ...request, eventId: 'e2' })).body);
    expect(other.registrationId).not.toBe(registrationId);
    expect(other.status).toBe('registered');
    const { requestType, organisation } = request;
    expect(errorOf(await post(guest, path, { organisation }))).toMatchObject({ status: 400, errorId: 'ATTR100' });
    expect(errorOf(await post(guest, path, { requestType }))).toMatchObject({ status: 400, errorId: 'ATTR200' });
    for (const empty of [{}, { requestType: ' ', attributes: {} }]) {
      expect(errorOf(await post(guest, path, empty))).toMatchObject({ status: 400, errorId: 'ATTR300' });
    }
  });

  test('take messages and warranty claims, and confirm them by mail', async () => {
    const { topics } = contactTopics.parse((await get(guest, 'contactus')).body);
    const [topic] = topics;
    const query = `contactus/categorySubject?category=${topic?.id}`;
    const { subjects } = contactSubjects.parse((await get(guest, query)).body);
    const writer = freshEmail();
    const contact = { firstName: 'Bo', lastName: 'Bell', email: writer };
    const message = { ...contact, category: topic?.id, subject: subjects[0]?.id, message: 'Where is it?' };
    const sent = await post(guest, 'contactus', message);
    expect(sent.status).toBe(201);
    const { caseNumber } = supportCase.parse(sent.body);
    const claim = { ...contact, productName: 'Boot', purchaseDate: '2025-02-01', description: 'The sole came off.' };
    const other = supportCase.parse((await post(guest, 'warranty', claim)).body);
    expect(other.caseNumber).not.toBe(caseNumber);
    const answer = await target.sandbox(`/sandbox/inbox.json?to=${encodeURIComponent(writer)}`);
    const messages = inbox.parse(await answer.json());
    const texts = messages.map(({ subject }) => subject);
    expect(texts.some((text) => text.includes(caseNumber))).toBe(true);
    expect(texts.some((text) => text.includes(other.caseNumber))).toBe(true);
  });

  test.each([
    ['AUT453', 'contactus', { email: 'walker' }],
    ['VALIDATION', 'contactus', { category: 'nothing' }],
    ['VALIDATION', 'contactus', { subject: 'nothing' }],
    ['VALIDATION', 'contactus', { message: '' }],
    ['VALIDATION', 'warranty', { purchaseDate: 'yesterday' }],
    ['AUT453', 'warranty', { email: 'walker' }],
  ])('refuse with %s wrong fields of %s', async (errorId, path, wrong) => {
    const contact = { firstName: 'Bo', lastName: 'Bell', email: freshEmail(), productName: 'Boot', description: 'x' };
    const message = { ...contact, category: 'order', subject: 'where', message: 'Where is it?', ...wrong };
    expect(errorOf(await post(guest, path, message))).toMatchObject({ status: 400, errorId });
  });

  test('export all personal data, to its owner only', async () => {
    const { visitor, email: address } = await newConsumer(target);
    await post(visitor, 'address', HOME);
    const bought = { productId: 'MARKDOWN-1', qty: 1, interactionOrigin: 'search' } as const;
    const { orderNumber } = await Customer.of(target, visitor).buy(bought);
    const found = { productId: 'LIMITED-100', qty: 2, interactionOrigin: 'grid' } as const;
    await visitor.addToCart(found);
    const claim = { firstName: 'Bo', lastName: 'Bell', email: address, productName: 'Boot', description: 'Worn out.' };
    const { caseNumber } = supportCase.parse((await post(visitor, 'warranty', claim)).body);
    const { body } = await post(visitor, 'retrieveUserData', {});
    expect(userData.parse(body)).toMatchObject({
      consumerProfile: { consumerDetails: { email: address, address: [{ city: HOME.city }] } },
      orders: [{ orderNumber, channel: null }],
      orderItems: [{ orderNumber, ...bought }],
      cartItems: [found],
      supportCases: [{ caseNumber, message: 'Worn out.' }],
      cards: [],
    });
    expect(JSON.stringify(body)).not.toMatch(/password|hash|token/i);
    expect((await post(guest, 'retrieveUserData', {})).status).toBe(403);
  });
});

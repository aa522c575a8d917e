import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Database } from '../db/database.ts';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import { freshPhone, putConsumer, WHOLE } from './account.test-support.ts';
import { createProfileService, type ProfileService } from './profiles.ts';

const NOW = Date.UTC(2026, 5, 15);

describe.each(TEST_DATABASES)('a profile in $name', ({ open }) => {
  let database: Database;
  let profiles: ProfileService;
  let ann: string;
  beforeAll(async () => {
    database = await open();
    profiles = createProfileService({ ...database, now: () => NOW });
  });
  beforeEach(async () => void (ann = await putConsumer(database)));
  afterAll(() => database.close());

  const get = async (consumerNo = ann) => (await profiles.get(consumerNo, { withPoints: true })).consumerProfile;
  const update = async (consumerDetails: object, rest: object = {}) =>
    (await profiles.update(ann, { consumerProfile: { consumerDetails, ...rest } })).consumerProfile;
  const complete = async (consumerDetails: object, rest: object = {}) =>
    (await profiles.complete(ann, { consumerProfile: { consumerDetails, ...rest } })).consumerProfile;

  test('starts with an email address, partially enrolled', async () => {
    expect(await get()).toEqual({
      consumerDetails: {
        consumerNo: ann,
        email: `${ann.toLowerCase()}@example.com`,
        firstName: null,
        lastName: null,
        phone: null,
        phoneCode: null,
        postalCode: null,
        birthDate: null,
        address: [],
        athlete: null,
        employee: null,
        prosumer: null,
        consumerCredit: null,
        identity: [],
        lwaUserInfo: null,
      },
      preferences: { interests: '', preferredShoeSize: null },
      isPartiallyEnrolled: true,
      isLoyaltyMember: false,
      memberId: null,
      loyaltyOptInDate: null,
      isEmployeeDiscountTCAccepted: false,
      subscriptions: [],
    });
  });

  test('changes sent fields, clears empty ones and leaves the rest unchanged', async () => {
    await update({ ...WHOLE, phone: '(303) 555-9001', phoneCode: '1' });
    const { consumerDetails, isPartiallyEnrolled } = await update({ firstName: 'Anna', postalCode: '' });
    expect(consumerDetails).toMatchObject({
      firstName: 'Anna',
      lastName: 'Ash',
      postalCode: null,
      phone: '+13035559001',
      phoneCode: '1',
    });
    expect(isPartiallyEnrolled).toBe(true);
    expect((await update({ postalCode: '80302' })).isPartiallyEnrolled).toBe(false);
  });

  test('ignores basic info whose values are all empty', async () => {
    await update({ ...WHOLE, phone: freshPhone() });
    const before = await get();
    expect(await update({ firstName: '', lastName: '', phone: '', postalCode: '', birthDate: '' })).toEqual(before);
    expect(await update({})).toEqual(before);
  });

  test.each(['2013-06-16', '1905-01-01', '2027-01-01', '2000-02-30', 'long ago'])(
    'rejects %s as birth date',
    async (birthDate) => {
      await expect(update({ birthDate })).rejects.toMatchObject({ errorId: 'PRO410', status: 400 });
    },
  );

  test('rejects an invalid phone number', async () => {
    const error = { errorId: 'PRO412', details: { path: 'consumerProfile.consumerDetails.phone' } };
    await expect(update({ phone: '12' })).rejects.toMatchObject(error);
  });

  test('cannot change its login', async () => {
    const email = (await get()).consumerDetails.email;
    const { consumerDetails } = await update({ email: email.toUpperCase(), firstName: 'Ann' });
    expect(consumerDetails).toMatchObject({ email, firstName: 'Ann' });
    await expect(update({ email: 'nobody-has-this@example.com' })).rejects.toMatchObject({ errorId: 'PRO412' });
    const other = (await get(await putConsumer(database))).consumerDetails.email;
    await expect(update({ email: other, firstName: 'Eve' })).rejects.toMatchObject({ status: 409, errorId: 'PRO400' });
    expect((await get()).consumerDetails).toMatchObject({ email, firstName: 'Ann' });
  });

  test('allows a phone number for one account only', async () => {
    const phone = freshPhone();
    await update({ phone });
    expect((await update({ phone })).consumerDetails.phone).toBe(phone);
    const bob = await putConsumer(database);
    const consumerProfile = { consumerDetails: { ...WHOLE, phone } };
    await expect(profiles.update(bob, { consumerProfile })).rejects.toMatchObject({ errorId: 'AUT444', status: 409 });
    await expect(profiles.complete(bob, { consumerProfile })).rejects.toMatchObject({ errorId: 'AUT442', status: 409 });
  });

  test('assigns a phone number once under concurrent requests', async () => {
    const others = await Promise.all(Array.from({ length: 6 }, () => putConsumer(database)));
    const consumerProfile = { consumerDetails: { phone: freshPhone() } };
    const results = await Promise.allSettled(others.map((other) => profiles.update(other, { consumerProfile })));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const reasons = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.errorId] : []));
    expect(new Set(reasons)).toEqual(new Set(['AUT444']));
  });

  test('is completed with all fields that enrolling requires', async () => {
    const { phone: _, ...rest } = { ...WHOLE, phone: '' };
    await expect(complete(rest)).rejects.toMatchObject({ errorId: 'PRO412', details: { fields: ['phone'] } });
    expect((await get()).consumerDetails.firstName).toBeNull();
    expect((await complete({ ...WHOLE, phone: freshPhone() })).isPartiallyEnrolled).toBe(false);
  });

  test('stores known interests once each, and a size', async () => {
    const preferences = { interests: 'hiking| camping|hiking', preferredShoeSize: 'US 10.5' };
    const stored = { interests: 'hiking|camping', preferredShoeSize: 'US 10.5' };
    expect((await update({}, { preferences })).preferences).toEqual(stored);
    expect((await update({}, { preferences: { interests: '' } })).preferences).toEqual({ ...stored, interests: '' });
  });

  test.each([
    ['interests', { interests: 'hiking|knitting' }],
    ['interests', { interests: `hiking${'|hiking'.repeat(100)}` }],
    ['preferredShoeSize', { preferredShoeSize: 'as large as they come' }],
  ])('rejects wrong %s', async (name, preferences) => {
    const error = { errorId: 'PRO418', status: 400, details: { path: `consumerProfile.preferences.${name}` } };
    await expect(update({}, { preferences })).rejects.toMatchObject(error);
  });

  test('joins the loyalty programme once, with a birth date', async () => {
    const join = { isLoyaltyMember: true };
    await expect(update({}, join)).rejects.toMatchObject({ errorId: 'PRO411', status: 400 });
    const joined = await update({ birthDate: WHOLE.birthDate }, join);
    expect(joined).toMatchObject({
      isLoyaltyMember: true,
      memberId: expect.stringMatching(/^M[0-9A-F]{16}$/),
      loyaltyOptInDate: new Date(NOW).toISOString(),
    });
    expect((await get()).loyaltySummary).toMatchObject({ points: { balance: 0 } });
    expect((await update({ firstName: 'Ann' }, join)).memberId).toBe(joined.memberId);
    await expect(update({ firstName: 'Ann', birthDate: '' })).rejects.toMatchObject({ errorId: 'PRO411' });
  });

  test('confirms a membership when the profile is complete', async () => {
    const confirmed = () =>
      database.read
        .selectFrom('consumer')
        .select('loyalty_confirmed')
        .where('consumer_no', '=', ann)
        .executeTakeFirst();
    await update({ birthDate: WHOLE.birthDate }, { isLoyaltyMember: true });
    expect(await confirmed()).toEqual({ loyalty_confirmed: 0 });
    await complete({ ...WHOLE, phone: freshPhone() });
    expect(await confirmed()).toEqual({ loyalty_confirmed: 1 });
  });

  test('returns points on request only, for a member', async () => {
    const member = await putConsumer(database, { member_id: `M-${ann}`, points: 420 });
    expect((await get(member)).loyaltySummary).toEqual({ points: { balance: 420, minimum: 500 } });
    expect((await profiles.get(member, { withPoints: false })).consumerProfile.loyaltySummary).toBeUndefined();
    expect((await get()).loyaltySummary).toBeUndefined();
  });

  test('accepts the employee terms from employees, once', async () => {
    const accept = { consumerProfile: { isEmployeeDiscountTCAccepted: true } };
    await expect(profiles.update(ann, accept)).rejects.toMatchObject({ status: 403 });
    const employee = await putConsumer(database, { consumer_type: 'EMPLOYEE' });
    const { consumerProfile } = await profiles.update(employee, accept);
    expect(consumerProfile.isEmployeeDiscountTCAccepted).toBe(true);
  });

  test('returns credit, identities and subscriptions', async () => {
    const { write } = database;
    await write
      .insertInto('spend_account')
      .values([
        {
          consumer_no: ann,
          kind: 'credited',
          currency: 'USD',
          spent_minor: 1250,
          cap_minor: null,
          credit_minor: 50000,
        },
        { consumer_no: ann, kind: 'prosumer', currency: 'USD', spent_minor: 0, cap_minor: 99999, credit_minor: null },
      ])
      .execute();
    await write.insertInto('consumer_identity').values({ provider: 'WRANX', subject: ann, consumer_no: ann }).execute();
    const email = `${ann.toLowerCase()}@example.com`;
    const columns = {
      consumer_no: 'G-1',
      site_id: 'us',
      locale: 'en-us',
      confirmed_at: null,
      created_at: 0,
      updated_at: 0,
    };
    const list = { channel: 'email', type: 'newsletter', optin: 1, double_optin: 0 };
    await write
      .insertInto('subscription')
      .values({ id: randomUUID(), address: email, ...list, ...columns })
      .execute();
    expect(await get()).toMatchObject({
      consumerDetails: {
        consumerCredit: { currentSpend: 12.5, annualCredit: 500, currency: 'USD' },
        prosumer: { currentSpend: 0, annualCap: 999.99 },
        athlete: null,
        identity: [{ type: 'WRANX' }],
      },
      subscriptions: [{ channel: 'email', type: 'newsletter', optin: true, doubleOptin: false }],
    });
  });

  test('is unknown without an account', async () => {
    await expect(get('nobody')).rejects.toMatchObject({ errorId: 'PRO404', status: 404 });
    await expect(profiles.update('nobody', { consumerProfile: {} })).rejects.toMatchObject({ errorId: 'PRO404' });
  });
});

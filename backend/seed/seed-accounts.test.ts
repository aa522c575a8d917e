import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { isPassword } from '../identity/passwords.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
import { seedAccounts } from './seed-accounts.ts';
import { seedPayment } from './seed-payment.ts';

describe.each(TEST_DATABASES)('the demo accounts on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const consumers = () => database.read.selectFrom('consumer').selectAll().orderBy('consumer_no').execute();

  test('are added beside an existing account with the address of one', async () => {
    const account = { consumer_no: 'p-1', email: 'pro@example.com', consumer_type: 'REGISTERED' as const };
    const siteColumns = { site_id: 'us', locale: 'en-us', created_at: 1, updated_at: 1 };
    await database.write
      .insertInto('consumer')
      .values({ ...account, ...siteColumns })
      .execute();
    expect(await seedAccounts(database)).toBe(true);
    const rows = await consumers();
    expect(rows).toHaveLength(DEMO_ACCOUNTS.length);
    expect(rows.find(({ email }) => email === 'pro@example.com')).toMatchObject({
      consumer_no: 'p-1',
      password_hash: null,
    });
    const member = rows.find(({ email }) => email === 'member@example.com');
    expect(member).toMatchObject({ member_id: expect.any(String), points: 2500, loyalty_confirmed: 1 });
    expect(await isPassword(DEMO_PASSWORD, member?.password_hash ?? null)).toBe(true);
  });

  test('have the data that tests rely on', async () => {
    const { read } = database;
    const spend = await read.selectFrom('spend_account').select(['kind', 'cap_minor', 'credit_minor']).execute();
    expect(spend.toSorted((a, b) => a.kind.localeCompare(b.kind))).toEqual([
      { kind: 'athlete', cap_minor: null, credit_minor: 50_000 },
      { kind: 'credited', cap_minor: null, credit_minor: 30_000 },
      { kind: 'employee', cap_minor: 200_000, credit_minor: null },
      { kind: 'prosumer', cap_minor: 150_000, credit_minor: null },
    ]);
    const identities = await read.selectFrom('consumer_identity').select(['provider', 'subject']).execute();
    expect(identities).toEqual([{ provider: 'IPA', subject: 'ipa@example.com' }]);
    const cards = await read.selectFrom('payment_card').select(['last4', 'is_main']).execute();
    expect(cards).toEqual([{ last4: '1111', is_main: 1 }]);
    const employees = await read.selectFrom('employee').select(['store_id', 'employee_id']).execute();
    expect(employees).toEqual([{ store_id: '1001', employee_id: 'A1001' }]);
  });

  test('remain as users changed them', async () => {
    const change = database.write.updateTable('consumer').set({ first_name: 'Robin', password_hash: null });
    await change.where('email', '=', 'shopper@example.com').execute();
    await database.write.deleteFrom('address').execute();
    await database.write.deleteFrom('consumer').where('email', '=', 'athlete@example.com').execute();
    const before = await consumers();
    expect(await seedAccounts(database)).toBe(true);
    const after = await consumers();
    expect(after.filter(({ email }) => email !== 'athlete@example.com')).toEqual(before);
    expect(await database.read.selectFrom('address').selectAll().execute()).toEqual([]);
    expect(await seedAccounts(database)).toBe(false);
  });

  test('include an editor once: one who was removed stays removed', async () => {
    const editors = () => database.read.selectFrom('editor').select('consumer_no').execute();
    expect(await editors()).toHaveLength(1);
    await database.write.deleteFrom('editor').execute();
    await seedAccounts(database);
    expect(await editors()).toEqual([]);
  });

  describe('with gift cards and rewards', () => {
    const giftCards = () =>
      database.read
        .selectFrom('gift_card')
        .select(['number', 'balance_minor', 'state', 'expires_at'])
        .orderBy('number')
        .execute();
    const vouchers = () =>
      database.read.selectFrom('voucher').select(['code', 'balance_minor', 'expires_at']).orderBy('code').execute();

    test('are usable, empty, expired and blocked', async () => {
      await seedPayment(database);
      const now = Date.now();
      const states = (await giftCards()).map(({ balance_minor, state, expires_at }) => [
        balance_minor,
        state,
        (expires_at ?? now + 1) > now,
      ]);
      expect(states).toEqual([
        [5000, 'active', true],
        [0, 'active', true],
        [2500, 'active', false],
        [2500, 'blocked', true],
      ]);
      expect((await vouchers()).map(({ code, expires_at }) => [code, (expires_at ?? now + 1) > now])).toEqual([
        ['TRAIL-CARD-25', true],
        ['TRAIL-EXPIRED-5', false],
        ['TRAIL-REWARD-10', true],
      ]);
    });

    test('remain as they were spent', async () => {
      await database.write.updateTable('gift_card').set({ balance_minor: 1 }).execute();
      await database.write.updateTable('voucher').set({ balance_minor: 2 }).execute();
      await database.write.deleteFrom('gift_card').where('number', 'like', '%4').execute();
      await seedPayment(database);
      expect((await giftCards()).map(({ balance_minor }) => balance_minor)).toEqual([1, 1, 1, 2500]);
      expect((await vouchers()).map(({ balance_minor }) => balance_minor)).toEqual([2, 2, 2]);
    });

    test('have no rewards without the member', async () => {
      await database.write.deleteFrom('consumer').where('email', '=', 'member@example.com').execute();
      await seedPayment(database);
      expect(await vouchers()).toEqual([]);
    });
  });
});

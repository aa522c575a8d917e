import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { isPassword } from '../identity/passwords.ts';
import { DEMO_ACCOUNTS, DEMO_PASSWORD } from './demo-accounts.ts';
import { seedAccounts } from './seed-accounts.ts';

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
    ]);
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
});

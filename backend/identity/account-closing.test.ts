import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { tableNames } from '../db/all-tables.ts';
import { createTestIdentity, outcomeOf, PASSWORD, WRONG } from './identity.test-support.ts';
import { newSecret } from './secrets.ts';

/** Orders are retained; warranty claims too, contact messages are not. */
const RETAINED = ['shop_order', 'support_case'];

describe.each(TEST_DATABASES)('closing an account on $name', ({ open }) => {
  let database: Database;
  let shop: ReturnType<typeof createTestIdentity>;
  beforeAll(async () => {
    database = await open();
    shop = createTestIdentity(database);
  });
  afterAll(() => database.close());

  const close = (consumerNo: string, password = PASSWORD) =>
    outcomeOf(shop.identity.closeAccount(password, { consumerNo, locale: 'en-us' }));

  async function holdingTables(consumerNo: string): Promise<string[]> {
    const names: string[] = [];
    const tables = await database.read.introspection.getTables();
    const known = await tableNames(database.read);
    for (const { name, columns } of tables.filter((table) => known.includes(table.name))) {
      if (!columns.some((column) => column.name === 'consumer_no')) continue;
      const rows = await database.read
        .selectFrom(name as 'consumer')
        .select('consumer_no')
        .where('consumer_no', '=', consumerNo)
        .execute();
      if (rows.length > 0) names.push(name);
    }
    return names;
  }

  async function fill(consumerNo: string, email: string): Promise<void> {
    const { write } = database;
    const at = { created_at: 1, updated_at: 1 };
    const site = { site_id: 'us', locale: 'en-us' };
    const own = { consumer_no: consumerNo };
    const list = { address: email, channel: 'email', type: 'newsletter', optin: 1, double_optin: 0 };
    await write
      .insertInto('subscription')
      .values({ id: newSecret(), ...own, ...list, ...site, confirmed_at: null, ...at })
      .execute();
    await write
      .insertInto('favorite_list')
      .values({ ...own, favorite_id: newSecret(), created_at: 1 })
      .execute();
    await write
      .insertInto('saved_list')
      .values({ ...own, save_for_later_id: newSecret(), created_at: 1 })
      .execute();
    const address = { id: newSecret(), approach_type: 'S', fields: '{}', ...at } as const;
    await write
      .insertInto('address')
      .values({ ...own, ...address })
      .execute();
    const message = { email, topic: 'order', subject: 'where', message: 'Where is it?', fields: '{}', ...site };
    for (const kind of ['contact', 'warranty'] as const)
      await write
        .insertInto('support_case')
        .values({ ...own, case_number: newSecret(), kind, ...message, created_at: 1 })
        .execute();
  }

  test('erases what it holds and ends its sessions; warranty claims remain', async () => {
    const { email, consumerNo } = await shop.signUp();
    const sessions = [await shop.signIn(email), await shop.signIn(email)];
    await fill(consumerNo, email);
    expect(await holdingTables(consumerNo)).toEqual(
      expect.arrayContaining(['address', 'consumer', 'favorite_list', 'saved_list', 'session', 'subscription']),
    );
    expect(await close(consumerNo)).toBe('done');
    const left = await holdingTables(consumerNo);
    expect(left.filter((name) => !RETAINED.includes(name))).toEqual([]);
    const cases = database.read.selectFrom('support_case').select('kind').where('consumer_no', '=', consumerNo);
    expect(await cases.execute()).toEqual([{ kind: 'warranty' }]);
    for (const { accessToken } of sessions) expect(await shop.sessions.find(accessToken)).toBeUndefined();
    expect(shop.closed.at(-1)).toBe(email);
    expect(await outcomeOf(shop.signIn(email))).toBe('AUT401');
    expect(await outcomeOf(shop.signUp(email))).toBe('done');
  });

  test('requires the password, and leaves other accounts alone', async () => {
    const [ann, bob] = [await shop.signUp(), await shop.signUp()];
    expect(await close(ann.consumerNo, WRONG)).toBe('AUT450');
    expect(await outcomeOf(shop.signIn(ann.email))).toBe('done');
    expect(await close(ann.consumerNo)).toBe('done');
    expect(await close(ann.consumerNo)).toBe('PRO415');
    expect(await outcomeOf(shop.signIn(bob.email))).toBe('done');
  });
});

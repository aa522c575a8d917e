import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import type { Database } from '../../db/database.ts';
import { sha256 } from '../secrets.ts';
import { createSessionService } from '../sessions.ts';
import { addEditor, listEditors, removeEditor } from './change-editors.ts';
import { createEditorService } from './editors.ts';

const now = Date.UTC(2026, 10, 22);

describe.each(TEST_DATABASES)('editors on $name', ({ open }) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const add = (email: string, role: 'editor' | 'publisher' = 'editor') =>
    database.write.transaction().execute((transaction) => addEditor(transaction, { email, role, now }));

  async function account(email: string, provenAt: number | null): Promise<string> {
    const none = { first_name: 'Ada', last_name: 'Walker', phone: null, phone_code: null, postal_code: null };
    const rest = { birth_date: null, interests: null, shoe_size: null, member_id: null, loyalty_opt_in_at: null };
    const siteLocale = { site_id: 'us', locale: 'en-us', created_at: now, updated_at: now, employee_terms_at: null };
    const consumer = { consumer_no: `no-${email}`, email, email_verified_at: provenAt, password_hash: 'hash' };
    const row = { ...none, ...rest, ...siteLocale, ...consumer, consumer_type: 'REGISTERED' as const };
    await database.write.insertInto('consumer').values(row).execute();
    return consumer.consumer_no;
  }

  async function signIn(consumerNo: string): Promise<string> {
    const sessions = createSessionService(database);
    const siteLocale = { siteId: 'us', locale: 'en-us' };
    const session = { consumerNo, consumerType: 'REGISTERED', siteLocale, former: undefined };
    const started = await database.write.transaction().execute((change) => sessions.startConsumer(change, session));
    return started.principal.usid;
  }

  const passwordOf = (email: string) =>
    database.read.selectFrom('consumer').select('password_hash').where('email', '=', email).executeTakeFirst();

  test('grants an account with a verified address the right only', async () => {
    const usid = await signIn(await account('proved@example.com', now));
    const editors = createEditorService(database);
    expect(await editors.ofSession(usid)).toBeUndefined();
    expect(await add('proved@example.com', 'publisher')).toEqual({ isNewAccount: false, token: undefined });
    const editor = { name: 'Ada Walker', email: 'proved@example.com', role: 'publisher', signedInBy: 'account' };
    expect(await editors.ofSession(usid)).toEqual(editor);
    expect(await passwordOf('proved@example.com')).toEqual({ password_hash: 'hash' });
    expect(await add('proved@example.com')).toEqual({ isNewAccount: false, token: undefined });
    expect(await editors.ofSession(usid)).toMatchObject({ role: 'editor' });
  });

  test('revokes the right immediately', async () => {
    const usid = await signIn(await account('former@example.com', now));
    const editors = createEditorService(database);
    await add('former@example.com');
    expect([await editors.isEditor('former@example.com'), (await editors.ofSession(usid))?.role]).toEqual([
      true,
      'editor',
    ]);
    expect(await removeEditor(database.write, 'former@example.com')).toBe(true);
    expect([await editors.isEditor('former@example.com'), await editors.ofSession(usid)]).toEqual([false, undefined]);
    expect(await removeEditor(database.write, 'former@example.com')).toBe(false);
  });

  test('ends with the session', async () => {
    const usid = await signIn(await account('leaving@example.com', now));
    await add('leaving@example.com');
    const late = createEditorService({ ...database, now: () => Date.now() + 91 * 24 * 60 * 60 * 1000 });
    expect(await late.ofSession(usid)).toBeUndefined();
    await database.write.deleteFrom('session').where('usid', '=', usid).execute();
    expect(await createEditorService(database).ofSession(usid)).toBeUndefined();
  });

  test('trusts no account with an unverified address', async () => {
    const usid = await signIn(await account('typed@example.com', null));
    const { isNewAccount, token } = await add('typed@example.com');
    expect([isNewAccount, token?.length]).toEqual([false, 43]);
    expect(await createEditorService(database).ofSession(usid)).toBeUndefined();
    expect(await passwordOf('typed@example.com')).toEqual({ password_hash: null });
  });

  test('creates an account for a new editor, with a link that is valid for a day', async () => {
    const { isNewAccount, token } = await add('newcomer@example.com');
    expect([isNewAccount, token?.length]).toEqual([true, 43]);
    const links = database.read
      .selectFrom('password_reset')
      .innerJoin('consumer', 'consumer.consumer_no', 'password_reset.consumer_no');
    const link = await links.select('expires_at').where('email', '=', 'newcomer@example.com').executeTakeFirst();
    expect(Number(link?.expires_at) - now).toBe(24 * 60 * 60 * 1000);
    expect(await listEditors(database.read)).toContainEqual({
      email: 'newcomer@example.com',
      role: 'editor',
      added_at: now,
    });
  });

  test('adds a new editor once under concurrent commands', async () => {
    const added = await Promise.all(Array.from({ length: 12 }, () => add('wanted@example.com', 'publisher')));
    expect(added.filter(({ isNewAccount }) => isNewAccount)).toHaveLength(1);
    const editors = await listEditors(database.read);
    expect(editors.filter(({ email }) => email === 'wanted@example.com')).toMatchObject([{ role: 'publisher' }]);
    const links = database.read
      .selectFrom('password_reset')
      .innerJoin('consumer', 'consumer.consumer_no', 'password_reset.consumer_no')
      .select('token_hash')
      .where('email', '=', 'wanted@example.com');
    const holding = (await links.execute()).map(({ token_hash }) => token_hash);
    expect(holding).toHaveLength(1);
    expect(added.map(({ token }) => sha256(token ?? ''))).toContain(holding[0]);
  });

  test('signs in fifty times concurrently, and loses the right in every session immediately', async () => {
    const consumerNo = await account('busy@example.com', now);
    await add('busy@example.com');
    const editors = createEditorService(database);
    const usids = await Promise.all(Array.from({ length: 50 }, () => signIn(consumerNo)));
    const rights = () => Promise.all(usids.map(async (usid) => (await editors.ofSession(usid))?.role));
    expect(new Set(await rights())).toEqual(new Set(['editor']));
    const [, removed] = await Promise.all([rights(), removeEditor(database.write, 'busy@example.com'), rights()]);
    expect([removed, new Set(await rights()), await editors.isEditor('busy@example.com')]).toEqual([
      true,
      new Set([undefined]),
      false,
    ]);
  });

  test('is added and removed concurrently without database errors', async () => {
    await account('torn@example.com', null);
    const work = Array.from({ length: 20 }, (_, index) =>
      index % 2 === 0 ? add('torn@example.com') : removeEditor(database.write, 'torn@example.com'),
    );
    await Promise.all(work);
    await add('torn@example.com', 'publisher');
    expect(await createEditorService(database).isEditor('torn@example.com')).toBe(true);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { EMAIL_CHANGE_MILLISECONDS } from './email-change.ts';
import { createTestIdentity, outcomeOf, PASSWORD, WRONG } from './identity.test-support.ts';

describe.each(TEST_DATABASES)('a change of the email address on $name', ({ open }) => {
  let database: Database;
  let shop: ReturnType<typeof createTestIdentity>;
  beforeAll(async () => {
    database = await open();
    shop = createTestIdentity(database);
  });
  afterAll(() => database.close());

  async function signedIn() {
    const account = await shop.signUp();
    return { ...account, session: await shop.signIn(account.email) };
  }
  type Account = Awaited<ReturnType<typeof signedIn>>;
  const ask = ({ session }: Account, email: string, currentPassword = PASSWORD) =>
    outcomeOf(shop.identity.requestEmailChange({ email, currentPassword }, session.principal, 'de-de'));
  const confirm = (token = shop.changes.at(-1)?.token ?? '') => outcomeOf(shop.identity.confirmEmailChange(token));

  test('is made by the link to the new address, once, and ends the other sessions', async () => {
    const account = await signedIn();
    const elsewhere = await shop.signIn(account.email);
    const email = shop.freshEmail();
    expect(await ask(account, email.toUpperCase())).toBe('done');
    expect(shop.changes.at(-1)).toMatchObject({ former: account.email, email, locale: 'de-de' });
    expect(await outcomeOf(shop.signIn(email))).toBe('AUT401');
    expect(await outcomeOf(shop.signIn(account.email))).toBe('done');
    const { token } = shop.changes.at(-1) ?? {};
    expect(JSON.stringify(await database.read.selectFrom('email_change').selectAll().execute())).not.toContain(token);

    expect(await confirm()).toBe('done');
    expect(await shop.sessions.find(elsewhere.accessToken)).toBeUndefined();
    expect(await shop.sessions.find(account.session.accessToken)).toBeDefined();
    expect(await outcomeOf(shop.signIn(email))).toBe('done');
    expect(await outcomeOf(shop.signIn(account.email))).toBe('AUT401');
    expect(await confirm()).toBe('AUT402');
  });

  test.each([
    { what: 'a wrong password', email: 'free@example.com', password: WRONG, code: 'AUT450' },
    { what: 'no email address', email: 'walker', password: PASSWORD, code: 'AUT453' },
  ])('is refused with $what', async ({ email, password, code }) => {
    const before = shop.changes.length;
    expect(await ask(await signedIn(), email, password)).toBe(code);
    expect(shop.changes).toHaveLength(before);
  });

  test('is refused for the present address and for another account’s, after the password only', async () => {
    const [account, other] = [await signedIn(), await signedIn()];
    expect(await ask(account, account.email)).toBe('PRO412');
    expect(await ask(account, other.email, WRONG)).toBe('AUT450');
    expect(await ask(account, other.email)).toBe('PRO400');
  });

  test('is refused when another account took the address meanwhile', async () => {
    const [account, email] = [await signedIn(), shop.freshEmail()];
    await ask(account, email);
    await shop.signUp(email);
    expect(await confirm()).toBe('PRO400');
    expect(await outcomeOf(shop.signIn(account.email))).toBe('done');
  });

  test('expires, is replaced by the next one, and ends with a new password', async () => {
    const account = await signedIn();
    await ask(account, shop.freshEmail());
    const first = shop.changes.at(-1)?.token;
    await ask(account, shop.freshEmail());
    expect(await confirm(first)).toBe('AUT402');
    shop.clock.now += EMAIL_CHANGE_MILLISECONDS;
    expect(await confirm()).toBe('AUT402');
    const again = { ...account, session: await shop.signIn(account.email) };
    await ask(again, shop.freshEmail());
    const change = { currentPassword: PASSWORD, newPassword: 'New boots 22' };
    await shop.identity.changePassword(change, again.session.principal);
    expect(await confirm()).toBe('AUT402');
  });

  test('is mailed to an address a few times a day', async () => {
    const email = shop.freshEmail();
    const outcomes: string[] = [];
    for (let times = 0; times < 6; times++) outcomes.push(await ask(await signedIn(), email));
    expect(outcomes).toEqual(['done', 'done', 'done', 'done', 'done', 'API429']);
  });

  test('takes the mailing lists along, and ends links to reset the password', async () => {
    const [account, email] = [await signedIn(), shop.freshEmail()];
    const list = { consumer_no: account.consumerNo, channel: 'email', type: 'newsletter', optin: 1, double_optin: 1 };
    const rest = { site_id: 'us', locale: 'en-us', confirmed_at: null, created_at: 1, updated_at: 1 };
    await database.write
      .insertInto('subscription')
      .values({ id: account.consumerNo, address: account.email, ...list, ...rest })
      .execute();
    await shop.identity.requestPasswordReset({ email: account.email }, 'en-us');
    await ask(account, email);
    expect(await confirm()).toBe('done');
    const rows = database.read.selectFrom('subscription').select(['address', 'confirmed_at']);
    expect(await rows.where('consumer_no', '=', account.consumerNo).execute()).toEqual([
      { address: email, confirmed_at: shop.clock.now },
    ]);
    const reset = { token: shop.mails.at(-1)?.token ?? '', newPassword: 'New boots 22' };
    expect(await outcomeOf(shop.identity.resetPassword(reset))).toBe('AUT402');
  });
});

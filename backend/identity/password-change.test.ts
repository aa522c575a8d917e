import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { createTestIdentity, outcomeOf, PASSWORD, WRONG } from './identity.test-support.ts';
import { OPEN_LINKS, RESET_MILLISECONDS } from './password-reset.ts';
import { newSecret } from './secrets.ts';
import { GUESSES, LOCK_MILLISECONDS } from './lockout-policy.ts';

describe.each(TEST_DATABASES)('a password on $name', ({ open }) => {
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
  const change = ({ session }: Account, currentPassword: string, newPassword: string, confirmPassword = newPassword) =>
    outcomeOf(shop.identity.changePassword({ currentPassword, newPassword, confirmPassword }, session.principal));
  async function linkFor(email: string): Promise<string> {
    await shop.identity.requestPasswordReset({ email }, 'en-us');
    return shop.mails.at(-1)?.token ?? '';
  }
  const reset = (token: string, newPassword: string, confirmPassword?: string) =>
    outcomeOf(shop.identity.resetPassword({ token, newPassword, confirmPassword }));

  test('is changed with the current one, which ends the other sessions', async () => {
    const account = await signedIn();
    const elsewhere = await shop.signIn(account.email);
    expect(await change(account, PASSWORD, 'New boots 22')).toBe('done');
    expect(await shop.sessions.find(elsewhere.accessToken)).toBeUndefined();
    expect(await shop.sessions.find(account.session.accessToken)).toBeDefined();
    expect(await outcomeOf(shop.signIn(account.email))).toBe('AUT401');
    expect(await outcomeOf(shop.signIn(account.email, 'New boots 22'))).toBe('done');
  });

  test.each([
    { what: 'a wrong current one', current: WRONG, chosen: 'New boots 22', code: 'AUT450' },
    { what: 'one that is too short', current: PASSWORD, chosen: 'Boots 2', code: 'FE872' },
    { what: 'two that differ', current: PASSWORD, chosen: 'New boots 22', again: 'New boots 23', code: 'FE340' },
    { what: 'the current one', current: PASSWORD, chosen: PASSWORD, code: 'AUT451' },
  ])('is not changed with $what', async ({ current, chosen, again, code }) => {
    const account = await signedIn();
    expect(await change(account, current, chosen, again)).toBe(code);
    expect(await outcomeOf(shop.signIn(account.email))).toBe('done');
  });

  test('rejects the last five passwords', async () => {
    const account = await signedIn();
    const passwords = [PASSWORD, ...Array.from({ length: 6 }, (_, index) => `New boots 2${index}`)];
    for (const [index, next] of passwords.slice(1).entries()) {
      shop.clock.now += 1000;
      expect(await change(account, passwords[index] ?? '', next)).toBe('done');
    }
    const current = passwords.at(-1) ?? '';
    expect(await change(account, current, 'New boots 20')).toBe('AUT452');
    expect(await change(account, current, PASSWORD)).toBe('done');
  });

  test('has the same guess limit in a stolen session as at sign-in', async () => {
    const account = await signedIn();
    const outcomes: string[] = [];
    while (outcomes.length <= GUESSES) outcomes.push(await change(account, WRONG, 'New boots 22'));
    expect(outcomes).toEqual(['AUT450', 'AUT450', 'AUT450', 'AUT450', 'AUT423', 'AUT423']);
    expect(await outcomeOf(shop.signIn(account.email))).toBe('AUT423');
  });

  test('cannot be changed without one', async () => {
    const account = await signedIn();
    const removal = database.write.updateTable('consumer').set({ password_hash: null });
    await removal.where('consumer_no', '=', account.consumerNo).execute();
    expect(await change(account, '', 'New boots 22')).toBe('PRO415');
    expect(await reset(await linkFor(account.email), 'New boots 22')).toBe('done');
    expect(await outcomeOf(shop.signIn(account.email, 'New boots 22'))).toBe('done');
  });

  test('is changed once by two concurrent requests', async () => {
    const account = await signedIn();
    const outcomes = await Promise.all(['New boots 22', 'New boots 23'].map((next) => change(account, PASSWORD, next)));
    expect(outcomes.toSorted()).toEqual(['PRO415', 'done']);
  });

  test('is reset with a mailed link, once, which ends every session and every other link', async () => {
    const { email, session } = await signedIn();
    const [other, token] = [await linkFor(email), await linkFor(email)];
    expect(await reset(token, 'New boots 22')).toBe('done');
    expect(await shop.sessions.find(session.accessToken)).toBeUndefined();
    expect([await reset(token, 'New boots 23'), await reset(other, 'New boots 23')]).toEqual(['AUT402', 'AUT402']);
    expect(await outcomeOf(shop.signIn(email, 'New boots 22'))).toBe('done');
  });

  test('is not reset with an invalid password, and the link stays valid', async () => {
    const { email } = await signedIn();
    const token = await linkFor(email);
    expect(await reset(token, 'Boots 2')).toBe('FE872');
    expect(await reset(token, 'New boots 22', 'New boots 23')).toBe('FE340');
    expect(await reset(token, PASSWORD)).toBe('AUT451');
    expect(await reset(token, 'New boots 22', 'New boots 22')).toBe('done');
    expect(await reset(await linkFor(email), PASSWORD)).toBe('AUT452');
  });

  test('invalidates unexchanged sign-in codes on change or reset, and a reset verifies the address', async () => {
    const account = await signedIn();
    const provedAt = async () => {
      const rows = database.read.selectFrom('consumer').select('email_verified_at').where('email', '=', account.email);
      return (await rows.executeTakeFirstOrThrow()).email_verified_at;
    };
    const former = await shop.authorize(account.email);
    expect(await change(account, PASSWORD, 'New boots 22')).toBe('done');
    expect(await outcomeOf(shop.exchange(former))).toBe('AUT437');
    expect(await provedAt()).toBeNull();
    const later = await shop.authorize(account.email, 'New boots 22');
    expect(await reset(await linkFor(account.email), 'New boots 23')).toBe('done');
    expect(await outcomeOf(shop.exchange(later))).toBe('AUT437');
    expect(await provedAt()).toBe(shop.clock.now);
  });

  test('leaves no session to a concurrent sign-in with the former one', async () => {
    const { email, consumerNo } = await signedIn();
    const token = await linkFor(email);
    const [signIn, done] = await Promise.all([shop.signIn(email).catch(() => undefined), reset(token, 'New boots 22')]);
    expect([done, signIn && (await shop.sessions.find(signIn.accessToken))]).toEqual(['done', undefined]);
    const sessions = database.read.selectFrom('session').select('usid').where('consumer_no', '=', consumerNo);
    expect(await sessions.execute()).toEqual([]);
  });

  test('is reset within an hour only', async () => {
    const { email } = await signedIn();
    const token = await linkFor(email);
    shop.clock.now += RESET_MILLISECONDS;
    expect(await reset(token, 'New boots 22')).toBe('AUT402');
    expect(await reset(newSecret(), 'New boots 22')).toBe('AUT402');
    await shop.identity.removeExpired();
    expect(await database.read.selectFrom('password_reset').selectAll().execute()).toEqual([]);
  });

  test('is reset by one of two concurrent requests', async () => {
    const { email } = await signedIn();
    const token = await linkFor(email);
    const outcomes = await Promise.all(['New boots 22', 'New boots 23'].map((next) => reset(token, next)));
    expect(outcomes.toSorted()).toEqual(['AUT402', 'done']);
  });

  test('unlocks a permanently locked account', async () => {
    const { email } = await signedIn();
    for (let guess = 1; guess <= 2 * GUESSES; guess += 1) {
      await outcomeOf(shop.signIn(email, WRONG));
      if (guess === GUESSES) shop.clock.now += LOCK_MILLISECONDS;
    }
    expect(await outcomeOf(shop.signIn(email))).toBe('AUT441');
    expect(await reset(await linkFor(email), 'New boots 22')).toBe('done');
    expect(await outcomeOf(shop.signIn(email, 'New boots 22'))).toBe('done');
  });

  test('sends a limited number of open links, all of them valid', async () => {
    const { email } = await signedIn();
    const before = shop.mails.length;
    const tokens: string[] = [];
    while (tokens.length < OPEN_LINKS) tokens.push(await linkFor(email));
    for (let times = 0; times < 3; times += 1) await linkFor(email);
    expect(shop.mails).toHaveLength(before + OPEN_LINKS);
    shop.clock.now += RESET_MILLISECONDS - 1;
    expect(await reset(tokens[0] ?? '', 'New boots 22')).toBe('done');
    await linkFor(email);
    expect(shop.mails).toHaveLength(before + OPEN_LINKS + 1);
  });

  test('sends a link to accounts only, without revealing that in the response', async () => {
    const { email } = await signedIn();
    const before = shop.mails.length;
    const ask = (address: string) => outcomeOf(shop.identity.requestPasswordReset({ email: address }, 'de-de'));
    expect([await ask(email.toUpperCase()), await ask(shop.freshEmail())]).toEqual(['done', 'done']);
    expect(shop.mails.slice(before)).toEqual([{ email, token: expect.any(String), locale: 'de-de' }]);
    expect(await ask('no address')).toBe('AUT453');
    const robot = { email, recaptcha_response: 'robot' };
    expect(await outcomeOf(shop.identity.requestPasswordReset(robot, 'de-de'))).toBe('AUT403');
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { createTestIdentity, outcomeOf, WRONG } from './identity.test-support.ts';
import { sha256 } from './secrets.ts';
import { FORGET_MILLISECONDS, GUESSES, LOCK_MILLISECONDS } from './lockout-policy.ts';

const times = <Result>(count: number, make: () => Result) => Array.from({ length: count }, make);

describe.each(TEST_DATABASES)('signing in on $name', ({ open }) => {
  let database: Database;
  let shop: ReturnType<typeof createTestIdentity>;
  beforeAll(async () => {
    database = await open();
    shop = createTestIdentity(database);
  });
  afterAll(() => database.close());

  const guess = (email: string, password = WRONG) => outcomeOf(shop.authorize(email, password));
  async function guesses(email: string, count: number): Promise<string[]> {
    const outcomes: string[] = [];
    while (outcomes.length < count) outcomes.push(await guess(email));
    return outcomes;
  }

  const FIRST_ROUND = ['AUT401', 'AUT401', 'AUT401', 'AUT426', 'AUT423'];
  const LAST_ROUND = ['AUT401', 'AUT401', 'AUT401', 'AUT426', 'AUT441'];

  test('compares addresses case-insensitively and passwords exactly', async () => {
    const { email } = await shop.signUp();
    expect(await outcomeOf(shop.signIn(` ${email.toUpperCase()} `))).toBe('done');
    expect(await guess(email, 'long way up 1')).toBe('AUT401');
  });

  test('applies the same lockout policy with and without an account', async () => {
    const { email } = await shop.signUp();
    for (const login of [email, shop.freshEmail()]) {
      expect(await guesses(login, GUESSES + 1)).toEqual([...FIRST_ROUND, 'AUT423']);
      shop.clock.now += LOCK_MILLISECONDS;
      expect(await guesses(login, GUESSES + 1)).toEqual([...LAST_ROUND, 'AUT441']);
      shop.clock.now += FORGET_MILLISECONDS;
      await shop.identity.removeExpired();
      expect(await guess(login)).toBe('AUT441');
    }
  });

  test('is locked temporarily, also for the right password', async () => {
    const { email } = await shop.signUp();
    await guesses(email, GUESSES);
    shop.clock.now += LOCK_MILLISECONDS - 1000;
    await expect(shop.signIn(email)).rejects.toMatchObject({
      errorId: 'AUT423',
      status: 423,
      details: { retryAfter: 1 },
    });
    shop.clock.now += 1000;
    expect(await outcomeOf(shop.signIn(email))).toBe('done');
    expect(await guesses(email, GUESSES)).toEqual(FIRST_ROUND);
  });

  test('resets the count after the right password and after a day', async () => {
    const { email } = await shop.signUp();
    await guesses(email, GUESSES - 1);
    expect(await outcomeOf(shop.signIn(email))).toBe('done');
    expect(await guesses(email, GUESSES - 1)).toEqual(FIRST_ROUND.slice(0, -1));
    shop.clock.now += FORGET_MILLISECONDS;
    expect(await guess(email)).toBe('AUT401');
  });

  test('limits concurrent guesses too', async () => {
    const { email } = await shop.signUp();
    const outcomes = await Promise.all(times(64, () => guess(email)));
    const tallied = Object.fromEntries(
      Object.entries(Object.groupBy(outcomes, (outcome) => outcome)).map(([name, all]) => [name, all?.length]),
    );
    expect(tallied).toEqual({ AUT401: GUESSES - 2, AUT426: 1, AUT423: 64 - GUESSES + 1 });
    const { failures } = await database.read
      .selectFrom('sign_in_ladder')
      .select('failures')
      .where('login_hash', '=', sha256(email))
      .executeTakeFirstOrThrow();
    expect(failures).toBe(GUESSES);
    expect(await guess(email)).toBe('AUT423');
  });

  test('requires a captcha, and reports when it cannot be verified', async () => {
    const request = { username: 'a@example.com', password: WRONG, codeChallenge: 'c'.repeat(43) };
    const signIn = (response?: string) =>
      outcomeOf(shop.identity.signIn({ ...request, recaptcha_response: response }, undefined));
    expect(await signIn()).toBe('AUT403');
    expect(await signIn('robot')).toBe('AUT403');
    shop.captcha.isReachable = false;
    expect(await signIn('human')).toBe('AUT500');
    shop.captcha.isReachable = true;
  });

  test('is not possible by password without one', async () => {
    const { email, consumerNo } = await shop.signUp();
    const change = database.write.updateTable('consumer').set({ password_hash: null });
    await change.where('consumer_no', '=', consumerNo).execute();
    expect(await guess(email)).toBe('AUT401');
    expect(await guess(email, '')).toBe('AUT401');
  });

  test('stores passwords, codes and tokens as hashes only', async () => {
    const { email } = await shop.signUp();
    const proof = await shop.authorize(email);
    const { accessToken, refreshToken } = await shop.exchange(proof);
    const tables = ['consumer', 'authorization_code', 'session', 'sign_in_ladder'] as const;
    const rows = await Promise.all(tables.map((table) => database.read.selectFrom(table).selectAll().execute()));
    const text = JSON.stringify(rows);
    for (const secret of ['Long way', proof.authorizationCode, proof.codeVerifier, accessToken, refreshToken])
      expect(text).not.toContain(secret);
  });
});

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { TEST_DATABASES } from '../db/database.test-support.ts';
import type { Database } from '../db/database.ts';
import { CODE_MILLISECONDS, createCodes } from './authorization-codes.ts';
import { createTestIdentity } from './identity.test-support.ts';
import { createLockoutPolicy, FORGET_MILLISECONDS, GUESSES, LOCK_MILLISECONDS } from './lockout-policy.ts';
import { checkReuse, replacePassword } from './password-rules.ts';
import { hashPassword } from './passwords.ts';
import { newSecret, sha256 } from './secrets.ts';

describe.each(TEST_DATABASES)('proofs of a sign-in on $name', ({ open }) => {
  let database: Database;
  let consumerNo = '';
  const clock = { now: 1_800_000_000_000 };
  const now = () => clock.now;
  beforeAll(async () => {
    database = await open();
    ({ consumerNo } = await createTestIdentity(database).signUp());
  });
  afterAll(() => database.close());

  describe('by code', () => {
    const codes = () => createCodes({ ...database, now });
    const issue = async (change: { requestedBy?: string; vouchedBy?: string } = {}) => {
      const codeVerifier = newSecret();
      const codeChallenge = sha256(codeVerifier, 'base64url');
      const code = { consumerNo, codeChallenge, requestedBy: undefined, ...change };
      return { authorizationCode: await codes().issue(code), codeVerifier };
    };
    const spend = async (proof: { authorizationCode: string; codeVerifier: string }, by?: string) => {
      const begin = await codes().stateOf(proof.authorizationCode);
      return database.write.transaction().execute((transaction) => codes().spend(transaction, { ...proof, by, begin }));
    };

    test.each([
      [undefined, undefined, 'done'],
      ['guest', 'guest', 'done'],
      ['guest', undefined, 'done'],
      [undefined, 'guest', 'done'],
      ['guest', 'other', 'AUT418'],
    ])('requested by %j and exchanged by %j are %s', async (requestedBy, by, expected) => {
      const proof = await issue(requestedBy === undefined ? {} : { requestedBy });
      const outcome = await spend(proof, by);
      expect('errorId' in outcome ? outcome.errorId : 'done').toBe(expected);
    });

    test('name the company that vouched, none for a password', async () => {
      expect(await spend(await issue({ vouchedBy: 'google' }))).toEqual({ consumerNo, vouchedBy: 'google' });
      expect(await spend(await issue())).toEqual({ consumerNo, vouchedBy: null });
    });

    test.each([
      [CODE_MILLISECONDS - 1, 'done'],
      [CODE_MILLISECONDS, 'AUT437'],
    ])('are %2$s after %1$i ms', async (age, expected) => {
      const proof = await issue();
      clock.now += age;
      const outcome = await spend(proof);
      expect('errorId' in outcome ? outcome.errorId : 'done').toBe(expected);
    });

    test('are deleted a while after they expired, so that a late exchange differs from an unknown code', async () => {
      const proof = await issue();
      await spend(proof);
      const rows = () =>
        database.read
          .selectFrom('authorization_code')
          .select('code_hash')
          .where('code_hash', '=', sha256(proof.authorizationCode))
          .execute();
      clock.now += 2 * CODE_MILLISECONDS - 1;
      await codes().removeExpired();
      expect(await rows()).toHaveLength(1);
      clock.now += 1;
      await codes().removeExpired();
      expect(await rows()).toEqual([]);
    });
  });

  describe('by guesses', () => {
    const policy = () => createLockoutPolicy({ write: database.write, now });
    const attempt = (login: string, allGuesses?: number) =>
      policy()
        .attempt(login, allGuesses)
        .catch((error: { errorId: string; details: { retryAfter?: number } }) => [
          error.errorId,
          error.details.retryAfter,
        ]);
    const attempts = async (login: string, count: number, allGuesses?: number) => {
      const outcomes: unknown[] = [];
      while (outcomes.length < count) outcomes.push(await attempt(login, allGuesses));
      return outcomes;
    };

    test('are numbered, and locked for a quarter of an hour after the fifth', async () => {
      expect(await attempts('ann', GUESSES)).toEqual([1, 2, 3, 4, 5]);
      clock.now += 1500;
      expect(await attempt('ann')).toEqual(['AUT423', LOCK_MILLISECONDS / 1000 - 1]);
      clock.now += LOCK_MILLISECONDS - 1501;
      expect(await attempt('ann')).toEqual(['AUT423', 1]);
      clock.now += 1;
      expect(await attempt('ann')).toBe(6);
    });

    test('are counted for each login, and cleared by the right password', async () => {
      await attempts('bob', 3);
      expect(await attempt('eve')).toBe(1);
      await policy().clear('bob');
      expect(await attempt('bob')).toBe(1);
    });

    test('are counted also while right passwords clear them', async () => {
      const made = Array.from({ length: 40 }, async (_, index) =>
        index % 2 === 0 ? attempt('ida') : void (await policy().clear('ida')),
      );
      const outcomes = (await Promise.all(made)).filter((outcome) => outcome !== undefined);
      const errors = outcomes.filter((outcome) => typeof outcome !== 'number');
      expect(outcomes).toHaveLength(20);
      for (const error of errors) expect(error).toEqual(['AUT423', LOCK_MILLISECONDS / 1000]);
    });

    test.each([
      ['before a day', FORGET_MILLISECONDS - 1, 3],
      ['after a day', FORGET_MILLISECONDS, 1],
    ])('are counted on %s: %3$i', async (name, pause, expected) => {
      await attempts(name, 2);
      clock.now += pause;
      expect(await attempt(name)).toBe(expected);
    });

    test('at the last one are locked for good, also after days', async () => {
      expect(await attempts('max', 2, 2)).toEqual([1, 2]);
      expect(await attempt('max', 2)).toEqual(['AUT441', undefined]);
      clock.now += 3 * FORGET_MILLISECONDS;
      expect(await attempt('max', 2)).toEqual(['AUT441', undefined]);
      await policy().clear('max');
      expect(await attempt('max', 2)).toBe(1);
    });
  });

  describe('by password', () => {
    const holder = async () => ({
      consumer_no: consumerNo,
      ...(await database.read
        .selectFrom('consumer')
        .select('password_hash')
        .where('consumer_no', '=', consumerNo)
        .executeTakeFirstOrThrow()),
    });
    const replace = async (own: Awaited<ReturnType<typeof holder>>, hash: string) =>
      database.write
        .transaction()
        .execute((transaction) => replacePassword(transaction, own, { hash, at: (clock.now += 1) }));

    test('are replaced only while the checked one is still stored', async () => {
      const before = await holder();
      expect(await replace(before, await hashPassword('New boots 22'))).toBe(true);
      expect(await replace(before, 'other')).toBe(false);
      expect((await holder()).password_hash).not.toBe('other');
    });

    test('are remembered five deep, and rejected with the right error', async () => {
      await expect(checkReuse(database.read, await holder(), 'New boots 22')).rejects.toMatchObject({
        errorId: 'AUT451',
      });
      for (let number = 0; number < 6; number += 1) await replace(await holder(), `former-${number}`);
      const rows = database.read.selectFrom('password_history').select('password_hash').orderBy('created_at').execute();
      expect((await rows).map(({ password_hash }) => password_hash)).toEqual(
        [0, 1, 2, 3, 4].map((number) => `former-${number}`),
      );
    });
  });
});

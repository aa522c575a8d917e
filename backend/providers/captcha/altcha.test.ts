import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { CaptchaChallenge } from '../../../src/api/identity/captcha.schema.ts';
import type { Database } from '../../db/database.ts';
import { TEST_DATABASES } from '../../db/database.test-support.ts';
import { createAltcha } from './altcha.ts';
import type { Captcha } from './captcha.ts';

const SECRET = 'x'.repeat(48);
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64');

async function challengeOf(captcha: Captcha): Promise<CaptchaChallenge> {
  const challenge = await captcha.challenge?.();
  if (!challenge) throw new Error('There is no challenge.');
  return challenge;
}

async function solve(challenge: CaptchaChallenge) {
  const solution = await solveChallenge({ challenge, deriveKey });
  if (!solution) throw new Error('The challenge was not solved.');
  return solution;
}

describe.each(TEST_DATABASES)('proof of work in $name', ({ open }) => {
  let database: Database;
  let captcha: Captcha;
  beforeAll(async () => {
    database = await open();
    captcha = createAltcha({ ...database, secret: SECRET });
  });
  afterAll(() => database.close());

  test('passes once when solved, in any process', async () => {
    const challenge = await challengeOf(captcha);
    const response = encode({ challenge, solution: await solve(challenge) });
    const other = createAltcha({ ...database, secret: SECRET });
    const passed = await Promise.all([captcha, other, captcha, other].map(({ verify }) => verify(response)));
    expect(passed.filter(Boolean)).toHaveLength(1);
    expect(await other.verify(response)).toBe(false);
  });

  test('is signed with the secret of the shop', async () => {
    const challenge = await challengeOf(createAltcha({ ...database, secret: 'y'.repeat(48) }));
    expect(await captcha.verify(encode({ challenge, solution: await solve(challenge) }))).toBe(false);
  });

  test('cannot be made cheaper or last longer', async () => {
    const challenge = await challengeOf(captcha);
    for (const change of [{ cost: 1 }, { keyPrefix: '0' }, { expiresAt: challenge.parameters.expiresAt + 1 }]) {
      const changed = { ...challenge, parameters: { ...challenge.parameters, ...change } };
      expect(await captcha.verify(encode({ challenge: changed, solution: await solve(changed) }))).toBe(false);
    }
  });

  test('is rejected after it expired, and then deleted', async () => {
    const challenge = await challengeOf(captcha);
    const response = encode({ challenge, solution: await solve(challenge) });
    const later = createAltcha({ ...database, secret: SECRET, now: () => Date.now() + 31 * 60 * 1000 });
    expect(await later.verify(response)).toBe(false);
    expect(await captcha.verify(response)).toBe(true);
    const next = await challengeOf(later);
    expect(await later.verify(encode({ challenge: next, solution: await solve(next) }))).toBe(true);
    expect(await database.read.selectFrom('used_captcha').selectAll().execute()).toHaveLength(1);
  });

  test.each([undefined, '', 'sandbox-pass', encode(null), encode({}), 'x'.repeat(10_000)])(
    'rejects %j',
    async (text) => {
      expect(await captcha.verify(text)).toBe(false);
    },
  );

  test('rejects a wrong solution', async () => {
    const challenge = await challengeOf(captcha);
    const solution = await solve(challenge);
    for (const guess of [{ counter: -1 }, { counter: solution.counter + 1 }, { derivedKey: '00'.repeat(32) }])
      expect(await captcha.verify(encode({ challenge, solution: { ...solution, ...guess } }))).toBe(false);
  });
});

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { CAPTCHA } from '../harness/purchase.ts';
import { TARGETS, type Target } from './support/targets.test-support.ts';
import { createChallenge, Visitor, type Answer } from './support/visitor.test-support.ts';

const RESET = '/consumers-v3/consumer/resetpassword';
/** One call for each account: the lockout policy counts the wrong passwords of one. */
const ACCOUNTS = 8;
/**
 * How far the fastest responses may differ on a machine that does a lot beside: times, and milliseconds. A sign-in that compared no hash for an unknown
 * address would take a tenth.
 */
const NOISE = { factor: 3, offset: 15 };
const TARGET_LIMIT = 5;

const freshEmail = () => `walker-${randomUUID()}@example.com`;

/** What somebody can ask about an email address without a session. */
const QUESTIONS = {
  'signing in with a wrong password': (visitor: Visitor, username: string, captcha: object = CAPTCHA) => {
    const { codeChallenge } = createChallenge();
    const request = { username, password: 'Wrong turn 7', codeChallenge, ...captcha };
    return visitor.call('POST', '/consumers-v3/auth/signin', request);
  },
  'asking for a new password': (visitor: Visitor, email: string, captcha: object = CAPTCHA) =>
    visitor.call('POST', RESET, { email, ...captcha }),
  /** Its `registered` chooses between the forms to sign in and to sign up: it differs, and nothing else. */
  'the lookup of the enrollment': (visitor: Visitor, email: string) =>
    visitor.call('GET', `/consumers-v3/consumer/lookup?email=${email}`),
} as const;
type Question = keyof typeof QUESTIONS;

/** A response without what differs from call to call, or says whether an address is registered. */
function described({ status, headers, body }: Answer): unknown {
  const names = [...headers.keys()].toSorted();
  const text = JSON.stringify(body).replace(/"correlationId":"[^"]*"/, '');
  return { status, names, text: text.replace(/"registered":(true|false)/, '"registered":"?"') };
}

describe.each(TARGETS)('what $name says of an email address', ({ open }) => {
  let target: Target;
  const accounts: string[] = [];
  beforeAll(async () => {
    target = await open();
    for (let index = 0; index < ACCOUNTS; index += 1) accounts.push((await Visitor.signUp(target)).email);
  });
  afterAll(() => target.close());

  test.each(Object.keys(QUESTIONS) as Question[])(
    'is the same for a known and an unknown one: %s',
    async (question) => {
      const ask = QUESTIONS[question];
      const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] };
      for (const account of accounts) {
        const answers: unknown[] = [];
        for (const [kind, email] of [
          ['known', account],
          ['unknown', freshEmail()],
        ] as const) {
          const started = performance.now();
          const answer = await ask(new Visitor(target), email);
          times[kind].push(performance.now() - started);
          answers.push(described(answer));
        }
        expect(answers[1]).toEqual(answers[0]);
      }
      const fastest = [Math.min(...times.known), Math.min(...times.unknown)];
      const bound = Math.min(...fastest) * NOISE.factor + NOISE.offset;
      expect(Math.max(...fastest), `known and unknown: ${fastest.join(', ')} ms`).toBeLessThan(bound);
    },
  );

  test.each(['signing in with a wrong password', 'asking for a new password'] as const)(
    'is the same without a captcha that was passed: %s',
    async (question) => {
      const failed = { recaptcha_response: 'robot' };
      const [known, unknown] = [accounts[0] ?? '', freshEmail()];
      const answers = await Promise.all(
        [known, unknown].map(async (email) => described(await QUESTIONS[question](new Visitor(target), email, failed))),
      );
      expect(answers[0]).toMatchObject({ status: 403, text: expect.stringContaining('AUT403') });
      expect(answers[1]).toEqual(answers[0]);
    },
  );

  test.each(['asking for a new password', 'the lookup of the enrollment'] as const)(
    'is limited by address alike for known and unknown addresses: %s',
    async (question) => {
      const ask = QUESTIONS[question];
      // The limits by minute are the gateway’s.
      const last = target.side === 'gateway' ? 429 : 200;
      for (const email of [(await Visitor.signUp(target)).email, freshEmail()]) {
        const statuses: number[] = [];
        for (let time = 0; time <= TARGET_LIMIT; time += 1)
          statuses.push((await ask(new Visitor(target), email)).status);
        expect(statuses).toEqual([...Array<number>(TARGET_LIMIT).fill(200), last]);
      }
    },
  );
});

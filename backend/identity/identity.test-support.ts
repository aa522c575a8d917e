import { randomUUID } from 'node:crypto';
import { us } from '../catalog/shop.test-support.ts';
import type { Database } from '../db/database.ts';
import type { EmailChangeMail } from './email-change.ts';
import { createIdentityService } from './identity.ts';
import { newSecret, sha256 } from './secrets.ts';
import type { Principal } from '../core/principal.ts';
import { createSessionService } from './sessions.ts';

export const PASSWORD = 'Long way up 1';
export const WRONG = 'Long way down 1';

/** What was mailed, in place of the mails. */
const createRecords = () => ({
  mails: [] as { email: string; token: string; locale: string }[],
  changes: [] as EmailChangeMail[],
  closed: [] as string[],
  welcomed: [] as { email: string; locale: string }[],
});

/** The services over one database with a manual clock; records links instead of mailing them. */
export function createTestIdentity(database: Database, { captchaOnSignUp = false } = {}) {
  const clock = { now: 1_800_000_000_000 };
  const now = () => clock.now;
  const sent = createRecords();
  const captcha = { isReachable: true };
  const sessions = createSessionService({ ...database, now });
  const identity = createIdentityService({
    ...database,
    sessions,
    captchaOnSignUp,
    now,
    isCustomerList: (name) => name === 'us',
    sendResetLink: async (_, link) => void sent.mails.push(link),
    sendEmailChange: async (_, mail) => void sent.changes.push(mail),
    sendFarewell: async (_, { email }) => void sent.closed.push(email),
    sendWelcome: async (_, { email, locale }) => void sent.welcomed.push({ email, locale }),
    verifyCaptcha: async (response) => {
      if (!captcha.isReachable) throw new Error('The captcha service is unavailable');
      return response === 'human';
    },
  });

  const freshEmail = () => `${randomUUID()}@example.com`;

  async function signUp(email = freshEmail()) {
    const answer = await identity.signUp({ email, password: PASSWORD }, { principal: undefined, scope: us });
    return { ...answer, email };
  }

  /** A sign-in's code with its verifier. */
  async function authorize(email: string, password = PASSWORD, principal?: Principal) {
    const codeVerifier = newSecret();
    const codeChallenge = sha256(codeVerifier, 'base64url');
    const request = { username: email, password, codeChallenge, recaptcha_response: 'human' };
    return { ...(await identity.signIn(request, principal)), codeVerifier };
  }

  const exchange = (proof: { authorizationCode: string; codeVerifier: string }, principal?: Principal) =>
    identity.exchange({ ...proof, principal, scope: us, guestObjects: {}, order: undefined });

  const signIn = async (email: string, password = PASSWORD) => exchange(await authorize(email, password));

  return { identity, sessions, clock, ...sent, captcha, freshEmail, signUp, authorize, exchange, signIn };
}

/** The error id that a promise rejects with, or `done`. */
export const outcomeOf = (call: Promise<unknown>): Promise<string> =>
  call.then(
    () => 'done',
    (error: unknown) => String(Object(error).errorId ?? error),
  );
